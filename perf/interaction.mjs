// Measures delays after loading: a keystroke, a change of page, a million lines. The CPU is slowed down four times, except for the
// lines, which are compared with a plain loop in the same browser.
import { median, PROFILES, visitor } from '../scripts/measure.mjs';

const SLOW_CPU = { cpu: PROFILES.slow4g.cpu, network: null };
const LINES = 1_000_000;
const LINES_LIMIT_MS = 120_000;

/** The fields to type in: of the first form of every customer, of the one with the most fields, and of those that sell. */
export const FORMS = [
  { name: 'sign-in', path: '/user/login', field: 'Email', keys: 'someone@example.com' },
  { name: 'generator', path: '/residential', field: 'Quantity', keys: '1234567', signedIn: true },
  { name: 'New order', path: '/neworder', field: 'Quantity', keys: '1234567', signedIn: true },
  { name: 'Recharge', path: '/recharge', field: 'Amount', keys: '1234.56', signedIn: true },
];

/** Number of pages to type in, because a busy machine delays a key now and then. */
const TYPED = 5;

/** Returns the longest time from a key to the next paint on one page, by the browser's Event Timing, in steps of 8 ms. */
async function longestKey(browser, { url, session, path, field, keys, signedIn }) {
  const { context, page } = await visitor(browser, {
    profile: SLOW_CPU,
    session: signedIn ? session : null,
  });
  await page.goto(`${url}/client${path}`);
  await page.getByLabel(field, { exact: true }).click();
  await page.waitForLoadState('networkidle');
  await page.getByLabel(field, { exact: true }).fill('');
  await page.evaluate(() => {
    window.longestKey = 0;
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) {
        if (name.startsWith('key')) window.longestKey = Math.max(window.longestKey, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 });
  });
  await page.keyboard.type(keys, { delay: 150 });
  await page.waitForTimeout(500);
  const longest = await page.evaluate(() => window.longestKey);
  await context.close();
  return longest;
}

/** Returns the longest key of a form, ms: the median of several new pages. */
export async function keystroke(browser, form) {
  const longest = [];
  for (let run = 0; run < TYPED; run += 1) longest.push(await longestKey(browser, form));
  return median(longest);
}

/**
 * Returns the times from a click in the menu to the page's content and to its paint, with its code loaded: medians of several pages,
 * ms.
 */
export async function pageChange(browser, url, session) {
  const { context, page } = await visitor(browser, { session, profile: SLOW_CPU });
  const walk = [
    ['New order', '[data-ready="neworder"]'],
    ['Sub-accounts', '[aria-label="Sub-accounts"] [data-row-key]'],
    ['Residential proxies', '[data-ready="residential"]'],
    ['Usage', '[aria-label^="Traffic "] [data-row-key]'],
    ['Dashboard', '[data-ready="dashboard"]'],
  ];
  await page.goto(`${url}/client/dashboard`);
  await page.waitForSelector('[data-ready="dashboard"]');
  const times = { content: [], painted: [] };
  for (let round = 0; round < 3; round += 1) {
    for (const [name, ready] of walk) {
      const time = await page.evaluate(
        async ([text, selector]) => {
          const link = [...document.querySelectorAll('nav a')].find(
            (one) => one.textContent?.trim() === text,
          );
          const start = performance.now();
          link.click();
          while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
          const content = performance.now() - start;
          // A task after the next frame runs when that frame has been laid out and painted.
          await new Promise(requestAnimationFrame);
          await new Promise((resolve) => setTimeout(resolve, 0));
          return { content, painted: performance.now() - start };
        },
        [name, ready],
      );
      // The first round loads the code.
      if (round > 0) for (const what of Object.keys(times)) times[what].push(time[what]);
      await page.waitForTimeout(500);
    }
  }
  await context.close();
  return { content: median(times.content), painted: median(times.painted) };
}

/** The mock backend's customer. */
const DEMO = { email: 'demo@example.com', password: 'demo12345' };
/** An interaction is reported when it has been painted. */
const PAUSE_MS = 700;

