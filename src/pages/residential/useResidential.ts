import { useSearchParams } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import type { Gateway, SubAccount, User } from '@/contract';
import {
  changeProxyConfig,
  type ProxyConfig,
  parseProxyConfig,
  proxyConfigQuery,
} from '@/domain/proxyConfig';
import type { LineSpec, Rotation } from '@/domain/proxyLine';

/** The account that lines are made for. */
export interface ProxyAccount {
  readonly username: string;
  readonly password: string;
  /** Bytes. */
  readonly trafficLeft: number;
  readonly isMain: boolean;
}

/** The settings of the generator, kept in the address. */
export function useProxyConfig() {
  const [query, setQuery] = useSearchParams();
  const config = useMemo(() => parseProxyConfig(query), [query]);
  const change = useCallback(
    (next: Partial<ProxyConfig>) => {
      // The address as it is now: two changes in a row must not lose the first.
      const now = parseProxyConfig(new URLSearchParams(window.location.search));
      setQuery(proxyConfigQuery(changeProxyConfig(now, next)), { replace: true });
    },
    [setQuery],
  );
  return { config, change };
}

/** The gateway that settings mean: the chosen one while it speaks the protocol, else the first that does. */
export function gatewayOf(config: ProxyConfig, gateways: readonly Gateway[]): Gateway | null {
  const fitting = gateways.filter((one) => one.protocols.includes(config.protocol));
  return fitting.find((one) => one.id === config.gateway) ?? fitting[0] ?? null;
}

/** The account that settings mean. Whitelist mode bills the main account; one that is gone falls back to it. */
export function accountOf(
  config: ProxyConfig,
  user: User,
  subAccounts: readonly SubAccount[],
): ProxyAccount {
  const sub =
    config.auth === 'password' && subAccounts.find((one) => one.username === config.account);
  if (sub) {
    const { username, password, trafficLeft } = sub;
    return { username, password, trafficLeft, isMain: false };
  }
  return {
    username: user.proxyUsername,
    password: user.proxyPassword,
    trafficLeft: user.trafficLeft,
    isMain: true,
  };
}

/** How addresses change, as the lines say it. */
export function rotationOf({ rotation, minutes }: ProxyConfig): Rotation {
  return rotation === 'sticky' ? { mode: 'sticky', minutes } : { mode: 'randomize' };
}

/** Where traffic is to come from; in whitelist mode lines carry no target. */
export function targetOf({ country, state, city }: ProxyConfig) {
  return { countryCode: country || null, stateCode: state || null, cityCode: city || null };
}

/** All that lines are made of. */
export function lineSpec(config: ProxyConfig, gateway: Gateway, account: ProxyAccount): LineSpec {
  return {
    format: config.format,
    protocol: config.protocol,
    host: gateway.host,
    port: config.auth === 'whitelist' ? gateway.whitelistPort : gateway.port,
    auth: config.auth,
    account: account.username,
    password: account.password,
    target: targetOf(config),
    rotation: rotationOf(config),
  };
}
