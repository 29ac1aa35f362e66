import type { Protocol } from '@/api/contract';
import type { RandomSource } from '@/lib/random';
import { formulaSafe } from '@/lib/text/csv';
import { percentEncode } from '@/lib/text/percentEncode';
import { fileStamp } from '@/lib/time/timeText';
import {
  aroundSessionId,
  type ComposedUsername,
  composeUsername,
  type ProxyTarget,
  SESSION_ID_LENGTH,
} from './proxyUsername';
import { sessionIdMaker } from './sessionIds';

/** The four formats of spec §9, which hold the password as it is. */
export const RAW_FORMATS = [
  'HOST:PORT:USER:PASS',
  'HOST:PORT@USER:PASS',
  'USER:PASS:HOST:PORT',
  'USER:PASS@HOST:PORT',
] as const;
/** All formats: the four, and those that can hold any password (spec "Residential proxies"). */
export const LINE_FORMATS = [...RAW_FORMATS, 'url', 'json', 'csv'] as const;
/** Most lines of one list (spec "Residential proxies"). */
export const QUANTITY_MAX = 1_000_000;
/** Lines made at a stretch: a few milliseconds on a slow computer, far from the 50 that would be felt. */
export const LINES_PER_CHUNK = 2_000;

export type LineFormat = (typeof LINE_FORMATS)[number];

/** With a login and password, or from an address of the whitelist. */
export type AuthMode = 'password' | 'whitelist';

/** Randomize IP changes the address on each request, Sticky IP keeps it for some minutes (spec §1). */
export type Rotation =
  | { readonly mode: 'randomize' }
  | { readonly mode: 'sticky'; readonly minutes: number };

/** All that a list of proxy lines is made of. `port` is the gateway's whitelist port in whitelist mode. */
export interface LineSpec {
  readonly format: LineFormat;
  readonly protocol: Protocol;
  readonly host: string;
  readonly port: number;
  readonly auth: AuthMode;
  readonly account: string;
  readonly password: string;
  readonly target: ProxyTarget;
  readonly rotation: Rotation;
}

/** A line around the username, and how the username is written in it. */
interface Frame {
  readonly head: string;
  readonly tail: string;
  readonly encode: (text: string) => string;
}

/**
 * The username that settings make for an account, as a single line or command has it: on a Sticky IP with the session id
 * that is given, otherwise without one.
 */
export function usernameOf(
  { account, target, rotation }: Pick<LineSpec, 'account' | 'target' | 'rotation'>,
  sessionId: string,
): ComposedUsername {
  const session = rotation.mode === 'sticky' ? { id: sessionId, minutes: rotation.minutes } : null;
  return composeUsername({ ...target, account, session });
}

/** Stands in for an id where only what is around it matters. */
const ANY_SESSION_ID = 'x'.repeat(SESSION_ID_LENGTH);

const asIs = (text: string) => text;
const jsonText = (text: string) => JSON.stringify(text).slice(1, -1);
const csvText = (text: string) => text.replaceAll('"', '""');

/** A host as it stands before a port: an IPv6 address in brackets. */
export function hostForPort(host: string): string {
  return host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
}

function frameOf({ format, protocol, host, port, password }: LineSpec): Frame {
  const place = `${hostForPort(host)}:${port}`;
  switch (format) {
    case 'HOST:PORT:USER:PASS':
      return { head: `${place}:`, tail: `:${password}`, encode: asIs };
    case 'HOST:PORT@USER:PASS':
      return { head: `${place}@`, tail: `:${password}`, encode: asIs };
    case 'USER:PASS:HOST:PORT':
      return { head: '', tail: `:${password}:${place}`, encode: asIs };
    case 'USER:PASS@HOST:PORT':
      return { head: '', tail: `:${password}@${place}`, encode: asIs };
    case 'url':
      return {
        head: `${protocol}://`,
        tail: `:${percentEncode(password)}@${place}`,
        encode: percentEncode,
      };
    case 'json':
      return {
        head: `{"protocol":"${protocol}","host":"${jsonText(host)}","port":${port},"username":"`,
        tail: `","password":"${jsonText(password)}"}`,
        encode: jsonText,
      };
    case 'csv':
      return {
        head: `${protocol},"${csvText(formulaSafe(host))}",${port},"`,
        tail: `","${csvText(formulaSafe(password))}"`,
        encode: csvText,
      };
  }
}

