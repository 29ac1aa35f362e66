import type { Page } from '@playwright/test';
import { waitFor } from '../support/buying';
import { pick } from '../support/controls';
import { type Backend, DEMO, expect, signedIn, test } from '../support/fixtures';
import { failedLoad } from '../support/noise';

const demoOf = async (backend: Backend, email: string = DEMO.email) => {
  const user = (await backend.state()).users.find((one) => one.email === email);
  if (!user) throw new Error(`no ${email}`);
  return user;
};

async function open(page: Page, backend: Backend, path = '/client/neworder') {
  await signedIn(page, backend);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeEnabled();
}

const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });
const GB = 1024 ** 3;

test('buying from the balance: the sum on the page is what is charged, and the traffic grows', {
  tag: '@main',
}, async ({ page, backend }) => {
  await open(page, backend);
  const before = await demoOf(backend);
  await pick(page, /^5 GB/);
  await pick(page, /^Balance/);
  await expect(summary(page).getByText('$15.50')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeEnabled();
  await page.getByRole('button', { name: 'Pay now' }).dblclick();
  await expect(page.getByText(/Order \w+ is paid/)).toBeVisible();
  const after = await demoOf(backend);
  expect(after.traffic_left - before.traffic_left).toBe(5 * GB);
  expect(Number(before.balance) - Number(after.balance)).toBeCloseTo(15.5, 5);
  expect((await backend.state()).charges).toBe(1);
  await expect(
    page.getByRole('table', { name: 'My orders' }).or(page.getByLabel('My orders')).first(),
  ).toBeVisible();
});

test('paying with crypto: the payment survives the way by the hosted page and is credited once', {
  tag: '@main',
}, async ({ page, backend }) => {
  await open(page, backend);
  const before = await demoOf(backend);
  await pick(page, /^5 GB/);
  await expect(summary(page).getByText('$15.97')).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).dblclick();
  await page.waitForURL('**/__mock/pay/**');
  await page.getByRole('button', { name: 'Paid', exact: true }).click();
  await page.waitForURL('**/client/**');
  const tracker = page.getByRole('region', { name: 'Payments under way' });
  await expect(tracker).toBeVisible();
  await page.reload();
  await expect(tracker).toBeVisible();
  await backend.post('advance', { seconds: 600 });
  await expect(tracker.getByText('Credited')).toBeVisible({ timeout: 20_000 });
  await expect
    .poll(async () => (await demoOf(backend)).traffic_left - before.traffic_left)
    .toBe(5 * GB);
  const { charges, orders } = await backend.state();
  expect(charges).toBe(1);
  expect(orders.filter((order) => order.status === 'paid' && order.total === '15.97')).toHaveLength(
    1,
  );
});

test.describe('exactly once', () => {
  test('a lost answer: the order is found by its request id, and not sent again', async ({
    page,
    backend,
    requireNoise,
  }) => {
    requireNoise(failedLoad('/api/order/pay', 'ERR_FAILED'));
    await open(page, backend);
    const ids: (string | null)[] = [];
    await page.route('**/api/order/pay', async (route) => {
      ids.push(new URLSearchParams(route.request().postData() ?? '').get('request_id'));
      await route.fetch();
      await route.abort();
    });
    await pick(page, /^5 GB/);
    await pick(page, /^Balance/);
    await expect(summary(page).getByText('$15.50')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay now' })).toBeEnabled();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByText(/The answer was lost, but your order arrived/)).toBeVisible();
    expect(ids).toHaveLength(1);
    expect((await backend.state()).charges).toBe(1);
  });

  test('a call that never arrived: only the customer’s own click sends again, with the same id', async ({
    page,
    backend,
    requireNoise,
  }) => {
    await page.clock.install();
    requireNoise(failedLoad('/api/order/pay', 'ERR_FAILED'));
    await open(page, backend);
    const ids: (string | null)[] = [];
    await page.route('**/api/order/pay', (route) => {
      ids.push(new URLSearchParams(route.request().postData() ?? '').get('request_id'));
      return ids.length === 1 ? route.abort() : route.continue();
    });
    await pick(page, /^Balance/);
    await expect(page.getByRole('button', { name: 'Pay now' })).toBeEnabled();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(
      page.getByText(/not known yet whether your order for \$[\d.,]+ arrived/),
    ).toBeVisible();
    await waitFor(page, backend, page.getByText(/Nothing was charged/));
    expect((await backend.state()).charges).toBe(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Pay now' })).toBeEnabled();
    expect(ids).toHaveLength(1);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page.getByText(/is paid/)).toBeVisible();
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(ids[0]);
    expect((await backend.state()).charges).toBe(1);
  });

  test('the same order in another tab shows the one that waits for its payment', async ({
    page,
    context,
    backend,
  }) => {
    await open(page, backend);
    await page.getByRole('button', { name: 'Pay now' }).click();
    await page.waitForURL('**/__mock/pay/**');
    const other = await context.newPage();
    await other.goto('/client/neworder');
    await expect(other.getByRole('button', { name: 'Pay now' })).toBeEnabled();
    await other.getByRole('button', { name: 'Pay now' }).click();
    await expect(other.getByText(/You have already made exactly this/)).toBeVisible();
    const open$ = (await backend.state()).orders.filter(
      (order) => order.status === 'unpaid' && order.total === '100.43',
    );
    expect(open$).toHaveLength(1);
  });
});
