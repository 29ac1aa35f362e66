import { gatewayUrl, type ProxyAccess } from './proxyLine';

/** Quotes a text as one word of a POSIX shell. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** The names of protocols in curl and in others: with socks5h the proxy looks up host names, as a residential proxy must. */
export const SOCKS5H_SCHEMES = { http: 'http', https: 'https', socks5: 'socks5h' } as const;

/**
 * Escapes a username or password for curl's `--proxy-user`: curl decodes %XX in it, and the first colon ends the username. All
 * other signs may stay as they are.
 */
export function curlLoginPart(text: string): string {
  return text.replaceAll('%', '%25').replaceAll(':', '%3A');
}

const addressOf = (access: ProxyAccess) => gatewayUrl(access, SOCKS5H_SCHEMES[access.protocol]);

const loginOf = ({ login }: ProxyAccess) =>
  login && [login.username, login.password].map(curlLoginPart).join(':');

/** Quotes a text for PowerShell, which treats typographic single quotes like straight ones. */
function powerShellQuote(text: string): string {
  return `'${text.replace(/['\u2018-\u201B]/g, '$&$&')}'`;
}

/** Quotes a text for curl's configuration file. */
const configQuote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/**
 * Returns a command for PowerShell that opens `target` through a proxy, with the curl.exe of Windows 10 and later: in Windows
 * PowerShell, `curl` alone is another command. PowerShell's versions disagree on how quotes and backslashes are passed in an
 * argument, so a login that holds one is sent to curl's standard input. Our tests have no PowerShell: they check the text of the
 * command and never run it.
 */
export function powerShellCommand(access: ProxyAccess, target: string): string {
  const login = loginOf(access);
  const call = (options: string) =>
    `curl.exe -x ${powerShellQuote(addressOf(access))}${options} ${powerShellQuote(target)}`;
  if (login === null) return call('');
  if (!/["\\]/.test(login)) return call(` -U ${powerShellQuote(login)}`);
  return `${powerShellQuote(`proxy-user = ${configQuote(login)}`)} | ${call(' -K -')}`;
}
