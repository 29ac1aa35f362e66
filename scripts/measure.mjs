// Measures one cold visit to one page in Chromium: its transfers, the time until it is ready, and its layout shifts.
const KB = 1024;
const BITS_PER_BYTE = 8;
const MS_PER_SECOND = 1000;
/** Anything loaded within this time after the content belongs to the page; prefetching starts after 3 s. */
const SETTLE_MS = 2500;
const READY_LIMIT_MS = 90_000;

/** A slow telephone on a slow network, and this machine without throttling. */
export const PROFILES = {
  slow4g: {
    cpu: 4,
    network: {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / BITS_PER_BYTE,
      uploadThroughput: 750_000 / BITS_PER_BYTE,
    },
  },
  none: { cpu: 1, network: null },
};

/**
 * @typedef {{
 *   url: string, ready: string, session?: string | null, profile?: typeof PROFILES[keyof typeof PROFILES], isRepeated?: boolean,
 *   savesData?: boolean, painted?: string, onScript?: (url: string) => void,
 * }} Visit
 * @typedef {Record<'js' | 'total' | 'ready' | 'firstPaint' | 'largestPaint' | 'painted' | 'shift' | 'longestTask' | 'again' | 'paintedAgain', number>} Figures
 */

/** Runs in the page, before anything else. */
function watch(painted) {
  const painting = { firstPaint: 0, largestPaint: 0, painted: Number.POSITIVE_INFINITY };
  const seen = { ...painting, shift: 0, longestTask: 0 };
  window.seen = seen;
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  // The browser's own time of the paint: a question from outside is answered only when the page's scripts leave a pause.
  observe('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
    if (painted && entry.element?.closest(painted))
      seen.painted = Math.min(seen.painted, entry.startTime);
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value;
  });
  observe('longtask', (entry) => {
    seen.longestTask = Math.max(seen.longestTask, entry.duration);
  });
}

/** Runs in the page, before anything else: the device asks to save data, so that no code is prefetched. */
function saveData() {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
}

/**
 * Opens a page for a new visitor: an empty browser profile, with a session if given, on a throttled network and CPU.
 * @param {import('@playwright/test').Browser} browser
 * @param {Partial<Visit>} options
 */
export async function visitor(browser, options = {}) {
  const { session = null, profile = PROFILES.none, savesData = false, painted } = options;
  const context = await browser.newContext({
    viewport: { width: 1366, height: 900 },
    locale: 'en-US',
  });
  const page = await context.newPage();
  await page.addInitScript(watch, painted);
  if (savesData) await page.addInitScript(saveData);
  if (session) {
    await page.addInitScript((value) => localStorage.setItem('userAuthData', value), session);
  }
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  if (profile.network) await client.send('Network.emulateNetworkConditions', profile.network);
  if (profile.cpu > 1) await client.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  return { context, page, client };
}

/**
 * Visits an address and waits for a selector. Sizes in KB as transferred (gzip), times in ms since navigation. `onScript` gets the address of
 * each script that is loaded. With `painted`, the selector of a frame, that figure is the time until the first
 * text in it is on the screen, infinite when there was none. With `isRepeated` the same browser visits the address a second time; `again` and `paintedAgain` are that visit's times.
 * @param {import('@playwright/test').Browser} browser
 * @param {Visit} visit
 * @returns {Promise<Figures>}
 */
export async function measure(browser, { url, ready, onScript, isRepeated = false, ...visit }) {
  const { context, page, client } = await visitor(browser, visit);
  const scripts = new Set();
  let js = 0;
  let total = 0;
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.mimeType.includes('javascript')) return;
    scripts.add(requestId);
    onScript?.(response.url);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total += encodedDataLength;
    if (scripts.has(requestId)) js += encodedDataLength;
  });
  const open = async () => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForSelector(ready, { state: 'visible', timeout: READY_LIMIT_MS });
    return page.evaluate(() => performance.now());
  };
  const seen = () => page.evaluate(() => window.seen);
  const figures = { js: 0, total: 0, ready: await open() };
  await page.waitForTimeout(SETTLE_MS);
  Object.assign(figures, { js: js / KB, total: total / KB }, await seen());
  if (isRepeated) {
    await page.goto('about:blank');
    figures.again = await open();
    figures.paintedAgain = (await seen()).painted;
  }
  await context.close();
  return figures;
}

/** @param {readonly number[]} numbers */
export const median = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Returns the median of several measurements, figure by figure. */
export function medianOf(rows) {
  const [first] = rows;
  return Object.fromEntries(
    Object.keys(first).map((key) => [key, median(rows.map((r) => r[key]))]),
  );
}

/**
 * Writes a time in ms for people: "1.23 s".
 * @param {number} ms
 */
export const seconds = (ms) => `${(ms / MS_PER_SECOND).toFixed(2)} s`;
