import {
  chooseFiveGb,
  creditedOf,
  findNewRecords,
  GB,
  idsOf,
  payButton,
  pressOnHostedPage,
  trackerOf,
  userOf,
} from '../support/playwright/buying';
import { expect, test } from '../support/playwright/fixtures';

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
  await expect(creditedOf(page)).toBeVisible();
  await expect
    .poll(async () => (await userOf(backend)).traffic_left - before.traffic_left)
    .toBe(5 * GB);
  expect((await backend.state()).charges).toBe(1);
  const made = await findNewRecords(backend, ids);
  expect(made).toHaveLength(1);
  expect(made[0]).toMatchObject({ status: 'paid', total: '15.97' });
});
