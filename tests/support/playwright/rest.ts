import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** Requests of a context that have no answer yet. */
const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** Counts the requests of a context; call it before there is a page. */
export function countRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on('request', (request) => {
    // Tests wait for a navigation anyway; requests of a service worker belong to no page.
    if (!request.isNavigationRequest() && !request.serviceWorker()) requests.add(request);
  });
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
}

/** Returns the number of a page's requests without an answer. */
function waiting(page: Page): number {
  const requests = [...(underWay.get(page.context()) ?? [])];
  return requests.filter((request) => request.frame().page() === page).length;
}

/** Returns the number of requests that a test leaves without an answer. */
type Held = () => number;
const NONE: Held = () => 0;

/** Waits until no request of a page is under way, so that none of them times out when the clock jumps. */
export async function waitUntilAnswered(page: Page, held: Held = NONE): Promise<void> {
  await expect
    .poll(() => waiting(page) - held(), { intervals: [10, 20, 50] })
    .toBeLessThanOrEqual(0);
}

/** A page must be at rest in so many looks in a row, because a part that was just drawn may load more. */
const LOOKS = 2;

/** Longest wait for an idle moment, in ms: Chromium may hold idle callbacks back for 15 s after a load. */
const IDLE_TIMEOUT = 200;

/**
 * Waits until a page has loaded all its data and drawn them: nothing is under way, no sum is being counted, and the browser
 * is idle, twice in a row. Faster than "networkidle", which waits for half a second of silence, and more reliable: on a busy
 * machine there is silence before a page has begun. Parts that wait for requests which a test holds back stay busy.
 */
export async function waitUntilAtRest(page: Page, held: Held = NONE): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The painted page before sign-in (config/plugins/start.ts).
  await expect(page.locator('#start')).toHaveCount(0);
  let looks = 0;
  while (looks < LOOKS) {
    await waitUntilAnswered(page, held);
    if (held() === 0) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.evaluate(
      (timeout) => new Promise((done) => requestIdleCallback(done, { timeout })),
      IDLE_TIMEOUT,
    );
    looks = waiting(page) <= held() ? looks + 1 : 0;
  }
}

/** How long nothing is fetched when all that is fetched ahead is there, in ms: the portal waits for an idle moment before each file. */
const QUIET_MS = 1000;

/** Waits until all code that may be fetched ahead is there: a part is there, by the name of its chunk, and nothing more follows. */
export async function waitUntilPrefetched(page: Page, part = 'RecordSection'): Promise<void> {
  let before = 0;
  const fetched = () =>
    page.evaluate((chunk) => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name);
      return names.some((name) => name.includes(`/${chunk}-`)) ? names.length : 0;
    }, part);
  await expect
    .poll(
      async () => {
        const last = before;
        before = await fetched();
        return before > 0 && before === last;
      },
      { timeout: 30_000, intervals: [QUIET_MS] },
    )
    .toBe(true);
}
