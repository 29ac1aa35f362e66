import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { failedLoad } from '../support/playwright/noise';
import { t } from '../support/texts';
import { expect, openSection, portalIn, test } from './fixtures';

const ROOT = join(__dirname, '../..');
/** Longest time for the development server to start, and to compile a page, in ms. */
const START_LIMIT = 180_000;
const COMPILE_LIMIT = 90_000;

/** The first port that the command tries. */
const FIRST_PORT = '8100';

/** `npm run bench:start` and all its children: a process group of its own. */
let server: ChildProcess | null = null;

/** Runs the command as support does. Resolves to the address that it prints. */
function startBench(): Promise<string> {
  const started = spawn('npm', ['run', 'bench:start'], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, NODE_ENV: 'development', PORT: FIRST_PORT },
  });
  server = started;
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (why: string) => reject(new Error(`${why}:\n${output}`));
    const limit = setTimeout(fail, START_LIMIT, 'It does not start');
    const read = (part: Buffer) => {
      output += part.toString();
      const [, address] = /The portal: +(\S+)/.exec(output) ?? [];
      if (address === undefined) return;
      clearTimeout(limit);
      resolve(address);
    };
    started.stdout.on('data', read);
    started.stderr.on('data', read);
    started.once('error', (error) => fail(String(error)));
    started.once('exit', () => fail('It has ended'));
  });
}

/** Runs also when the test has failed, or took too long. */
test.afterAll(async () => {
  if (server?.pid === undefined || server.exitCode !== null) return;
  const gone = once(server, 'exit');
  process.kill(-server.pid, 'SIGKILL');
  await gone;
});

test('npm run bench:start: the panel is there, and an address opens a scenario and plays a fault', async ({
  page,
  requireNoise,
}) => {
  requireNoise(failedLoad('/api/order/pricemenu', 503));
  test.setTimeout(START_LIMIT + COMPILE_LIMIT);
  const address = await startBench();
  await page.goto(
    `${address}?scenario=almost-out&fault=order.pricemenu~status~status-503~times-always`,
  );
  const portal = portalIn(page);
  await expect(
    portal.getByText(t.pattern('dashboard.shareLeft', { percent: '1%', amount: '25\u00a0GB' })),
  ).toBeVisible({
    timeout: COMPILE_LIMIT,
  });
  const scenarios = await openSection(page, 'Scenarios');
  const opened = scenarios.getByRole('alert');
  await expect(opened.getByText('Has 300 MB left of the 25 GB')).toBeVisible();
  const calls = await openSection(page, 'Calls');
  await expect(calls.getByText('HTTP 503').first()).toBeVisible();
  await expect(portal.getByText('Server error 503').first()).toBeVisible();
});
