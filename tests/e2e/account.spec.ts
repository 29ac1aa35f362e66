import type { Page, Route } from '@playwright/test';
import { expectNoFindings, showIn } from '../support/playwright/axe';
import {
  button,
  choose,
  confirmButton,
  dialogOf,
  expectChosen,
  heading,
  openUserMenu,
  toast,
} from '../support/playwright/controls';
import { type Backend, DEMO, expect, openSignedIn, test } from '../support/playwright/fixtures';
import { recordCalls } from '../support/playwright/recorders';
import { ru, t } from '../support/texts';

/** The form of the mock's tokens. */
const TOKEN = /^[A-Za-z0-9]{40}$/;

async function openSettings(page: Page, backend: Backend) {
  await openSignedIn(page, backend, '/account/setting');
  await expect(heading(page, t('menu.accountsetting'))).toBeVisible();
}

test('a theme and a language are kept, the theme reaches the other tab, and the device is followed when nothing is chosen', async ({
  page,
  context,
  backend,
}) => {
  const html = page.locator('html');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await openSettings(page, backend);
  const main = page.getByRole('main');
  await expectChosen(main, t('common.theme'), t('common.theme.system'));
  const light = await background();
  await showIn(page, 'dark');
  await showIn(page, 'light');

  const other = await context.newPage();
  await other.goto('/client/account/resetpassword');
  await expect(heading(other, t('menu.accountresetpassword'))).toBeVisible();
  await choose(main, t('common.theme'), t('common.theme.dark'));
  await expect(html).toHaveAttribute('data-appearance', 'dark');
  expect(await background()).not.toBe(light);
  await expect(other.locator('html')).toHaveAttribute('data-appearance', 'dark');
  await choose(main, t('common.language'), 'Русский');
  await expect(html).toHaveAttribute('lang', 'ru-RU');
  await page.reload();
  await expect(heading(page, ru('menu.accountsetting'))).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'ru-RU');
  await expect(html).toHaveAttribute('data-appearance', 'dark');
  await expectChosen(main, ru('common.theme'), ru('common.theme.dark'));
  await choose(main, ru('common.language'), 'English');
  await expect(heading(page, t('menu.accountsetting'))).toBeVisible();
  await expectChosen(main, t('common.theme'), t('common.theme.dark'));
});

test('a dialog stays while its call is under way, and what failed is seen above it', async ({
  page,
  backend,
}) => {
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

test('signing out everywhere forgets the session, and Back brings nothing of it back', async ({
  page,
  backend,
}) => {
  await openSignedIn(page, backend, '/account/resetpassword');
  await expect(heading(page, t('menu.accountresetpassword'))).toBeVisible();
  const panel = await openUserMenu(page);
  await panel.getByRole('link', { name: t('menu.accountsetting'), exact: true }).click();
  await expect(page.getByText(DEMO.email)).toBeVisible();
  await button(page, `${t('common.show')}: ${t('account.token')}`).click();
  await expect(page.getByText(TOKEN)).toBeVisible();
  await button(page, t('account.signOut')).click();
  await expect(page).toHaveURL(/\/client\/user\/login$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('userAuthData');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('userInfo');
  const calls = recordCalls(page);
  await page.goBack();
  await expect(heading(page, t('menu.login'))).toBeVisible();
  await expect(page).toHaveURL(/\/client\/user\/login/);
  await expect(page.getByText(TOKEN)).toHaveCount(0);
  await expect(page.getByText(DEMO.email)).toHaveCount(0);
  expect(calls).toEqual([]);
});
