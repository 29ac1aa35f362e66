import { decimalSign } from '../number/decimalInput';
import { CSV_BYTE_ORDER_MARK, type CsvValue, toCsv, toExcelCsv } from '../text/csv';

/** Time for the browser to start the download, in ms. */
const KEEP_MS = 10_000;

/** Saves a file made of parts as a download. */
export function saveFile(name: string, type: string, parts: BlobPart[]): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}

/** Formats of a table in a file: CSV for programs, and one that every Excel opens in columns. */
export type TableFormat = 'csv' | 'excel';

/** The type of a file for Excel. */
export const EXCEL_TYPE = 'text/csv;charset=utf-16';

/** Saves rows of cells as a download. */
export function saveRows(
  name: string,
  rows: readonly (readonly CsvValue[])[],
  format: TableFormat,
  locale: string,
): void {
  if (format === 'csv')
    saveFile(name, 'text/csv;charset=utf-8', [CSV_BYTE_ORDER_MARK, toCsv(rows)]);
  else saveFile(name, EXCEL_TYPE, toExcelCsv(rows, decimalSign(locale)));
}
