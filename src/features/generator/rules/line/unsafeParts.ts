import { escapeFormula } from '@/lib/text/csv';
import type { LineFormat, LineSpec } from './proxyLine';
import { composeUsername } from './proxyUsername';

/**
 * Signs that some programs misread in a raw line. Programs read such a line in two ways: they split it at `:` and `@` (and drop
 * the rest after a space), or they make an address of it, `http://USER:PASS@HOST:PORT`, in which / \ ? and # end the host name
 * and % starts an encoded sign. Both happen with all four formats.
 */
const BREAKING = /[:@/\\?#%\s]/gu;
/** Signs that start a formula, after the apostrophe that CSV puts before them. */
const FORMULA_SIGNS = /(?<=')[=+\-@＝＋－＠]/gu;

/** A part of a line that the customer or the service names, and that may hold any sign. */
export type LinePart = 'host' | 'username' | 'password';

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
 * a program that reads the file gets another text.
 */
export function unsafeCharacters(format: LineFormat, text: string): string[] {
  if (format === 'url' || format === 'json') return [];
  if (format !== 'csv') return found(text, BREAKING);
  const cell = escapeFormula(text);
  return cell === text ? [] : found(cell, FORMULA_SIGNS);
}

/** Returns signs as they are shown: a space alone would not be seen. */
export const signsText = (signs: readonly string[]): string =>
  signs.map((sign) => sign.replace(/\s/u, '␣')).join(' ');

/** Returns the parts of a line that programs would read wrongly; empty when the line is safe. */
export function findUnsafeParts(spec: LineSpec): UnsafePart[] {
  const { format, protocol, auth, host, password } = spec;
  const flagPart = (part: LinePart, text: string): UnsafePart => ({
    part,
    signs: unsafeCharacters(format, text),
    why: format === 'csv' ? 'csv' : 'format',
  });
  const all = [flagPart('host', host)];
  if (auth === 'password') {
    const username = composeUsername(spec).text;
    // An HTTP login is `user:password`: the first colon ends the username, whatever the format of the line.
    const endsEarly = protocol !== 'socks5' && username.includes(':');
    all.push(
      endsEarly ? { part: 'username', signs: [':'], why: 'login' } : flagPart('username', username),
      flagPart('password', password),
    );
  }
  return all.filter(({ signs }) => signs.length > 0);
}
