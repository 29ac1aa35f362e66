/** A script chunk that has not loaded after this many milliseconds counts as failed: 120 s (spec §9). */
export const CHUNK_TIMEOUT_MS = 120_000;

/** The messages when a script chunk did not load: the specification's (spec §8), and those of Chromium, Firefox and Safari. */
const SCRIPT_MESSAGES = [
  /loading chunk \S+ failed/i,
  /failed to fetch dynamically imported module/i,
  /error loading dynamically imported module/i,
  /importing a module script failed/i,
  /is not a valid javascript mime type/i,
];

/** Returns true when a stylesheet chunk did not load, by vite's message: the page stays usable (docs/contract.md "Time-out"). */
export function isStylesheetError(error: unknown): boolean {
  return error instanceof Error && /unable to preload css/i.test(error.message);
}

/** Returns true when a script chunk did not load, by the error's message or name. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { name, message } = error;
  return name === 'ChunkLoadError' || SCRIPT_MESSAGES.some((wording) => wording.test(message));
}

/** A chunk did not load because a release has replaced its file; only a reload loads the new one. */
export class ReleaseError extends Error {
  override readonly name = 'ChunkLoadError';
  /** `published` names the build that the server has now. */
  constructor(readonly published: string) {
    super('Loading chunk of an earlier release failed');
  }
}

/**
 * Returns the address of the entry script that a published `index.html` names; null for a page that has none. It is read as text,
 * because Trusted Types (`lib/browser/trustedTypes.ts`) let no markup be parsed.
 */
export function publishedEntry(html: string): string | null {
  const [script = ''] = /<script\b[^>]*\btype="module"[^>]*>/.exec(html) ?? [];
  return /\bsrc="([^"]+)"/.exec(script)?.[1] ?? null;
}

/** Failed retries before Reload is offered: the network is the likelier cause, and a reload loses typed text. */
const RETRIES_BEFORE_RELOAD = 2;

/** Returns true when Reload stands beside Retry: after a release at once, else when Retry has failed twice. */
export function isReloadOffered(error: unknown, failedRetries: number): boolean {
  return error instanceof ReleaseError || failedRetries >= RETRIES_BEFORE_RELOAD;
}
