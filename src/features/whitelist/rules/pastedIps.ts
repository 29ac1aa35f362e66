import ipaddr from 'ipaddr.js';
import { isIp, normaliseIp } from '@/lib/ip';
import { REMARK_MAX } from '@/lib/remark';
import { parseCsv, unescapeFormula } from '@/lib/text/csv';
import { removeInvisible } from '@/lib/text/invisible';

/** Most characters of a paste: a full whitelist with long remarks takes half of them. A server's log, pasted by mistake, takes seconds to read. */
export const PASTE_MAX = 30_000;

/** A row of a paste: `line` counts from 1; a valid address is in its one spelling, without port, brackets and prefix length. */
export interface BulkRow {
  readonly line: number;
  readonly ip: string;
  readonly remark: string;
  readonly state: 'ok' | 'invalid' | 'range' | 'duplicate' | 'listed' | 'remarkTooLong';
}

/** With the full-width signs of Chinese and Japanese keyboards. */
const SEPARATORS = '\\s,;|="，；｜＝、。';
const OPENING = "([{<（【«“‘'`";
const CLOSING = ")\\]}>）】»”’'`";
/** Signs around a remark, the bullets of lists, Word's own (U+F0B7), among them. */
const EDGE = `${SEPARATORS}:：>→–—*•·▪◦●○■□‣⁃∙➢§✓\uF0B7-`;
const GLUED = `[^${SEPARATORS}${OPENING}${CLOSING}]*`;

const IPV4 = '\\d+(?:\\.\\d+){3,}';
/** An address that lacks a number. A date is none, and what follows a word may be a version. */
const SHORT_IPV4 =
  '(?<!\\p{L}\\S{0,20}\\s)(?!\\d\\d?\\.\\d\\d?\\.(?:19|20)\\d\\d)\\d+\\.\\d+\\.\\d+';
/** Two colons side by side or six of them: a time or a MAC address has neither. Colons alone are a separator. */
const IPV6 =
  '(?=:{0,2}[\\da-f])(?=[\\da-f:]{0,40}::|(?:[\\da-f]{1,4}:){6})(?:[\\da-f]*:){2,}[\\da-f]*(?:\\.\\d+)*';
/**
 * Text that was meant as an address, with brackets, prefix length and port; letters or digits that are glued to it make it wrong. What is
 * searched before a sign that may be missing is limited, so that a line of any length is read in one go.
 */
const ADDRESS = new RegExp(
  `[${OPENING}]{0,3}(?<![\\p{L}\\d.@/])(${IPV4}|${SHORT_IPV4}|${IPV6})(?:\\]?/(\\d+))?(?:[${CLOSING}]?:\\d{1,5})?/?(${GLUED}[\\p{L}\\d]${GLUED})?[${CLOSING}]*`,
  'giu',
);
const ANY_WORD = new RegExp(`[\\p{L}\\d]${GLUED}`, 'u');
const DASH = '(?:[-–—‐‑―−~～〜…]|\\.{2,3})';
const ONLY_A_DASH = new RegExp(`^\\s*${DASH}\\s*$`);
const DASH_FIRST = new RegExp(`^${DASH}[\\da-f]`, 'i');

