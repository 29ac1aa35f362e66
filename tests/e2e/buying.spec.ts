import {
  chooseFiveGb,
  chooseFiveGbFromBalance,
  findNewRecords,
  GB,
  idsOf,
  payButton,
  pressOnHostedPage,
  summaryOf,
  trackerOf,
  userOf,
} from '../support/playwright/buying';
import { expect, test } from '../support/playwright/fixtures';
import { t } from '../support/texts';

test('buying from the balance: the sum on the page is what is charged, and the traffic grows', {
  tag: '@full',
}, async ({ page, backend }) => {
  const before = await userOf(backend);
  await chooseFiveGbFromBalance(page, backend);
  await expect(summaryOf(page).getByText('$15.50')).toBeVisible();
  await payButton(page).dblclick();
  await expect(page.getByText(t.pattern('outcome.paid'))).toBeVisible();
  const after = await userOf(backend);
  expect(after.traffic_left - before.traffic_left).toBe(5 * GB);
  expect(Number(before.balance) - Number(after.balance)).toBeCloseTo(15.5, 5);
  expect((await backend.state()).charges).toBe(1);
  const name = t('order.myOrders');
  await expect(page.getByRole('table', { name }).or(page.getByLabel(name)).first()).toBeVisible();
});

test('paying with crypto: the payment survives the way by the hosted page and is credited once', {
  tag: '@main',
}, async ({ page, backend }) => {
  const before = await userOf(backend);
  const ids = await idsOf(backend);
  await chooseFiveGb(page, backend);
  await payButton(page).dblclick();
  await page.waitForURL('**/__mock/pay/**');
  await pressOnHostedPage(page, 'Paid');
  await expect(trackerOf(page)).toBeVisible();
  await page.reload();
  await expect(trackerOf(page)).toBeVisible();
  await backend.post('advance', { seconds: 600 });
  await expect(trackerOf(page).getByText(t('payment.status.paid'))).toBeVisible();
  await expect
    .poll(async () => (await userOf(backend)).traffic_left - before.traffic_left)
    .toBe(5 * GB);
  expect((await backend.state()).charges).toBe(1);
  const made = await findNewRecords(backend, ids);
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({ status: 'paid', total: '15.97' });
});
