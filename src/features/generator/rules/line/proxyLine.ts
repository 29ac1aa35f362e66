import type { Protocol } from '@/api/contract';
import type { RandomSource } from '@/lib/random';
import { escapeFormula } from '@/lib/text/csv';
import { percentEncode } from '@/lib/text/percentEncode';
import { formatFileTimestamp } from '@/lib/time/timeText';
import {
  type ComposedUsername,
  composeUsername,
  type ProxyTarget,
  SESSION_ID_LENGTH,
  splitAroundSessionId,
} from './proxyUsername';
import { createSessionIdGenerator } from './sessionIds';

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

/** Signing in with a login and password, or from an address of the whitelist. */
export type AuthMode = 'password' | 'whitelist';

/** Randomize IP changes the address on each request, Sticky IP keeps it for some minutes (spec §1). */
export type Rotation =
  | { readonly mode: 'randomize' }
  | { readonly mode: 'sticky'; readonly minutes: number };

/** Everything that proxy lines are made of. `port` is the gateway's whitelist port in whitelist mode. */
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

/** The text before and after the username of a line, and the encoding of the username. */
interface Frame {
  readonly head: string;
  readonly tail: string;
  readonly encode: (text: string) => string;
}

/**
 * Returns the username that settings make for an account, for a single line or command: on a Sticky IP with the given session
 * id, otherwise without one.
 */
export function usernameOf(
  { account, target, rotation }: Pick<LineSpec, 'account' | 'target' | 'rotation'>,
  sessionId: string,
): ComposedUsername {
  const session = rotation.mode === 'sticky' ? { id: sessionId, minutes: rotation.minutes } : null;
  return composeUsername({ ...target, account, session });
}

/** A placeholder id, where only the text around the id matters. */
const ANY_SESSION_ID = 'x'.repeat(SESSION_ID_LENGTH);

const asIs = (text: string) => text;
const jsonText = (text: string) => JSON.stringify(text).slice(1, -1);
const csvText = (text: string) => text.replaceAll('"', '""');

/** Returns a host in the form used before a port: an IPv6 address in brackets. */
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
        head: `${protocol},"${csvText(escapeFormula(host))}",${port},"`,
        tail: `","${csvText(escapeFormula(password))}"`,
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
      return `${protocol},"${csvText(escapeFormula(host))}",${port}`;
    default:
      return place;
  }
}

function usernameStart({ format }: LineSpec, encode: Frame['encode'], text: string): string {
  return format === 'csv' ? encode(escapeFormula(text)) : encode(text);
}

/** Returns the text before and after the session id, the same on every line of a Sticky IP list. */
function aroundId(spec: LineSpec, minutes: number): { left: string; right: string } {
  const { head, tail, encode } = frameOf(spec);
  const { account, target } = spec;
  const session = { id: ANY_SESSION_ID, minutes };
  const { before, after } = splitAroundSessionId({ ...target, account, session });
  return { left: head + usernameStart(spec, encode, before), right: encode(after) + tail };
}

/** Returns the line of settings without a session. Randomize IP and whitelist mode repeat it on every line of a list. */
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

/** Returns the session id in a line that was made of `spec`; null when its lines have none. */
export function extractSessionId(spec: LineSpec, line: string): string | null {
  if (spec.auth === 'whitelist' || spec.rotation.mode !== 'sticky') return null;
  const { left } = aroundId(spec, spec.rotation.minutes);
  return line.slice(left.length, left.length + SESSION_ID_LENGTH);
}

/**
 * Yields `count` lines (at most 1,000,000) in chunks of 2,000, so that the caller can draw and cancel between chunks.
 * Randomize IP and whitelist mode repeat one line; on a Sticky IP each line has an id of its own.
 * @throws RangeError when `count` is no whole number from 1 to 1,000,000.
 */
export function* proxyLines(
  spec: LineSpec,
  count: number,
  random: RandomSource,
  chunk: number = LINES_PER_CHUNK,
): Generator<string[], void, undefined> {
  if (!isValidQuantity(count)) throw new RangeError('quantity');
  const next = nextLine(spec, createSessionIdGenerator(random));
  for (let made = 0; made < count; made += chunk) {
    yield Array.from({ length: Math.min(chunk, count - made) }, next);
  }
}

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
