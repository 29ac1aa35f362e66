import { escapeFormula } from '@/lib/text/csv';
import type { LineFormat, LineSpec } from './proxyLine';

/**
 * Signs that some programs misread in a raw line. Programs read such a line in two ways: they split it at `:` and `@` (and drop
 * the rest after a space), or they make an address of it, `http://USER:PASS@HOST:PORT`, in which / \ ? and # end the host name
 * and % starts an encoded sign. Both happen with all four formats.
 */
const BREAKING = /[:@/\\?#%\s]/gu;
const FORMULA_SIGNS = /[=+\-@\t\r\n＝＋－＠]/gu;
/** An HTTP login is `user:password`: the first colon ends the username, whatever the format of the line. */
const ENDS_USERNAME = /:/gu;

/** A part of a line that the customer or the service names, and that may hold any sign. */
export type LinePart = 'host' | 'account' | 'state' | 'city' | 'password';

/** The reason why signs break a line: its format, the apostrophe of a CSV file, or the login itself. */
export type UnsafeReason = 'format' | 'csv' | 'login';

/** A part of a line that programs would read wrongly. */
export interface UnsafePart {
  readonly part: LinePart;
  /** Each sign once. */
  readonly signs: readonly string[];
  readonly why: UnsafeReason;
}

const found = (text: string, signs: RegExp): string[] => [...new Set(text.match(signs) ?? [])];

/**
 * Returns the signs of a text that break a format, each once; empty when the text is safe. The four raw formats hold the text
 * unchanged. URL and JSON can hold anything. CSV puts an apostrophe before anything that a spreadsheet would run as a formula, so
 * a program that reads the file gets another text; `isCellStart` is false for a text further on in its cell.
 */
export function unsafeCharacters(format: LineFormat, text: string, isCellStart = true): string[] {
  if (format === 'url' || format === 'json') return [];
  if (format !== 'csv') return found(text, BREAKING);
  const cell = isCellStart ? text : `x${text}`;
  return escapeFormula(cell) === cell ? [] : found(text, FORMULA_SIGNS);
}

function partOfUsername(part: LinePart, text: string, spec: LineSpec): UnsafePart {
  const ending = spec.protocol === 'socks5' ? [] : found(text, ENDS_USERNAME);
  if (ending.length > 0) return { part, signs: ending, why: 'login' };
  return reasoned(part, unsafeCharacters(spec.format, text, part === 'account'), spec);
}

const reasoned = (part: LinePart, signs: readonly string[], { format }: LineSpec): UnsafePart => ({
  part,
  signs,
  why: format === 'csv' ? 'csv' : 'format',
});

/** Returns signs as they are shown: a space alone would not be seen. */
export const signsText = (signs: readonly string[]): string =>
  signs.map((sign) => sign.replace(/\s/u, '␣')).join(' ');

/** Returns the parts of a line that programs would read wrongly; empty when the line is safe. */
export function findUnsafeParts(spec: LineSpec): UnsafePart[] {
  const { format, host, account, state, city, password } = spec;
  const ofHost = reasoned('host', unsafeCharacters(format, host), spec);
  const ofLogin = [
    partOfUsername('account', account, spec),
    partOfUsername('state', state, spec),
    partOfUsername('city', city, spec),
    reasoned('password', unsafeCharacters(format, password), spec),
  ];
  const all = spec.auth === 'whitelist' ? [ofHost] : [ofHost, ...ofLogin];
  return all.filter(({ signs }) => signs.length > 0);
}
