import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Engine } from './engine';

/** Names of the browser's own files, and of those that it has not finished. */
const OTHER = /^\.|\.(part|wkdownload)$/;

/** The returned function waits for the next file that the browser saves, and returns its path. */
export function watchDownloads({ downloads }: Engine): () => Promise<string> {
  // Firefox also makes an empty file under the final name, and replaces it in the end.
  const isSaved = (name: string) => !OTHER.test(name) && statSync(join(downloads, name)).size > 0;
  const saved = () => readdirSync(downloads).filter(isSaved);
  const before = saved();
  const fresh = () => saved().filter((name) => !before.includes(name));
  return async () => {
    await expect.poll(fresh).toHaveLength(1);
    return join(downloads, fresh()[0] ?? '');
  };
}
