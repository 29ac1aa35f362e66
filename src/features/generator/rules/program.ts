import type { Gateway, Protocol } from '@/api/contract';
import { gatewayOf } from './line/lineSpec';
import type { AuthMode } from './line/proxyLine';
import type { ProxyConfig } from './proxyConfig';

/** A program that can use a proxy. */
export interface ProxyProgram {
  /** The program's own name, the same in every language. */
  readonly name: string;
  /** The protocols that the program can speak to a gateway. */
  readonly protocols: readonly Protocol[];
  /** Those of them that it can speak with a login; left out for all, empty when it has no login. */
  readonly loginProtocols?: readonly Protocol[];
}

/** Returns the protocols that a program can speak when it signs in like this. */
export const protocolsFor = (
  { protocols, loginProtocols = protocols }: ProxyProgram,
  auth: AuthMode,
): readonly Protocol[] => (auth === 'password' ? loginProtocols : protocols);

/**
 * Returns the wanted way to connect if the program supports it, else the nearest supported one: without a login when the program
 * has none, over HTTP when it does not speak the protocol. Null when no gateway offers one.
 */
export function chooseConnection(
  program: ProxyProgram,
  wanted: Pick<ProxyConfig, 'auth' | 'protocol' | 'gateway'>,
  gateways: readonly Gateway[],
) {
  const auth = protocolsFor(program, wanted.auth).length > 0 ? wanted.auth : 'whitelist';
  const protocols = protocolsFor(program, auth);
  for (const protocol of [wanted.protocol, ...protocols]) {
    const gateway = gatewayOf({ ...wanted, auth, protocol }, gateways);
    if (gateway && protocols.includes(protocol)) return { auth, protocol, gateway };
  }
  return null;
}
