import type { Protocol } from '@/api/contract';
import { percentEncode } from '@/lib/text/percentEncode';
import { formatFileTimestamp } from '@/lib/time/timeText';
import { composeUsername, type ProxyTarget } from './proxyUsername';

/** The four formats of spec §9, which hold the password unchanged. */
export const RAW_FORMATS = [
  'HOST:PORT:USER:PASS',
  'HOST:PORT@USER:PASS',
  'USER:PASS:HOST:PORT',
  'USER:PASS@HOST:PORT',
] as const;
/** All formats: those four, and three that can hold any password (spec "Residential proxies"). */
export const LINE_FORMATS = [...RAW_FORMATS, 'url', 'json', 'csv'] as const;
/** Most lines of one list (spec "Residential proxies"). */
export const QUANTITY_MAX = 1_000_000;
/** Lines made without a pause: a few milliseconds even on a slow computer, far from the 50 that a customer would feel. */
export const LINES_PER_CHUNK = 2_000;

export type LineFormat = (typeof LINE_FORMATS)[number];

/**
 * Returns the choice that stands for a format. Lines of host and port alone (`isPlain`) are the same in all four raw formats, so one
 * of them stands for all.
 */
export function shownFormat(format: LineFormat, isPlain: boolean): LineFormat {
  return isPlain && RAW_FORMATS.some((raw) => raw === format) ? RAW_FORMATS[0] : format;
}

/** Returns a format's name on the page. */
export function formatLabel(format: LineFormat, isPlain = false): string {
  if (format === 'url') return `URL: protocol://${isPlain ? 'HOST:PORT' : 'USER:PASS@HOST:PORT'}`;
  if (format === 'json' || format === 'csv') return format.toUpperCase();
  return isPlain ? 'HOST:PORT' : format;
}

/** Signing in with a login and password, or from an address of the whitelist. */
export type AuthMode = 'password' | 'whitelist';

/** Everything that proxy lines are made of. `port` is the gateway's whitelist port in whitelist mode. */
export interface LineSpec extends ProxyTarget {
  readonly format: LineFormat;
  readonly protocol: Protocol;
  readonly host: string;
  readonly port: number;
  readonly auth: AuthMode;
  readonly account: string;
  readonly password: string;
  /** Minutes that a Sticky IP is kept; null for Randomize IP. */
  readonly minutes: number | null;
}

/** A program's login at the gateway. */
export interface ProxyLogin<Password = string> {
  readonly username: string;
  readonly password: Password;
}

/** A program's access to the gateway. */
export interface ProxyAccess<Password = string> {
  readonly protocol: Protocol;
  readonly host: string;
  readonly port: number;
  /** Null in whitelist mode. */
  readonly login: ProxyLogin<Password> | null;
}

/** Returns the access that settings make; its username has the session id on a Sticky IP only. */
export function accessOf(spec: LineSpec, sessionId?: string): ProxyAccess {
  const { protocol, host, port, auth, password } = spec;
  const login =
    auth === 'whitelist' ? null : { username: composeUsername(spec, sessionId).text, password };
  return { protocol, host, port, login };
}

/** Returns a host in the form used before a port: an IPv6 address in brackets. */
export function hostForPort(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}

/** Returns the gateway as an address without a login: `http://gate.example.com:7000`. */
export function gatewayUrl(
  { host, port }: Pick<ProxyAccess, 'host' | 'port'>,
  scheme: string,
): string {
  return `${scheme}://${hostForPort(host)}:${port}`;
}

const csvText = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Writes an access as a line; in whitelist mode without username and password. */
export function writeLine(
  format: LineFormat,
  { protocol, host, port, login }: ProxyAccess,
): string {
  const place = `${hostForPort(host)}:${port}`;
  switch (format) {
    case 'url': {
      const user =
        login === null ? '' : `${percentEncode(login.username)}:${percentEncode(login.password)}@`;
      return `${protocol}://${user}${place}`;
    }
    case 'json':
      return JSON.stringify({ protocol, host, port, ...login });
    case 'csv': {
      const cells = login === null ? [] : [login.username, login.password];
      return [protocol, csvText(host), port, ...cells.map(csvText)].join(',');
    }
    default:
      return login === null
        ? place
        : format.replace(/HOST:PORT|USER:PASS/g, (part) =>
            part === 'HOST:PORT' ? place : `${login.username}:${login.password}`,
          );
  }
}

/** Returns a text about an access with a mask in place of its password, readable in an address, too. */
export function writeMasked(
  write: (access: ProxyAccess) => string,
  access: ProxyAccess,
  mask: string,
): string {
  const { login } = access;
  const text = write({ ...access, login: login && { ...login, password: mask } });
  return text.replace(percentEncode(mask), mask);
}

/** Returns a line of settings; Randomize IP and whitelist mode take no session id. */
export const lineOf = (spec: LineSpec, sessionId?: string): string =>
  writeLine(spec.format, accessOf(spec, sessionId));

/** True for a number of lines that can be asked for: whole, 1 to 1,000,000. */
export function isValidQuantity(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= QUANTITY_MAX;
}

/** The texts before, between and after the lines of a file. */
export interface FileFrame {
  readonly head: string;
  readonly between: string;
  readonly tail: string;
}

/** Returns the frame of a file of lines: JSON is an array, CSV a table with a header row, anything else one line each. */
export function fileFrame(format: LineFormat, auth: AuthMode): FileFrame {
  if (format === 'json') return { head: '[\n', between: ',\n', tail: '\n]\n' };
  if (format !== 'csv') return { head: '', between: '\n', tail: '\n' };
  const columns =
    auth === 'whitelist' ? 'protocol,host,port' : 'protocol,host,port,username,password';
  return { head: `${columns}\r\n`, between: '\r\n', tail: '\r\n' };
}

/** Returns the name of a downloaded list: "proxies-20261121-0349-1000.txt", UTC. `now` is in UTC seconds. */
export function listFileName(format: LineFormat, count: number, now: number): string {
  const ending = format === 'json' || format === 'csv' ? format : 'txt';
  return `proxies-${formatFileTimestamp(now)}-${count}.${ending}`;
}
