/** The browser of a run. */
import { execFileSync } from 'node:child_process';
import { type Browser, chromium } from '@playwright/test';
import args from '../../scripts/chromiumArgs.json';

/** Path of a browser; null and empty stand for Playwright's own. */
function pathOf(isHeaded: boolean): string | null {
  const { CHROMIUM, HEADLESS_SHELL } = process.env;
  const given = isHeaded ? CHROMIUM : HEADLESS_SHELL;
  if (given !== undefined) return given;
  const text = execFileSync(process.execPath, ['scripts/chromium.mjs'], { encoding: 'utf8' });
  const found = JSON.parse(text) as { chromium: string | null; headlessShell: string | null };
  return isHeaded ? found.chromium : found.headlessShell;
}

/** Starts the headless shell, or the full Chromium with a window. */
export function openBrowser({ isHeaded }: { isHeaded: boolean }): Promise<Browser> {
  const executablePath = pathOf(isHeaded);
  return chromium.launch({
    args,
    headless: !isHeaded,
    ...(executablePath ? { executablePath } : {}),
  });
}
