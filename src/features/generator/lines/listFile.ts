import { saveFile } from '@/lib/browser/saveFile';
import { copyParts, fileParts, type LineList } from '../rules/line/lineList';
import { listFileName } from '../rules/line/proxyLine';
import { inSlices } from './slices';

const MS = 1000;
const PLAIN = 'text/plain';
const MIME = { json: 'application/json', csv: 'text/csv' } as const;

/** How the caller follows a long list that is copied or saved. */
export interface Watch {
  /** False once nobody waits for it any more. */
  isWanted(): boolean;
  onProgress(done: number, of: number): void;
}

/**
 * A long text as a blob. Piece by piece: a hundred megabytes at once would stop the page for seconds. Null when it is not
 * wanted any more before it is whole.
 */
async function blobOf(
  list: LineList,
  parts: Iterable<string>,
  type: string,
  { isWanted, onProgress }: Watch,
): Promise<Blob | null> {
  const blobs: Blob[] = [];
  const isWhole = await inSlices(
    parts,
    (part) => {
      blobs.push(new Blob([part]));
      onProgress(blobs.length, list.parts.length);
    },
    isWanted,
  );
  return isWhole ? new Blob(blobs, { type }) : null;
}

/** Whether a list is short enough to be copied at once. */
export const isShort = (list: LineList): boolean => list.parts.length === 1;

/** The text of a short list, as Copy puts it on the clipboard. */
export const textToCopy = (list: LineList): string => [...copyParts(list)].join('');

/** What Copy puts on the clipboard. A list that is not wanted any more before it is whole is not put there. */
export async function blobToCopy(list: LineList, watch: Watch): Promise<Blob> {
  const blob = await blobOf(list, copyParts(list), PLAIN, watch);
  if (blob === null) throw new DOMException('Nobody waits for the list any more', 'AbortError');
  return blob;
}

/** Has the browser save the list: txt, json or csv, as its format says; not when it is not wanted any more meanwhile. */
export async function downloadList(list: LineList, watch: Watch): Promise<void> {
  const { format } = list.spec;
  const type = format === 'json' || format === 'csv' ? MIME[format] : PLAIN;
  const blob = await blobOf(list, fileParts(list), type, watch);
  if (blob === null) return;
  saveFile(listFileName(format, list.count, Math.floor(Date.now() / MS)), type, [blob]);
}
