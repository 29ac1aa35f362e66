import { formulaSafe } from '@/lib/text/csv';
import type { LineFormat, LineSpec } from './proxyLine';

/**
 * Signs that some readers of a raw line take for something else. Programs read such a line in two ways: they split it at
 * `:` and `@` (and drop what stands after a space), or they make an address of it, `http://USER:PASS@HOST:PORT`, in which
 * / \ ? and # end the name of the host and % begins an encoded sign. Both happen with all four formats.
 */
const BREAKING = /[:@/\\?#%\s]/gu;
const FORMULA_SIGNS = /[=+\-@\t\r\n＝＋－＠]/gu;
/** A login over HTTP is `user:password`: the first colon ends the username, whatever the format of the line. */
const ENDS_USERNAME = /:/gu;

/** A part of a line that comes from outside and may hold any sign. */
export type LinePart = 'host' | 'account' | 'state' | 'city' | 'password';

/** Why signs break a line: its format, the apostrophe of a CSV file, or the login itself. */
export type BreakReason = 'format' | 'csv' | 'login';

/** A part of a line that programs would read wrongly. */
export interface LineBreak {
  readonly part: LinePart;
  /** Each once. */
  readonly signs: readonly string[];
  readonly why: BreakReason;
}

const found = (text: string, signs: RegExp): string[] => [...new Set(text.match(signs) ?? [])];

/**
 * The signs of a text that break a format, each once; empty when the text is safe in it. The four raw formats hold it as
 * it is. URL and JSON can hold anything. CSV puts an apostrophe before what a spreadsheet would take for a formula, so a
 * program that reads the file gets another text; `isCellStart` is false for what stands further on in its cell.
 */
export function breakingSigns(format: LineFormat, text: string, isCellStart = true): string[] {
  if (format === 'url' || format === 'json') return [];
  if (format !== 'csv') return found(text, BREAKING);
  const cell = isCellStart ? text : `x${text}`;
  return formulaSafe(cell) === cell ? [] : found(text, FORMULA_SIGNS);
}

function partOfUsername(part: LinePart, text: string, spec: LineSpec): LineBreak {
  const ending = spec.protocol === 'socks5' ? [] : found(text, ENDS_USERNAME);
  if (ending.length > 0) return { part, signs: ending, why: 'login' };
  return reasoned(part, breakingSigns(spec.format, text, part === 'account'), spec);
}

const reasoned = (part: LinePart, signs: readonly string[], { format }: LineSpec): LineBreak => ({
  part,
  signs,
  why: format === 'csv' ? 'csv' : 'format',
});

/** What of a line programs would read wrongly, part by part; empty when it is safe. */
export function lineBreaks(spec: LineSpec): LineBreak[] {
  const { format, host, account, target, password } = spec;
  const ofHost = reasoned('host', breakingSigns(format, host), spec);
  const ofLogin = [
    partOfUsername('account', account, spec),
    partOfUsername('state', target.stateCode ?? '', spec),
    partOfUsername('city', target.cityCode ?? '', spec),
    reasoned('password', breakingSigns(format, password), spec),
  ];
  const all = spec.auth === 'whitelist' ? [ofHost] : [ofHost, ...ofLogin];
  return all.filter(({ signs }) => signs.length > 0);
}
