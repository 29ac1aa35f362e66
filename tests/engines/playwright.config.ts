import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './fixtures';

const RESULTS = resolve(__dirname, '../..', process.env.TEST_RESULTS ?? 'test-results');

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
  retries: 1,
  reporter: [['list'], ['json', { outputFile: join(RESULTS, 'engines.json') }]],
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
});
