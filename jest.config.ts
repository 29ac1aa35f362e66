import type { Config } from 'jest';
import { createConfig } from 'umi/test';

/** Rules, contract, runtime and mock in plain Node. What a customer sees is tested in a real browser (Playwright). */
const config: Config = {
  rootDir: __dirname,
  testEnvironment: 'node',
  restoreMocks: true,
  testMatch: [
    '<rootDir>/src/**/*.test.ts',
    '<rootDir>/mock/**/*.test.ts',
    '<rootDir>/tests/*.test.ts',
  ],
  transform: createConfig({ target: 'node', jsTransformer: 'esbuild' }).transform,
  // These packages ship ES modules only.
  transformIgnorePatterns: [
    '/node_modules/(?!(@pondwader|msw|until-async|@mswjs|@open-draft|rettime|valibot)/)',
  ],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  setupFilesAfterEnv: ['<rootDir>/tests/setup.ts'],
};

export default config;
