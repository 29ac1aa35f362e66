// `npm test`: installs missing packages, then runs every check and every test. All steps run even when one fails.
// A build is repeated only when one of its files has changed (buildCache.mjs).
// `npm test -- 'jest rules' browser` runs only the named steps and the builds that they need; `npm test -- --all` also those that need
// more tools than Node and Chromium, which the machine may have to install first. The last lines name the tests that passed on the
// second try only, then those that failed, then say "N passed, N failed".
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedBuild } from './buildCache.mjs';
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { inLanes, withNeeded } from './lanes.mjs';
import { ensurePackages, root } from './packages.mjs';

/** A step that takes longer hangs; it is ended and counts as failed, in ms. */
const STEP_LIMIT = 45 * 60_000;
const MS_PER_SECOND = 1000;
/** Lines of a failed step's output that are said again at the end. */
const LAST_LINES = 5;
const RESULTS = join(root, 'test-results');
const BUILD = process.env.BUILD_DIR ?? 'dist';
/** The build with a language written from right to left, which production does not have. */
const BUILD_RTL = `${BUILD}-rtl`;
const BUILD_BENCH = `${BUILD}-bench`;
const BROWSER_RESULT = join(RESULTS, 'playwright.json');

const asked = process.argv.slice(2);
const isAll = asked.includes('--all');
const only = asked.filter((one) => one !== '--all');
const bin = (name) => join(root, 'node_modules', '.bin', name);
const node = (script, ...args) => [process.execPath, join(root, 'scripts', script), ...args];
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Reads a test runner's counts; a suite that could not even load counts as one failure. */
const countJest = (file) => {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = read(file);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    failures: testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName),
  };
};
const countBrowser = (file) => {
  const { stats, errors, suites } = read(file);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: testsThat('unexpected', suites),
    secondTries: testsThat('flaky', suites),
  };
};

/** Lists the browser tests that ended with a status, each as "project: file: title". */
function testsThat(ended, suites, titles = []) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => {
    const path = [...titles, title];
    const found = specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === ended)
        .map(({ projectName }) => `${projectName}: ${[...path, spec.title].join(' › ')}`),
    );
    return [...found, ...testsThat(ended, inner, path)];
  });
}

/**
 * Room for short-lived objects, in MB: with Node's own 16, collecting them took a quarter of the purchase model's time and a sixth of a
 * build.
 */
const YOUNG_SPACE = 128;

const roomyNode = [process.execPath, `--max-semi-space-size=${YOUNG_SPACE}`];

/** Makes the step of one of the projects of jest.config.ts, whose files run in so many processes at once. */
function jest(project, workers = 1) {
  const result = join(RESULTS, `jest-${project}.json`);
  const run = ['--ci', `--maxWorkers=${workers}`, '--selectProjects', project];
  return {
    name: `jest ${project}`,
    command: [...roomyNode, bin('jest'), ...run, '--json', `--outputFile=${result}`],
    // A quarter of the purchase model's random sequences: the whole of it is for what CI has time for.
    env: { TOGETHER: '1', ...(isAll ? {} : { PURCHASE_RUNS: '250' }) },
    count: countJest,
    result,
    tells: /^(purchase model|\d+ calls)/,
  };
}

/** Makes the step of one of the project's scripts in package.json. */
const script = (name, { args = [], ...more } = {}) => ({
  name,
  command: ['npm', 'run', '--silent', name, ...args],
  ...more,
});