function whitelistLine({ format, protocol, host, port }: LineSpec): string {
  const place = `${hostForPort(host)}:${port}`;
  switch (format) {
    case 'url':
      return `${protocol}://${place}`;
    case 'json':
      return `{"protocol":"${protocol}","host":"${jsonText(host)}","port":${port}}`;
    case 'csv':
      return `${protocol},"${csvText(formulaSafe(host))}",${port}`;
    default:
      return place;
  }
}

function usernameStart({ format }: LineSpec, encode: Frame['encode'], text: string): string {
  return format === 'csv' ? encode(formulaSafe(text)) : encode(text);
}

/** What stands before and after the session id, the same on every line of a Sticky IP list. */
function aroundId(spec: LineSpec, minutes: number): { left: string; right: string } {
  const { head, tail, encode } = frameOf(spec);
  const { account, target } = spec;
  const session = { id: ANY_SESSION_ID, minutes };
  const { before, after } = aroundSessionId({ ...target, account, session });
  return { left: head + usernameStart(spec, encode, before), right: encode(after) + tail };
}

/** The line of settings that have no session, of which Randomize IP and whitelist mode make every line of a list. */
export function lineWithoutSession(spec: LineSpec): string {
  if (spec.auth === 'whitelist') return whitelistLine(spec);
  const { head, tail, encode } = frameOf(spec);
  const { account, target } = spec;
  return head + usernameStart(spec, encode, composeUsername({ ...target, account }).text) + tail;
}

function nextLine(spec: LineSpec, newId: () => string): () => string {
  const { auth, rotation } = spec;
  if (auth === 'whitelist' || rotation.mode === 'randomize') {
    const line = lineWithoutSession(spec);
    return () => line;
  }
  const { left, right } = aroundId(spec, rotation.minutes);
  return () => left + newId() + right;
}

/** The session id in a line that was made of `spec`; null when its lines have none. */
export function sessionIdIn(spec: LineSpec, line: string): string | null {
  if (spec.auth === 'whitelist' || spec.rotation.mode !== 'sticky') return null;
  const { left } = aroundId(spec, spec.rotation.minutes);
  return line.slice(left.length, left.length + SESSION_ID_LENGTH);
}

/**
 * `count` lines (at most 1,000,000) in chunks of 2,000, so that the caller can breathe, draw and cancel in between.
 * Randomize IP and whitelist mode repeat one line; on a Sticky IP each line has an id of its own.
 * @throws RangeError when `count` is no whole number from 1 to 1,000,000.
 */
export function* proxyLines(
  spec: LineSpec,
  count: number,
  random: RandomSource,
  chunk: number = LINES_PER_CHUNK,
): Generator<string[], void, undefined> {
  if (!isQuantity(count)) throw new RangeError('quantity');
  const next = nextLine(spec, sessionIdMaker(random));
  for (let made = 0; made < count; made += chunk) {
    yield Array.from({ length: Math.min(chunk, count - made) }, next);
  }
}

/** True for a number of lines that can be asked for: whole, 1 to 1,000,000. */
export function isQuantity(count: number): boolean {
  return Number.isInteger(count) && count >= 1 && count <= QUANTITY_MAX;
}

/** What stands before, between and after the lines to make a file of them. */
export interface FileFrame {
  readonly head: string;
  readonly between: string;
  readonly tail: string;
}

/** What makes a file of lines: JSON an array, CSV a table with a header row, anything else one line each. */
export function fileFrame(format: LineFormat, auth: AuthMode): FileFrame {
  if (format === 'json') return { head: '[\n', between: ',\n', tail: '\n]\n' };
  if (format !== 'csv') return { head: '', between: '\n', tail: '\n' };
  const columns =
    auth === 'whitelist' ? 'protocol,host,port' : 'protocol,host,port,username,password';
  return { head: `${columns}\r\n`, between: '\r\n', tail: '\r\n' };
}

/** The name of a downloaded list: "proxies-20261121-0349-1000.txt", UTC. `now` in UTC seconds. */
export function listFileName(format: LineFormat, count: number, now: number): string {
  const ending = format === 'json' || format === 'csv' ? format : 'txt';
  return `proxies-${fileStamp(now)}-${count}.${ending}`;
}
