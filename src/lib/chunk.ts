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

/** True when a stylesheet chunk did not load: the page stays usable (docs/contract.md "Time-out"). */
export function isStylesheetError(error: unknown): boolean {
  return STYLESHEET_CODES.includes(textOf(error, 'code')) || says(error, STYLESHEET_MESSAGES);
}

/** True when a script chunk did not load, whatever the bundler or browser calls it (spec §8). */
export function isChunkError(error: unknown): boolean {
  if (isStylesheetError(error)) return false;
  return SCRIPT_NAMES.includes(textOf(error, 'name')) || says(error, SCRIPT_MESSAGES);
}

/** A module that is loaded when it is needed. */
export interface LazyModule<T> {
  /** The module, once it has been loaded. */
  readonly loaded: T | null;
  /** Loads it; whoever asks meanwhile gets the same answer. A failure is forgotten, so the next call tries again. */
  fetch(): Promise<T>;
}

/** A chunk did not come because the portal was released anew: its file is gone, and only a reload brings the new one. */
export class ReleaseError extends Error {
  override readonly name = 'ChunkLoadError';
  /** `published` names the build that the server has now. */
  constructor(readonly published: string) {
    super('Loading chunk of an earlier release failed');
  }
}

/**
 * The address of the chunk that an import failed for, as Chromium and Firefox name it in the message (Safari does not);
 * null when there is none, or when it is not of `origin`.
 */
export function failedAddress(error: unknown, origin: string): string | null {
  if (!isChunkError(error)) return null;
  const address = /https?:\/\/\S+/.exec(textOf(error, 'message'))?.[0] ?? '';
  return URL.canParse(address) && new URL(address).origin === origin ? address : null;
}

/** What is known of the builds when a chunk has failed; each is named by its entry script. */
export interface Builds {
  /** The build that runs in this tab. */
  readonly running: string | null;
  /** The build that the server's `index.html` names now; null when it could not be fetched, offline above all. */
  readonly published: string | null;
}

/** True when the server has another build than the one that runs here: the chunks of this one are gone. */
export function isReleased({ running, published }: Builds): boolean {
  return running !== null && published !== null && running !== published;
}

/**
 * True when a page whose chunk is gone may load its path again (spec §2): once for each release. `reloadedFor` is the
 * build that this tab reloaded for last; a server that names a build and then does not give it would reload for ever.
 */
export function mayReload(release: ReleaseError, reloadedFor: string | null): boolean {
  return release.published !== reloadedFor;
}

/** Retries that must have failed before Reload is offered: the network is the likelier cause, and a reload loses more. */
const RETRIES_BEFORE_RELOAD = 2;

/** Whether Reload stands beside Retry: after a release at once, else when Retry has failed twice. */
export function offersReload(error: unknown, failedRetries: number): boolean {
  return error instanceof ReleaseError || failedRetries >= RETRIES_BEFORE_RELOAD;
}

/** The pauses between tries that nobody asked for, in ms: longer each time. */
const RETRY_DELAYS_MS = [5_000, 10_000, 20_000, 40_000, 60_000];

/** The pause before the next try that nobody asked for, after `tries` that failed. */
export function retryDelay(tries: number): number {
  return RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)] as number;
}
