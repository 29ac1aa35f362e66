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
/** The apostrophe that `formulaSafe` puts before what would start a formula. */
const GUARD = /(^|[;\t\r\n"])( *)'(?=[=+\-@＝＋－＠])/g;

/** What parts cells in the files of spreadsheets; of two that fit equally well the first is taken. */
const SEPARATORS = ['\t', ';', ','] as const;
type Separator = (typeof SEPARATORS)[number];
const QUOTED = /"[^"]*(?:""[^"]*)*"/g;
const LINE_BREAK = /\r\n|\r|\n/;

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

/** A text without the apostrophes of `formulaSafe`. */
export function withoutFormulaGuard(text: string): string {
  return text.replace(GUARD, '$1$2');
}

/**
 * What parts the cells of a text: what stands in the most lines, and of several such the one that stands most often in the first
 * line. What is quoted does not count.
 */
function separatorOf(text: string): Separator {
  const lines = text.replace(QUOTED, '').split(LINE_BREAK);
  const timesIn = (line: string, separator: Separator) => line.split(separator).length - 1;
  const [best] = SEPARATORS.map((separator) => ({
    separator,
    lines: lines.filter((line) => line.includes(separator)).length,
    first: timesIn(lines[0] ?? '', separator),
  })).sort((a, b) => b.lines - a.lines || b.first - a.first);
  return best?.separator ?? ',';
}

/** A text as rows of cells. */
export interface CsvReading {
  readonly rows: readonly (readonly string[])[];
  /** The row, counted from 1, with a quotation mark that is never closed: it has swallowed the rest. Null when there is none. */
  readonly unclosedRow: number | null;
}

/**
 * Reads CSV as spreadsheets write it (RFC 4180): cells parted by commas, semicolons or tabs, in quotes where they hold one of these
 * or a line break; any line ends; a byte order mark is no part of the text. A quotation mark within a cell that does not begin with
 * one stands for itself. An empty line is a row of one empty cell, so that rows are counted as a spreadsheet counts them.
 */
export function readCsv(content: string): CsvReading {
  const text = content.startsWith(CSV_BYTE_ORDER_MARK) ? content.slice(1) : content;
  const separator = separatorOf(text);
  // Closed or not, a cell ends where the text does.
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)("|$)([^${separator}\r\n]*)|([^${separator}\r\n]*))(${separator}|\r\n|\r|\n|$)`,
    'gy',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  let unclosedRow: number | null = null;
  while (cell.lastIndex < text.length || row.length > 0) {
    const [, quoted, closing, rest = '', plain = '', end] = cell.exec(text) ?? [];
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + rest);
    if (quoted !== undefined && closing === '') unclosedRow = rows.length + 1;
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return { rows, unclosedRow };
}
