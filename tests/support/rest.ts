import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** Requests of a context that have no answer yet. */
const underWay = new WeakMap<BrowserContext, Set<Request>>();

/** Counts the requests of a context; called before it has any page. */
export function countRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  underWay.set(context, requests);
  context.on('request', (request) => {
    // Whoever navigates waits for the page anyway; what a service worker asks for belongs to no page.
    if (!request.isNavigationRequest() && !request.serviceWorker()) requests.add(request);
  });
  context.on('requestfinished', (request) => requests.delete(request));
  context.on('requestfailed', (request) => requests.delete(request));
}

/** How many requests of a page have no answer yet. */
function waiting(page: Page): number {
  const requests = [...(underWay.get(page.context()) ?? [])];
  return requests.filter((request) => request.frame().page() === page).length;
}

/** How many requests a test leaves without an answer. */
type Held = () => number;
const NONE: Held = () => 0;

/** Waits until no request of a page is under way: a clock that jumps now lets none of them time out. */
export async function isAnswered(page: Page, held: Held = NONE): Promise<void> {
  await expect
    .poll(() => waiting(page) - held(), { intervals: [10, 20, 50] })
    .toBeLessThanOrEqual(0);
}

/** Looks in a row that must find a page at rest: what has been drawn may ask for more. */
const LOOKS = 2;

/** The longest wait for a moment without work, in ms: Chromium may hold idle callbacks back for 15 s after a load. */
const IDLE_TIMEOUT = 200;

/**
 * Waits until a page has all that it asks for and has drawn it: nothing is under way, nothing is counted, and the browser
 * has nothing left to do, twice in a row. Faster than "networkidle", which waits for half a second of silence, and more
 * reliable: on a busy machine there is silence before a page has begun. What waits for requests that a test holds stays busy.
 */
export async function isAtRest(page: Page, held: Held = NONE): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let looks = 0;
  while (looks < LOOKS) {
    await isAnswered(page, held);
    if (held() === 0) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await page.evaluate(
      (timeout) => new Promise((done) => requestIdleCallback(done, { timeout })),
      IDLE_TIMEOUT,
    );
    looks = waiting(page) <= held() ? looks + 1 : 0;
  }
}
