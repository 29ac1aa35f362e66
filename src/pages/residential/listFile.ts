import { saveFile } from '@/components/saveFile';
import { copyParts, fileParts, type LineList } from '@/domain/lineList';
import { listFileName } from '@/domain/proxyLine';
import { inSlices } from './slices';

const MS = 1000;
const PLAIN = 'text/plain';
const MIME = { json: 'application/json', csv: 'text/csv' } as const;

/** A long text as a blob. Piece by piece: a hundred megabytes at once would stop the page for seconds. */
async function blobOf(parts: Iterable<string>, type: string): Promise<Blob> {
  const blobs: Blob[] = [];
  await inSlices(parts, (part) => blobs.push(new Blob([part])));
  return new Blob(blobs, { type });
}

/** What Copy puts on the clipboard. */
export function listToCopy(list: LineList): string | Promise<Blob> {
  return list.parts.length === 1 ? [...copyParts(list)].join('') : blobOf(copyParts(list), PLAIN);
}

/** Has the browser save the list: txt, json or csv, as its format says. */
export async function downloadList(list: LineList): Promise<void> {
  const { format } = list.spec;
  const type = format === 'json' || format === 'csv' ? MIME[format] : PLAIN;
  const blob = await blobOf(fileParts(list), type);
  saveFile(listFileName(format, list.count, Math.floor(Date.now() / MS)), type, [blob]);
}
