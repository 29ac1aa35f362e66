/**
 * `npm run test:look`: compares the portal in development (`npm start`) and in the production build (BUILD_DIR, "dist" by default).
 * Their stylesheets are made in different ways: with the build, or as modules are requested. Pictures of three pages are compared, wide
 * and light as well as narrow and dark, on the same world at the same time. Pictures that differ are kept in TEST_RESULTS/look.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { startServer } from '../../mock/server';
import { ensureHeadlessShell } from '../../scripts/chromium.mjs';
import { launch } from '../../scripts/launch.mjs';
import { startDevServer } from '../support/devServer';
import { LOADING } from '../support/playwright/controls';
import { createNoise } from '../support/playwright/noise';
import { t } from '../support/texts';

const ROOT = join(__dirname, '../..');
const RESULTS = process.env.TEST_RESULTS ?? join(ROOT, 'test-results');
const FOLDER = join(RESULTS, 'look');
const BUILD = join(ROOT, process.env.BUILD_DIR ?? 'dist');
const PAGES = ['/client/user/login', '/client/dashboard', '/client/neworder'];
const LOOKS = [
  { name: 'wide-light', width: 1440, height: 900, appearance: 'light' },
  { name: 'narrow-dark', width: 360, height: 800, appearance: 'dark' },
] as const;
/** Longest time for a page to be at rest while it is compiled, in ms. */
const PAGE_LIMIT = 60_000;
const MS_PER_SECOND = 1000;
const SECONDS_PER_HOUR = 3600;
const MS_PER_HOUR = SECONDS_PER_HOUR * MS_PER_SECOND;
/** A colour channel that differs by this much, of 255, is visible. */
const VISIBLE = 8;
/** This many pixels may differ: edges of letters, which are drawn differently after each start of the browser. */
const FEW_PIXELS = 40;

type Look = (typeof LOOKS)[number];

const say = (line: string) => process.stdout.write(`${line}\n`);

async function control(origin: string, action: string, body: object): Promise<unknown> {
  const response = await fetch(`${origin}/__mock/${action}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`/__mock/${action}: ${response.status}`);
  return response.json();
}

/** Waits until the page has all its data: its heading is shown, and nothing is under way or said to be loading. */
async function rest(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: PAGE_LIMIT });
  await page.waitForLoadState('networkidle', { timeout: PAGE_LIMIT });
  await page.waitForFunction(
    (loading) =>
      [...document.querySelectorAll(loading)].every((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        // Parts below the window load when they are scrolled into view.
        return bottom <= 0 || top >= window.innerHeight;
      }),
    LOADING,
    { timeout: PAGE_LIMIT },
  );
  await page.evaluate(() => document.fonts.ready);
}

/**
 * Takes pictures of the pages.
 * @throws when a page writes errors or warnings on the console
 */
async function pictures(browser: Browser, origin: string, now: number, look: Look) {
  const taken = new Map<string, Buffer>();
  for (const path of PAGES) {
    await control(origin, 'reset', { seed: 1, now });
    const context = await browser.newContext({
      baseURL: origin,
      viewport: { width: look.width, height: look.height },
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'UTC',
    });
    const noise = createNoise();
    noise.listen(context);
    const page = await context.newPage();
    await page.clock.setFixedTime(now * MS_PER_SECOND);
    const stored: Record<string, string> = { appearance: look.appearance };
    if (!path.includes('/user/'))
      stored.userAuthData = JSON.stringify(await control(origin, 'session', {}));
    await page.addInitScript((entries) => {
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    }, stored);
    await page.goto(path);
    await rest(page);
    // It tells the second by the service's clock, which goes on.
    const mask = [page.getByText(t.pattern('dashboard.updatedAt'))];
    taken.set(path, await page.screenshot({ caret: 'hide', mask }));
    await context.close();
    noise.check();
  }
  return taken;
}

/** Counts the visibly different pixels of two pictures; all of them when their sizes differ. */
function differing(page: Page, one: Buffer, other: Buffer): Promise<number> {
  return page.evaluate(
    async ({ sources, visible }) => {
      const [a, b] = await Promise.all(
        sources.map(async (source) => {
          const image = new Image();
          image.src = source;
          await image.decode();
          const canvas = new OffscreenCanvas(image.width, image.height);
          const context = canvas.getContext('2d');
          context?.drawImage(image, 0, 0);
          return context?.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (!a || !b) throw new Error('this browser draws no pictures');
      if (a.width !== b.width || a.height !== b.height) return a.width * a.height;
      let count = 0;
      for (let at = 0; at < a.data.length; at += 4) {
        const isSeen = [0, 1, 2].some(
          (channel) =>
            Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > visible,
        );
        if (isSeen) count += 1;
      }
      return count;
    },
    {
      sources: [one, other].map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
      visible: VISIBLE,
    },
  );
}

async function main(): Promise<number> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const production = await startServer({ dist: BUILD });
  const development = startDevServer('start');
  const browser = await launch(ensureHeadlessShell());
  let passed = 0;
  let failed = 0;
  try {
    const { origin } = new URL(await development.address);
    // Half past the hour: the backend's clock goes on while development compiles a page, and must not reach an hour with new traffic.
    const now = Math.floor(Date.now() / MS_PER_HOUR) * SECONDS_PER_HOUR + SECONDS_PER_HOUR / 2;
    const judge = await browser.newPage();
    for (const look of LOOKS) {
      const built = await pictures(browser, production.url, now, look);
      const developed = await pictures(browser, origin, now, look);
      for (const [path, picture] of built) {
        const other = developed.get(path) ?? Buffer.alloc(0);
        const count = await differing(judge, picture, other);
        const isSame = count <= FEW_PIXELS;
        say(`${isSame ? '✓' : '✗'} ${path} ${look.name}: ${count} pixels differ`);
        if (isSame) passed += 1;
        else {
          failed += 1;
          const file = join(FOLDER, `${path.split('/').at(-1)}-${look.name}`);
          writeFileSync(`${file}-production.png`, picture);
          writeFileSync(`${file}-development.png`, other);
        }
      }
    }
  } finally {
    await browser.close();
    await production.close();
    await development.stop();
  }
  writeFileSync(join(RESULTS, 'look.json'), JSON.stringify({ passed, failed }));
  return failed;
}

main()
  .then((failed) => process.exit(failed === 0 ? 0 : 1))
  .catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  });
