// `npm run perf [-- --runs 5 --dist dist]`: the production build against the floor and the budgets. Times differ from
// machine to machine, so they are given as ratios to the floor of the same run. The script only prints and never fails.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend } from '../scripts/backend.mjs';
import { launch } from '../scripts/launch.mjs';
import { measure, medianOf, PROFILES, seconds } from '../scripts/measure.mjs';
import { root } from '../scripts/packages.mjs';
import { buildFloor } from './floor.mjs';
import { FORMS, keystroke, lines, mainJob, pageChange } from './interaction.mjs';
import { lighthouse } from './lighthouse.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    dist: { type: 'string', default: 'dist' },
    'no-lighthouse': { type: 'boolean', default: false },
  },
});
const BUDGETS = JSON.parse(readFileSync(join(root, 'scripts/budgets.json'), 'utf8'));
const RUNS = Number(values.runs);
/** The score of a single visit varies by several points. */
const VISITS = 5;
const dist = resolve(root, values.dist);

if (!existsSync(join(dist, 'index.html'))) {
  const built = spawnSync(join(root, 'node_modules/.bin/max'), ['build'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, BUILD_DIR: values.dist },
  });
  if (built.status !== 0) process.exit(1);
}

const say = (text) => process.stdout.write(`${text}\n`);
const verdict = (value, budget) => `budget ${budget}  ${value <= budget ? '✓' : '✗'}`;

const floorHost = await startBackend(await buildFloor());
const host = await startBackend(dist);
const browser = await launch();
const session = await host.session();
/** Of a customer whose list has more rows than a page shows. */
const reseller = await startBackend(dist);

async function median(page) {
  const rows = [];
  for (let run = 0; run < RUNS; run += 1) {
    rows.push(await measure(browser, { profile: PROFILES.slow4g, isRepeated: true, ...page }));
  }
  return medianOf(rows);
}

function tell(name, row, floor) {
  say(
    `${name.padEnd(10)} first paint ${seconds(row.firstPaint)}, largest ${seconds(row.largestPaint)}, ready ${seconds(row.ready)}, shift ${row.shift.toFixed(3)}`,
  );
  if (!floor) return;
  const budget = BUDGETS[name];
  const ready = row.ready / floor.ready;
  const firstPaint = row.firstPaint / floor.firstPaint;
  const again = row.again / row.ready;
  say(
    `           a second visit ${again.toFixed(2)} × the first, ${verdict(again, BUDGETS.repeatVisit)}`,
  );
  say(`           ready ${ready.toFixed(2)} × floor, ${verdict(ready, budget.ready)}`);
  if (budget.painted) {
    const painted = row.painted / floor.ready;
    say(
      `           painted ${painted.toFixed(2)} × floor, ${verdict(painted, budget.painted)}; on a second visit after ${seconds(row.paintedAgain)}`,
    );
  }
  if (budget.firstPaint) {
    say(
      `           first paint ${firstPaint.toFixed(2)} × floor, ${verdict(firstPaint, budget.firstPaint)}`,
    );
  }
  say(`           shift ${verdict(row.shift, BUDGETS.layoutShift)}`);
}

try {
  say(`1.6 Mbit/s, 150 ms, CPU ÷ 4; median of ${RUNS}`);
  const floor = await median({ url: `${floorHost.url}/client/`, ready: 'form input' });
  tell('floor', floor);
  tell(
    'login',
    await median({
      url: `${host.url}/client/user/login`,
      painted: '#start',
      ready: 'input[type="email"]',
    }),
    floor,
  );
  for (const [name, page, ready] of [
    ['dashboard', 'dashboard', '[data-ready="dashboard"]'],
    ['generator', 'residential', '[data-ready="residential"]'],
  ]) {
    tell(name, await median({ url: `${host.url}/client/${page}`, ready, session }), floor);
  }
  tell(
    'list',
    await median({
      url: `${reseller.url}/client/proxysetting/subaccount`,
      ready: ':nth-match([data-row-key], 20)',
      session: await reseller.session('many-sub-accounts'),
    }),
    floor,
  );
  for (const form of FORMS) {
    const key = await keystroke(browser, { ...form, url: host.url, session });
    say(
      `keystroke  ${key.toFixed(0)} ms to paint (${form.name}), ${verdict(key, BUDGETS.keystroke)}`,
    );
  }
  const [longest, ...others] = await mainJob(browser, host.url);
  say(
    `main job   ${longest.took} ms to paint (${longest.name}), ${verdict(longest.took, BUDGETS.interaction)}; then ${others
      .slice(0, 3)
      .map(({ name, took }) => `${took} ms (${name})`)
      .join(', ')}`,
  );
  const change = await pageChange(browser, host.url, session);
  say(
    `page       ${change.content.toFixed(0)} ms to content, ${verdict(change.content, BUDGETS.pageChange)}; painted after ${change.painted.toFixed(0)} ms`,
  );
  const { took, plain, longestTask } = await lines(browser, host.url, session);
  say(
    `1,000,000 lines ${seconds(took)}, ${(took / plain).toFixed(2)} × a plain loop, ${verdict(took / plain, BUDGETS.lines.ratio)}; ` +
      `longest task ${longestTask.toFixed(0)} ms, ${verdict(longestTask, BUDGETS.lines.longestTask)}`,
  );
  if (!values['no-lighthouse']) {
    const scores = lighthouse(`${host.url}/client/user/login`, { visits: VISITS });
    if (!scores) say('lighthouse did not run');
    for (const [name, score] of Object.entries(scores ?? {})) {
      say(
        `lighthouse ${name} ${score}, budget ${BUDGETS.lighthouse[name]}  ${score >= BUDGETS.lighthouse[name] ? '✓' : '✗'}`,
      );
    }
    const floors = lighthouse(`${floorHost.url}/client/`, {
      visits: VISITS,
      categories: 'performance',
    });
    if (scores && floors) {
      const behind = floors.performance - scores.performance;
      say(
        `           the floor has ${floors.performance}: behind it by ${behind}, ${verdict(behind, BUDGETS.lighthouseBehindFloor)}`,
      );
    }
  }
} finally {
  await browser.close();
  host.stop();
  reseller.stop();
  floorHost.stop();
}
