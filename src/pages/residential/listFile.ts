import { saveFile } from '@/components/saveFile';
import { copyParts, fileParts, type LineList } from '@/domain/lineList';
import { listFileName } from '@/domain/proxyLine';
import { inSlices } from './slices';

const MS = 1000;
const PLAIN = 'text/plain';
const MIME = { json: 'application/json', csv: 'text/csv' } as const;

/**
 * A long text as a blob. Piece by piece: a hundred megabytes at once would stop the page for seconds. Null when it is not
 * wanted any more before it is whole.
 */
async function blobOf(
  parts: Iterable<string>,
  type: string,
  isWanted: () => boolean,
): Promise<Blob | null> {
  const blobs: Blob[] = [];
  const isWhole = await inSlices(parts, (part) => blobs.push(new Blob([part])), isWanted);
  return isWhole ? new Blob(blobs, { type }) : null;
}

/** What Copy puts on the clipboard. A list that is not wanted any more before it is whole is not put there. */
export function listToCopy(list: LineList, isWanted: () => boolean): string | Promise<Blob> {
  if (list.parts.length === 1) return [...copyParts(list)].join('');
  return blobOf(copyParts(list), PLAIN, isWanted).then((blob) => {
    if (blob === null) throw new DOMException('The page was left', 'AbortError');
    return blob;
  });
}

/** Has the browser save the list: txt, json or csv, as its format says; not when the page is left meanwhile. */
export async function downloadList(list: LineList, isWanted: () => boolean): Promise<void> {
  const { format } = list.spec;
  const type = format === 'json' || format === 'csv' ? MIME[format] : PLAIN;
  const blob = await blobOf(fileParts(list), type, isWanted);
  if (blob === null) return;
  saveFile(listFileName(format, list.count, Math.floor(Date.now() / MS)), type, [blob]);
}
