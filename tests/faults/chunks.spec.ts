import type { BrowserContext, Page } from '@playwright/test';
import { type Answer, answering } from '../support/answers';
import { importsOf, lazyChunks } from '../support/buildChunks';
import { dialogOf, userMenu } from '../support/controls';
import { type Backend, expect, signedIn, test } from '../support/fixtures';
import { failedLoad } from '../support/noise';
import { isAtRest } from '../support/rest';
import { visitAnother } from '../support/visit';
import { ANONYMOUS_WAYS, type ChunkWay, LOGIN, QUIET, SIGNED_IN_WAYS } from './chunkWays';

const HTML: Answer = { contentType: 'text/html', body: '<!doctype html><title>Error</title>' };
/** How often a page is looked at for something that comes soon, in ms. */
const SOON = { intervals: [20, 50, 100] };
/** Longer than the portal pauses before it imports once more what has failed, in ms. */
const A_PAUSE = 1000;

/** What the browser says of each chunk that fails: its connection breaks, and it is HTML. */
const CHUNK_FAILS = [
  failedLoad(/\/client\/assets\/[\w.-]+\.js/, 'ERR_CONNECTION_RESET'),
  /^Failed to load module script: Expected a JavaScript-or-Wasm module script/,
];
/** What it may say besides: of a chunk that a page asks for and is left, and of what a page asks for while it is offline. */
const MAYBE = [
  failedLoad(/\/client\/assets\/[\w.-]+\.js/, 'ERR_ABORTED'),
  failedLoad(/\/(client|api)\//, 'ERR_INTERNET_DISCONNECTED'),
];
/** What it says of the payment whose answer is lost: one way about money leads over it. */
const PAYMENT_LOST = failedLoad('/api/recharge/cryptomusPay', 'ERR_FAILED');

/**
 * The browser keeps no file: what is in its memory would not be asked for by another document, and so could not fail. Gives what
 * ends it.
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

const isToastHost = (name: string) => name.startsWith('ToastHost');

/** Begins a way in a document of its own. */
async function openAnew(page: Page, { start, touched }: ChunkWay): Promise<void> {
  await page.goto(start ?? QUIET);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (touched) {
    await page.keyboard.press('Shift');
    await expect.poll(async () => (await scriptsOf(page)).some(isToastHost), SOON).toBe(true);
    // The rest of what the first input fetches is no part of the way either.
    await isAtRest(page);
  }
}

/**
 * Begins a way in the document of the way before, unless that has left another language there, or is no document of the same
 * customer. What has come stays in its document: a page that ways begin on is opened by a way before them.
 */
async function begin(
  page: Page,
  way: ChunkWay,
  open: (page: Page, way: ChunkWay) => Promise<void> = openAnew,
): Promise<void> {
  const { start, touched } = way;
  if (start === null) return;
  const isSignedIn = await userMenu(page).isVisible();
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en-US';
  if (!isEnglish) await page.evaluate(() => localStorage.removeItem('umi_locale'));
  if (!touched || !isEnglish || isSignedIn !== SIGNED_IN_WAYS.includes(way)) {
    await open(page, way);
    return;
  }
  const dialog = dialogOf(page).first();
  const isOverPage = await dialog.isVisible();
  if (isOverPage) {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  const isHere = start.startsWith(new URL(page.url()).pathname);
  // A dialog leaves the page below it as it was.
  if (isHere && (isOverPage || start === QUIET || start === LOGIN)) return;
  // A page is opened afresh: its parts as they are at first.
  if (isHere) await visitAnother(page, QUIET);
  await visitAnother(page, start);
}

const sayOnline = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

/** Opens the portal where nothing fails, and waits until it is at rest. Gives the chunks that come. */
async function chunksOf(page: Page, way: ChunkWay): Promise<readonly string[]> {
  await way.act(page);
  await expect(way.ready(page)).toBeVisible();
  await isAtRest(page);
  return scriptsOf(page);
}

async function expectAlive(page: Page, way: ChunkWay): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  if (way.start !== null && SIGNED_IN_WAYS.includes(way)) {
    await expect(userMenu(page)).toBeAttached();
  }
}

/** Chunks of one document that fail until each is given another answer. */
interface FailingChunks {
  /** How often each was asked for, those that do not fail, too. */
  readonly asked: ReadonlyMap<string, number>;
  /** Those that were asked for and go on failing. */
  waiting(): readonly string[];
  /** What a chunk is answered with from now on: one answer after the other, and then the last for ever. */
  answer(chunk: string, ...answers: readonly Answer[]): void;
  /** Whether a chunk was let through. */
  hasCome(chunk: string): boolean;
  /** Begins anew: these fail with a broken connection until they are given another answer, and nothing else does. */
  fail(chunks: readonly string[]): void;
  /** Lets everything come again. */
  end(): Promise<void>;
}

const chunkIn = (url: string) => /\/assets\/([^/?]+\.js)/.exec(url)?.[1] ?? '';

/** Lets chunks fail with a broken connection, from now on. */
async function failing(page: Page, chunks: readonly string[]): Promise<FailingChunks> {
  const asked = new Map<string, number>();
  const come = new Set<string>();
  const answers = new Map<string, Answer[]>();
  const fail = (these: readonly string[]) => {
    asked.clear();
    come.clear();
    answers.clear();
    for (const chunk of these) answers.set(chunk, ['reset']);
  };
  fail(chunks);
  const end = await answering(page, { pattern: '*/assets/*.js*', matches: /./ }, (url) => {
    const chunk = chunkIn(url);
    asked.set(chunk, (asked.get(chunk) ?? 0) + 1);
    const given = answers.get(chunk);
    if (!given) return 'pass';
    const answer = (given.length > 1 ? given.shift() : given[0]) ?? 'pass';
    if (answer === 'pass') come.add(chunk);
    return answer;
  });
  return {
    asked,
    waiting: () => [...asked.keys()].filter((one) => answers.has(one) && !come.has(one)),
    answer: (chunk, ...given) => answers.set(chunk, [...given]),
    hasCome: (chunk) => come.has(chunk),
    fail,
    end,
  };
}

/**
 * The chunks of a way fail, in one document: all are broken off at first. Then those that the page asks for at the same time
 * all fail offline, are HTML, fail once, and come; and so on with those that it asks for then. Gives the chunks that came so.
 */
async function failAndMend(
  page: Page,
  way: ChunkWay,
  fails: readonly string[],
  { asked, waiting, answer, hasCome, fail }: FailingChunks,
) {
  // What the way before has left to come fails, too, unless its document goes.
  fail(fails);
  await begin(page, way, async () => {
    fail([]);
    await openAnew(page, way);
    fail(fails);
  });
  const failure = way.failure(page);
  const ready = way.ready(page);
  const isSaidOnce = (chunk: string) => way.saidOnce?.test(chunk) === true;
  const isSoon = (isSo: () => boolean | Promise<boolean>) =>
    expect.poll(isSo, { ...SOON, timeout: 3000 }).toBe(true);
  /**
   * Until it is so, the customer tries again: a try that was under way before may have failed meanwhile. Where nothing offers
   * to, the browser says that the network is back, which it also says when it is wrong.
   */
  const tryUntil = (isSo: () => boolean | Promise<boolean>, meant: readonly string[]) =>
    expect(async () => {
      if (!(await isSo())) {
        if (meant.every(isSaidOnce)) await sayOnline(page);
        else await way.again(page).catch(() => undefined);
      }
      await isSoon(isSo);
    }, meant.join(', ')).toPass({ timeout: 20_000 });
  /** Tells which chunks are asked for from now on. */
  const fromNowOn = () => {
    const before = new Map(asked);
    return (one: string) => (asked.get(one) ?? 0) > (before.get(one) ?? 0);
  };
  /** The customer tries again. Gives the chunks that are asked for then, and that fail again. */
  const tryAgain = async (isOffline: boolean, meant: readonly string[]) => {
    const isAskedAgain = fromNowOn();
    // Where what imports it has come before, that is asked for first, and offline nothing follows.
    const isTried = () => (isOffline ? [...asked.keys()] : meant).some(isAskedAgain);
    // The network's return asks too, and Retry meanwhile does not ask twice.
    await page.context().setOffline(isOffline);
    await tryUntil(isTried, meant);
    const again = meant.filter(isAskedAgain);
    const tried = again.length > 0 ? again : meant;
    if (!tried.every(isSaidOnce)) await expect(failure).toBeVisible();
    await expectAlive(page, way);
    return tried;
  };
  const isOver = async () => waiting().length > 0 || (await ready.isVisible());

  /** Those that failed in every way and may come now. */
  const mended = new Set<string>();
  await way.act(page);
  // Of what is missing without a word nothing shows: it is enough that it was asked for.
  const isSilent = () => waiting().length > 0 && waiting().every(isSaidOnce);
  // A message alone may be of the way before: a toast stays for a while.
  const isAnnounced = async () => waiting().length > 0 && (await failure.isVisible());
  await expect
    .poll(async () => isSilent() || (await isAnnounced()) || (await ready.isVisible()), SOON)
    .toBe(true);
  while (waiting().length > 0) {
    await expectAlive(page, way);
    const together = await tryAgain(true, waiting());
    const hasBeenHtml = fromNowOn();
    for (const chunk of together) answer(chunk, HTML);
    const failed: string[] = [];
    // Each fails once more, and comes all the same: by itself or by Retry, whichever is first.
    const mend = (chunks: readonly string[]) => {
      for (const chunk of chunks) {
        answer(chunk, 'reset', 'pass');
        mended.add(chunk);
      }
      failed.push(...chunks);
    };
    mend(await tryAgain(false, together));
    if (failed.some(isSaidOnce)) {
      // Nobody asks for it: it comes by itself, after a pause or when the network is back.
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    }
    const isMended = () => {
      // What one chunk imports may be asked for only once that has come, and that a moment after what it imports.
      mend(together.filter((one) => hasBeenHtml(one) && !failed.includes(one)));
      return failed.every(hasCome);
    };
    await tryUntil(() => {
      // What is asked for only after others, which fail still, comes in their round.
      const isNext = waiting().some((one) => hasBeenHtml(one) && !mended.has(one));
      return isMended() || (isNext && failed.some(hasCome));
    }, failed);
    // What pauses before its second try needs no round more.
    await expect
      .poll(isMended, { ...SOON, timeout: A_PAUSE })
      .toBe(true)
      .catch(() => undefined);
    await isSoon(isOver).catch(() => tryUntil(isOver, failed));
  }
  await expect(ready).toBeVisible();
  return [...mended].filter(hasCome);
}

/** What the portal opens with fails once, each chunk of it in the same document, and comes all the same. */
async function failOnce(
  page: Page,
  way: ChunkWay,
  chunks: readonly string[],
  { asked, answer, fail }: FailingChunks,
): Promise<void> {
  fail(chunks);
  for (const chunk of chunks) answer(chunk, 'reset', 'pass');
  await way.act(page);
  await expect(way.ready(page)).toBeVisible();
  await expect.poll(() => chunks.filter((one) => !asked.has(one)), SOON).toEqual([]);
}

/**
 * Each of the chunks that the portal's own code imports fails alone, in a document of its own: what a page opens with comes all
 * at once, and what comes ahead of its time fails without a word until it is needed. To the portal a failure of what such a
 * chunk imports is the chunk's own.
 */
async function failAlone(
  page: Page,
  way: ChunkWay,
  chunks: readonly string[],
  { hasCome, answer, fail }: FailingChunks,
): Promise<void> {
  for (const chunk of chunks) {
    fail([chunk]);
    await way.act(page);
    await expect(way.failure(page), chunk).toBeVisible();
    await expectAlive(page, way);
    expect(hasCome(chunk)).toBe(false);
    answer(chunk, 'pass');
    // A try that was under way may bring it before the customer asks.
    await expect(async () => {
      if (!(await way.ready(page).isVisible())) await way.again(page);
      await expect(way.ready(page)).toBeVisible({ timeout: 3000 });
    }, chunk).toPass({ timeout: 20_000 });
  }
}

const isOpening = ({ start }: ChunkWay) => start === null;

/**
 * Takes those of the chunks that come on some ways through every failure; a chunk that several ways share, on the first of
 * them. Gives those that came on none; none may have come but before its failures began.
 */
async function failAll(
  page: Page,
  dist: string,
  ways: readonly ChunkWay[],
  chunks: readonly string[],
): Promise<readonly string[]> {
  let rest = chunks;
  const finished = new Set<string>();
  page.on('requestfinished', (request) => finished.add(chunkIn(request.url())));
  const failures = await failing(page, []);
  const openingFails = async (way: ChunkWay) => {
    const came = await chunksOf(page, way);
    const opening = rest.filter((one) => came.includes(one));
    await failOnce(page, way, opening, failures);
    const imported = opening.flatMap((one) => importsOf(dist, one));
    await failAlone(
      page,
      way,
      opening.filter((one) => !imported.includes(one)),
      failures,
    );
    const come = await failAndMend(page, way, opening, failures);
    expect(opening.filter((one) => !come.includes(one))).toEqual([]);
    return come;
  };
  for (const way of ways) {
    try {
      const come = isOpening(way)
        ? await openingFails(way)
        : await failAndMend(page, way, rest, failures);
      rest = rest.filter((one) => !come.includes(one));
    } catch (error) {
      throw new Error(`on the way "${way.name}"`, { cause: error });
    }
  }
  await failures.end();
  expect(rest.filter((one) => finished.has(one))).toEqual([]);
  return rest;
}

const SIGNED_IN_OPENINGS = SIGNED_IN_WAYS.filter(isOpening);

/** The chunks that a signed-in customer's portal opens with, in a tab of its own that keeps no file. */
async function openingChunks(
  context: BrowserContext,
  backend: Backend,
): Promise<readonly string[]> {
  const page = await context.newPage();
  await keepNothing(page);
  await signedIn(page, backend);
  const opening: string[] = [];
  for (const way of SIGNED_IN_OPENINGS) opening.push(...(await chunksOf(page, way)));
  await page.close();
  return opening;
}

/** Two tests that share no chunk: together they take every chunk of the build through every failure. */
test.describe('every chunk of the build fails in every way, and comes all the same', () => {
  test.setTimeout(480_000);
  test.beforeEach(({ expectNoise, requireNoise }) => {
    expectNoise(...MAYBE);
    requireNoise(...CHUNK_FAILS);
  });

  test('what the portal opens with', async ({ page, context, backend, dist }) => {
    await keepNothing(page);
    const tried: string[] = [];
    for (const way of ANONYMOUS_WAYS.filter(isOpening)) tried.push(...(await chunksOf(page, way)));
    await signedIn(page, backend);
    const opening = await openingChunks(context, backend);
    // What comes because something failed (toasts, the report) is no part of opening: it fails in the other test.
    const meant = lazyChunks(dist).filter((one) => opening.includes(one) && !tried.includes(one));
    expect(await failAll(page, dist, SIGNED_IN_OPENINGS, meant)).toEqual([]);
  });

  test('what comes before sign-in, and on every way from an open page', async ({
    page,
    context,
    backend,
    dist,
    requireNoise,
  }) => {
    requireNoise(PAYMENT_LOST);
    const keepAgain = await keepNothing(page);
    const left = await failAll(page, dist, ANONYMOUS_WAYS, lazyChunks(dist));
    await keepAgain();
    // The other test has made fail what the portal opens with, and what the first input fetches has failed before sign-in.
    const opening = await openingChunks(context, backend);
    await page.goto(QUIET);
    await isAtRest(page);
    // A new chunk asks for a way in chunkWays.ts.
    const chunks = left.filter((one) => !opening.includes(one));
    const ways = SIGNED_IN_WAYS.filter((way) => !isOpening(way));
    expect(await failAll(page, dist, ways, chunks)).toEqual([]);
  });
});
