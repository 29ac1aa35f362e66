/** `npm run support:pictures`: takes the pictures of docs/support.md, of the bench build in dist-bench (DIST_BENCH elsewhere). */
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { listen } from '../mock/nodeBridge';
import { createStaticHost } from '../mock/staticFiles';
import { FAILED } from '../tests/support/playwright/failedOrder';
import { signIn } from '../tests/support/playwright/fixtures';
import { countRequests, waitUntilAtRest } from '../tests/support/playwright/rest';
import { ensureHeadlessShell } from './chromium.mjs';
import { launch } from './launch.mjs';

const ROOT = resolve(__dirname, '..');
const FOLDER = join(ROOT, 'docs/support');
const WIDTH = 1280;
const REPLAY_HEIGHT = 960;
/** The report of a customer whose order failed. */
const REPORT = join(ROOT, 'mock/replay/fixtures/report.har');
/** For each section, the settings of a picture worth taking, and the height of the window that shows the section whole. */
const PICTURES = [
  { name: 'calls', settings: '', height: 800 },
  { name: 'scenarios', settings: 'scenario=almost-out', height: 800 },
  { name: 'faults', settings: 'fault=order.pay~drop~effect-done', height: 960 },
  { name: 'clock', settings: 'clock=-5400', height: 800 },
] as const;

/** Waits until the portal has nothing to load and nothing moves. */
async function isStill(page: Page): Promise<void> {
  const portal = page.frameLocator('iframe');
  await portal.locator('[data-ready="dashboard"]').waitFor();
  await waitUntilAtRest(page);
  await portal.locator('.ant-skeleton').first().waitFor({ state: 'detached' });
  for (const frame of page.frames())
    await frame.evaluate(() => Promise.all(document.getAnimations().map((one) => one.finished)));
}

/** Opens the section Replay at the end of a customer's report: an order that failed. */
async function replayReport(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: WIDTH, height: REPLAY_HEIGHT });
  await page.goto(`${url}/client/?section=replay`);
  await page.locator('input[type=file]').setInputFiles(REPORT);
  await page.getByText(/^Step (\d+) of \1$/).waitFor();
  await page.frameLocator('iframe').getByText(FAILED).first().waitFor();
  await waitUntilAtRest(page);
}

async function main(): Promise<void> {
  const files = createStaticHost(join(ROOT, process.env.DIST_BENCH ?? 'dist-bench', 'client'), {
    isFramed: true,
  });
  const { url, close } = await listen(createServer((req, res) => void files(req, res)));
  const browser = await launch(ensureHeadlessShell());
  const context = await browser.newContext({
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  countRequests(context);
  const page = await context.newPage();
  mkdirSync(FOLDER, { recursive: true });
  await page.goto(`${url}/client/user/login?panel=off`);
  await signIn(page);
  await page.waitForURL('**/client/dashboard');
  for (const { name, settings, height } of PICTURES) {
    await page.setViewportSize({ width: WIDTH, height });
    await page.goto(`${url}/client/dashboard?section=${name}${settings && `&${settings}`}`);
    await isStill(page);
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
    process.stdout.write(`docs/support/${name}.png\n`);
  }
  await replayReport(page, url);
  await page.screenshot({ path: join(FOLDER, 'replay.png') });
  process.stdout.write('docs/support/replay.png\n');
  await browser.close();
  await close();
}

void main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