const setup = script('setup');
/** Environment variables that a build depends on (.umirc.ts). */
const { API_PROXY = '', BENCH = '', TEST_RTL = '' } = process.env;
const build = {
  name: 'build',
  command: [...roomyNode, bin('max'), 'build'],
  env: { NODE_ENV: 'production', BUILD_DIR: BUILD, API_PROXY, BENCH, TEST_RTL },
  builds: BUILD,
  after: [setup],
};
const mirrored = {
  name: 'right-to-left build',
  command: [...roomyNode, bin('max'), 'build'],
  env: { ...build.env, BUILD_DIR: BUILD_RTL, TEST_RTL: '1' },
  builds: BUILD_RTL,
  // The builds share a work directory.
  after: [build],
};
const size = { name: 'size', command: node('size.mjs', BUILD), needs: [build], tells: /./ };
/** Makes the step of a program of the tests, which writes its counts to a file. */
const program = (name, { args = [], ...more }) => ({
  name,
  command: [bin('tsx'), `tests/${name}/index.ts`, ...args],
  env: { BUILD_DIR: BUILD, TEST_RESULTS: RESULTS },
  count: read,
  result: join(RESULTS, `${name}.json`),
  isExtra: true,
  ...more,
});
/** A random customer on bad days: the same three seeds in every run (docs/chaos.md). */
const chaos = program('chaos', {
  args: ['--seed', '1,2,3', '--minutes', '0.5'],
  result: join(RESULTS, 'chaos', 'result.json'),
  tells: /^(seed|chaos)/i,
  needs: [build],
});
/** Plants bugs that the model of last changes must find. Those of purchases take minutes: `npm run planted -- purchase`. */
const planted = program('planted', {
  args: ['lastChanges'],
  result: join(RESULTS, 'planted-lastChanges.json'),
  tells: /planted bugs found$/,
  after: [setup],
});

const browser = {
  name: 'browser',
  command: [bin('playwright'), 'test'],
  // With --all, more tests run in the full browser.
  env: {
    DIST: BUILD,
    DIST_RTL: BUILD_RTL,
    TEST_RESULTS: RESULTS,
    ...(isAll ? { MORE_IN_FULL: '1' } : {}),
  },
  count: countBrowser,
  result: BROWSER_RESULT,
  needs: [build, mirrored],
  live: true,
  alone: true,
};

const benchBuild = {
  name: 'bench build',
  command: node('buildBench.mjs'),
  env: { ...build.env, BUILD_DIR: BUILD_BENCH },
  builds: BUILD_BENCH,
  // The builds share a work directory.
  after: [mirrored],
  isExtra: true,
};
/** Makes the step of browser tests with a configuration of their own (tests/NAME). */
const suite = (name, { args = [], ...more }) => ({
  name,
  command: [bin('playwright'), 'test', '-c', join('tests', name, 'playwright.config.ts'), ...args],
  env: { DIST: BUILD, DIST_RTL: BUILD_RTL, DIST_BENCH: BUILD_BENCH, TEST_RESULTS: RESULTS },
  count: countBrowser,
  result: join(RESULTS, `${name}.json`),
  alone: true,
  isExtra: true,
  ...more,
});
const bench = suite('bench', { needs: [build, benchBuild] });
const host = suite('host', { needs: [build], tells: /^second visit/ });
/**
 * Compares the portal's appearance in development and in production. It uses both cores: one for a server that compiles, one for a
 * browser.
 */
const look = suite('pictures', {
  name: 'look',
  args: ['--project=look'],
  result: join(RESULTS, 'look.json'),
  needs: [build],
});
const engines = suite('engines', { needs: [build, mirrored] });
/** Runs every code sample by its own program; installs Go, PHP, Java, Ruby and others. */
const samples = suite('samples', { tells: /^program |^ +- / });

/**
 * Every step, in the order of starting: one on each of two cores, as soon as the steps it waits for are over. The builds are first,
 * because most others wait for them, then the long steps, then the short ones: a long one at the end would leave the other core idle.
 * The browser tests use both cores, so they are last, alone.
 */
const STEPS = [
  setup,
  build,
  // The longest of them: from the start, and in two processes. One process more than there are cores loses nothing; one less would leave
  // a core idle in the end.
  { ...jest('app', 2), needs: [setup] },
  mirrored,
  benchBuild,
  chaos,
  planted,
  { ...jest('rules'), after: [setup] },
  script('types', { needs: [setup] }),
  size,
  // npm fetches Redocly and Spectral.
  script('openapi:lint', { isExtra: true }),
  script('lint', { args: ['--', '--colors=off'] }),
  script('imports', { needs: [setup] }),
  script('dead-code', { needs: [setup] }),
  browser,
  look,
  samples,
  bench,
  host,
  engines,
];

/** Process groups under way, to end with this process. */
const running = new Set();
const outcomes = [];

