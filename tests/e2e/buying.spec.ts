import { GB, totalOf } from '../../mock/world/state';
import {
  chooseFiveGb,
  creditedOf,
  findNewRecords,
  idsOf,
  payButton,
  pressOnHostedPage,
  trackerOf,
  trafficLeft,
} from '../support/playwright/buying';
import { expect, test } from '../support/playwright/fixtures';

test('paying with crypto: the payment survives the way by the hosted page and is credited once', {
  tag: '@main',
}, async ({ page, backend }) => {
  const before = trafficLeft(backend);
  const ids = idsOf(backend);
  await chooseFiveGb(page, backend);
  await payButton(page).dblclick();
  await page.waitForURL('**/__mock/pay/**');
  await pressOnHostedPage(page, 'Paid');
  await expect(trackerOf(page)).toBeVisible();
  await page.reload();
  await expect(trackerOf(page)).toBeVisible();
  await backend.post('advance', { seconds: 600 });
  await expect(creditedOf(page)).toBeVisible();
  await expect.poll(() => trafficLeft(backend) - before).toBe(5 * GB);
  expect(backend.server.world.state.charges).toHaveLength(1);
  const made = findNewRecords(backend, ids);
  expect(made.map((one) => [one.status, totalOf(one)])).toEqual([['paid', 1597]]);
});