const EDGES = new RegExp(`^(?:[.!${EDGE}]|[#+](?=\\s))+|(?<![${EDGE}])[${EDGE}]+$`, 'g');
const IN_BRACKETS = /^[([{（【]([^()[\]{}（）【】]*)[)\]}）】]$/;
/** The number of a list (`1.`, `2)`, `#3`), or no more than the column's title. */
const NO_REMARK =
  /^(?:[([（#№]*\s?\d+(?:[.)\]）:]+(?:\s+|$)|$)|(?:ip(?:v[46])?)?[\s-]*(?:address|адрес)?$)/i;
/** A remark has a letter, a digit or an emoji. */
const SPOKEN = /[\p{L}\p{N}\p{So}]/u;
const LINE_BREAK = /\r\n|\r|\n/;
/** The titles of the first two columns of the exported whitelist, in every language. */
const EXPORTED_IP = 'IP';
const EXPORTED_REMARK = ['Remark', 'Заметка'];

function readIp(text: string): string | null {
  const ipv6 = ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text) : null;
  // Servers that listen on IPv6 write the IPv4 address of a visitor as ::ffff:203.0.113.5 or ::ffff:cb00:7105.
  const ip = ipv6?.isIPv4MappedAddress() ? `${ipv6.toIPv4Address()}` : text;
  return isIp(ip) ? normaliseIp(ip) : null;
}

interface Found extends Pick<BulkRow, 'ip' | 'state'> {
  /** Where it begins and ends in its line. */
  readonly from: number;
  readonly to: number;
}

function readMatch(match: RegExpExecArray): Found {
  const [text, address = '', prefix, glued = ''] = match;
  const place = { from: match.index, to: match.index + text.length };
  const ip = readIp(address);
  const isOne = prefix === undefined || prefix === (address.includes(':') ? '128' : '32');
  if (ip !== null && isOne && glued === '') return { ip, state: 'ok', ...place };
  const isRange = ip !== null && (glued === '' || DASH_FIRST.test(glued));
  return { ip: text, state: isRange ? 'range' : 'invalid', ...place };
}

function findAddresses(line: string): Found[] {
  const found: Found[] = [];
  // As many characters as the line has: each full-width sign becomes one of ASCII.
  const ascii = line.replace(/[！-～]/g, (sign) => sign.normalize('NFKC'));
  for (const match of ascii.matchAll(ADDRESS)) {
    const next = readMatch(match);
    const last = found.at(-1);
    const between = line.slice(last?.to, next.from);
    // Where a dash is glued to both addresses, these are bullets: "-203.0.113.5 -203.0.113.6".
    const areBullets = /\s[-–—]$/.test(between) && /[-–—]/.test(line.charAt((last?.from ?? 0) - 1));
    if (last && ONLY_A_DASH.test(between) && !areBullets) {
      const ip = line.slice(last.from, next.to);
      const state = last.state === 'invalid' ? 'invalid' : 'range';
      found[found.length - 1] = { ip, state, from: last.from, to: next.to };
    } else found.push(next);
  }
  if (found.length > 0) return found;
  const word = ANY_WORD.exec(line);
  return word ? [readMatch(word)] : [];
}

function readLabel(text: string, isLast: boolean): string {
  const label = text.replace(EDGES, '').replace(IN_BRACKETS, '$1');
  const remark = isLast ? label : label.replace(NO_REMARK, '');
  return SPOKEN.test(remark) ? remark : '';
}

function readLine(written: string, line: number): BulkRow[] {
  const text = removeInvisible(written);
  const found = findAddresses(text);
  const [before = '', ...after] = [0, ...found.map(({ to }) => to)].map((start, index) =>
    readLabel(text.slice(start, found[index]?.from), index === found.length),
  );
  // In "office 203.0.113.5, home 203.0.113.6" each label is before its address.
  const areBefore = before !== '' && after.at(-1) === '';
  const remarks = areBefore
    ? [before, ...after]
    : [[before, after[0]].filter(Boolean).join(' '), ...after.slice(1)];
  return found.map(({ ip, state }, index) => ({ line, ip, remark: remarks[index] ?? '', state }));
}

/** Reads the exported whitelist, whose remarks are quoted and guarded as cells; null for any other text. */
function readExport(text: string): BulkRow[] | null {
  const [[ip, remark = ''] = []] = parseCsv(text.split(LINE_BREAK, 1).join('')).rows;
  if (ip !== EXPORTED_IP || !EXPORTED_REMARK.includes(remark)) return null;
  const { rows, unclosedRow } = parseCsv(text);
  if (unclosedRow !== null) return null;
  return rows.slice(1).flatMap(([ip = '', remark = ''], index) => {
    const written = unescapeFormula(remark).trim();
    return readLine(ip, index + 2).map((row) => ({ ...row, remark: written }));
  });
}

/**
 * Reads pasted addresses: the exported whitelist, or one or more on a line between any separators, each with an optional remark before or after it. Ports,
 * brackets, /32 and /128, bullets and list numbers are left out. Every row tells whether it can be added: `invalid` is no address,
 * `range` stands for many, `duplicate` has its address in an earlier row, `listed` is in `listed` (the addresses of the whitelist, however they are spelled).
 */
export function readPastedIps(text: string, listed: readonly string[]): BulkRow[] {
  const listedIps = new Set(listed.map(normaliseIp));
  const seen = new Set<string>();
  const stateOf = ({ ip, remark, state }: BulkRow): BulkRow['state'] => {
    if (state !== 'ok') return state;
    if (seen.has(ip)) return 'duplicate';
    const isListed = listedIps.has(ip);
    if (!isListed && remark.length > REMARK_MAX) return 'remarkTooLong';
    seen.add(ip);
    return isListed ? 'listed' : 'ok';
  };
  const rows =
    readExport(text) ??
    text.split(LINE_BREAK).flatMap((content, index) => readLine(content, index + 1));
  return rows.map((row) => ({ ...row, state: stateOf(row) }));
}

/** Reads a field for one address: the address with its remark, or the reason why it is not one. */
export function readPastedIp(
  text: string,
): Pick<BulkRow, 'ip' | 'remark'> | 'wrong' | 'range' | 'remarkTooLong' | 'several' {
  const [row, ...others] = text.length > PASTE_MAX ? [] : readPastedIps(text, []);
  if (row?.state === 'remarkTooLong' || row?.state === 'range') return row.state;
  if (row?.state !== 'ok') return 'wrong';
  return others.length > 0 ? 'several' : row;
}
