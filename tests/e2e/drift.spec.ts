/**
 * A whole world that has drifted from the contract: every page of a signed-in customer lives, in a tab that stays open, and
 * says what it lacks.
 */
import type { Page } from '@playwright/test';
import { drifting } from '../support/answers';
import { choose, rowsOf } from '../support/controls';
import {
  drifted,
  type Json,
  MILD_DRIFTS,
  type MildDrift,
  UNKNOWN,
  withBrokenRow,
  withExtraFields,
} from '../support/drift';
import { DEMO, expect, signedIn, test } from '../support/fixtures';

const PAGES = [
  '/neworder',
  '/residential',
  '/proxysetting/subaccount',
  '/proxysetting/whitelist',
  '/usage?range=30d',
  '/usage?tab=details&range=30d',
  '/recharge',
  '/account/setting',
] as const;

/** What no customer should ever read. */
const NONSENSE = /undefined|NaN|\[object Object\]|Invalid Date|Something broke/;
const UNREADABLE = /The server’s answer to \S+ could not be read/;
const ROWS_MISSING = /\d+ of \d+ rows? could not be read/;

/** Goes to another page of the same tab, as a link does. */
async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `/client${path}`);
}

/** Waits until the page has read all that it shows, and answers what stands on it. */
async function contentOf(page: Page): Promise<string> {
  const main = page.locator('main');
  await expect(main.locator('h1')).toBeVisible();
  await expect(main.getByText('Loading', { exact: false })).toHaveCount(0);
  const text = await main.ariaSnapshot();
  expect(text).not.toMatch(NONSENSE);
  return text;
}

/** The signed-in pages under a drift of every answer, by path. */
async function walk(
  page: Page,
  change: (data: Json) => Json,
  envelope: object = {},
): Promise<Map<string, string>> {
  await drifting(page, (_call, body) => {
    const answer = body as { readonly code: number; readonly data: Json };
    const data = answer.code === 0 ? change(answer.data) : answer.data;
    return { ...answer, data, ...envelope };
  });
  await page.goto('/client/dashboard');
  const seen = new Map([['/dashboard', await contentOf(page)]]);
  for (const path of PAGES) {
    const before = (await page.locator('h1').textContent()) ?? '';
    await go(page, path);
    if (!path.startsWith('/usage?tab')) await expect(page.locator('h1')).not.toHaveText(before);
    seen.set(path, await contentOf(page));
  }
  return seen;
}

test.beforeEach(async ({ page, backend }) => signedIn(page, backend));

const MILD: readonly MildDrift[] = [
  'whole numbers as text',
  'money as numbers',
  'times in milliseconds',
  'what is null left out',
];
for (const drift of MILD) {
  test(`every page lives with ${drift}, and lacks nothing`, async ({ page, backend }) => {
    const { orders } = await backend.state();
    const own = orders.filter(({ email, type }) => email === DEMO.email && type === 'order');
    const newest = Math.max(...own.map((order) => order.created_at));
    const seen = await walk(page, (data) => drifted(data, MILD_DRIFTS[drift]), { msg: null });
    for (const [path, text] of seen) {
      expect([path, text]).not.toEqual([path, expect.stringMatching(UNREADABLE)]);
      expect([path, text]).not.toEqual([path, expect.stringMatching(ROWS_MISSING)]);
    }
    expect(seen.get('/neworder')).toContain(`${new Date(newest * 1000).getUTCFullYear()}`);
  });
}

test('every page lives with null texts, other digits and fields that nobody knows', async ({
  page,
}) => {
  const seen = await walk(page, (data) =>
    withExtraFields(
      drifted(
        drifted(data, MILD_DRIFTS['null instead of optional text']),
        MILD_DRIFTS['money with other digits'],
      ),
    ),
  );
  for (const text of seen.values()) {
    expect(text).not.toMatch(UNREADABLE);
    expect(text).not.toMatch(ROWS_MISSING);
    expect(text).not.toMatch(/\$\d+(?:\.\d)?(?!\d|[.,]\d)/);
  }
});

