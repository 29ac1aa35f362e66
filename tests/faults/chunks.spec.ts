import type { Page } from '@playwright/test';
import { type Answer, answering } from '../support/answers';
import { lazyChunks } from '../support/buildChunks';
import { expect, renewSession, signedIn, test } from '../support/fixtures';
import { failedLoad } from '../support/noise';
import { isAtRest } from '../support/rest';
import { ANONYMOUS_WAYS, type ChunkWay, SIGNED_IN_WAYS } from './chunkWays';

const HTML: Answer = { contentType: 'text/html', body: '<!doctype html><title>Error</title>' };
/** What the browser itself says on the console of what these tests make fail. */
const BROWSER_SAYS = [
  failedLoad(
    /\/(client|api)\//,
    404,
    'ERR_FAILED',
    'ERR_CONNECTION_RESET',
    'ERR_INTERNET_DISCONNECTED',
    'ERR_ABORTED',
  ),
  /^Failed to load module script: Expected a JavaScript-or-Wasm module script/,
];

/** The device asks for few bytes and keeps none: nothing is fetched ahead, and each chunk comes on its own way. */
async function fetchLate(page: Page): Promise<void> {
  // What is in the browser's memory would never be asked for, and so could not fail.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

const scriptsOf = async (page: Page): Promise<readonly string[]> => {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return names
    .map((path) => /\/assets\/([^/]+\.js)$/.exec(path)?.[1])
    .filter((name) => name !== undefined);
};

const isToastHost = (name: string) => name.startsWith('ToastHost');

/** Begins a way in a document of its own: a module that has come stays in its document. */
async function begin(page: Page, { start, touched }: ChunkWay): Promise<void> {
  if (start === null) return;
  await page.goto(start);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (touched) {
    await page.keyboard.press('Shift');
    await expect.poll(async () => (await scriptsOf(page)).some(isToastHost)).toBe(true);
    // Other code that the first input fetches does not belong to the way either.
    await isAtRest(page);
  }
}

/** Goes a way where nothing fails. Gives the chunks that came after its beginning. */
async function chunksOf(page: Page, way: ChunkWay): Promise<readonly string[]> {
  await begin(page, way);
  const before = way.start === null ? [] : await scriptsOf(page);
  await way.act(page);
  await expect(way.ready(page)).toBeVisible();
  return (await scriptsOf(page)).filter((name) => !before.includes(name));
}

async function expectAlive(page: Page, way: ChunkWay): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  if (way.start !== null && SIGNED_IN_WAYS.includes(way)) {
    await expect(page.getByRole('button', { name: /User menu|Меню/ })).toBeAttached();
  }
}

