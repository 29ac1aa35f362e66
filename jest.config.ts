/**
 * tsc checks the types; checking them again would add 8 s to each start of the runner.
 *
 * @jest-config-loader ts-node
 * @jest-config-loader-options {"transpileOnly": true, "compilerOptions": {"module": "CommonJS", "moduleResolution": "node"}}
 */
import { configUmiAlias, createConfig } from '@umijs/max/test';
import type { Config } from 'jest';
import { COMPILED, COMPILER } from './config/compiled';
import { pageTests } from './tests/together/pageTests';

/** These packages ship ES modules only. */
const ES_ONLY =
  '/node_modules/(?!(@noble|@pondwader|msw|until-async|@mswjs|@open-draft|rettime|valibot|antd|@ant-design|@rc-component|@babel/runtime)/)';

/** These are CommonJS already. */
const READY = '/node_modules/(antd|@ant-design/[^/]+|@rc-component/[^/]+)/lib/';

/** Far from UTC, so that a test sees a time in the device's zone: the portal shows UTC wherever its customer is. */
process.env.TZ = 'Asia/Tokyo';

const shared: Config = {
  rootDir: __dirname,
  restoreMocks: true,
  transformIgnorePatterns: [ES_ONLY, READY],
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
};

/** Rules, contract and mock in plain Node. */
const rules: Config = {
  ...shared,
  displayName: 'rules',
  testEnvironment: 'node',
  testMatch: [
    '<rootDir>/{src,config,mock}/**/*.test.ts',
    '<rootDir>/tests/*.test.ts',
    '<rootDir>/tests/planted/*.test.ts',
  ],
  transform: createConfig({
    target: 'node',
    jsTransformer: 'esbuild',
    jsTransformerOpts: { supported: { 'dynamic-import': false } },
  }).transform,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
};

/**
 * Whether tests of rendered pages run as four files instead of one each, as `npm test` has them: jest reads the whole portal anew
 * for each file, which takes about 8 s (docs/decisions/021). Alone, `npx jest whitelist` runs what belongs to the whitelist.
 */
const isTogether = process.env.TOGETHER === '1';
const exactly = (file: string) => `^<rootDir>/${file.replace(/[.]/g, '\\.')}$`;
const alone = ['/node_modules/', ...pageTests().map(exactly)];

/** The app as Umi puts it together (`src/.umi-test`), in jsdom; only the network is played. */
async function app(): Promise<Config> {
  const umi = createConfig({
    target: 'browser',
    jsTransformer: 'esbuild',
    jsTransformerOpts: {
      jsx: 'automatic',
      // antd's styles are made with the build: made at run time, jsdom would parse 460 KB of them for each page.
      define: { 'import.meta.hot': 'undefined', 'process.env.NODE_ENV': '"production"' },
      supported: { 'dynamic-import': false },
    },
  });
  return configUmiAlias({
    ...shared,
    displayName: 'app',
    testEnvironment: 'jest-fixed-jsdom',
    testMatch: ['<rootDir>/{src,tests}/**/*.test.tsx'],
    testPathIgnorePatterns: isTogether ? alone : ['/node_modules/', '/tests/together/'],
    transform: {
      [`${COMPILED.source}.*(?<!\\.test)\\.tsx?$`]: [
        '<rootDir>/tests/support/jsdom/compiled.js',
        {
          plugin: [require.resolve('babel-plugin-react-compiler'), COMPILER],
          next: Object.values(umi.transform ?? {})[0],
        },
      ],
      ...umi.transform,
    },
    // One antd, as in the build. Of two, a field of `antd/es` would not know the theme that `antd` gives it, and make its
    // styles here.
    moduleNameMapper: { ...umi.moduleNameMapper, '^antd/es/(.*)$': 'antd/lib/$1' },
    resolver: umi.resolver,
    setupFiles: ['<rootDir>/tests/support/jsdom/jsdomGaps.ts'],
    setupFilesAfterEnv: [
      ...(shared.setupFilesAfterEnv ?? []),
      '<rootDir>/tests/support/jsdom/startUmi.ts',
    ],
    transformIgnorePatterns: [
      '/node_modules/(react|react-dom|scheduler|axios|fast-check|fake-indexeddb)/',
      READY,
    ],
  } as never) as Promise<Config>;
}

/**
 * Whether the tests of the app may be meant: not by `--selectProjects rules`. To configure them, Umi starts and makes
 * `src/.umi-test` anew, which takes seconds and takes the files away from tests of the app that run at the same time.
 */
const mayRunApp = !/ --selectProjects[ =]rules( -|$)/.test(process.argv.join(' '));

export default async (): Promise<Config> => ({
  projects: [rules as never, ...(mayRunApp ? [(await app()) as never] : [])],
  // The app keeps timers of its own (a refresh every six minutes): the runner does not wait for them.
  forceExit: true,
});
