import type { Browser } from '@playwright/test';

/** Starts the full Chromium, or the browser at a path; null stands for Playwright's own. */
export function launch(path?: string | null, headless?: boolean): Promise<Browser>;
