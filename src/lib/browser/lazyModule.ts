import {
  CHUNK_TIMEOUT_MS,
  isChunkError,
  isStylesheetError,
  publishedEntry,
  ReleaseError,
} from '../chunk';
import { withBase } from '../navigation';
import { sessionStore } from './storage/storage';
import { delay } from './wait';

/** The build for which this tab was reloaded last. */
const RELOADED_FOR_KEY = 'chunkReload';
/** A file that failed is asked for again after this long, in ms: a network that flickers is back by then. */
const AGAIN_MS = 300;
/** A stylesheet that is asked for again delays its part for this long at most, in ms. */
const SHEET_TIMEOUT_MS = 3000;
/** The time that the server has to name its build, in ms. */
const PUBLISHED_TIMEOUT_MS = 10_000;

/** A script chunk did not load in time. */
class ChunkTimeout extends Error {
  override readonly name = 'ChunkLoadError';
  constructor() {
    super(`Loading chunk timed out after ${CHUNK_TIMEOUT_MS} ms`);
  }
}

/** Returns the address of this page's entry script, whose name has the build's hash. */
export function runningEntry(): string | null {
  return document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;
}

/** Returns the entry script of the server's build; null when it could not be read, offline above all. */
async function publishedBuild(): Promise<string | null> {
  try {
    const response = await fetch(withBase('/index.html'), {
      cache: 'no-store',
      signal: AbortSignal.timeout(PUBLISHED_TIMEOUT_MS),
    });
    if (!response.ok) return null;
    return publishedEntry(await response.text());
  } catch {
    return null;
  }
}

/** Returns a ReleaseError when a release explains the failed chunk, else the error itself. */
async function explainError(error: unknown): Promise<unknown> {
  if (!isChunkError(error)) return error;
  const published = await publishedBuild();
  const running = runningEntry();
  const wasReleased = running !== null && published !== null && running !== published;
  return wasReleased ? new ReleaseError(published) : error;
}

/** Imports a module, and gives up after 120 s (spec §9). */
function withTimeout<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkTimeout()), CHUNK_TIMEOUT_MS);
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** The links of stylesheets that did not load. vite asks for each stylesheet once, whatever became of it. */
const missingSheets = new Set<Element>();
let sheetsAsked: Promise<unknown> | null = null;

/** Asks for a stylesheet again, in its place, so that the order of all stays. Resolves once it has loaded or failed. */
function fetchSheet(link: Element): Promise<void> {
  const again = document.createElement('link');
  for (const { name, value } of link.attributes) again.setAttribute(name, value);
  return new Promise((resolve) => {
    const end = (isMissing: boolean) => {
      missingSheets.delete(link);
      if (isMissing) missingSheets.add(again);
      resolve();
    };
    again.onload = () => end(false);
    again.onerror = () => end(true);
    link.replaceWith(again);
  });
}

/** Asks for the missing stylesheets again; calls meanwhile share one promise, which never rejects. */
function fetchMissingSheets(): Promise<unknown> {
  sheetsAsked ??= Promise.all([...missingSheets].map(fetchSheet)).finally(() => {
    sheetsAsked = null;
  });
  return sheetsAsked;
}

async function fetchExplained<T>(load: () => Promise<T>): Promise<T> {
  try {
    const code = await withTimeout(load);
    if (missingSheets.size > 0) {
      await Promise.race([fetchMissingSheets(), delay(SHEET_TIMEOUT_MS)]);
    }
    return code;
  } catch (error) {
    throw await explainError(error);
  }
}

/** A module that is loaded when it is needed. */
export interface LazyModule<T> {
  /** The module, once it has been loaded. */
  readonly loaded: T | null;
  /** Loads the module; calls meanwhile share the same promise. A failure is forgotten, so the next call tries again. */
  fetch(): Promise<T>;
}

/** The modules that are fetched ahead, in the order in which the code that names them was loaded. */
const prefetched = new Set<LazyModule<unknown>>();

/**
 * Makes a module that is loaded on demand: calls meanwhile share one import, which is given up after 120 s, and the next call after
 * a failure imports anew. With `prefetch` it is fetched ahead, once the page has been idle for a while (`layouts/start/usePrefetch.ts`).
 * For components there is `lazyPart` (`src/ui/lazy/lazyPart.tsx`), which is built on this.
 */
export function lazyModule<T>(
  load: () => Promise<T>,
  { prefetch = false }: { readonly prefetch?: boolean } = {},
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
          // The browser keeps a loaded module, so another import costs nothing; a failure must not be remembered here.
          loading = null;
        });
      return loading;
    },
  };
  if (prefetch) prefetched.add(module);
  return module;
}

/** Returns the modules to fetch ahead, loaded ones included. */
export function modulesToPrefetch(): readonly LazyModule<unknown>[] {
  return [...prefetched];
}

/**
 * Loads a page's code. After a release its file is gone: the path is loaded again, once for each release (spec §2), and the
 * promise stays open while the browser leaves. Any other failure rejects and is shown in the page's place.
 */
export async function fetchOrReload<T>(module: LazyModule<T>): Promise<T> {
  const { pathname } = window.location;
  try {
    return await module.fetch();
  } catch (error) {
    const isDue =
      error instanceof ReleaseError &&
      // Once for each release: the server may name a build and not deliver it.
      error.published !== sessionStore.read(RELOADED_FOR_KEY) &&
      // The customer may have moved on to a page that is loaded.
      pathname === window.location.pathname;
    // Without session storage the page could reload for ever.
    if (!isDue || !sessionStore.write(RELOADED_FOR_KEY, error.published)) throw error;
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

/** Stands for an import by address, which config/plugins/importAgain.ts writes in its place, because Umi cannot parse one. */
declare const importFrom: (address: string) => Promise<unknown>;

/**
 * Tries a failed import again; the build calls this for every import, with its address as seen from the entry script
 * (config/plugins/importAgain.ts). Safari and older browsers remember a failed address and do not fetch it again, so when the file can be
 * fetched and still cannot be imported, the next try uses another address. Where a file that the chunk imports has failed, that cannot
 * help: Retry fails there, and Reload helps.
 */
async function importAgain(error: unknown, name: string): Promise<unknown> {
  const entry = runningEntry();
  if (!isChunkError(error) || entry === null) throw error;
  const address = new URL(name, new URL(entry, window.location.origin)).href;
  await delay(AGAIN_MS);
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

/**
 * Has failed imports tried again. A failed stylesheet is tolerated, because the page stays usable without one; it is asked for again with
 * the next code that loads, and when the network is back.
 */
export function retryFailedImports(): void {
  Object.assign(window, { importAgain });
  window.addEventListener('vite:preloadError', (event) => {
    const payload: unknown = 'payload' in event ? event.payload : null;
    if (!isStylesheetError(payload)) return;
    event.preventDefault();
    for (const link of document.querySelectorAll('link[rel="stylesheet"]'))
      if (String(payload).endsWith(` ${link.getAttribute('href')}`)) missingSheets.add(link);
  });
  window.addEventListener('online', () => void fetchMissingSheets());
}