test('values that no list has are shown as they came and open no action', async ({ page }) => {
  const seen = await walk(page, (data) => drifted(data, MILD_DRIFTS['values that no list has']));
  for (const text of seen.values()) expect(text).not.toMatch(UNREADABLE);
  expect(seen.get('/neworder')).toContain(`Other: ${UNKNOWN.status}`);
  expect(seen.get('/neworder')).toContain(`Other: ${UNKNOWN.paid_type}`);
  expect(seen.get('/neworder')).not.toContain(UNKNOWN.tag);
  expect(seen.get('/recharge')).toContain(`Other: ${UNKNOWN.status}`);
  expect(seen.get('/usage?range=30d')).toContain(`Other: ${UNKNOWN.type}`);
  expect(seen.get('/usage?tab=details&range=30d')).toContain(`Other: ${UNKNOWN.protocol}`);
  for (const path of ['/neworder', '/recharge']) {
    expect(seen.get(path)).not.toMatch(/Continue payment|Buy again|Receipt/);
  }
  expect(seen.get('/residential')).not.toMatch(/quic/i);
});

test('rows that cannot be read are told on every page, with call and field on request', async ({
  page,
}) => {
  const seen = await walk(page, withBrokenRow);
  for (const [path, text] of seen) {
    expect(text).not.toMatch(UNREADABLE);
    if (path !== '/account/setting')
      expect([path, text]).toEqual([path, expect.stringMatching(ROWS_MISSING)]);
  }
  expect(seen.get('/usage?range=30d')).toContain('not complete');
  expect(seen.get('/usage?range=30d')).not.toMatch(/agree|add up/);
  await go(page, '/proxysetting/whitelist');
  // The first note stands where many are added, and is of the whole list; the last one is the table's.
  const details = page.getByRole('button', { name: 'Details for support' }).last();
  const found = page.getByText('auth.whiteipget: data.list.0.id');
  for (const [key, isOpen] of [
    ['Enter', true],
    ['Space', false],
    ['Space', true],
  ] as const) {
    await details.press(key);
    await expect(details).toHaveAttribute('aria-expanded', String(isOpen));
    await expect(found).toBeVisible({ visible: isOpen });
  }
  const isAmong = page.getByText('What you are looking for may be among them.');
  await expect(isAmong).toHaveCount(1);
  await page.getByRole('searchbox').fill('198.51');
  await expect(isAmong).toHaveCount(2);
});

test('a backend that gives five rows a page leaves none out of reach', async ({
  page,
  backend,
}) => {
  await drifting(
    page,
    (_call, body) => body,
    (url) => url.replace(/page_size=\d+/, 'page_size=5'),
  );
  await page.goto('/client/neworder');
  const orders = page.getByRole('table', { name: 'My orders' });
  await expect(rowsOf(orders)).toHaveCount(5);
  const { orders: all } = await backend.state();
  const own = all.filter((one) => one.email === 'demo@example.com' && one.type === 'order');
  const last = Math.ceil(own.length / 5);
  await page.getByTitle(String(last), { exact: true }).click();
  await expect(rowsOf(orders)).toHaveCount(own.length - 5 * (last - 1));
});

test('a state code with spaces is chosen and goes into the username exactly', async ({ page }) => {
  await drifting(page, (call, body) => {
    if (call !== 'dynamic/citys') return body;
    const place = { state: 'New South Wales', city: 'Sydney', city_code: "Côte d'Azur", ips: 5 };
    return { code: 0, msg: '', data: [{ ...place, state_code: 'New South Wales' }] };
  });
  await page.goto('/client/residential?country=AU');
  await choose(page, 'State', /^New South Wales/);
  await expect(page.getByText('-st-New South Wales', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/state=New\+South\+Wales/);
  await page.reload();
  await expect(page.getByText('-st-New South Wales', { exact: true })).toBeVisible();
});
