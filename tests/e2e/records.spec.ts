import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { chooseFive, EN, payButton, payFromBalance, summaryOf, trackerOf } from '../support/buying';
import {
  choose,
  confirmButton,
  dialogOf,
  doWithRow,
  fact,
  focusPick,
  isPicked,
  menuLink,
  pickRange,
} from '../support/controls';
import { rowsOfCsv } from '../support/csv';
import { expect, signedIn, test } from '../support/fixtures';

const cents = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);

async function download(page: Page): Promise<string[][]> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  return rowsOfCsv(await readFile(await (await saved).path(), 'utf8'));
}

test('recharges: the export holds every row of the filter, and its amounts add up', async ({
  page,
  backend,
}) => {
  await signedIn(page, backend);
  await page.goto('/client/recharge');
  const all = (await backend.state()).orders.filter(
    ({ type, email }) => type === 'recharge' && email === 'demo@example.com',
  );
  const [head = [], ...rows] = await download(page);
  expect(rows).toHaveLength(all.length);
  const at = (name: RegExp) => head.findIndex((title) => name.test(title));
  const [id, net, fee] = [at(/^ID/), at(/before fee/i), at(/^Processing fee/)];
  const [total, state] = [at(/^Amount$/), at(/^Status/)];
  for (const row of rows) {
    const record = all.find((one) => one.id === row[id]);
    expect(cents(row[net] ?? '') + cents(row[fee] ?? '')).toBe(cents(row[total] ?? ''));
    expect(cents(row[total] ?? '')).toBe(cents(record?.total ?? ''));
    expect(row[state]?.toLowerCase()).toBe(record?.status);
  }
  await choose(page, 'Status', 'Paid');
  const paid = all.filter(({ status }) => status === 'paid');
  await expect.poll(async () => (await download(page)).length - 1).toBe(paid.length);
});

test('filters by status and by date narrow the table, and an empty one says so', async ({
  page,
  backend,
}) => {
  await signedIn(page, backend);
  await page.goto('/client/neworder');
  const table = page.getByRole('table', { name: 'My orders' });
  await expect(table.locator('[data-status=paid]').first()).toBeVisible();
  await choose(page, 'Status', 'Cancelled');
  await expect(table.locator('[data-status=paid]')).toHaveCount(0);
  await expect(table.locator('[data-status=cancelled]').first()).toBeVisible();
  await choose(page, 'Status', 'All');
  await pickRange(page, { to: '2001-01-01' });
  await expect(page.getByText('No orders here yet')).toBeVisible();
  await pickRange(page, { to: '' });
  await expect(table.locator('[data-status=paid]').first()).toBeVisible();
});

test('Buy again chooses the same package and way to pay, and charges nothing by itself', async ({
  page,
  backend,
}) => {
  await signedIn(page, backend);
  await page.goto('/client/neworder');
  const again = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: /^25 GB/ }) })
    .getByRole('button', { name: /^Buy again/ })
    .first();
  await again.click();
  await isPicked(page, /^25 GB/);
  await expect(summaryOf(page).getByText('25 GB')).toBeVisible();
  await expect(page).toHaveURL(/\/neworder$/);
  expect((await backend.state()).charges).toBe(0);
});

test('a receipt of a paid order: its sums add up, and it alone is printed', async ({
  page,
  backend,
}) => {
  await chooseFive(page, backend);
  await payFromBalance(page);
  await payButton(page).click();
  await expect(page.getByText(/Order \w+ is paid/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Receipt/ })
    .first()
    .click();
  const receipt = dialogOf(page, 'Receipt');
  const value = async (name: RegExp) => cents((await fact(receipt, name).textContent()) ?? '');
  expect((await value(/Original price/)) - (await value(/Discount/))).toBe(
    await value(/Amount before fee/),
  );
  expect((await value(/Amount before fee/)) + (await value(/Processing fee/))).toBe(
    await value(/Total/),
  );
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByText('demo@example.com')).toBeVisible();
  await expect(confirmButton(page, 'Print')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(receipt).toHaveCount(0);
});

