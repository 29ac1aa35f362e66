// `npm run perf:growth [-- --dist dist]`: how time and memory grow with a customer's data, on this machine's own CPU. Like `npm run perf` it only
// prints. A curve is linear when its exponent is about 1: ten times the rows take ten times as long.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend } from '../scripts/backend.mjs';
import { launch } from '../scripts/launch.mjs';
import { seconds, visitor } from '../scripts/measure.mjs';
import { root } from '../scripts/packages.mjs';

const { values } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } });
const LIMIT_MS = 300_000;
const HOUR = 3600;
const DAY = 24 * HOUR;
const MB = 1024 ** 2;
const now = Math.floor(Date.now() / 1000);
const midnight = now - (now % DAY);
const dayOf = (at) => new Date(at * 1000).toISOString().slice(0, 10);

const say = (text) => process.stdout.write(`${text}\n`);

/** Answers a call by rows that are made as they are asked for: `rowOf(0)` to `rowOf(count - 1)`. */
function answerWith(page, path, count, rowOf) {
  return page.route(`**/api${path}*`, (route) => {
    const query = new URL(route.request().url()).searchParams;
    const size = Number(query.get('page_size') ?? count);
    const first = (Number(query.get('page') ?? 1) - 1) * size;
    const rows = Array.from({ length: Math.max(0, Math.min(size, count - first)) }, (_, index) =>
      rowOf(first + index),
    );
    const data = query.has('page') ? { list: rows, total: count } : rows;
    return route.fulfill({ json: { code: 0, msg: 'ok', data } });
  });
}

/** Waits until the page is at rest, and counts long tasks from here: those of opening it belong to `npm run perf`. */
async function rest(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.seen.longestTask = 0;
  });
}

/** Chooses a file of the menu Export and waits for it. Resolves to its time, ms. */
async function exportFile(page, file) {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const start = Date.now();
  const download = page.waitForEvent('download', { timeout: LIMIT_MS });
  await page.getByRole('menuitem', { name: file }).click();
  await download;
  return Date.now() - start;
}

const detailOf = (index) => ({
  at: midnight - HOUR - HOUR * Math.floor(index / 50),
  account: `growing${String(index % 50).padStart(4, '0')}`,
  country_code: 'US',
  protocol: 'http',
  bytes: 1_000_000 + index,
  requests: 10 + (index % 90),
});
const range = `range=custom&start=${dayOf(midnight - 366 * DAY)}&end=${dayOf(now)}`;

/** Each curve: the sizes, and what is done with each of them on a new page. Resolves to the time, ms. */
const CURVES = [
  {
    name: 'sub-accounts, read whole and drawn',
    sizes: [20, 200, 1000, 5000],
    run: async (page, url, count) => {
      await answerWith(page, '/auth/sublist', count, (index) => ({
        id: `G${index}`,
        username: `growing${String(index).padStart(6, '0')}`,
        password: 'growing2026',
        remark: `No. ${index}`,
        traffic_limit: 0,
        traffic_left: index * MB,
        traffic_used: MB,
        allocated_traffic: index * MB,
        created_at: midnight - index,
      }));
      await page.goto(`${url}/client/proxysetting/subaccount`);
      await page.waitForSelector('[data-row-key]');
      await rest(page);
      return exportFile(page, 'Export CSV');
    },
  },
  ...['Export CSV', 'CSV for Excel'].map((file) => ({
    name: `usage rows, ${file}`,
    sizes: [1000, 10_000, 100_000],
    run: async (page, url, count) => {
      await answerWith(page, '/traffic/details', count, detailOf);
      await page.goto(`${url}/client/usage?tab=details&${range}`);
      await page.waitForSelector('[data-row-key]');
      await rest(page);
      return exportFile(page, file);
    },
  })),
  ...[1, 50].map((accounts) => ({
    name: `buckets of ${accounts} account${accounts > 1 ? 's' : ''}, drawn and shared out`,
    sizes: [24, 720, 8760],
    run: async (page, url, count) => {
      const days = Math.ceil(count / 24);
      await answerWith(page, '/traffic/usage', days, (index) => ({
        at: midnight - DAY * (days - index),
        bytes: 1_000_000 * (1 + (index % 7)),
        requests: 100,
      }));
      await answerWith(page, '/traffic/details', count * Math.min(accounts, 5), (index) => ({
        ...detailOf(index),
        at: midnight - HOUR - HOUR * (index % count),
        account: `growing${String(index % accounts).padStart(4, '0')}`,
      }));
      await page.goto(`${url}/client/usage?tab=details&range=24h`);
      const chart = page.locator('[role="img"][aria-label^="Used in this range"]');
      const name = await chart.getAttribute('aria-label');
      await rest(page);
      const start = dayOf(midnight - days * DAY);
      const began = Date.now();
      await page.evaluate(
        (query) => {
          history.pushState(null, '', query);
          dispatchEvent(new PopStateEvent('popstate', { state: null }));
        },
        `?tab=details&range=custom&start=${start}&end=${dayOf(now)}`,
      );
      await page.waitForFunction(
        (before) => {
          const drawn = document.querySelector('[role="img"][aria-label^="Used in this range"]');
          return drawn && drawn.ariaLabel !== before;
        },
        name,
        { timeout: LIMIT_MS },
      );
      return Date.now() - began;
    },
  })),
  {
    name: 'lines, made and saved',
    sizes: [1, 1000, 100_000, 1_000_000],
    run: async (page, url, count) => {
      await page.goto(`${url}/client/residential?rotation=sticky&quantity=${count}`);
      await page.waitForSelector('[data-ready="residential"]');
      await rest(page);
      const began = Date.now();
      await page.getByRole('button', { name: 'Generate', exact: true }).click();
      const saved = page.waitForEvent('download', { timeout: LIMIT_MS });
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      await saved;
      return Date.now() - began;
    },
  },
];

const host = await startBackend(resolve(root, values.dist));
const browser = await launch();
try {
  const session = await host.session();
  for (const { name, sizes, run } of CURVES) {
    say(name);
    let before = null;
    for (const size of sizes) {
      const { context, page, client } = await visitor(browser, { session });
      const time = await run(page, host.url, size);
      const longestTask = await page.evaluate(() => window.seen.longestTask);
      await client.send('HeapProfiler.collectGarbage');
      const { usedSize } = await client.send('Runtime.getHeapUsage');
      const exponent = before && Math.log(time / before.time) / Math.log(size / before.size);
      say(
        `  ${String(size).padStart(9)}: ${seconds(time)}, longest task ${longestTask.toFixed(0)} ms, ${(usedSize / MB).toFixed(0)} MB kept` +
          (exponent === null ? '' : `, exponent ${exponent.toFixed(2)}`),
      );
      before = { size, time };
      await context.close();
    }
  }
} finally {
  await browser.close();
  host.stop();
}
