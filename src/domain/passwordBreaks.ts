import { formulaSafe } from './csv';
import type { LineFormat } from './proxyLine';

/** Signs at which readers of a format split, so that a password with one of them is read wrongly. */
const BREAKING: Partial<Record<LineFormat, RegExp>> = {
  'HOST:PORT:USER:PASS': /[:@\s]/gu,
  'HOST:PORT@USER:PASS': /[:@/\s]/gu,
  'USER:PASS:HOST:PORT': /[:@\s]/gu,
  'USER:PASS@HOST:PORT': /[:@/?#%\s]/gu,
};
const FORMULA_SIGNS = /[=+\-@\t\r\n＝＋－＠]/gu;

/**
 * The signs of a password that break a format, each once; empty when the password is safe in it. The four raw formats
 * hold the password as it is: a second colon, an at sign or (where readers take the line for an address) a slash ends it
 * early. URL and JSON can hold anything. CSV puts an apostrophe before what a spreadsheet would take for a formula, so a
 * program that reads the file gets another password.
 */
export function passwordBreaks(format: LineFormat, password: string): string[] {
  const isChangedInCsv = format === 'csv' && formulaSafe(password) !== password;
  const breaking = isChangedInCsv ? FORMULA_SIGNS : BREAKING[format];
  return breaking ? [...new Set(password.match(breaking) ?? [])] : [];
}
