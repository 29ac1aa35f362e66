import type { Protocol } from '@/contract';
import { hostForPort } from './proxyLine';

/** A text as one word of a POSIX shell. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** What a client needs to know of a proxy; no credentials in whitelist mode. */
export interface ProxyAccess {
  readonly protocol: Protocol;
  readonly host: string;
  readonly port: number;
  readonly username: string | null;
  readonly password: string | null;
}

/** curl's name of a protocol: with socks5h the proxy looks names up, as a residential proxy must. */
const SCHEMES: Readonly<Record<Protocol, string>> = {
  http: 'http',
  https: 'https',
  socks5: 'socks5h',
};

/**
 * A part of a login as curl's `--proxy-user` takes it: curl decodes %XX in it, and the first colon ends the username. All
 * other signs may stand as they are.
 */
export function curlLoginPart(text: string): string {
  return text.replaceAll('%', '%25').replaceAll(':', '%3A');
}

/** A curl command that opens `target` through a proxy. Credentials go by `-U`, so any sign in them is safe. */
export function curlCommand(access: ProxyAccess, target: string): string {
  const { protocol, host, port, username, password } = access;
  const proxy = `${SCHEMES[protocol]}://${hostForPort(host)}:${port}`;
  const pair = [username ?? '', password ?? ''].map(curlLoginPart).join(':');
  const login = username === null ? '' : ` -U ${shellQuote(pair)}`;
  return `curl -x ${shellQuote(proxy)}${login} ${shellQuote(target)}`;
}
