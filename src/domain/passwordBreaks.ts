import { formulaSafe } from './csv';
import type { LineFormat } from './proxyLine';

/**
 * Signs that some readers of a raw line take for something else. Programs read such a line in two ways: they split it at
 * `:` and `@` (and drop what stands after a space), or they make an address of it, `http://USER:PASS@HOST:PORT`, in which
 * / \ ? and # end the name of the host and % begins an encoded sign. Both happen with all four formats.
 */
const BREAKING = /[:@/\\?#%\s]/gu;
const FORMULA_SIGNS = /[=+\-@\t\r\n＝＋－＠]/gu;

/**
 * The signs of a password that break a format, each once; empty when the password is safe in it. The four raw formats
 * hold the password as it is. URL and JSON can hold anything. CSV puts an apostrophe before what a spreadsheet would take
 * for a formula, so a program that reads the file gets another password.
 */
export function passwordBreaks(format: LineFormat, password: string): string[] {
  if (format === 'url' || format === 'json') return [];
  if (format === 'csv' && formulaSafe(password) === password) return [];
  return [...new Set(password.match(format === 'csv' ? FORMULA_SIGNS : BREAKING) ?? [])];
}
