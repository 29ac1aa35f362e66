import { CHUNK_TIMEOUT_MS, isStylesheetError, shouldReload } from '@/domain/chunk';
import { tab } from './storage';

/** Which path was loaded anew because a chunk had failed there. */
const RELOADED_KEY = 'chunkReload';

/** A script chunk that did not come in time. */
export class ChunkTimeout extends Error {
  override readonly name = 'ChunkLoadError';
  constructor() {
    super(`Loading chunk timed out after ${CHUNK_TIMEOUT_MS} ms`);
  }
}

/**
 * Loads the current path again after a chunk failed, at most once per path in a row (spec §2).
 * @returns false when that was tried already: the caller then shows a page with Reload.
 */
export function reloadForChunk(): boolean {
  const { pathname } = window.location;
  if (!shouldReload({ path: pathname, lastReloadedPath: tab.read(RELOADED_KEY) })) return false;
  // Without a memory the page could reload forever.
  if (!tab.write(RELOADED_KEY, pathname)) return false;
  window.location.reload();
  return true;
}

/** A page that came whole ends the row of failures. */
export function pageArrived(): void {
  tab.remove(RELOADED_KEY);
}

/** A chunk's import, given up after 120 s (spec §9). */
export function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkTimeout()), CHUNK_TIMEOUT_MS);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** A stylesheet that fails leaves the page usable: the bundler's own error for it is stopped. */
export function tolerateStylesheets(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const payload: unknown = 'payload' in event ? event.payload : null;
    if (isStylesheetError(payload)) event.preventDefault();
  });
}
