import type { Page, Route } from '@playwright/test';
import { expectNoFindings } from '../support/playwright/axe';
import { button, confirmButton, dialogOf, heading, toast } from '../support/playwright/controls';
import { type Backend, expect, openSignedIn, test } from '../support/playwright/fixtures';
import { t } from '../support/texts';

async function openSettings(page: Page, backend: Backend) {
  await openSignedIn(page, backend, '/account/setting');
  await expect(heading(page, t('menu.accountsetting'))).toBeVisible();
}

test('a dialog stays during its call, and a failure shows above it', async ({ page, backend }) => {
  await openSettings(page, backend);
  const held: Route[] = [];
  await page.route('**/api/user/genToken', (route) => void held.push(route));
  const dialog = dialogOf(page, t('account.regenerateTitle'));
  await button(page, t('account.regenerate')).click();
  await confirmButton(page, t('account.regenerateConfirm')).click();
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(confirmButton(page, t('common.cancel'))).toBeDisabled();
  await expect(dialog).toBeVisible();

  const refusal = { code: 99999, msg: 'Not now', data: null };
  await held[0]?.fulfill({ json: refusal });
  const message = toast(page, refusal.msg);
  await expect(message).toBeVisible();
  const isOnTop = await message.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  expect(isOnTop).toBe(true);
  // A toast stays while the pointer is over it.
  await message.hover();
  await expectNoFindings(page, 'a toast');
  await expect(message).toBeVisible();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, t('account.regenerate'))).toBeFocused();
});
