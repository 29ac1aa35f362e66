import { runCooperatively } from '@/lib/browser/runCooperatively';
import { EXCEL_TYPE, saveFile, type TableFormat } from '@/lib/browser/saveFile';
import { copyParts, excelParts, fileParts, type LineList } from '../rules/line/lineList';
import { listFileName } from '../rules/line/proxyLine';
import type { TaskControl } from './useLongTask';

const MS = 1000;
const PLAIN = 'text/plain';
const MIME = { json: 'application/json', csv: 'text/csv' } as const;

/**
 * Makes a blob of a long text, piece by piece: a hundred megabytes at once would block the page for seconds. Returns null when
 * the work is cancelled before the end.
 */
async function blobOf(
  list: LineList,
  parts: Iterable<BlobPart>,
  type: string,
  { isWanted, onProgress }: TaskControl,
): Promise<Blob | null> {
  let made = 0;
  const toBlob = (part: BlobPart) => {
    made += 1;
    onProgress(made, list.parts.length);
    return new Blob([part]);
  };
  const blobs = await runCooperatively(parts, toBlob, isWanted);
  return blobs && new Blob(blobs, { type });
}

/** True when a list is short enough to be copied at once. */
export const isShort = (list: LineList): boolean => list.parts.length === 1;

/** Returns the text of a short list for the clipboard. */
export const textToCopy = (list: LineList): string => [...copyParts(list)].join('');

/** Returns a list for the clipboard. @throws AbortError when the work is cancelled before the end. */
export async function blobToCopy(list: LineList, watch: TaskControl): Promise<Blob> {
  const blob = await blobOf(list, copyParts(list), PLAIN, watch);
  if (blob === null) throw new DOMException('Nobody waits for the list any more', 'AbortError');
  return blob;
}

/**
 * Saves the list as a txt, json or csv file, as its format says, or one in CSV as a file for Excel; does nothing when cancelled
 * meanwhile.
 */
export async function downloadList(
  list: LineList,
  table: TableFormat,
  watch: TaskControl,
): Promise<void> {
  const { format } = list.spec;
  const isForExcel = table === 'excel';
  const plain = format === 'json' || format === 'csv' ? MIME[format] : PLAIN;
  const type = isForExcel ? EXCEL_TYPE : plain;
  const blob = await blobOf(list, isForExcel ? excelParts(list) : fileParts(list), type, watch);
  if (blob === null) return;
  saveFile(listFileName(format, list.count, Math.floor(Date.now() / MS)), type, [blob]);
}
