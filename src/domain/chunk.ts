/** A script chunk that has not come after this many milliseconds counts as failed: 120 s (spec §9). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** How bundlers and browsers say that a script chunk did not load. */
const SCRIPT_MESSAGES = [
  /loading chunk \S+ failed/i,
  /failed to load chunk/i,
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /is not a valid javascript mime type/i,
];
const SCRIPT_NAMES = ['ChunkLoadError'];

/** How bundlers say that a stylesheet did not load. */
const STYLESHEET_MESSAGES = [/loading css chunk \S+ failed/i, /unable to preload css/i];
const STYLESHEET_CODES = ['CSS_CHUNK_LOAD_FAILED'];

function textOf(error: unknown, field: 'message' | 'name' | 'code'): string {
  if (typeof error === 'string') return field === 'message' ? error : '';
  if (typeof error !== 'object' || error === null) return '';
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' ? value : '';
}

function says(error: unknown, messages: readonly RegExp[]): boolean {
  const message = textOf(error, 'message');
  return messages.some((wording) => wording.test(message));
}

/** True when a stylesheet chunk did not load: the page stays usable (contract.md "Time-out"). */
export function isStylesheetError(error: unknown): boolean {
  return STYLESHEET_CODES.includes(textOf(error, 'code')) || says(error, STYLESHEET_MESSAGES);
}

/** True when a script chunk did not load, whatever the bundler or browser calls it (spec §8). */
export function isChunkError(error: unknown): boolean {
  if (isStylesheetError(error)) return false;
  return SCRIPT_NAMES.includes(textOf(error, 'name')) || says(error, SCRIPT_MESSAGES);
}

/**
 * True when a page whose chunk failed is to be loaded again: at most once per path in a row, so that a chunk that is gone
 * for good does not reload for ever. `lastReloadedPath` is forgotten (null) once a page has come.
 */
export function shouldReload(visit: {
  readonly path: string;
  readonly lastReloadedPath: string | null;
}): boolean {
  return visit.path !== visit.lastReloadedPath;
}
