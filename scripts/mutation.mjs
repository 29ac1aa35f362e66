// `node scripts/mutation.mjs`, or for some modules only `node scripts/mutation.mjs money usage`: counts the small errors
// in the rules that their unit tests would find. Each module is measured by its own tests alone. Modules and tests are
// found by name, wherever in
// `src` they stand. The table is also written to test-results/mutation.md, and the mutants to
// test-results/mutation/<module>.json, as soon as a module is done.
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import umi from '@umijs/max/test.js';
import { root } from './packages.mjs';

/**
 * Each module with its tests. The first test stands beside the module and identifies it among files of the same name.
 */
const MODULES = {
  money: ['money'],
  traffic: ['traffic'],
  session: ['session'],
  machine: ['machine'],
  payRequest: ['payRequest'],
  records: ['records'],
  proxyLine: ['proxyLine', 'gatewayReads'],
  proxyUsername: ['proxyUsername', 'gatewayReads'],
  usage: ['usage'],
  subAccountChange: ['subAccountChange'],
};
/** Stryker's results of a mutant, as columns of the table. */
const COLUMNS = ['Killed', 'Timeout', 'Survived', 'NoCoverage'];

const filesIn = (folder, recursive) =>
  readdirSync(join(root, folder), { recursive }).map((file) => join(folder, file));

const files = [
  ...filesIn('src', true).filter((file) => !file.includes('.umi')),
  ...filesIn('tests', false),
];

/** Finds the one file with this name that is meant. */
function one(name, isMeant = () => true) {
  const found = files.filter((file) => basename(file) === name && isMeant(file));
  if (found.length !== 1) throw new Error(`${name}: one file wanted, found: ${found.join(', ')}`);
  return found[0];
}

/** Returns the files of a module and of its tests. */
function placesOf(module) {
  if (!MODULES[module]) throw new Error(`${module} is none of ${Object.keys(MODULES).join(', ')}`);
  const tests = MODULES[module].map((name) => one(`${name}.test.ts`));
  const file = one(`${module}.ts`, (other) => dirname(other) === dirname(tests[0]));
  return { module, file, tests };
}

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
};

const measure = ({ module, file, tests }) =>
  new Stryker({
    mutate: [file],
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    // Without an explicit file, Stryker would read jest.config.ts, which starts Umi; package.json configures nothing of
    // Jest.
    jest: {
      configFile: 'package.json',
      config: { ...jest, testMatch: tests.map((test) => `<rootDir>/${test}`) },
    },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    ignorePatterns: ['/perf', '/docs', '/public', '/dist*', '/test-results'],
    tempDirName: '.cache/stryker',
    reporters: ['json'],
    jsonReporter: { fileName: `test-results/mutation/${module}.json` },
    warnings: { slow: false },
  }).runMutationTest();

/**
 * Writes a line of the table. Mutants that neither passed nor failed (an error of the mutant itself) do not count in the
 * score.
 */
function lineOf(name, mutants) {
  const counts = COLUMNS.map((column) => mutants.filter(({ status }) => status === column).length);
  const all = counts.reduce((sum, count) => sum + count, 0);
  const score = (100 * (counts[0] + counts[1])) / all;
  return `| ${[name, all, ...counts, score.toFixed(2)].join(' | ')} |`;
}

process.chdir(root);
const asked = process.argv.slice(2);
const places = (asked.length ? asked : Object.keys(MODULES)).map(placesOf);
const lines = [
  '| Module | Mutants | Killed | Timeout | Survived | No coverage | Score % |',
  '|---|--:|--:|--:|--:|--:|--:|',
];
const all = [];
for (const place of places) {
  const mutants = await measure(place);
  all.push(...mutants);
  lines.push(lineOf(place.file, mutants));
  writeFileSync('test-results/mutation.md', `${[...lines, lineOf('All', all)].join('\n')}\n`);
}
process.stdout.write(`${[...lines, lineOf('All', all)].join('\n')}\n`);
