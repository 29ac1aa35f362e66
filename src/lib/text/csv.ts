/** The value of a cell; null is an empty cell. */
export type CsvValue = string | number | null;

/** Written at the start of a file so that spreadsheets read it as UTF-8. */
export const CSV_BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
/**
 * Places where a spreadsheet would read text as a formula: the start of a cell, and after any character at which
 * some spreadsheets split (a semicolon, a tab, a line end, a quotation mark). Full-width signs count as well.
 */
const FORMULA = /(^|[;\t\r\n"])( *)(?=[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",;\s]/;
/** The apostrophe that `escapeFormula` puts before the start of a formula. */
const GUARD = /(^|[;\t\r\n"])( *)'(?=[=+\-@＝＋－＠])/g;

/** Separators in the files of spreadsheets. */
const SEPARATORS = ['\t', ';', ','] as const;
type Separator = (typeof SEPARATORS)[number];
const QUOTED = /"[^"]*(?:""[^"]*)*"/g;
/** A first line of a file by which Excel is told the separator. */
const SEPARATOR_LINE = /^"?sep=([,;\t])"?[,;\t]*(?:\r\n|\r|\n|$)/i;
const LINE_BREAK = /\r\n|\r|\n/;

/**
 * Makes a text safe from being read as a formula by putting an apostrophe before the start of one. Plain numbers, even negative
 * ones, stay as they are.
 */
export function escapeFormula(text: string): string {
  return PLAIN_NUMBER.test(text) ? text : text.replace(FORMULA, "$1$2'");
}

/** Returns one cell, quoted where needed (RFC 4180) and safe from formula injection. */
export function csvCell(value: CsvValue): string {
  if (value === null) return '';
  const text = escapeFormula(String(value));
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns rows of cells as CSV: separated by commas, CRLF after every row. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return rows.map((row) => row.map(csvCell).join(',') + LINE_END).join('');
}

function utf16(text: string): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at++) view.setUint16(at * 2, text.charCodeAt(at), true);
  return new Uint8Array(view.buffer);
}

/**
 * The start of a file for Excel, before its rows: UTF-16 with tabs, which Excel splits into columns in every region; commas or
 * semicolons it splits only where the region uses them. A Russian Excel reads 1.5 as a date, and 1,5 as a number.
 */
export const excelStart = (): Uint8Array<ArrayBuffer> => utf16(CSV_BYTE_ORDER_MARK);

/** Returns rows of cells as part of a file for Excel. In columns of figures, numbers get the decimal sign of a region. */
export function excelRows(
  rows: readonly (readonly CsvValue[])[],
  decimalSign: string,
  isFigure: readonly boolean[],
): Uint8Array<ArrayBuffer> {
  const cellOf = (value: CsvValue, column: number) => {
    const text = String(value ?? '');
    const isNumber = isFigure[column] && PLAIN_NUMBER.test(text);
    return isNumber ? text.replace('.', decimalSign) : csvCell(value);
  };
  return utf16(rows.map((row) => row.map(cellOf).join('\t') + LINE_END).join(''));
}

/** Removes the apostrophes of `escapeFormula`. */
export function unescapeFormula(text: string): string {
  return text.replace(GUARD, '$1$2');
}

/**
 * Returns the separator that is in the most lines of a text, and among equals the one that comes first in the first line. Quoted
 * text does not count.
 */
function separatorOf(text: string): Separator {
  const lines = text.replace(QUOTED, '').split(LINE_BREAK);
  const [best] = SEPARATORS.map((separator) => ({
    separator,
    lines: lines.filter((line) => line.includes(separator)).length,
    // A comma before a space may be within a title: `Limit, GB;Username`.
    before: lines[0]?.replaceAll(', ', '  ').split(separator, 1)[0]?.length ?? 0,
  })).sort((a, b) => b.lines - a.lines || a.before - b.before);
  return best?.separator ?? ',';
}

/**
 * Reads CSV as spreadsheets write it (RFC 4180): cells separated by commas, semicolons or tabs, quoted where they hold one of these
 * or a line break. Lines may end in any way; a byte order mark and a first line "sep=;" are skipped. In a cell that does not start with a
 * quotation mark, one is an ordinary character; spaces around quotes are no part of a cell. An empty line is a row of one empty cell, so
 * that rows are counted as a spreadsheet counts them.
 * @returns the rows of cells, and the row, counted from 1, whose quotation mark is never closed, so that it contains the rest of the
 * text; null when there is none
 */
export function parseCsv(content: string) {
  const marked = content.startsWith(CSV_BYTE_ORDER_MARK) ? content.slice(1) : content;
  const [line = '', declared] = SEPARATOR_LINE.exec(marked) ?? [];
  const text = marked.slice(line.length);
  const separator = declared ?? separatorOf(text);
  // A cell ends with the text, even when its quotation mark is not closed.
  const cell = new RegExp(
    `(?: *"([^"]*(?:""[^"]*)*)("|$)([^${separator}\r\n]*)|([^${separator}\r\n]*))(${separator}|\r\n|\r|\n|$)`,
    'gy',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  let unclosedRow: number | null = null;
  while (cell.lastIndex < text.length || row.length > 0) {
    const [, quoted, closing, rest = '', plain = '', end] = cell.exec(text) ?? [];
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + rest.trimEnd());
    if (quoted !== undefined && closing === '') unclosedRow = rows.length + 1;
    if (end === separator) continue;
    rows.push(row);
    row = [];
  }
  return { rows, unclosedRow };
}
