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

interface Found {
  readonly line: number;
  /** The address, or the text that stands in its place. */
  readonly ip: string;
  readonly remark: string;
}

/** White space, comma, semicolon, bar, equals sign and quotation mark, also as wide as a Chinese sign; a Chinese full stop. */
const SEPARATORS = '\\s,;|="，；｜＝、。';
/** A word between separators. U+FEFF, which JavaScript counts as white space, is invisible within a word. */
const WORD = new RegExp(`(?:[^${SEPARATORS}]|\uFEFF)+`, 'g');
/** The bullets of lists, Word's own (U+F0B7) among them. */
const BULLETS = '•·▪◦●○■□‣⁃∙➢§✓\uF0B7';
/** Brackets, quotation marks and bullets before an address, and what may stand after it. */
const OPENING = `[-–—([{（【<'«“‘\`*+${BULLETS}]*`;
const CLOSING = "[\\])}）】>'»”’`.!*]*";
const PORT = '[:：]\\d{1,5}/?';
/** The number of characters is limited, so that a word of any length is read in one go. */
const IPV4_WORD = new RegExp(
  `^${OPENING}([\\d.]{7,15}?)(?:/32|[\\])}>]?${PORT})?${CLOSING}[:：]?$`,
);
/** Without brackets a port cannot be told from the end of an IPv6 address. Colons alone are a separator, although `::` is an address. */
const IPV6_WORD = new RegExp(
  `^${OPENING}(?=:*[\\da-f])([\\da-f:.]{2,45}?)(?:/128|\\](?:/128|${PORT}))?${CLOSING}$`,
  'i',
);
/** A label or the number of a list before an address in the same word: `office:203.0.113.5`, `1)203.0.113.5`. */
const GLUED_LABEL = /^(?:\p{L}[^:：]*[:：]|\d+[)）])/u;
/** A remark in brackets after an address in the same word, or its beginning: `203.0.113.5(office)`. */
const GLUED_REMARK = /[([（【]\p{L}[^.:()[\]（）【】]*[)\]）】]?$/u;

/** Text that was meant as an address, so that a typing error in it is reported instead of being taken for a remark. */
const LIKE_AN_IP = /^(?:\d+(?:\.\d+){2,}|(?=:*[0-9a-f])[0-9a-f]*(?::[0-9a-f]*){2,})\.?(?:\/\d+)?$/i;
/** A whole date or time, which says something about the address beside it. */
const DATE_OR_TIME = /^(?:[0-3]?\d\.[01]?\d\.(?:19|20)\d\d|[0-2]?\d:[0-5]\d:[0-5]\d)$/;
/** Four numbers are reported wherever they stand; fewer, which may be a date or a time, not within a remark. */
const LIKE_AN_IPV4 = /^\d+(?:\.\d+){3,}(?:[/:：-].*)?$/;

/** A word with at least one letter or digit. */
const SPOKEN = /[\p{L}\d]/u;
/** A label of signs alone, which is no remark; an emoji may be one. */
const ONLY_SIGNS = /^[\p{P}\p{Sm}\p{Sk}]*$/u;

/** The sign of a range between two addresses. */
const ONLY_A_DASH = /^\s*(?:[-–—‐‑―−~～〜…]|\.{2,3})\s*$/;
/** A subnet or a range, by the address that it begins with. */
const RANGE = /^([\da-f.:]{2,45}?)\s*(?:\/\d{1,3}|(?:[-–—‐‑―−~～〜…]|\.{2,3})\s*[\da-f.:]{1,45})$/i;
const LINE_BREAK = /\r\n|\r|\n/;
/** The titles of the first two columns of the exported whitelist, in every language. */
const EXPORTED_IP = 'IP';
const EXPORTED_REMARK = ['Remark', 'Заметка'];

