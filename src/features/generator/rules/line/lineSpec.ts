import type { Gateway } from '@/api/contract';
import type { ProxyAccount } from '../chosenAccount';
import { offeredProtocols, type ProxyConfig } from '../proxyConfig';
import type { AuthMode, LineSpec } from './proxyLine';

/** Returns the gateways that speak a protocol and offer a way to sign in: some have no whitelist mode. */
export function gatewaysFor(
  { protocol, auth }: Pick<ProxyConfig, 'protocol' | 'auth'>,
  gateways: readonly Gateway[],
): Gateway[] {
  return gateways.filter(
    ({ protocols, whitelistPort }) =>
      protocols.includes(protocol) && (auth === 'password' || whitelistPort !== null),
  );
}

/** Returns what a gateway is called: its host where it has no name. */
export const gatewayName = ({ name, host }: Gateway): string => name.trim() || host;

/** Returns a gateway's port for a way to sign in; the port for passwords where that way is not offered. */
export function portOf({ port, whitelistPort }: Gateway, auth: AuthMode): number {
  return auth === 'whitelist' ? (whitelistPort ?? port) : port;
}

/** Returns the gateway that settings mean: the chosen one if it fits them, else the first that does. */
export function gatewayOf(
  config: Pick<ProxyConfig, 'protocol' | 'gateway' | 'auth'>,
  gateways: readonly Gateway[],
): Gateway | null {
  const fitting = gatewaysFor(config, gateways);
  return fitting.find((one) => one.id === config.gateway) ?? fitting[0] ?? null;
}

/**
 * Returns the settings with a protocol and a way to sign in that are on offer. A place stays as it is: lines for a wider one would
 * spend traffic where the customer does not want it.
 */
export function limitToOffer(config: ProxyConfig, gateways: readonly Gateway[]): ProxyConfig {
  const protocols = offeredProtocols(gateways);
  const protocol = protocols.includes(config.protocol)
    ? config.protocol
    : (protocols[0] ?? config.protocol);
  const limited = { ...config, protocol };
  return gatewaysFor(limited, gateways).length > 0 ? limited : { ...limited, auth: 'password' };
}

/** Returns everything that lines and the API link are made of; in whitelist mode the link alone carries the target. */
export function lineSpec(config: ProxyConfig, gateway: Gateway, account: ProxyAccount): LineSpec {
  const { format, protocol, auth, country, state, city, rotation, minutes } = config;
  return {
    format,
    protocol,
    host: gateway.host,
    port: portOf(gateway, auth),
    auth,
    account: account.username,
    password: account.password,
    country,
    state,
    city,
    minutes: rotation === 'sticky' ? minutes : null,
  };
}