function execute(step) {
  const [command, ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', step.live ? 'inherit' : 'pipe', step.live ? 'inherit' : 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', ...step.env },
    });
    running.add(child.pid);
    const output = [];
    const keep = (part) => output.push(part);
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    const timer = setTimeout(() => {
      keep(Buffer.from(`\nEnded after ${STEP_LIMIT / MS_PER_SECOND} s\n`));
      process.kill(-child.pid, 'SIGKILL');
    }, STEP_LIMIT);
    const done = (ok) => {
      clearTimeout(timer);
      running.delete(child.pid);
      resolve({ ok, output: Buffer.concat(output).toString() });
    };
    child.on('error', (error) => {
      keep(Buffer.from(`${error}\n`));
      done(false);
    });
    child.on('close', (code) => done(code === 0));
  });
}

/** Returns a step's passed and failed tests, with one failure when it ended badly without naming any. */
function countOf(step, ok) {
  if (!step.count) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (!existsSync(step.result)) return { passed: 0, failed: 1 };
  const counted = step.count(step.result);
  return !ok && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** Lists what a step that names no failed tests says of its failure: its lines with a cross, else its last ones. */
function failuresIn(output, ok) {
  if (ok) return [];
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const crossed = lines.filter((line) => line.startsWith('✗'));
  return crossed.length > 0 ? crossed : lines.slice(-LAST_LINES);
}

async function run(step) {
  const needed = outcomes.find(
    (one) => one.failed > 0 && step.needs?.some(({ name }) => name === one.name),
  );
  if (needed) {
    outcomes.push({ name: step.name, passed: 0, failed: 1 });
    process.stdout.write(`✗ ${step.name}: not run, for want of ${needed.name}\n`);
    return;
  }
  const cached = step.builds && cachedBuild({ root, output: step.builds, ...step });
  if (cached?.isUpToDate()) {
    outcomes.push({ name: step.name, passed: 1, failed: 0 });
    process.stdout.write(`✓ ${step.name}  up to date: nothing that it is made from has changed\n`);
    return;
  }
  if (step.result) rmSync(step.result, { force: true });
  const start = Date.now();
  const { ok, output } = await execute(step);
  if (ok) cached?.save();
  const counts = countOf(step, ok);
  const seconds = ((Date.now() - start) / MS_PER_SECOND).toFixed(1);
  const counted = step.count ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
  const failures = counts.failures?.length > 0 ? counts.failures : failuresIn(output, ok);
  outcomes.push({ name: step.name, ...counts, failures });
  process.stdout.write(`${ok ? '✓' : '✗'} ${step.name}  ${seconds} s${counted}\n`);
  // A successful step prints only the lines with its figures.
  const lines = output.split('\n').filter((line) => !ok || step.tells?.test(line));
  if (lines.length > 0) process.stdout.write(`${lines.join('\n').trimEnd()}\n`);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const pid of running) process.kill(-pid, 'SIGTERM');
    process.exit(1);
  });
}

const began = Date.now();
try {
  const usual = STEPS.filter(({ isExtra }) => isAll || !isExtra).map(({ name }) => name);
  const chosen = withNeeded(STEPS, only.length === 0 ? usual : only);
  const isChosen = (step) => chosen.has(step);
  ensurePackages();
  if ([size, browser, host].some(isChosen)) process.env.CHROMIUM = ensureChromium() ?? '';
  if ([browser, chaos, samples, look, bench, host, engines].some(isChosen))
    process.env.HEADLESS_SHELL = ensureHeadlessShell() ?? '';
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, '.gitignore'), '*\n');
  await inLanes(STEPS, async (step) => isChosen(step) && run(step));
} catch (error) {
  process.stdout.write(`✗ ${error instanceof Error ? error.message : String(error)}\n`);
  outcomes.push({ name: 'preparation', passed: 0, failed: 1 });
}

const sum = (key) => outcomes.reduce((total, one) => total + one[key], 0);
const failed = outcomes.filter((one) => one.failed > 0).map((one) => one.name);
for (const title of outcomes.flatMap((one) => one.secondTries ?? []))
  process.stdout.write(`passed on the second try only: ${title}\n`);
// Named at the end too: whoever reads a long log begins there.
for (const { name, failures = [] } of outcomes)
  for (const failure of failures) process.stdout.write(`failed: ${name}: ${failure}\n`);
process.stdout.write(`\n${((Date.now() - began) / MS_PER_SECOND).toFixed(0)} s in all`);
process.stdout.write(failed.length > 0 ? `; failed: ${failed.join(', ')}\n` : '\n');
process.exitCode = failed.length > 0 || sum('passed') === 0 ? 1 : 0;
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
