import type { Gateway, Protocol } from '@/api/contract';
import type { ProxyAccount } from '../chosenAccount';
import { offeredProtocols, type ProxyConfig } from '../proxyConfig';
import type { AuthMode, LineSpec } from './proxyLine';

/** Returns the gateways that speak a protocol. */
export function gatewaysFor(protocol: Protocol, gateways: readonly Gateway[]): Gateway[] {
  return gateways.filter((one) => one.protocols.includes(protocol));
}

/** Returns what a gateway is called: its host where it has no name. */
export const gatewayName = ({ name, host }: Gateway): string => name.trim() || host;

/** True when a gateway offers a way to sign in: some gateways have no whitelist mode. */
export const isAuthOffered = ({ whitelistPort }: Gateway, auth: AuthMode): boolean =>
  auth === 'password' || whitelistPort !== null;

/** Returns a gateway's port for a way to sign in; the port for passwords where that way is not offered. */
export function portOf({ port, whitelistPort }: Gateway, auth: AuthMode): number {
  return auth === 'whitelist' ? (whitelistPort ?? port) : port;
}

/**
 * Returns the gateway that settings mean: the chosen one if it speaks the protocol, else the first that does, preferably one
 * that offers the way to sign in.
 */
export function gatewayOf(
  { protocol, gateway, auth }: Pick<ProxyConfig, 'protocol' | 'gateway' | 'auth'>,
  gateways: readonly Gateway[],
): Gateway | null {
  const fitting = gatewaysFor(protocol, gateways);
  const chosen = fitting.find((one) => one.id === gateway);
  return chosen ?? fitting.find((one) => isAuthOffered(one, auth)) ?? fitting[0] ?? null;
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
  const gateway = gatewayOf(limited, gateways);
  return gateway === null || isAuthOffered(gateway, config.auth)
    ? limited
    : { ...limited, auth: 'password' };
}

/** Returns everything that lines are made of. In whitelist mode lines carry no target. */
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
