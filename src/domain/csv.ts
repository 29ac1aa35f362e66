/** What a cell can hold; null is an empty cell. */
export type CsvValue = string | number | null;

/** Put before a file so that spreadsheets read it as UTF-8. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
/** Signs that make a spreadsheet take a cell for a formula, full-width ones as well. */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/;
/** A spreadsheet that splits at other signs than the comma would find a formula inside of a cell. */
const FORMULA_INSIDE = /([;\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",;\s]/;

/**
 * Text that no spreadsheet takes for a formula: an apostrophe goes before what would start one. Plain numbers, negative
 * ones too, stay as they are.
 */
export function formulaSafe(text: string): string {
  if (PLAIN_NUMBER.test(text)) return text;
  const safe = text.replace(FORMULA_INSIDE, "$1'");
  return FORMULA_START.test(safe) ? `'${safe}` : safe;
}

/** One cell, quoted where it must be (RFC 4180) and safe from formula injection. */
export function csvCell(value: CsvValue): string {
  if (value === null) return '';
  const text = formulaSafe(String(value));
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows of cells as CSV: commas, CRLF after every row. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => row.map(csvCell).join(',') + LINE_END).join('');
}
