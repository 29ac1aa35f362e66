import { decimalSign } from '../number/decimalInput';
import { CSV_BYTE_ORDER_MARK, type CsvValue, excelRows, excelStart, toCsv } from '../text/csv';
import { runCooperatively } from './runCooperatively';

/** Time for the browser to start the download, in ms. */
const KEEP_MS = 60_000;

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

type Row = readonly CsvValue[];

/** Number of rows that are written in one go: a few ms. */
const ROWS_AT_ONCE = 250;

function* inChunks(rows: Iterable<Row>): Generator<Row[], void, undefined> {
  let chunk: Row[] = [];
  for (const row of rows) {
    if (chunk.push(row) < ROWS_AT_ONCE) continue;
    yield chunk;
    chunk = [];
  }
  yield chunk;
}

/**
 * Saves rows of cells as a download, without blocking the page: a hundred thousand rows at once would do so for most of a second. Rejects
 * and saves nothing when `signal` aborts before the end. `isFigure` is for each column: a text that looks like a number stays as it is.
 */
export async function saveRows(
  name: string,
  rows: Iterable<Row>,
  isFigure: readonly boolean[],
  format: TableFormat,
  locale: string,
  signal?: AbortSignal,
): Promise<void> {
  const isCsv = format === 'csv';
  const sign = decimalSign(locale);
  const write = (chunk: Row[]): BlobPart =>
    isCsv ? toCsv(chunk) : excelRows(chunk, sign, isFigure);
  const parts = await runCooperatively(inChunks(rows), write, signal);
  const start = isCsv ? CSV_BYTE_ORDER_MARK : excelStart();
  saveFile(name, `text/csv;charset=${isCsv ? 'utf-8' : 'utf-16'}`, [start, ...parts]);
}
