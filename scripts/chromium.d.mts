/** Makes sure that there is a headless shell of Chromium; its path, or null for Playwright's own. */
export function ensureHeadlessShell(): string | null;
