import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';

const RESULTS = resolve(__dirname, '../..', process.env.TEST_RESULTS ?? 'test-results');

/** Browser tests of the bench build, in the browser that `npm test` uses for most tests. `npm run test:bench` runs them. */
export default defineConfig({
  ...browserTests,
  testDir: __dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(RESULTS, 'bench'),
  reporter: [['list'], ['json', { outputFile: join(RESULTS, 'bench.playwright.json') }]],
  projects: (browserTests.projects ?? []).filter(({ name }) => name === 'headless-shell'),
});
