import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';

const RESULTS = resolve(__dirname, '../..', process.env.TEST_RESULTS ?? 'test-results');

/** `npm run bench:start` compiles the whole portal while its page waits. */
const START = '**/start.spec.ts';
const SHELL = 'headless-shell';

/**
 * Browser tests of the bench build, in the browser that `npm test` uses for most tests. `npm run test:bench` builds it and runs them;
 * `npx playwright test -c tests/bench mainJob` runs some. The test that compiles is last, because it would take the cores from the others
 * (alone: `--project=start --no-deps`).
 */
export default defineConfig({
  ...browserTests,
  testDir: __dirname,
  testMatch: '**/*.spec.ts',
  outputDir: join(RESULTS, 'bench'),
  reporter: [['list'], ['json', { outputFile: join(RESULTS, 'bench.json') }]],
  projects: (browserTests.projects ?? [])
    .filter(({ name }) => name === SHELL)
    .flatMap((project) => [
      { ...project, testIgnore: START },
      { ...project, name: 'start', testMatch: START, dependencies: [SHELL] },
    ]),
});
