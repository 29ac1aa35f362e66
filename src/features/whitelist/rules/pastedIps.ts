import ipaddr from 'ipaddr.js';
import { isIp, normaliseIp } from '@/lib/ip';
import { REMARK_MAX } from '@/lib/remark';
import { parseCsv, unescapeFormula } from '@/lib/text/csv';
import { removeInvisible } from '@/lib/text/invisible';

/** Most characters of a paste: a full whitelist with long remarks takes half of them. All of it is read and shown anew at each key, so a server's log is too long. */
export const PASTE_MAX = 30_000;

/** A row of a paste: a valid address is in its one spelling, without port, brackets and prefix length. */
export interface BulkRow {
  readonly ip: string;
  readonly remark: string;
  readonly state: 'ok' | 'invalid' | 'range' | 'duplicate' | 'listed' | 'remarkTooLong';
}

/** With the full-width signs of Chinese and Japanese keyboards. */
const SEPARATORS = '\\s,;|="，；｜＝、。';
const OPENING = "([{（【«“‘'`";
const CLOSING = ")\\]}>）】»”’'`";
/** No part of a remark at its ends: colons, the bullets of lists, Word's own (U+F0B7) among them, signs that are drawn as nothing. */
const EDGE = `${SEPARATORS}:：•·▪◦●○■□‣⁃∙➢\uF0B7\u200B-\u200F\u202A-\u202E\u2060-\u2069`;
/** Nor are these and the dots of ipconfig, with white space before the remark or after it. */
const LOOSE = '.>→–—-';
const GLUED = `[^${SEPARATORS}${OPENING}${CLOSING}]*`;

const IPV4 = '\\d+(?:\\.\\d+){3,}';
/** An address that lacks a number, and no date. */
const SHORT_IPV4 = `(?<![${OPENING}](?=\\d\\d?\\.))(?!\\d\\d?\\.\\d\\d?\\.(?:19|20)\\d\\d)\\d+\\.\\d+\\.\\d+`;
/** Two colons side by side or six of them: a time or a MAC address has neither. Colons alone are a separator. */
const IPV6 =
  '(?=:{0,2}[\\da-f])(?=[\\da-f:]{0,40}::|(?:[\\da-f]{1,4}:){6})(?:[\\da-f]*:){2,}[\\da-f]*(?:\\.\\d+)*';
/**
 * Text that was meant as an address, with brackets, prefix length and port; letters or digits that are glued to it make it wrong. What is
 * searched before a sign that may be missing is limited, so that a line of any length is read in one go.
 */
const ADDRESS = new RegExp(
  `[<${OPENING}]{0,3}(?<![\\p{L}\\d.@/])(${IPV4}|(${SHORT_IPV4})|${IPV6})(?:\\]?/(\\d+))?(?:[${CLOSING}]?:\\d{1,5})?/?(${GLUED}[\\p{L}\\d]${GLUED})?[${CLOSING}]*`,
  'giu',
);
const ANY_WORD = new RegExp(`[\\p{L}\\d]${GLUED}`, 'u');
const DASH = '(?:[-–—‐‑―−~～〜…]|\\.{2,3})';
const ONLY_A_DASH = new RegExp(`^\\s*${DASH}\\s*$`);
const DASH_FIRST = new RegExp(`^${DASH}[\\da-f]`, 'i');

