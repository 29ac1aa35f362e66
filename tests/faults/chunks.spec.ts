import type { BrowserContext, Page } from '@playwright/test';
import { replaceAnswers } from '../support/playwright/answers';
import { importsOf, lazyChunks } from '../support/playwright/buildChunks';
import { dialogOf, userMenu } from '../support/playwright/controls';
import { type Backend, expect, startSignedIn, test } from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { waitUntilAtRest } from '../support/playwright/rest';
import { visitAnother } from '../support/playwright/visit';
import {
  ANONYMOUS_SCENARIOS,
  type ChunkScenario,
  LOGIN,
  QUIET,
  SIGNED_IN_SCENARIOS,
} from './chunkScenarios';

/** Pauses between two looks for something that appears soon, in ms. */
const SOON = { intervals: [20, 50, 100] };
const CHUNK = /\/client\/assets\/[\w.-]+\.js/;
/** The browser's message about each failing chunk. */
const CHUNK_FAILS = failedLoad(CHUNK, 'ERR_CONNECTION_RESET');
/** Another possible message, about chunks of a page that is left. */
const MAYBE = failedLoad(CHUNK, 'ERR_ABORTED');
/** The browser's message about the payment whose answer is lost: one scenario about money needs it. */
const PAYMENT_LOST = failedLoad('/api/recharge/cryptomusPay', 'ERR_FAILED');

/**
 * Turns the browser's cache off: a file in memory would not be requested by another document, and so could not fail. Returns a
 * function that ends this.
 */
async function keepNothing(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return () => session.detach();
}

const scriptsOf = async (page: Page): Promise<readonly string[]> => {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  return names
    .map((path) => /\/assets\/([^/]+\.js)$/.exec(path)?.[1])
    .filter((name) => name !== undefined);
};

/** Opens a scenario's first page in a new document. */
async function openAnew(page: Page, { start }: ChunkScenario): Promise<void> {
  await page.goto(start ?? QUIET);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitUntilAtRest(page);
}

/**
 * Goes to a scenario's first page in the document of the scenario before, unless that has left another language there, or the
 * document is of another customer. Loaded chunks stay in their document: an earlier scenario has opened the page that this one
 * starts on.
 */
async function goToStart(
  page: Page,
  scenario: ChunkScenario,
  open: (page: Page, scenario: ChunkScenario) => Promise<void> = openAnew,
): Promise<void> {
  const { start } = scenario;
  if (start === null) return;
  const isSignedIn = await userMenu(page).isVisible();
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en-US';
  if (!isEnglish) await page.evaluate(() => localStorage.removeItem('umi_locale'));
  if (!isEnglish || isSignedIn !== SIGNED_IN_SCENARIOS.includes(scenario)) {
    await open(page, scenario);
    return;
  }
  const dialog = dialogOf(page).first();
  const isOverPage = await dialog.isVisible();
  if (isOverPage) {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // The palette is hidden a frame before it is gone, and a press that asks for it in between is lost.
    await waitUntilAtRest(page);
  }
  const isOnPage = start.startsWith(new URL(page.url()).pathname);
  // A dialog leaves the page below it as it was.
  if (isOnPage && (isOverPage || start === QUIET || start === LOGIN)) return;
  // The page is opened again, so that its parts are as they are at first.
  if (isOnPage) await visitAnother(page, QUIET);
  await visitAnother(page, start);
}

const sayOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

/** Opens the portal without failures, and waits until it is at rest. Returns the chunks that load. */
async function chunksOf(page: Page, scenario: ChunkScenario): Promise<readonly string[]> {
  await scenario.act(page);
  await expect(scenario.ready(page)).toBeVisible();
  await waitUntilAtRest(page);
  return scriptsOf(page);
}

async function expectAlive(page: Page, scenario: ChunkScenario): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  if (scenario.start !== null && SIGNED_IN_SCENARIOS.includes(scenario)) {
    await expect(userMenu(page)).toBeAttached();
  }
}

/** Chunks of one document that fail until each is mended. */
interface FailingChunks {
  /** Returns the requested chunks that go on failing. */
  waiting(): readonly string[];
  /** Lets a chunk load from now on. */
  mend(chunk: string): void;
  /** Returns true when a chunk was let through. */
  hasLoaded(chunk: string): boolean;
  /** Starts over: these chunks fail with a broken connection until they are mended, and nothing else does. */
  fail(chunks: readonly string[]): void;
  /** Lets everything load again. */
  end(): Promise<void>;
}

