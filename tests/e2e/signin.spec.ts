import type { Page } from '@playwright/test';
import { button, field, userMenu } from '../support/playwright/controls';
import { DEMO, expect, test } from '../support/playwright/fixtures';
import { boxOf } from '../support/playwright/layout';
import { waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';

const press = (page: Page, name: string) => button(page, name).click();

test('register, activate, forget, set a password', { tag: '@full' }, async ({ page, backend }) => {
  await page.goto('/client/user/register');
  await field(page, t('user.email')).fill('fresh@example.com');
  await field(page, t('user.password')).fill('letters123');
  await field(page, t('user.confirmPassword')).fill('letters123');
  await press(page, t('user.createAction'));
  await expect(page.getByText(t.pattern('user.activationSent'))).toBeVisible();

  const activation = backend.server.world.state.mails.at(-1)?.path ?? '';
  await page.goto(activation);
  await expect(page.getByText(t('user.activated'))).toBeVisible();
  await expect(page).toHaveURL(/\/user\/login$/);
  // The links on the page do not carry the mailed link on either.
  await expect(page.locator('a[href*="activated"]')).toHaveCount(0);
  await page.goto(activation);
  await expect(page.getByText(t('server.linkInvalid'))).toBeVisible();

  await page.goto('/client/user/emailtoreset');
  await field(page, t('user.email')).fill('fresh@example.com');
  await press(page, t('user.sendLink'));
  await expect(page.getByText(t('server.resetSent'))).toBeVisible();
  const link = backend.server.world.state.mails.at(-1)?.path ?? '';
  expect(link).toContain('token=');
  for (const outcome of [t('user.passwordSet'), t('server.linkInvalid')]) {
    await page.goto(link);
    await expect(page).toHaveURL(/\/user\/resetpassword$/);
    await page.reload();
    await field(page, t('user.newPassword')).fill('letters456');
    await field(page, t('user.confirmPassword')).fill('letters456');
    await press(page, t('user.setPassword'));
    await expect(page.getByText(outcome).first()).toBeVisible();
  }
  await page.goto('/client/user/login');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(stored).not.toContain(new URL(link, backend.url).searchParams.get('token'));
});

test('the Caps Lock hint does not move the button that is being pressed', async ({ page }) => {
  await page.goto('/client/user/login');
  await waitUntilAtRest(page);
  await field(page, t('user.email')).fill(DEMO.email);
  const password = field(page, t('user.password'));
  await password.fill(DEMO.password);
  await password.evaluate((input) => {
    const init = { key: 'A', bubbles: true, modifierCapsLock: true };
    input.dispatchEvent(new KeyboardEvent('keyup', init));
  });
  await expect(page.getByText(t('user.capsLock'))).toBeVisible();
  const box = await boxOf(button(page, t('user.signIn')));
  await page.mouse.move(box.x + box.width / 2, box.bottom - 4);
  await page.mouse.down();
  await expect(password).not.toBeFocused();
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(frame)));
  await page.mouse.up();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test.describe('Google and Yandex', () => {
  for (const provider of ['Google', 'Yandex'] as const) {
    test(`${provider}: there and back, with the page's own query`, { tag: '@full' }, async ({
      page,
    }) => {
      await page.goto('/client/user/login?ref=friend7');
      await page.getByRole('button', { name: t(`user.signIn${provider}`) }).click();
      await page.waitForURL(/oauth/);
      expect(page.url()).toContain('ref=friend7');
      await page.getByRole('button', { name: /demo/i }).first().click();
      await expect(page).toHaveURL(/\/client\/dashboard$/);
      await expect(userMenu(page)).toBeVisible();
      expect(page.url()).not.toContain('jwt_token');
    });
  }

  test('cancelled and forged answers are explained and change nothing', async ({ page }) => {
    await page.goto('/client/user/login');
    await page.getByRole('button', { name: t('user.signInGoogle') }).click();
    await page.getByRole('button', { name: /cancel/i }).click();
    await expect(page.getByText(t('user.oauth.cancelled'))).toBeVisible();
    await expect(page).toHaveURL(/\/user\/login$/);
    await page.getByRole('button', { name: t('user.signInGoogle') }).click();
    await page.getByRole('button', { name: /forged/i }).click();
    await expect(page.getByText(t('user.oauth.forged'))).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('userAuthData'))).toBeNull();
    await page.goto('/client/user/login#jwt_token=stolen&expire_at=9999999999&state=guess');
    await page.reload();
    await expect(page.getByText(t('user.oauth.forged'))).toBeVisible();
    expect(page.url()).not.toContain('jwt_token');
  });
});
