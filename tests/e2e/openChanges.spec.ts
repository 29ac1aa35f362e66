/** How a lost change of a sub-account is known in another tab, and what it blocks: src/features/subaccounts/subaccounts.test.tsx. */
import { confirm, dialogField, dialogOf, doWithRow } from '../support/playwright/controls';
import { expect, SUB, startSignedIn, test } from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { t } from '../support/texts';

const LIST = '/client/proxysetting/subaccount';
const MOVE = '**/api/auth/trafficupdate*';
const UNKNOWN = t('subaccount.lost.move.unknown');
/** A call that was given up may take effect for 15 s, and the clocks of two documents differ by up to 2 s. */
const SETTLED = 20;

test('a lost move is looked up by itself also where the first reading after a reload failed', async ({
  page,
  backend,
  expectNoise,
}) => {
  expectNoise(
    failedLoad('/api/auth/trafficupdate?', 'ERR_FAILED'),
    failedLoad('/api/auth/sublist?', 'ERR_FAILED'),
  );
  await startSignedIn(page, backend);
  await page.route(MOVE, (route) => route.abort());
  await page.goto(LIST);
  await doWithRow(page, 'subaccount.allocate', SUB);
  await dialogField(page, t('subaccount.amount')).fill('1');
  await confirm(page, t('subaccount.allocate'));
  await expect(dialogOf(page).getByText(UNKNOWN)).toBeVisible();
  await backend.post('advance', { seconds: SETTLED });

  const reading = `**/api/auth/sublist?*keyword=${SUB}*`;
  await page.goto(LIST);
  await page.route(reading, (route) => route.abort());
  await doWithRow(page, 'subaccount.allocate', SUB);
  await expect(dialogOf(page).getByText(UNKNOWN)).toBeVisible();
  await page.unroute(reading);
  await expect(dialogOf(page).getByText(t('subaccount.lost.move.notArrived'))).toBeVisible();
});
