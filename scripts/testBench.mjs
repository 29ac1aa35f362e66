// `npm run test:bench`: builds the support bench, runs its browser tests, and checks that the production build holds no code of the
// mock. By itself it also runs the tests of the bench that need no browser (replay, scenarios, report, contract check) and weighs the
// report; `npm test` has done both when it calls this (CHECKED=1). DIST names an existing production build; TEST_RESULTS a folder for
// the counts. Arguments go to Playwright, which then runs alone (`npm run test:bench -- door`). The last line is "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureHeadlessShell } from './chromium.mjs';
import { checkMockFree } from './mockFree.mjs';
import { ensurePackages, root } from './packages.mjs';

const RESULTS = resolve(root, process.env.TEST_RESULTS ?? 'test-results');
const PLAYWRIGHT_RESULT = join(RESULTS, 'bench.playwright.json');
const DIST = process.env.DIST ?? 'dist';
const DIST_BENCH = process.env.DIST_BENCH ?? 'dist-bench';

/** The tests of the bench that need no browser. */
const WITHOUT_BROWSER = [
  '/mock/',
  '/tests/(contractCheck|drift|scenarios)',
  '/features/report/reportFile',
];
const JEST_RESULT = join(RESULTS, 'bench.jest.json');
const filters = process.argv.slice(2);

const bin = (name) => join(root, 'node_modules', '.bin', name);

function run(command, args, env) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  return done.status === 0;
}

/** Lists the titles of tests that passed on their second try only. */
function flakyIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `bench: ${file} › ${title}`),
    ...flakyIn(inner),
  ]);
}

function browserTests() {
  rmSync(PLAYWRIGHT_RESULT, { force: true });
  const config = join('tests', 'bench', 'playwright.config.ts');
  run(bin('playwright'), ['test', '-c', config, ...filters], {
    DIST_BENCH,
    TEST_RESULTS: RESULTS,
    HEADLESS_SHELL: ensureHeadlessShell() ?? '',
    CHROMIUM: process.env.CHROMIUM ?? '',
  });
  const { stats, errors, suites } = JSON.parse(readFileSync(PLAYWRIGHT_RESULT, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    secondTries: flakyIn(suites),
  };
}

function testsWithoutBrowser() {
  rmSync(JEST_RESULT, { force: true });
  const output = ['--json', '--outputFile', JEST_RESULT];
  run(bin('jest'), ['--ci', '--maxWorkers=1', ...output, '--testPathPatterns', ...WITHOUT_BROWSER]);
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(
    readFileSync(JEST_RESULT, 'utf8'),
  );
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

/** Counts a single check. */
const counted = (isRight) => (isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

function main() {
  ensurePackages();
  mkdirSync(RESULTS, { recursive: true });
  const isBuilt =
    run(process.execPath, [join(root, 'scripts/buildBench.mjs')], { BUILD_DIR: DIST_BENCH }) &&
    (process.env.DIST !== undefined ||
      run(bin('max'), ['build'], { NODE_ENV: 'production', BUILD_DIR: DIST }));
  if (!isBuilt) return { passed: 0, failed: 1 };
  const browser = browserTests();
  const all = [browser, counted(checkMockFree(resolve(root, DIST), resolve(root, DIST_BENCH)))];
  if (filters.length === 0 && process.env.CHECKED === undefined)
    all.push(
      testsWithoutBrowser(),
      counted(run(process.execPath, [join(root, 'scripts/size.mjs'), DIST])),
    );
  const sum = (key) => all.reduce((total, one) => total + one[key], 0);
  return { secondTries: browser.secondTries, passed: sum('passed'), failed: sum('failed') };
}

let counts;
try {
  counts = main();
} catch (error) {
  process.stdout.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  counts = { passed: 0, failed: 1 };
}
writeFileSync(join(RESULTS, 'bench.json'), JSON.stringify(counts));
process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