const chunkIn = (url: string) => /\/assets\/([^/?]+\.js)/.exec(url)?.[1] ?? '';

/** Controls the chunks that a page requests. */
async function controlChunks(page: Page): Promise<FailingChunks> {
  const answers = new Map<string, 'reset' | 'pass'>();
  const failed = new Set<string>();
  const loaded = new Set<string>();
  const fail = (these: readonly string[]) => {
    for (const one of [answers, failed, loaded]) one.clear();
    for (const chunk of these) answers.set(chunk, 'reset');
  };
  const end = await replaceAnswers(page, { pattern: '*/assets/*.js*', matches: /./ }, (url) => {
    const chunk = chunkIn(url);
    const answer = answers.get(chunk);
    if (answer) (answer === 'pass' ? loaded : failed).add(chunk);
    return answer ?? 'pass';
  });
  return {
    waiting: () => [...failed].filter((chunk) => !loaded.has(chunk)),
    mend: (chunk) => answers.set(chunk, 'pass'),
    hasLoaded: (chunk) => loaded.has(chunk),
    fail,
    end,
  };
}

/**
 * Makes the chunks of a scenario fail, in one document: all are broken off at first. Those that the page requests at the same time
 * are let through, and the customer tries again; and so on with those that it requests then. Returns the chunks that loaded so.
 */
async function failAndMend(
  page: Page,
  scenario: ChunkScenario,
  fails: readonly string[],
  { waiting, mend, hasLoaded, fail }: FailingChunks,
) {
  // Chunks of the scenario before that have not loaded yet would fail, too, unless their document goes.
  fail(fails);
  await goToStart(page, scenario, async () => {
    fail([]);
    await openAnew(page, scenario);
    fail(fails);
  });
  const failure = scenario.failure(page);
  const ready = scenario.ready(page);
  const isShownOnce = (chunk: string) => scenario.shownOnce?.test(chunk) === true;
  const mended = new Set<string>();
  // A chunk without a failure message counts as failed once it was requested; a message alone may belong to the scenario before.
  const hasFailed = async () =>
    waiting().length > 0 && (waiting().every(isShownOnce) || (await failure.isVisible()));
  const isOver = async () => (await hasFailed()) || (await ready.isVisible());
  const isReady = async () => waiting().length === 0 && (await ready.isVisible());
  await scenario.act(page);
  while (!(await isReady())) {
    await expect.poll(isOver, SOON).toBe(true);
    const together = waiting();
    // The last of them has just loaded, and what it imports is requested in a moment.
    if (together.length === 0) continue;
    // One that was let through may load by itself at any time, and its message goes.
    const failing = together.filter((chunk) => !mended.has(chunk));
    if (!failing.every(isShownOnce)) await expect(failure, failing.join(', ')).toBeVisible();
    await expectAlive(page, scenario);
    for (const chunk of failing) {
      mend(chunk);
      mended.add(chunk);
    }
    // A chunk that is requested only after others, which still fail, loads in their round.
    const isMended = async () => together.some(hasLoaded) && (await isOver());
    await expect(async () => {
      // An earlier try may load them meanwhile. Where there is no Retry, the browser reports that the network is back.
      if (!(await isMended())) {
        if (together.every(isShownOnce)) await sayOnline(page);
        else await scenario.again(page).catch(() => undefined);
      }
      await expect.poll(isMended, { ...SOON, timeout: 3000 }).toBe(true);
    }, together.join(', ')).toPass({ timeout: 20_000 });
  }
  return [...mended].filter(hasLoaded);
}

/**
 * Makes each of the chunks that the portal's own code imports fail alone, in a document of its own: the opening chunks load all
 * at once, and prefetched ones fail without a message until they are needed. To the portal a failed import inside such a chunk
 * is the chunk's own failure.
 */
async function failAlone(
  page: Page,
  scenario: ChunkScenario,
  chunks: readonly string[],
  { hasLoaded, mend, fail }: FailingChunks,
): Promise<void> {
  for (const chunk of chunks) {
    fail([chunk]);
    await scenario.act(page);
    await expect(scenario.failure(page), chunk).toBeVisible();
    await expectAlive(page, scenario);
    expect(hasLoaded(chunk)).toBe(false);
    mend(chunk);
    // An earlier try may load the chunk before the customer tries again.
    await expect(async () => {
      if (!(await scenario.ready(page).isVisible())) await scenario.again(page);
      await expect(scenario.ready(page)).toBeVisible({ timeout: 3000 });
    }, chunk).toPass({ timeout: 20_000 });
  }
}

const isOpening = ({ start }: ChunkScenario) => start === null;