const LEADING_SEPARATORS = new RegExp(`^(?:[${SEPARATORS}]|[-–—:：#>→]+(?=\\s|$))+`);
/** A text, first without the separators at its end: a pattern of these alone would start again at each of many spaces. */
const TRAILING_SEPARATORS = new RegExp(
  `^((?:.*(?:[^\\s–—>→-][–—>→-]+|[^${SEPARATORS}:：–—>→-]))?).*`,
  's',
);
const IN_BRACKETS = /^[([{（【]([^()[\]{}（）【】]*)[)\]}）】]$/;
const BULLET = new RegExp(`^[-–—*+>${BULLETS}]+(?!\\d)\\s*`);
/** The number of a list, before an address or its label: `1.`, `2)`, `(3)`. */
const LIST_NUMBER = /^[([（#№]*\s?\d+[.)\]）:]+(?:\s+|$)/;
/** The dots by which ipconfig leads to a value: `IPv4 Address. . . . :`. */
const DOT_LEADER = /(?<![\s.])\s?\.(?:\s\.)+$/;
/** A first label that says nothing: a mere number, which after an address may be a remark, or no more than the column's title. */
const SAYS_NOTHING = /^(?:[#№]?\s?\d+|(?:ip(?:v[46])?)?[\s-]*(?:address|адрес)?)$/i;

function readIp(word: string): string | null {
  const [, found = ''] = IPV4_WORD.exec(word) ?? IPV6_WORD.exec(word) ?? [];
  const ipv6 = ipaddr.IPv6.isValid(found) ? ipaddr.IPv6.parse(found) : null;
  // Servers that listen on IPv6 write the IPv4 address of a visitor as ::ffff:203.0.113.5 or ::ffff:cb00:7105.
  const ip = ipv6?.isIPv4MappedAddress() ? `${ipv6.toIPv4Address()}` : found;
  return isIp(ip) ? normaliseIp(ip) : null;
}

interface Word {
  /** The word without invisible signs. */
  readonly text: string;
  /** The address in the word, or null. */
  readonly ip: string | null;
  /** Where the address, or else the word, begins and ends in its line. */
  readonly from: number;
  readonly to: number;
}

function splitWords(line: string): Word[] {
  const words = [...line.matchAll(WORD)].map(({ 0: written, index }): Word => {
    const text = removeInvisible(written);
    const to = index + written.length;
    const ip = readIp(text);
    if (ip !== null) return { text, ip, from: index, to };
    const labelLength = GLUED_LABEL.exec(written)?.[0].length ?? 0;
    const remarkLength = GLUED_REMARK.exec(written)?.[0].length ?? 0;
    const glued = written.slice(labelLength, written.length - remarkLength);
    const gluedIp = readIp(removeInvisible(glued));
    if (gluedIp === null) return { text, ip: null, from: index, to };
    return { text, ip: gluedIp, from: index + labelLength, to: to - remarkLength };
  });
  return words.filter(({ text }) => text !== '');
}

const isLike = ({ text }: Word) => LIKE_AN_IP.test(text) && !DATE_OR_TIME.test(text);

/** Returns the words of a line that are, or were meant as, addresses; when none looks like one, the first that is no mere sign. */
function addressesOf(words: readonly Word[]): readonly Word[] {
  const found: Word[] = [];
  for (const [index, word] of words.entries()) {
    const isAfterAddress = index === 0 || found.at(-1) === words[index - 1];
    const isMeant = LIKE_AN_IPV4.test(word.text) || (isAfterAddress && isLike(word));
    if (word.ip !== null || isMeant) found.push(word);
  }
  if (found.length > 0) return found;
  const meant = words.find(isLike) ?? words.find(({ text }) => SPOKEN.test(text));
  return meant ? [meant] : [];
}

function readLabel(text: string): string {
  const label = text
    .replace(LEADING_SEPARATORS, '')
    .replace(TRAILING_SEPARATORS, '$1')
    .replace(IN_BRACKETS, '$1');
  return ONLY_SIGNS.test(label) ? '' : label;
}

/** Returns the label before an address, without the bullet or number of a list. */
const readListLabel = (text: string): string =>
  readLabel(text).replace(BULLET, '').replace(LIST_NUMBER, '');

/** Returns the label before the first address of a line. */
function firstLabel(text: string): string {
  const label = readListLabel(text).replace(DOT_LEADER, '');
  return SAYS_NOTHING.test(label) ? '' : label;
}

/** Returns true for an address, or what was meant as one; a time or a date before an address is none. */
const isEnd = ({ ip, text }: Word) => ip !== null || LIKE_AN_IPV4.test(text);

/** Joins the two ends of a range, between which only a dash stands: no end of it is an address that was meant by itself. */
function joinRanges(line: string, words: readonly Word[]): readonly Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    // The dash may be glued to an end. Where both begin with one, these are bullets.
    const dashAfter = last && /[-–—]$/.test(last.text) ? '-' : '';
    const dashBefore = last && /^[-–—]/.test(word.text) && !/^[-–—]/.test(last.text) ? '-' : '';
    const between = last && dashAfter + line.slice(last.to, word.from) + dashBefore;
    if (last && between && ONLY_A_DASH.test(between) && isEnd(last) && isEnd(word)) {
      const text = removeInvisible(line.slice(last.from, word.to));
      joined[joined.length - 1] = { text, ip: null, from: last.from, to: word.to };
    } else joined.push(word);
  }
  return joined;
}

function rowsOfLine(line: string): Omit<Found, 'line'>[] {
  const starts = joinRanges(line, addressesOf(splitWords(line)));
  const [first] = starts;
  if (!first) return [];
  const before = firstLabel(line.slice(0, first.from));
  const after = starts.map(({ to }, index) => {
    const next = starts[index + 1];
    return next ? readListLabel(line.slice(to, next.from)) : readLabel(line.slice(to));
  });
  // In "office 203.0.113.5, home 203.0.113.6" each label is before its address.
  const areBefore = before !== '' && starts.length > 1 && after.at(-1) === '';
  const remarks = areBefore
    ? [before, ...after]
    : [[before, after[0]].filter(Boolean).join(' '), ...after.slice(1)];
  return starts.map(({ ip, text }, index) => ({ ip: ip ?? text, remark: remarks[index] ?? '' }));
}

/** Reads the exported whitelist, whose remarks are quoted and guarded as cells; null for any other text. */
function readExport(text: string): Found[] | null {
  const [[ip, remark = ''] = []] = parseCsv(text.split(LINE_BREAK, 1).join('')).rows;
  if (ip !== EXPORTED_IP || !EXPORTED_REMARK.includes(remark)) return null;
  const { rows, unclosedRow } = parseCsv(text);
  if (unclosedRow !== null) return null;
  const entries = rows.map(([ip = '', remark = ''], index) => {
    const written = removeInvisible(ip).trim();
    const found = { ip: readIp(written) ?? written, remark: unescapeFormula(remark).trim() };
    return { line: index + 1, ...found };
  });
  return entries.slice(1).filter(({ ip }) => ip !== '');
}

/**
 * Reads pasted addresses: the exported whitelist, or one or more on a line between any separators, each with an optional remark before or after it. Ports,
 * brackets, /32 and /128, bullets and list numbers are left out. Every row tells whether it can be added: `invalid` is no address,
 * `range` stands for many, `duplicate` has its address in an earlier row, `listed` is in `listed` (the addresses of the whitelist, however they are spelled).
 */
export function readPastedIps(text: string, listed: readonly string[]): BulkRow[] {
  const listedIps = new Set(listed.map(normaliseIp));
  const seen = new Set<string>();
  const stateOf = ({ ip, remark }: Found): BulkRow['state'] => {
    if (!isIp(ip)) return isIp(RANGE.exec(ip)?.[1] ?? '') ? 'range' : 'invalid';
    if (seen.has(ip)) return 'duplicate';
    const isListed = listedIps.has(ip);
    if (!isListed && remark.length > REMARK_MAX) return 'remarkTooLong';
    seen.add(ip);
    return isListed ? 'listed' : 'ok';
  };
  const found =
    readExport(text) ??
    text
      .split(LINE_BREAK)
      .flatMap((content, index) => rowsOfLine(content).map((row) => ({ line: index + 1, ...row })));
  return found.map((row) => ({ ...row, state: stateOf(row) }));
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
