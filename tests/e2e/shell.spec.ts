import type { Page } from '@playwright/test';
import { expectNoFindings } from '../support/playwright/axe';
import { GB, userOf } from '../support/playwright/buying';
import {
  dialogOf,
  mainMenu,
  menuLink,
  openUserMenu,
  userChoice,
  userFigure,
  userMenu,
} from '../support/playwright/controls';
import { type Backend, DEMO, expect, startSignedIn, test } from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { waitUntilAtRest } from '../support/playwright/rest';
import { BREAK_NOISE, breakUsageDetail } from '../support/playwright/states';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a page with few calls. */
async function openPlain(page: Page, backend: Backend) {
  await startSignedIn(page, backend);
  await page.goto('/client/account/resetpassword');
  await expect(heading(page, 'Change password')).toBeVisible();
}

test.describe('the user menu', () => {
  test('switches language and theme, leads to the account, and closes by Escape and by leaving', async ({
    page,
    backend,
  }) => {
    await openPlain(page, backend);
    const panel = await openUserMenu(page);
    await userChoice(page, 'Dark').click();
    await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
    const request = page.waitForRequest('**/api/user/setlang');
    await userChoice(page, 'Русский').click();
    expect((await request).postData()).toBe('lang=ru-RU');
    await expect(heading(page, 'Смена пароля')).toBeVisible();
    await userChoice(page, 'English').click();
    await expect(heading(page, 'Change password')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    for (const [link, title] of [
      ['Account settings', 'Account settings'],
      ['Change password', 'Change password'],
      ['Recharge', 'Recharge'],
    ] as const) {
      await openUserMenu(page);
      await panel.getByRole('link', { name: link }).click();
      await expect(heading(page, title)).toBeFocused();
      await expect(panel).toBeHidden();
    }
  });
});

test.describe('offline', () => {
  test('the banner comes and goes by itself, what is on the page is read anew, and a reading that failed meanwhile comes in its place', async ({
    page,
    context,
    backend,
    requireNoise,
  }) => {
    requireNoise(failedLoad('/api/auth/sublist?', 'ERR_INTERNET_DISCONNECTED'));
    await openPlain(page, backend);
    const banner = page.getByRole('status').filter({ hasText: 'You are offline' });
    await openUserMenu(page);
    const left = userFigure(page, 'Traffic left');
    await expect(left).toHaveText(/GB$/);
    await waitUntilAtRest(page);
    const before = await left.textContent();
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await backend.post('consume', { email: DEMO.email, bytes: GB });
    await expect(left).toHaveText(before ?? '');
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
    const now = (await userOf(backend)).traffic_left / GB;
    await expect(left).toHaveText(`${Number(now.toFixed(2))}\u00a0GB`);
    await expect(left).not.toHaveText(before ?? '');
    await page.keyboard.press('Escape');

    await menuLink(page, 'Sub-accounts').click();
    await expect(page.getByText('scraperteam01').first()).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('searchbox').fill('price');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(menuLink(page, 'Usage')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('pricemonitor2').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  });
});

test.describe('a page that breaks', () => {
  test('leaves the shell alive: the menu leads on, and Retry shows the page again', async ({
    page,
    backend,
    requireNoise,
  }) => {
    requireNoise(BREAK_NOISE);
    await breakUsageDetail(page);
    // Usage opens on the detail, which breaks.
    const openDetails = () => mainMenu(page).getByRole('link', { name: 'Usage' }).click();
    await openPlain(page, backend);
    await openDetails();
    const crash = page.getByRole('alert').filter({ hasText: 'Something broke on this page' });
    await expect(crash).toBeVisible();
    await expect(userMenu(page)).toBeVisible();
    await expect(page).toHaveTitle('Usage - Amber Proxies');

    await mainMenu(page).getByRole('link', { name: 'Whitelist' }).click();
    await expect(heading(page, 'Whitelist')).toBeFocused();
    await expect(page.getByText('203.0.113.17')).toBeVisible();
    await openDetails();
    await expect(crash).toBeVisible();
    await crash.getByRole('button', { name: 'Report a problem' }).click();
    await expect(dialogOf(page, 'Report a problem')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.evaluate('mend()');
    await crash.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page, 'Usage')).toBeVisible();
    await expect(crash).toHaveCount(0);
  });
});

test('what stands on a closed page is clean in both colours', async ({ page, backend }) => {
  await startSignedIn(page, backend, { email: 'noaccess@example.com' });
  await page.goto('/client/usage');
  await expect(heading(page, 'No access')).toBeVisible();
  await expectNoFindings(page, 'no access');
});
