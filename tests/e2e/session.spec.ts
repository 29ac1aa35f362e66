import { expectTitle, field, signOut, userMenu } from '../support/playwright/controls';
import { DEMO, expect, openSignedIn, test } from '../support/playwright/fixtures';
import { t } from '../support/texts';

test.describe('who may open what (spec §2, §6)', () => {
  test('an anonymous customer is sent to sign in with the query kept, and lands where they were going', {
    tag: '@full',
  }, async ({ page }) => {
    await page.goto('/client/usage?tab=details&range=7d');
    await expect(page).toHaveURL(/\/client\/user\/login\?tab=details&range=7d$/);
    await expectTitle(page, t('menu.login'));
    expect(await page.evaluate(() => sessionStorage.getItem('storagePush'))).toBe(
      JSON.stringify({ path: '/usage', query: { tab: 'details', range: '7d' } }),
    );
    await page.getByLabel(t('user.email')).fill(DEMO.email);
    await field(page, t('user.password')).fill(DEMO.password);
    await field(page, t('user.password')).press('Enter');
    await expect(page).toHaveURL(/\/client\/usage\?tab=details&range=7d$/);
    expect(await page.evaluate(() => sessionStorage.getItem('storagePush'))).toBeNull();
  });
});

test('signing out in one tab signs out the other', { tag: '@full' }, async ({
  page,
  context,
  backend,
}) => {
  await openSignedIn(page, backend, '/dashboard');
  await expect(userMenu(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/client/usage');
  await signOut(other);
  await expect(other).toHaveURL(/\/client\/user\/login/);
  await expect(page).toHaveURL(/\/client\/user\/login/);
});
