/** What a cell can hold; null is an empty cell. */
export type CsvValue = string | number | null;

/** Put before a file so that spreadsheets read it as UTF-8. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
/**
 * Where a spreadsheet would take text for a formula: at the start of a cell, and after any character that
 * some spreadsheets split at (a semicolon, a tab, a line end, a quotation mark). Full-width signs count as well.
 */
const FORMULA = /(^|[;\t\r\n"])( *)(?=[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",;\s]/;

/**
 * Text that no spreadsheet takes for a formula: an apostrophe goes before what would start one. Plain numbers, negative
 * ones too, stay as they are.
 */
export function formulaSafe(text: string): string {
  return PLAIN_NUMBER.test(text) ? text : text.replace(FORMULA, "$1$2'");
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
