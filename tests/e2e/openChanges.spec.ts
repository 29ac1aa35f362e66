/** A change of a sub-account whose answer was lost is known after a reload and in every tab; an addition is kept by the same means. */
import type { Page } from '@playwright/test';
import {
  confirm,
  confirmButton,
  dialogField,
  dialogOf,
  doWithRow,
} from '../support/playwright/controls';
import { expect, SUB, startSignedIn, test } from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { recordCalls } from '../support/playwright/recorders';
import { t } from '../support/texts';

const LIST = '/client/proxysetting/subaccount';
const MOVE = '**/api/auth/trafficupdate*';
const UNKNOWN = t('subaccount.lost.move.unknown');
/** A call that was given up may take effect for 15 s, and the clocks of two documents differ by up to 2 s. */
const SETTLED = 20;

const allocateButton = (page: Page) => confirmButton(page, t('subaccount.allocate'));

async function openDialog(page: Page): Promise<void> {
  await page.goto(LIST);
  await doWithRow(page, 'subaccount.allocate', SUB);
  await expect(dialogOf(page).getByText(t.pattern('subaccount.atMost'))).toBeVisible();
}

async function allocate(page: Page): Promise<void> {
  await dialogField(page, t('subaccount.amount')).fill('1');
  await confirm(page, t('subaccount.allocate'));
}

test('a move that was lost before its effect is not sent again after a reload or in another tab until a reading decides it', async ({
  page,
  context,
  backend,
  expectNoise,
}) => {
  expectNoise(failedLoad('/api/auth/trafficupdate?', 'ERR_FAILED'));
  const moves = recordCalls(context, '/auth/trafficupdate');
  await startSignedIn(page, backend);
  await page.route(MOVE, (route) => route.abort());
  await openDialog(page);
  await allocate(page);
  await expect(dialogOf(page).getByText(UNKNOWN)).toBeVisible();
  await page.unroute(MOVE);

  await openDialog(page);
  await expect(dialogOf(page).getByText(UNKNOWN)).toBeVisible();
  await expect(allocateButton(page)).toBeDisabled();
  const other = await context.newPage();
  await openDialog(other);
  await expect(dialogOf(other).getByText(UNKNOWN)).toBeVisible();
  await expect(allocateButton(other)).toBeDisabled();
  expect(moves).toHaveLength(1);

  await backend.post('advance', { seconds: SETTLED });
  await confirm(other, t('outcome.checkAgain'));
  await expect(dialogOf(other).getByText(t('subaccount.lost.move.notArrived'))).toBeVisible();
  await allocate(other);
  await expect(dialogOf(other)).toBeHidden();
  expect(moves).toHaveLength(2);

  // The other tab's change was answered, so this tab knows of none any more.
  await expect(dialogOf(page).getByText(UNKNOWN)).toBeHidden();
});
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
  await openDialog(page);
  await allocate(page);
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
