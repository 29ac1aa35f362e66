import { serviceNow } from '@/lib/browser/clock/serviceClock';
import { runCooperatively, type TaskControl } from '@/lib/browser/runCooperatively';
import { saveFile } from '@/lib/browser/saveFile';
import { type LineList, textParts } from '../rules/line/lineList';
import { LINES_PER_CHUNK, listFileName } from '../rules/line/proxyLine';

// Long work on a list rejects when its signal aborts before the end.

const PLAIN = 'text/plain';
const MIME = { json: 'application/json', csv: 'text/csv' } as const;

/** Makes a blob of a long text, piece by piece: a hundred megabytes at once would block the page for seconds. */
async function blobOf(
  list: LineList,
  use: 'file' | 'clipboard',
  type: string,
  { signal, onProgress }: TaskControl,
): Promise<Blob> {
  let made = 0;
  const toBlob = (part: string) => {
    made += 1;
    onProgress?.(made, list.count / LINES_PER_CHUNK);
    return new Blob([part]);
  };
  return new Blob(await runCooperatively(textParts(list, use), toBlob, signal), { type });
}

/** True when a list is short enough to be copied at once. */
export const isShort = (list: LineList): boolean => list.count <= LINES_PER_CHUNK;

/** Returns the text of a list for the clipboard at once; a long list blocks the page meanwhile. */
export const textToCopy = (list: LineList): string => [...textParts(list, 'clipboard')].join('');

/** Returns a long list for the clipboard. */
export const blobToCopy = (list: LineList, control: TaskControl): Promise<Blob> =>
  blobOf(list, 'clipboard', PLAIN, control);

/** Saves the list as a txt, json or csv file, as its format says. */
export async function downloadList(list: LineList, control: TaskControl): Promise<void> {
  const { format } = list.spec;
  const type = format === 'json' || format === 'csv' ? MIME[format] : PLAIN;
  const blob = await blobOf(list, 'file', type, control);
  saveFile(listFileName(format, list.count, serviceNow()), type, [blob]);
}
