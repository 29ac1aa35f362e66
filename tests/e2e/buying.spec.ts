import type { Page } from '@playwright/test';
import { pick } from '../support/playwright/controls';
import { type Backend, DEMO, expect, startSignedIn, test } from '../support/playwright/fixtures';

const demoOf = async (backend: Backend, email: string = DEMO.email) => {
  const user = (await backend.state()).users.find((one) => one.email === email);
  if (!user) throw new Error(`no ${email}`);
  return user;
};

async function open(page: Page, backend: Backend, path = '/client/neworder') {
  await startSignedIn(page, backend);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Pay now' })).toBeEnabled();
}

const summary = (page: Page) => page.getByRole('region', { name: 'Order Summary' });
const GB = 1024 ** 3;

test('buying from the balance: the sum on the page is what is charged, and the traffic grows', {
  tag: '@full',
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
