import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import args from './scripts/chromiumArgs.json';
import type { TestOptions } from './tests/support/playwright/fixtures';

/** Paths of the browsers; null and empty stand for Playwright's own. `npm test` names both. */
const { CHROMIUM, HEADLESS_SHELL } = process.env;
const { chromium, headlessShell }: { chromium: string | null; headlessShell: string | null } =
  CHROMIUM === undefined || HEADLESS_SHELL === undefined
    ? JSON.parse(
        execFileSync(process.execPath, [join(__dirname, 'scripts/chromium.mjs')], {
          encoding: 'utf8',
        }),
      )
    : { chromium: CHROMIUM, headlessShell: HEADLESS_SHELL };
const launched = (path: string | null, more: readonly string[] = []) => ({
  launchOptions: { args: [...args, ...more], ...(path ? { executablePath: path } : {}) },
});
/**
 * A page of a test lives for seconds: to compile its code a second and a third time, for speed, costs a tenth of all that a
 * document takes (0.94 to 0.86 s of a processor).
 */
const SHORT_LIVED = ['--js-flags=--no-opt --no-maglev'];
/** What CI has time for in the full browser. */
const MAIN = process.env.MORE_IN_FULL === '1' ? /@main|@full/ : /@main/;
const RESULTS = process.env.TEST_RESULTS ?? 'test-results';
/** What fails on purpose takes longest and mostly waits. */
const FAULTS = '**/tests/faults/**/*.spec.ts';

/** Browser tests of the production build. Each worker has a mock backend of its own (tests/support/playwright/fixtures.ts). */
export default defineConfig<TestOptions>({
  testDir: 'tests',
  testMatch: '**/tests/{e2e,faults}/**/*.spec.ts',
  outputDir: join(RESULTS, 'browser'),
  fullyParallel: true,
  // One more than the cores that there are at least: a test waits for clocks and answers, and meanwhile another one works. A fourth worker
  // saves 14 s of 324 where the cores are fast, and where they are three times slower makes tests miss their deadlines.
  workers: 3,
  // Both only end what hangs; speed is judged by the budgets. On a slow machine the longest test takes 60 s, and
  // where something else runs too, twice that; a page that a test opens anew may take 10 s.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // Real proxies and real clocks on a busy machine: one more try, and the run says which test needed it.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: join(RESULTS, 'playwright.json') }]],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // What fades out is still there for a moment, and what slides in is not where it will be: the portal keeps still for a
    // device that asks for it. What is about motion itself asks for it in its test.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // First: begun last, it would leave a core idle for three quarters of a minute in the end.
    { name: 'faults', testMatch: FAULTS, use: launched(headlessShell, SHORT_LIVED) },
    {
      name: 'headless-shell',
      testIgnore: FAULTS,
      use: launched(headlessShell, SHORT_LIVED),
    },
    // The main job is tested in the full browser, too, and as most devices are; with time, signing in, sessions, keys and lines as well.
    {
      name: 'chromium',
      grep: MAIN,
      use: { channel: 'chromium', ...launched(chromium), fetchesAhead: true },
    },
  ],
});
