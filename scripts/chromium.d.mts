/** Arguments for every Chromium of this project. */
export const CHROMIUM_ARGS: string[];

/** Makes sure that there is a headless shell of Chromium; returns its path, or null for Playwright's own. */
export function ensureHeadlessShell(): string | null;

/** Makes sure that there is a full Chromium; returns its path, or null for Playwright's own. */
export function ensureChromium(): string | null;
