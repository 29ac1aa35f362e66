import type { Protocol } from '@/api/contract';
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

const addressOf = ({ protocol, host, port }: ProxyAccess) =>
  `${SCHEMES[protocol]}://${hostForPort(host)}:${port}`;

const loginOf = ({ username, password }: ProxyAccess) =>
  username === null ? null : [username, password ?? ''].map(curlLoginPart).join(':');

/** A curl command that opens `target` through a proxy. Credentials go by `-U`, so any sign in them is safe. */
export function curlCommand(access: ProxyAccess, target: string): string {
  const login = loginOf(access);
  const option = login === null ? '' : ` -U ${shellQuote(login)}`;
  return `curl -x ${shellQuote(addressOf(access))}${option} ${shellQuote(target)}`;
}

/** A text in single quotes of PowerShell, which takes typographic ones for the same. */
function powerShellQuote(text: string): string {
  return `'${text.replace(/['\u2018-\u201B]/g, '$&$&')}'`;
}

/** A text in the quotes of curl's configuration. */
const configQuote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/**
 * The same for PowerShell, with the curl.exe of Windows 10 and later: `curl` alone is another command in Windows
 * PowerShell. Its versions disagree on how quotes and backslashes get into an argument, so a login that holds one is sent to
 * curl's standard input. It is not run: our tests have no PowerShell, and check how its text is written.
 */
export function powerShellCommand(access: ProxyAccess, target: string): string {
  const login = loginOf(access);
  const call = (options: string) =>
    `curl.exe -x ${powerShellQuote(addressOf(access))}${options} ${powerShellQuote(target)}`;
  if (login === null) return call('');
  if (!/["\\]/.test(login)) return call(` -U ${powerShellQuote(login)}`);
  return `${powerShellQuote(`proxy-user = ${configQuote(login)}`)} | ${call(' -K -')}`;
}
