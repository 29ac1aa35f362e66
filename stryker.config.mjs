// `npm run mutation`: counts the small errors in these rules that unit tests find (docs/mutation.md).
import umi from '@umijs/max/test.js';

const RULES = [
  'lib/number/money',
  'lib/number/traffic',
  'features/auth/rules/session',
  'features/checkout/rules/purchase/machine',
  'features/checkout/rules/purchase/payRequest',
  'features/checkout/rules/purchase/records',
  'features/generator/rules/line/proxyLine',
  'features/generator/rules/line/proxyUsername',
  'features/usage/rules/usage',
  'features/subaccounts/rules/subAccountChange',
].map((name) => `src/${name}.ts`);
const TESTS = [
  ...RULES.map((file) => file.replace('.ts', '.test.ts')),
  'src/features/generator/rules/line/lineList.test.ts',
  'tests/gatewayReads.test.ts',
];

/** The same as Jest's project `rules`. */
const jest = {
  testEnvironment: 'node',
  restoreMocks: true,
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
  transform: umi.createConfig({
    target: 'node',
    jsTransformer: 'esbuild',
    jsTransformerOpts: { supported: { 'dynamic-import': false } },
  }).transform,
  transformIgnorePatterns: ['/node_modules/(?!(valibot)/)'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  testMatch: TESTS.map((test) => `<rootDir>/${test}`),
};

export default {
  mutate: RULES,
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  // Without an explicit file, Stryker would read jest.config.ts, which starts Umi; package.json configures nothing of Jest.
  jest: { configFile: 'package.json', config: jest },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  ignorePatterns: ['/perf', '/public', '/dist*', '/test-results'],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  jsonReporter: { fileName: 'test-results/mutation.json' },
  warnings: { slow: false },
};
