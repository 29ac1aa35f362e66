import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';

const RESULTS = resolve(__dirname, '../..', process.env.TEST_RESULTS ?? 'test-results');

/** `npm run pictures`: pictures of the build in `dist`, for eyes; nothing is compared. */
export default defineConfig({
  ...browserTests,
  testDir: __dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(RESULTS, 'picturing'),
  workers: 2,
  retries: 0,
  reporter: 'list',
  projects: (browserTests.projects ?? []).filter(({ name }) => name === 'headless-shell'),
});