test('a handover card of a sub-account: it alone is printed, with the password', async ({
  page,
  backend,
}) => {
  await signedIn(page, backend);
  // A browser without a window has printed at once: the paper would be gone before anybody looked.
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('/client/proxysetting/subaccount');
  await doWithRow(page, 'Handover card', 'scraperteam01');
  const card = dialogOf(page, 'Handover card: scraperteam01');
  const password = fact(card, /^Password/);
  await expect(password).toHaveText('••••••••');
  await confirmButton(page, 'Print').click();
  await page.emulateMedia({ media: 'print' });
  await expect(password).toHaveText(/^\w+\d$/);
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(password).toHaveText('••••••••');
});

test('an order is bought by keyboard alone on a phone, and its payment followed', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await chooseFive(page, backend);
  await focusPick(page, EN.fiveGb);
  const reach = async (name: string) => {
    const target = page.getByRole('button', { name, exact: true });
    for (let stop = 0; stop < 30; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await reach('Pay now');
  await toHostedPageByEnter(page);
  await page.goto('/client/neworder');
  await expect(trackerOf(page).getByText('Waiting for payment')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});

async function toHostedPageByEnter(page: Page) {
  await page.keyboard.press('Enter');
  await page.waitForURL('**/__mock/pay/**');
}

test('more orders than a page holds: paged, and an id is copied as it stands', async ({
  page,
  backend,
  context,
}) => {
  const { jwt_token: token } = await backend.post('session');
  for (let made = 0; made < 15; made += 1) {
    const order = { package_id: '', quantity: `${made + 1}`, duration_days: '30', coupon_code: '' };
    const sent = { ...order, pay_way: 'cryptomus', is_trial: '0', request_id: crypto.randomUUID() };
    const answer = await fetch(`${backend.url}/api/order/pay`, {
      method: 'POST',
      headers: { 'JWT-TOKEN': String(token) },
      body: new URLSearchParams(sent),
    });
    expect(await answer.json()).toMatchObject({ code: 0 });
  }
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signedIn(page, backend);
  await page.goto('/client/neworder');
  const ids = page.getByRole('row').locator('code');
  await expect(ids).toHaveCount(20);
  const first = (await ids.first().textContent()) ?? '';
  await page.getByRole('button', { name: `Copy: ID ${first}` }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  const all = (await backend.state()).orders.filter(
    ({ type, email }) => type === 'order' && email === 'demo@example.com',
  );
  await page.getByRole('listitem', { name: '2' }).click();
  await expect(ids).toHaveCount(all.length - 20);
  await expect(ids.filter({ hasText: first })).toHaveCount(0);
});

test('a list is where it was after a reload and after Back, and its own link in the menu begins anew', async ({
  page,
  backend,
}) => {
  await signedIn(page, backend);
  await page.goto('/client/proxysetting/subaccount');
  const search = page.getByRole('searchbox');
  const row = page.getByRole('row', { name: /scraperteam01/ });
  const isNarrowed = async () => {
    await expect(page.getByText('No sub-account matches the search')).toBeVisible();
    await expect(search).toHaveValue('nobody');
    await expect(row).toHaveCount(0);
  };
  await expect(row).toBeVisible();
  await search.fill('nobody');
  await isNarrowed();
  await expect(page).toHaveURL(/\/subaccount\?search=nobody$/);
  await page.reload();
  await isNarrowed();
  await menuLink(page, 'Whitelist').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Whitelist' })).toBeVisible();
  await expect(search).toHaveValue('');
  // Typing replaced the address: one step back is the list as it was left.
  await page.goBack();
  await isNarrowed();
  await menuLink(page, 'Sub-accounts').click();
  await expect(row).toBeVisible();
  await expect(search).toHaveValue('');
});
