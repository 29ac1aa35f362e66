// Starts the browser for measurements.
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './chromium.mjs';

/** Starts the full Chromium. */
export const launch = () =>
  chromium.launch({ args: CHROMIUM_ARGS, executablePath: findChromium() ?? undefined });
