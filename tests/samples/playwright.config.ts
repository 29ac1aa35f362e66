import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';

const RESULTS = resolve(__dirname, '../..', process.env.TEST_RESULTS ?? 'test-results');

/** `npm run test:samples`: the code samples of the generator, by their own programs. */
export default defineConfig({
  ...browserTests,
  testDir: __dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(RESULTS, 'samples'),
  // A run counts what the gateways have seen.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: join(RESULTS, 'samples.json') }]],
  projects: (browserTests.projects ?? []).filter(({ name }) => name === 'headless-shell'),
});
