import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';

const RESULTS = resolve(__dirname, '../..', process.env.TEST_RESULTS ?? 'test-results');

/** `npm run pictures`: pictures of the build in `dist`, for eyes. `npm run test:look`: development looks as this build does. */
export default defineConfig({
  ...browserTests,
  testDir: __dirname,
  outputDir: join(RESULTS, 'picturing'),
  snapshotPathTemplate: join(RESULTS, 'look', '{arg}{ext}'),
  workers: 2,
  retries: 0,
  reporter: [['list'], ['json', { outputFile: join(RESULTS, 'look.json') }]],
  projects: (browserTests.projects ?? [])
    .filter(({ name }) => name === 'headless-shell')
    .flatMap(({ use = {} }) => [
      { name: 'pictures', use, testMatch: '**/pictures.spec.ts' },
      // One development server for all of it.
      {
        name: 'look',
        use,
        testMatch: '**/look.spec.ts',
        fullyParallel: false,
        // Development compiles a page when it is opened.
        expect: { timeout: 60_000 },
      },
    ]),
});
