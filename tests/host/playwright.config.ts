import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';

const RESULTS = resolve(__dirname, '../..', process.env.TEST_RESULTS ?? 'test-results');

/** `npm run test:host`: the build in `dist` behind nginx with the configuration of `deploy/`. */
export default defineConfig({
  ...browserTests,
  testDir: __dirname,
  testMatch: '**/*.spec.ts',
  globalSetup: join(__dirname, 'nginx.ts'),
  outputDir: join(RESULTS, 'host'),
  workers: 2,
  reporter: [['list'], ['json', { outputFile: join(RESULTS, 'host.json') }]],
  // The certificate is made on the spot; tests without a browser check it.
  use: { ...browserTests.use, ignoreHTTPSErrors: true },
  projects: (browserTests.projects ?? [])
    .filter(({ name }) => name === 'headless-shell')
    .map((project) => ({ ...project, testIgnore: [] })),
});
