import {
  CHUNK_TIMEOUT_MS,
  failedAddress,
  isChunkError,
  isReleased,
  isStylesheetError,
  type LazyModule,
  mayReload,
  ReleaseError,
} from '../chunk';
import { withBase } from '../navigation';
import { tab } from './storage';

/** Which build this tab was loaded anew for. */
const RELOADED_FOR_KEY = 'chunkReload';
/** A file that failed is asked for again after this long, in ms: a network that flickers is back by then. */
const AGAIN_MS = 300;
/** How long the server may take to say which build it has, in ms. */
const PUBLISHED_TIMEOUT_MS = 10_000;

/** A script chunk that did not come in time. */
class ChunkTimeout extends Error {
  override readonly name = 'ChunkLoadError';
  constructor() {
    super(`Loading chunk timed out after ${CHUNK_TIMEOUT_MS} ms`);
  }
}

/** The entry script of a page of the portal: its name has the build's hash. */
export function entryOf(page: Document): string | null {
  return page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}

async function publishedBuild(): Promise<string | null> {
  try {
    const response = await fetch(withBase('/index.html'), {
      cache: 'no-store',
      signal: AbortSignal.timeout(PUBLISHED_TIMEOUT_MS),
    });
    if (!response.ok) return null;
    return entryOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
  } catch {
    return null;
  }
}

/** What a failed chunk means: that the portal was released anew, or what the browser said. */
async function explained(error: unknown): Promise<unknown> {
  if (!isChunkError(error)) return error;
  const published = await publishedBuild();
  const wasReleased = isReleased({ running: entryOf(document), published });
  return wasReleased && published !== null ? new ReleaseError(published) : error;
}

/** An import that is given up after 120 s (spec §9). */
function inTime<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkTimeout()), CHUNK_TIMEOUT_MS);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

async function fetchExplained<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await inTime(load);
  } catch (error) {
    throw await explained(error);
  }
}

/** The modules that are fetched ahead, in the order in which the code around them has come. */
const prefetched = new Set<LazyModule<unknown>>();

interface LazyModuleOptions {
  /** Whether the module is fetched ahead, when the page has been idle for a while (`layouts/start/usePrefetch.ts`). */
  readonly prefetch?: boolean;
}

/**
 * A module that is loaded when it is needed: asked for once, given up after 120 s, and asked for anew after a failure. What
 * draws something is a `lazyPart` (`src/ui/lazy/lazyPart.tsx`), which is built on this.
 */
export function lazyModule<T>(
  load: () => Promise<T>,
  { prefetch = false }: LazyModuleOptions = {},
): LazyModule<T> {
  let loaded: T | null = null;
  let loading: Promise<T> | null = null;
  const module: LazyModule<T> = {
    get loaded() {
      return loaded;
    },
    fetch() {
      loading ??= fetchExplained(load)
        .then((code) => {
          loaded = code;
          return code;
        })
        .finally(() => {
          // What has come is kept by the browser; what failed must not be remembered here.
          loading = null;
        });
      return loading;
    },
  };
  if (prefetch) prefetched.add(module);
  return module;
}

/** The modules to fetch ahead, those that are here already among them. */
export function prefetchedModules(): readonly LazyModule<unknown>[] {
  return [...prefetched];
}

/**
 * A page's code. After a release its file is gone: the path is loaded again, once for each release (spec §2), and the
 * promise stays open while the browser leaves. Any other failure rejects and is told in the page's place.
 */
export async function fetchOrReload<T>(module: LazyModule<T>): Promise<T> {
  const { pathname } = window.location;
  try {
    return await module.fetch();
  } catch (error) {
    const isDue =
      error instanceof ReleaseError &&
      mayReload(error, tab.read(RELOADED_FOR_KEY)) &&
      // The customer may have gone on to a page that is here.
      pathname === window.location.pathname;
    // Without a memory the page could reload for ever.
    if (!isDue || !tab.write(RELOADED_FOR_KEY, error.published)) throw error;
    window.location.reload();
    return new Promise<never>(() => {});
  }
}

async function isScript(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { cache: 'reload' });
    return response.ok && /javascript/.test(response.headers.get('Content-Type') ?? '');
  } catch {
    return false;
  }
}

/** An import by address, which config/plugins/importAgain.ts puts in: Umi cannot read a source file that has one. */
declare const importFrom: (address: string) => Promise<unknown>;

/**
 * Tries a failed import again; the build calls it for every import (config/plugins/importAgain.ts). Older browsers remember that
 * an address failed and ask no more, so when the file can be fetched and still cannot be imported, the next try uses another
 * address. Where the browser does not name the address (Safari), or where the failure was of a file
 * that the chunk imports, that cannot help: Retry fails there, and Reload does.
 */
async function importAgain(error: unknown): Promise<unknown> {
  const address = failedAddress(error, window.location.origin);
  if (address === null) throw error;
  await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  try {
    return await importFrom(address);
  } catch {
    if (!(await isScript(address))) throw error;
  }
  try {
    return await importFrom(address);
  } catch {
    return importFrom(`${address}?again=${Date.now()}`);
  }
}

/** Has failed imports tried again, and failed stylesheets tolerated: the page stays usable without one. */
export function mendImports(): void {
  Object.assign(window, { importAgain });
  window.addEventListener('vite:preloadError', (event) => {
    const payload: unknown = 'payload' in event ? event.payload : null;
    if (isStylesheetError(payload)) event.preventDefault();
  });
}