/**
 * Makes those of the chunks fail that scenarios load; a chunk that several share, in the first of them. Returns those that no
 * scenario loads; none may have loaded before it failed.
 */
async function failAll(
  page: Page,
  dist: string,
  scenarios: readonly ChunkScenario[],
  chunks: readonly string[],
): Promise<readonly string[]> {
  let rest = chunks;
  const finished = new Set<string>();
  page.on('requestfinished', (request) => finished.add(chunkIn(request.url())));
  const failures = await controlChunks(page);
  const openingFails = async (scenario: ChunkScenario) => {
    const loaded = await chunksOf(page, scenario);
    const opening = rest.filter((one) => loaded.includes(one));
    const imported = opening.flatMap((one) => importsOf(dist, one));
    await failAlone(
      page,
      scenario,
      opening.filter((one) => !imported.includes(one)),
      failures,
    );
    const mended = await failAndMend(page, scenario, opening, failures);
    expect(opening.filter((one) => !mended.includes(one))).toEqual([]);
    return mended;
  };
  for (const scenario of scenarios) {
    try {
      const mended = isOpening(scenario)
        ? await openingFails(scenario)
        : await failAndMend(page, scenario, rest, failures);
      rest = rest.filter((one) => !mended.includes(one));
    } catch (error) {
      throw new Error(`in the scenario "${scenario.name}"`, { cause: error });
    }
  }
  await failures.end();
  expect(rest.filter((one) => finished.has(one))).toEqual([]);
  return rest;
}

const SIGNED_IN_OPENINGS = SIGNED_IN_SCENARIOS.filter(isOpening);

/** Returns the chunks that a signed-in customer's portal opens with, in a tab of its own without a cache. */
async function openingChunks(
  context: BrowserContext,
  backend: Backend,
): Promise<readonly string[]> {
  const page = await context.newPage();
  await keepNothing(page);
  await startSignedIn(page, backend);
  const opening: string[] = [];
  for (const scenario of SIGNED_IN_OPENINGS) opening.push(...(await chunksOf(page, scenario)));
  await page.close();
  return opening;
}

/**
 * Two tests that share no chunk: together they make every chunk of the build fail. The ways to fail, and what loads by itself, are
 * the same for each: tests/e2e/chunks.spec.ts, src/lib/browser/lazyModule.test.tsx, src/ui/lazy/lazyPart.test.tsx.
 */
test.describe('every chunk of the build fails, and loads when the customer tries again', () => {
  test.setTimeout(480_000);
  test.beforeEach(({ backend, expectNoise, requireNoise }) => {
    // The card of an open payment would be fetched on every page that sells the same.
    const { state } = backend.server.world;
    state.records = state.records.filter(({ status }) => status !== 'unpaid');
    expectNoise(MAYBE);
    requireNoise(CHUNK_FAILS);
  });

  test('what the portal opens with', async ({ page, context, backend, dist }) => {
    await keepNothing(page);
    const tried: string[] = [];
    for (const scenario of ANONYMOUS_SCENARIOS.filter(isOpening))
      tried.push(...(await chunksOf(page, scenario)));
    await startSignedIn(page, backend);
    const opening = await openingChunks(context, backend);
    // Chunks that load because something failed (toasts, the report) are no part of opening: they fail in the other test.
    const meant = lazyChunks(dist).filter((one) => opening.includes(one) && !tried.includes(one));
    expect(await failAll(page, dist, SIGNED_IN_OPENINGS, meant)).toEqual([]);
  });

  test('what loads before sign-in, and in every scenario from an open page', async ({
    page,
    context,
    backend,
    dist,
    requireNoise,
  }) => {
    requireNoise(PAYMENT_LOST);
    const keepAgain = await keepNothing(page);
    const left = await failAll(page, dist, ANONYMOUS_SCENARIOS, lazyChunks(dist));
    // The sign-in page would follow the other tab's session to the dashboard, and the browser would keep that page's chunks.
    await page.goto('about:blank');
    await keepAgain();
    // The other test covers the opening chunks, and the code of toasts has failed before sign-in.
    const opening = await openingChunks(context, backend);
    await page.goto(QUIET);
    await waitUntilAtRest(page);
    // A new chunk needs a scenario in chunkScenarios.ts.
    const chunks = left.filter((one) => !opening.includes(one));
    const scenarios = SIGNED_IN_SCENARIOS.filter((scenario) => !isOpening(scenario));
    expect(await failAll(page, dist, scenarios, chunks)).toEqual([]);
  });
});
