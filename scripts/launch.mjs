// Starts a browser of this project.
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './chromium.mjs';

/** Starts the full Chromium, or the browser at a path; null stands for Playwright's own. */
export const launch = (path = findChromium(), headless = true) =>
  chromium.launch({ args: CHROMIUM_ARGS, headless, executablePath: path ?? undefined });