/** The main job, step by step: sign in, choose what to buy, make lines for a country and copy them, look at the usage. */
const MAIN_JOB = [
  [
    'e-mail',
    async (page) => {
      await page.getByLabel('Email', { exact: true }).click();
      await page.keyboard.type(DEMO.email);
    },
  ],
  [
    'password',
    async (page) => {
      await page.getByLabel('Password', { exact: true }).click();
      await page.keyboard.type(DEMO.password);
    },
  ],
  [
    'Sign in',
    async (page) => {
      await page.keyboard.press('Enter');
      await page.waitForSelector('[data-ready="dashboard"]');
    },
  ],
  [
    'New order',
    async (page) => {
      await page.getByRole('link', { name: 'New order', exact: true }).first().click();
      await page.waitForSelector('[data-ready="neworder"]');
    },
  ],
  ['package', (page) => page.getByText('100 GB', { exact: true }).first().click()],
  ['balance', (page) => page.getByText('Balance', { exact: true }).last().click()],
  [
    'Residential proxies',
    async (page) => {
      await page.getByRole('link', { name: 'Residential proxies', exact: true }).first().click();
      await page.waitForSelector('[data-ready="residential"]');
    },
  ],
  ['open the countries', (page) => page.getByRole('combobox', { name: 'Country' }).click()],
  ['search a country', (page) => page.keyboard.type('ger')],
  ['choose it', (page) => page.keyboard.press('Enter')],
  ['Generate', (page) => page.getByRole('button', { name: 'Generate', exact: true }).click()],
  ['Copy', (page) => page.getByRole('button', { name: 'Copy', exact: true }).first().click()],
  [
    'Usage',
    async (page) => {
      await page.getByRole('link', { name: 'Usage', exact: true }).first().click();
      await page.waitForSelector('[data-row-key]');
    },
  ],
];

/** Runs in the page, before anything else: keeps the longest interaction, from the input to the next paint, by the browser's Event Timing. */
function watchInteractions() {
  window.longestInteraction = 0;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId) window.longestInteraction = Math.max(window.longestInteraction, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/**
 * Returns the longest interaction of each step of the main job, ms, the longest first. Of so few interactions the longest is what web-vitals
 * calls INP.
 */
export async function mainJob(browser, url) {
  const { context, page } = await visitor(browser, { profile: SLOW_CPU });
  await page.addInitScript(watchInteractions);
  await page.goto(`${url}/client/user/login`);
  await page.waitForLoadState('networkidle');
  const steps = [];
  for (const [name, act] of MAIN_JOB) {
    await act(page);
    await page.waitForTimeout(PAUSE_MS);
    const took = await page.evaluate(() => {
      const longest = window.longestInteraction;
      window.longestInteraction = 0;
      return longest;
    });
    steps.push({ name, took });
  }
  await context.close();
  return steps.toSorted((a, b) => b.took - a.took);
}

/** Times a million sticky lines, made and saved by the page, against a plain loop of string joins; also returns the longest task meanwhile. */
export async function lines(browser, url, session) {
  // The loop has a page of its own, so that its garbage is not collected while the portal works.
  const loop = await visitor(browser);
  await loop.page.goto(`${url}/client/robots.txt`);
  const plain = await loop.page.evaluate((count) => {
    const digits = 'abcdefghijklmnopqrstuvwxyz0123456789';
    const random = new Uint8Array(60_000);
    const start = performance.now();
    const made = [];
    for (let index = 0; index < count; index += 1) {
      const at = (index * 12) % random.length;
      if (at === 0) crypto.getRandomValues(random);
      let id = '';
      for (let sign = 0; sign < 12; sign += 1) id += digits[random[at + sign] % digits.length];
      made.push(
        ['gate.example', '8000', `account-zone-resi-session-${id}-sessTime-10`, 'pass'].join(':'),
      );
    }
    return made.length === count ? performance.now() - start : Number.NaN;
  }, LINES);
  await loop.context.close();
  const { context, page } = await visitor(browser, { session });
  await page.goto(`${url}/client/residential?rotation=sticky&quantity=${LINES}`);
  await page.waitForSelector('[data-ready="residential"]');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    window.seen.longestTask = 0;
  });
  const took = await page.evaluate(
    async ([count, limit]) => {
      const click = (name) =>
        [...document.querySelectorAll('button')]
          .find((one) => one.textContent?.trim() === name)
          .click();
      let isSaved = false;
      const original = URL.createObjectURL;
      URL.createObjectURL = (blob) => {
        isSaved = true;
        return original.call(URL, blob);
      };
      const start = performance.now();
      click('Generate');
      while (!document.querySelector(`[aria-setsize="${count}"]`)) {
        if (performance.now() - start > limit) return Number.NaN;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      click('Download');
      while (!isSaved) {
        if (performance.now() - start > limit) return Number.NaN;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return performance.now() - start;
    },
    [LINES, LINES_LIMIT_MS],
  );
  const longestTask = await page.evaluate(() => window.seen.longestTask);
  await context.close();
  return { took, plain, longestTask };
}
