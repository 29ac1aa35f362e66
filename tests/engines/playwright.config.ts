import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';
import type { EngineOptions } from './fixtures';

/** Chromium, for pictures beside those of the engines. */
const beside = browserTests.projects?.find(({ name }) => name === 'headless-shell')?.use;
const RESULTS = resolve(__dirname, '../..', process.env.TEST_RESULTS ?? 'test-results');

/** A mode that WebKit does not know, and one that its driver does not. */
const HIGH_CONTRAST = '**/highContrast.spec.ts';
const PRINTING = '**/printing.spec.ts';

/** `npm run test:engines`: the build in `dist` in Firefox and WebKit. Playwright runs the tests; its own versions of both cannot be had from Debian. */
export default defineConfig<object, EngineOptions>({
  testDir: __dirname,
  testMatch: '**/*.spec.ts',
  globalSetup: join(__dirname, 'install.ts'),
  outputDir: join(RESULTS, 'engines'),
  fullyParallel: true,
  workers: 2,
  // WebKit draws without a graphics card, in processes of its own that need the cores, too.
  timeout: 240_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  forbidOnly: true,
  use: { ...browserTests.use, ...beside },
  retries: 1,
  reporter: [['list'], ['json', { outputFile: join(RESULTS, 'engines.json') }]],
  projects: [
    { name: 'firefox', testIgnore: HIGH_CONTRAST, use: { engineName: 'firefox' } },
    { name: 'high-contrast', testMatch: HIGH_CONTRAST, use: { engineName: 'highContrast' } },
    { name: 'webkit', testIgnore: [HIGH_CONTRAST, PRINTING], use: { engineName: 'webkit' } },
  ],
});
