/**
 * What the page says is true: nothing is guessed, no decision rests on cached data, and nothing is said before it is known.
 */
import type { Page, Request } from '@playwright/test';
import {
  choose,
  confirm,
  dialogOf,
  doWithRow,
  isChosen,
  menuLink,
  openUserMenu,
  pick,
  pickRange,
  selectOf,
  userChoice,
} from '../support/controls';
import { expect, NEWCOMER, signedIn, test } from '../support/fixtures';
import { failedLoad } from '../support/noise';

const GB = 1024 ** 3;
const DAY = 86_400;
const SUB = 'scraperteam01';
const NO_SUB = 'nosuchaccount1';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const account = (page: Page) => selectOf(page, 'Account');

/** The requests of one call, as they are sent. */
function watch(page: Page, path: string): string[] {
  const seen: string[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname === `/api${path}`) seen.push(url.search);
  });
  return seen;
}

test.describe('an account that does not exist', () => {
  test('gets no lines, no API link and no other account instead', async ({ page, backend }) => {
    await signedIn(page, backend);
    await page.goto(`/client/residential?account=${NO_SUB}`);
    await expect(page.getByText(`There is no sub-account ${NO_SUB}.`)).toBeVisible();
    await expect(account(page)).toHaveAttribute('aria-invalid', 'true');
    await isChosen(page, 'Account', NO_SUB);
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(account(page)).toBeFocused();
    await expect(page.getByText('No list yet')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Generate API link' })).toHaveCount(0);
    await expect(page.getByText('democustomer01-zone')).toHaveCount(0);

    await choose(page, 'Account', SUB);
    await expect(account(page)).toHaveAttribute('aria-invalid', 'false');
    await expect(page.getByRole('button', { name: 'Generate API link' })).toBeVisible();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await expect(page.getByText(/^gate.*scraperteam01-zone-resi/).first()).toBeVisible();
    // Back to the address that names nobody: the list is another account's.
    await page.evaluate((name) => {
      window.history.pushState({}, '', `/client/residential?account=${name}`);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, NO_SUB);
    await expect(page.getByText('No list yet')).toBeVisible();
  });

  test('is not guessed while the sub-accounts cannot be read', async ({
    page,
    backend,
    requireNoise,
  }) => {
    requireNoise(failedLoad('/api/auth/sublist', 502));
    await signedIn(page, backend);
    await backend.post('fault', { call: 'auth.sublist', answer: 'status', times: 'always' });
    await page.goto(`/client/residential?account=${SUB}`);
    await expect(page.getByText(`it is not known whether ${SUB} is one of them`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Generate API link' })).toHaveCount(0);
    await backend.post('faults/clear');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Generate API link' })).toBeVisible();
    await isChosen(page, 'Account', SUB);
  });
});

test('the record and the usage do not differ because they were read at different times', async ({
  page,
  backend,
}) => {
  await signedIn(page, backend);
  await page.goto('/client/usage');
  await expect(page.getByText('The record and the usage agree.')).toBeVisible();
  await backend.post('consume', { bytes: 2 * GB });
  // Another page reads what is left; the usage is still in memory.
  await menuLink(page, 'Sub-accounts').click();
  await page.getByRole('button', { name: `Allocate: ${SUB}` }).click();
  await expect(dialogOf(page).getByText(/^At most/)).toBeVisible();
  await confirm(page, 'Cancel');
  const usage = watch(page, '/traffic/usage');
  await menuLink(page, 'Usage').click();
  await expect.poll(() => usage.length).toBeGreaterThan(0);
  await expect(page.getByText('The record and the usage agree.')).toBeVisible();
  await expect(page.getByText(/The record and the usage differ/)).toHaveCount(0);
});

test.describe('the dashboard', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('says that its times are UTC, and what share is left of a credit 200 days ago', async ({
    page,
    backend,
  }) => {
    const days = 200;
    await backend.post('advance', { seconds: days * DAY });
    await page.clock.install({ time: Date.now() + days * DAY * 1000 });
    const asked = watch(page, '/traffic/changelog');
    await signedIn(page, backend);
    await page.goto('/client/dashboard');
    await expect(page.getByText(/\d+% of .+ after the last credit/)).toBeVisible();
    // One search, shared by the bell: 30 days, 90 more, and the rest of the account's 246 days.
    expect(asked).toHaveLength(3);
    const hour = await page.evaluate(() => new Date().toISOString().slice(11, 13));
    await expect(
      page.getByText(new RegExp(`^Updated at ${hour}:\\d\\d:\\d\\d UTC$`)),
    ).toBeVisible();
  });

  test('ticks each first step by its own act', async ({ page, backend }) => {
    const step = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    await signedIn(page, backend, { email: NEWCOMER.email });
    await page.goto('/client/dashboard');
    await expect(step('Choose how you connect')).toHaveAttribute('data-done', 'false');
    await menuLink(page, 'Residential proxies').click();
    await page.getByRole('button', { name: 'Generate', exact: true }).click();
    await menuLink(page, 'Dashboard').click();
    await expect(step('Generate a proxy list')).toHaveAttribute('data-done', 'true');
    await expect(step('Choose how you connect')).toHaveAttribute('data-done', 'false');
    await menuLink(page, 'Residential proxies').click();
    // Password is chosen from the start; a click says that it is meant.
    await pick(page, 'Password');
    await menuLink(page, 'Dashboard').click();
    await expect(step('Choose how you connect')).toHaveAttribute('data-done', 'true');
  });
});

test.describe('what is typed', () => {
  test('a day asks once it is whole, in the records and in the usage', async ({
    page,
    backend,
  }) => {
    const asked = watch(page, '/order/rechargeRecord');
    await signedIn(page, backend);
    await page.goto('/client/recharge');
    await choose(page, 'Dates (UTC)', 'Custom');
    const from = page.getByLabel('From (UTC)');
    const day = new Date(Date.now() - 5 * DAY * 1000).toISOString().slice(0, 10);
    const starts = () => asked.flatMap((query) => new URLSearchParams(query).getAll('start'));
    await from.focus();
    await page.keyboard.type(day);
    await expect(from).toHaveValue(day);
    expect(starts()).toEqual([]);
    await page.keyboard.press('Enter');
    await pickRange(page, {});
    await expect.poll(starts).toEqual([day]);
    // Half of a day asks for nothing, and so does a day to come: the calendar says which there are.
    await expect(page.getByText(/^Days from 2000-01-01 to/)).toBeVisible();
    for (const typed of [day.slice(0, 6), `2999${day.slice(4)}`]) {
      await pickRange(page, { from: typed });
      await expect(from).toHaveValue(day);
    }
    expect(starts()).toEqual([day]);

    const usage = watch(page, '/traffic/changelog');
    await page.goto(`/client/usage?range=custom&start=${day}&end=${day}`);
    await expect(page.getByText('The record and the usage agree.')).toBeVisible();
    usage.length = 0;
    const before = new Date(Date.parse(day) - DAY * 1000).toISOString().slice(0, 10);
    await pickRange(page, { from: before });
    await expect.poll(() => usage.length).toBeGreaterThan(0);
    for (const query of usage) expect(new URLSearchParams(query).get('start')).toBe(before);
  });

  test('"1,500" stays 1500 when the language changes, in the field and in a draft', async ({
    page,
    backend,
  }) => {
    await signedIn(page, backend);
    await page.goto('/client/proxysetting/addsub');
    await page.getByLabel('Traffic limit').fill('1,500');
    await page.goto('/client/recharge');
    const amount = page.getByRole('textbox', { name: /^(Amount|Сумма)$/ });
    await amount.fill('1,500');
    await expect(page.getByText('$1,545.00')).toBeVisible();
    await openUserMenu(page);
    await userChoice(page, 'Русский').click();
    await expect(heading(page, 'Пополнение')).toBeVisible();
    await expect(amount).toHaveValue('1500');
    await expect(page.getByText(/^1\s545,00\s\$$/)).toBeVisible();
    await page.goto('/client/proxysetting/addsub');
    await expect(page.locator('#limit')).toHaveValue('1500');
  });

  test('"20-30" that is pasted changes nothing and says so, in every number field', async ({
    page,
    backend,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signedIn(page, backend);
    for (const [path, label, stays] of [
      ['/client/recharge', 'Amount', ''],
      ['/client/proxysetting/addsub', 'Traffic limit', ''],
      ['/client/residential', 'Quantity', '10'],
      ['/client/residential?rotation=sticky', 'Session minutes', '10'],
      ['/client/neworder', 'Quantity', '10'],
      ['/client/proxysetting/subaccount', 'Amount', ''],
    ] as const) {
      await page.goto(path);
      if (path.endsWith('/subaccount')) await doWithRow(page, 'Allocate', 'scraperteam01');
      const field = page.getByRole('textbox', { name: label, exact: true });
      await field.focus();
      await field.selectText();
      await page.evaluate(() => navigator.clipboard.writeText('20-30'));
      await page.keyboard.press('Control+v');
      await expect(page.getByText('Not changed: a number cannot contain -')).toBeVisible();
      await expect(field).toHaveValue(stays);
      await field.fill('25');
      await expect(page.getByText(/^Not changed/)).toHaveCount(0);
    }
  });
});

for (const appearance of ['light', 'dark']) {
  test(`the text of an empty table can be read, ${appearance}`, async ({ page, backend }) => {
    await signedIn(page, backend, { appearance });
    await page.goto('/client/proxysetting/subaccount');
    await page.getByRole('searchbox', { name: 'Search sub-accounts' }).fill('nobody');
    const text = page.getByText('No sub-account matches the search');
    await expect(text).toBeVisible();
    const contrast = await text.evaluate((element) => {
      const light = (colour: string) => {
        const parts = (colour.match(/[\d.]+/g) ?? []).map(Number);
        const [r = 0, g = 0, b = 0] = parts.slice(0, 3).map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return { alpha: parts[3] ?? 1, luminance: 0.2126 * r + 0.7152 * g + 0.0722 * b };
      };
      const backgroundOf = (at: Element | null): string => {
        if (at === null) return 'rgb(255, 255, 255)';
        const colour = getComputedStyle(at).backgroundColor;
        return light(colour).alpha === 1 ? colour : backgroundOf(at.parentElement);
      };
      const ink = light(getComputedStyle(element).color);
      const [more = 0, less = 0] = [ink.luminance, light(backgroundOf(element)).luminance].sort(
        (a, b) => b - a,
      );
      // A translucent colour has less contrast than this computes, so it counts as none.
      return ink.alpha === 1 ? (more + 0.05) / (less + 0.05) : 0;
    });
    expect(contrast).toBeGreaterThanOrEqual(4.5);
  });
}

test('an export ends when its page is left', async ({ page, backend }) => {
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await signedIn(page, backend);
  await page.goto('/client/recharge');
  await expect(page.getByRole('table', { name: 'Recharge Record' })).toBeVisible();
  const isExport = (request: Request) => request.url().includes('page_size=200');
  await backend.post('fault', {
    call: 'order.rechargeRecord',
    answer: 'truth',
    delay: 3000,
    times: 'always',
  });
  const asked = page.waitForRequest(isExport);
  const stopped = page.waitForEvent('requestfailed', isExport);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await asked;
  await menuLink(page, 'Dashboard').click();
  expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  expect(downloads).toEqual([]);
});