const NO_SEPARATOR = new RegExp(`[^${SEPARATORS}]`);
const LEADING = new RegExp(`^(?:[${EDGE}]|[!#+*§✓${LOOSE}]+(?=\\s|$))+`);
/** A text, first without the signs at its end: a pattern of these alone would start again at each of many spaces. */
const TRAILING = new RegExp(`^((?:.*(?:[^\\s${LOOSE}][${LOOSE}]+|[^${EDGE}${LOOSE}]))?).*`, 's');
/** "Office-203.0.113.5". */
const GLUED_DASH = /(?<=[\p{L}\p{N}])[-–—]>?$/u;
const IN_BRACKETS = /^[([{（【]([^()[\]{}（）【】]*)[)\]}）】]$/;
/** The number of a list: `1.`, `2)`, `(3)`. A mere number is one only before the first address of a line. */
const LIST_NUMBER = /^[([（#№]*\s?\d+[.)\]）:：]+(?:\s+|$)/;
const ONLY_NUMBER = /^[#№]?\s?\d+$/;
const COLUMN_TITLE = /^(?:ip(?:v[46])?)?[\s-]*(?:address|адрес)?\.?$/i;
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
  readonly isShort: boolean;
  /** Where it begins and ends in its line. */
  readonly from: number;
  readonly to: number;
}

function readMatch(match: RegExpExecArray): Found {
  const [text, address = '', short, prefix, glued = ''] = match;
  const place = { isShort: !!short, from: match.index, to: match.index + text.length };
  const ip = readIp(address);
  const isOne = prefix === undefined || prefix === (address.includes(':') ? '128' : '32');
  if (ip !== null && isOne && glued === '') return { ip, state: 'ok', ...place };
  const isRange = ip !== null && (glued === '' || DASH_FIRST.test(glued));
  return { ip: text, state: isRange ? 'range' : 'invalid', ...place };
}

function findAddresses(line: string): Found[] {
  const found: Found[] = [];
  let short: Found | undefined;
  // As many characters as the line has: each full-width sign becomes one of ASCII.
  const ascii = line.replace(/[！-～]/g, (sign) => sign.normalize('NFKC'));
  for (const match of ascii.matchAll(ADDRESS)) {
    const next = readMatch(match);
    const last = found.at(-1);
    const between = line.slice(last?.to, next.from);
    const isDashed = last && !last.isShort && ONLY_A_DASH.test(between);
    // After a word or a dash it may be a date or a version, which begin with one digit or two.
    const isRemark = next.isShort && /^\d\d?\./.test(next.ip);
    if (isRemark && (last ? NO_SEPARATOR : ANY_WORD).test(between)) short ??= next;
    // Where a dash is glued to both addresses, these are bullets: "-203.0.113.5 -203.0.113.6".
    else if (isDashed && !(/\s[-–—]$/.test(between) && /[-–—]/.test(line[last.from - 1] ?? ''))) {
      const ip = line.slice(last.from, next.to);
      const state = last.state === 'invalid' ? 'invalid' : 'range';
      found[found.length - 1] = { ...last, ip, state, to: next.to };
    } else found.push(next);
  }
  if (found.length > 0) return found;
  const word = ANY_WORD.exec(line);
  return short ? [short] : word ? [readMatch(word)] : [];
}

function readLabel(text: string, isFirst: boolean, isLast: boolean): string {
  const label = text.replace(LEADING, '');
  const rest = isLast ? label : label.replace(LIST_NUMBER, '');
  const remark = rest.replace(TRAILING, '$1').replace(GLUED_DASH, '').replace(IN_BRACKETS, '$1');
  const isNone = COLUMN_TITLE.test(remark) || (isFirst && ONLY_NUMBER.test(remark));
  return SPOKEN.test(remark) && !isNone ? remark : '';
}

function readLine(written: string): BulkRow[] {
  const text = removeInvisible(written);
  const found = findAddresses(text);
  // Invisible signs stay in a remark: they join letters and the parts of an emoji. Nothing else is between two signs of `text`.
  const places: number[] = [];
  for (const sign of text.split('')) places.push(written.indexOf(sign, (places.at(-1) ?? -1) + 1));
  places.push(written.length);
  const [before = '', ...after] = [0, ...found.map(({ to }) => to)].map((start, index) => {
    const label = written.slice(places[start], places[found[index]?.from ?? text.length]);
    return readLabel(label, index === 0, index === found.length);
  });
  // In "office 203.0.113.5, home 203.0.113.6" each label is before its address.
  const areBefore = before !== '' && after.at(-1) === '';
  const remarks = areBefore
    ? [before, ...after]
    : [[before, after[0]].filter(Boolean).join(' '), ...after.slice(1)];
  return found.map(({ ip, state }, index) => ({ ip, remark: remarks[index] ?? '', state }));
}

/** Reads the exported whitelist, whose remarks are quoted and guarded as cells; null for any other text. */
function readExport(text: string): BulkRow[] | null {
  const [[ip, remark = ''] = []] = parseCsv(text.split(LINE_BREAK, 1).join('')).rows;
  if (ip !== EXPORTED_IP || !EXPORTED_REMARK.includes(remark)) return null;
  const { rows, unclosedRow } = parseCsv(text);
  if (unclosedRow !== null) return null;
  return rows.slice(1).flatMap(([ip = '', remark = '']) => {
    const written = unescapeFormula(remark).trim();
    return readLine(ip).map((row) => ({ ...row, remark: written }));
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
  const rows = readExport(text) ?? text.split(LINE_BREAK).flatMap(readLine);
  return rows.map((row) => ({ ...row, state: stateOf(row) }));
}

/** Reads a field for one address: the address with its remark, or the reason why it is not one. */
export function readPastedIp(
  text: string,
): Pick<BulkRow, 'ip' | 'remark'> | 'invalid' | 'range' | 'remarkTooLong' | 'several' {
  const [row, ...others] = text.length > PASTE_MAX ? [] : readPastedIps(text, []);
  if (row?.state === 'remarkTooLong' || row?.state === 'range') return row.state;
  if (row?.state !== 'ok') return 'invalid';
  return others.length > 0 ? 'several' : row;
}
