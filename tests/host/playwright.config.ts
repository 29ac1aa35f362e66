import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import browserTests from '../../playwright.config';

const RESULTS = resolve(__dirname, '../..', process.env.TEST_RESULTS ?? 'test-results');
const MEASURED = '**/secondVisit.spec.ts';
/** The headless shell keeps no page for Back. */
const BACK = '**/back.spec.ts';

type Projects = NonNullable<typeof browserTests.projects>;

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
  projects: (browserTests.projects ?? []).flatMap((project): Projects => {
    if (project.name === 'chromium') {
      const whole = { ...project, grep: /./ };
      return [
        { ...whole, testMatch: BACK },
        // After all others, alone: what else runs would be measured, too. The headless shell keeps no compiled code for a second visit.
        {
          ...whole,
          name: 'measured',
          testMatch: MEASURED,
          fullyParallel: false,
          dependencies: ['headless-shell'],
        },
      ];
    }
    if (project.name !== 'headless-shell') return [];
    return [{ ...project, testIgnore: [BACK, MEASURED] }];
  }),
});