/** A chunk that fails on its way, in one document: broken off, offline, HTML in its place, once; then it comes. */
async function failAndMend(page: Page, way: ChunkWay, chunk: string): Promise<void> {
  await begin(page, way);
  let answer: Answer = 'reset';
  const once: Answer[] = [];
  await answering(
    page,
    { pattern: `*/assets/${chunk}*`, matches: /./ },
    () => once.pop() ?? answer,
  );
  let asked = 0;
  const count = (request: { url(): string }) => {
    if (request.url().includes(chunk)) asked += 1;
  };
  page.on('request', count);
  const tryAgain = async (isOffline: boolean) => {
    const before = asked;
    // The network's return asks too, and Retry meanwhile does not ask twice.
    await page.context().setOffline(isOffline);
    await way.again(page);
    await expect.poll(() => asked).toBeGreaterThan(before);
    if (!way.saidOnce?.test(chunk)) await expect(way.told(page)).toBeVisible();
    await expectAlive(page, way);
  };

  await way.act(page);
  await expect(way.told(page)).toBeVisible();
  await expectAlive(page, way);
  if (way.start !== null) await tryAgain(true);
  answer = HTML;
  await tryAgain(false);
  // It fails once more, and comes all the same: by itself or by Retry, whichever is first.
  answer = 'pass';
  once.push('reset');
  page.off('request', count);
  if (way.saidOnce?.test(chunk)) {
    // Nobody asks for it: it comes by itself, after a pause or when the network is back.
    await page.context().setOffline(true);
    await page.context().setOffline(false);
  }
  await expect(async () => {
    // A try that was under way before may still end in HTML, and then Retry is asked for again.
    if (!(await way.ready(page).isVisible())) await way.again(page).catch(() => undefined);
    await expect(way.ready(page)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });
}

/** A chunk of the portal's start that fails once is loaded by a second try. */
async function failOnce(page: Page, way: ChunkWay, chunk: string): Promise<void> {
  const answers: Answer[] = ['reset'];
  await answering(
    page,
    { pattern: `*/assets/${chunk}*`, matches: /./ },
    () => answers.pop() ?? 'pass',
  );
  await way.act(page);
  await expect(way.ready(page)).toBeVisible();
}

async function failAll(
  page: Page,
  ways: readonly ChunkWay[],
  dist: string,
  prepare: () => Promise<void>,
  isMeant: (index: number) => boolean = () => true,
) {
  const lazy = lazyChunks(dist);
  const done = new Set<string>();
  for (const way of ways) {
    await prepare();
    const chunks = (await chunksOf(page, way)).filter((one) => lazy.includes(one)).sort();
    for (const [index, chunk] of chunks.entries()) {
      if (done.has(chunk) || !isMeant(index)) continue;
      done.add(chunk);
      try {
        // The way before may have chosen a language.
        await prepare();
        if (way.start === null) {
          await failOnce(page, way, chunk);
          await prepare();
        }
        await failAndMend(page, way, chunk);
      } catch (error) {
        throw new Error(`${chunk}, on the way "${way.name}"`, { cause: error });
      }
    }
  }
}

test.describe('every chunk of the build, on a way that loads it', () => {
  test.setTimeout(240_000);

  test('has a way here', async ({ page, backend, dist, expectNoise }) => {
    // One way leads over a payment whose answer is lost.
    expectNoise(failedLoad('/api/recharge/cryptomusPay', 'ERR_FAILED'));
    await fetchLate(page);
    const come = new Set<string>();
    for (const way of ANONYMOUS_WAYS) for (const one of await chunksOf(page, way)) come.add(one);
    await page.goto('/client/user/login');
    await renewSession(page, backend);
    for (const way of SIGNED_IN_WAYS) {
      await page.evaluate(() => localStorage.removeItem('umi_locale'));
      for (const one of await chunksOf(page, way)) come.add(one);
    }
    // A new chunk asks for a way in chunkWays.ts.
    expect(lazyChunks(dist).filter((chunk) => !come.has(chunk))).toEqual([]);
  });

  test('before sign-in', async ({ page, dist, expectNoise }) => {
    expectNoise(...BROWSER_SAYS);
    await fetchLate(page);
    await failAll(page, ANONYMOUS_WAYS, dist, () => Promise.resolve());
  });

  // In parts, for two workers.
  const parts = [
    ...[0, 1].map((part) => ({
      name: `opening the portal, ${part + 1} of 2`,
      ways: SIGNED_IN_WAYS.filter(({ start }) => start === null),
      isMeant: (index: number) => index % 2 === part,
    })),
    ...(['traffic', 'money', 'accounts', 'help'] as const).map((subject) => ({
      name: subject,
      ways: SIGNED_IN_WAYS.filter((way) => way.start !== null && way.subject === subject),
      isMeant: () => true,
    })),
  ];
  for (const { name, ways, isMeant } of parts) {
    test(`signed in: ${name}`, async ({ page, backend, dist, expectNoise }) => {
      expectNoise(...BROWSER_SAYS);
      await fetchLate(page);
      await signedIn(page, backend);
      await page.goto('/client/account/resetpassword');
      const forgetLanguage = () => page.evaluate(() => localStorage.removeItem('umi_locale'));
      await failAll(page, ways, dist, forgetLanguage, isMeant);
    });
  }
});
