/**
 * A reading and a change fail in every way over a real network: only a browser meets broken connections and silence. All other
 * calls fail in rendered pages: tests/pages/failedReadings.test.tsx and failedChanges.test.tsx.
 */
import type { Page } from '@playwright/test';
import { API_BASE, type CallName, pathOf } from '../../src/api/contract';
import { button, confirm } from '../support/playwright/controls';
import { type Backend, expect, SUB, startSignedIn, test } from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { t } from '../support/texts';
import { FAILURES } from '../support/world/failures';

/** Longer than the time-out of a call (15 s). */
const PAST_THE_TIMEOUT = 16_000;
/** Longer than a toast (3 s), which may have the words of the next one. */
const PAST_A_TOAST = 4_000;

/** Makes a call on its page once for each failure, each time where it has failed before. */
async function failInEveryWay(
  page: Page,
  backend: Backend,
  call: CallName,
  send: () => Promise<unknown>,
): Promise<void> {
  for (const { name, fault, says } of FAILURES) {
    await test.step(name, async () => {
      await backend.post('faults/clear');
      await backend.post('fault', { ...fault, call, times: 'always' });
      await page.clock.fastForward(PAST_A_TOAST);
      const asked = page.waitForRequest(`**${API_BASE}${pathOf(call)}*`);
      await send();
      await asked;
      if (fault.answer === 'hang') await page.clock.fastForward(PAST_THE_TIMEOUT);
      await expect(page.getByText(says).first()).toBeVisible();
    });
  }
  await backend.post('faults/clear');
  await send();
}

const broken = (call: CallName) => [
  failedLoad(API_BASE + pathOf(call), 502),
  failedLoad(API_BASE + pathOf(call), 'ERR_CONTENT_LENGTH_MISMATCH'),
];

test.beforeEach(async ({ page, backend }) => {
  await page.clock.install();
  await startSignedIn(page, backend);
});

test('a reading fails in every way over the network, and Retry brings it back', async ({
  page,
  backend,
  requireNoise,
}) => {
  requireNoise(...broken('auth.sublist'));
  await backend.post('fault', { answer: 'drop', call: 'auth.sublist' });
  await page.goto('/client/proxysetting/subaccount');
  await failInEveryWay(page, backend, 'auth.sublist', () =>
    button(page, t('common.retry')).click(),
  );
  await expect(page.getByText(SUB)).toBeVisible();
});

test('a change fails in every way over the network, and is made by another click', async ({
  page,
  backend,
  requireNoise,
}) => {
  requireNoise(...broken('user.genToken'));
  await page.goto('/client/account/setting');
  await failInEveryWay(page, backend, 'user.genToken', async () => {
    // After a lost answer the dialog does not send again, but a new one does.
    await page.keyboard.press('Escape');
    await button(page, t('account.regenerate')).click();
    await confirm(page, t('account.regenerateConfirm'));
  });
  await expect(page.getByText(t('account.regenerated'))).toBeVisible();
});
