import { readFileSync } from 'node:fs';
import { findings } from '../support/playwright/axe';
import {
  button,
  reportDialog as dialog,
  menuLink,
  openReport,
  userMenu,
} from '../support/playwright/controls';
import { expect, openSignedIn, test } from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { waitUntilPrefetched } from '../support/playwright/rest';
import { t } from '../support/texts';

test.describe('a device that may fetch ahead', () => {
  test.use({ fetchesAhead: true });

  test('makes a report without a network', async ({ page, context, backend, requireNoise }) => {
    requireNoise(failedLoad('/api/auth/whiteipget?', 'ERR_INTERNET_DISCONNECTED'));
    await openSignedIn(page, backend, '/residential');
    await expect(button(page, t('residential.generate'))).toBeVisible();
    // The code of a report is fetched while nobody does anything, as that of all other parts.
    await waitUntilPrefetched(page);
    await context.setOffline(true);
    await menuLink(page, t('menu.whitelist')).click();
    await expect(page.getByRole('alert').first()).toBeVisible();

    await openReport(page);
    await expect(dialog(page)).toBeVisible();
    await dialog(page)
      .getByRole('button', { name: t.pattern('report.exchanges') })
      .click();
    await dialog(page)
      .getByRole('button', { name: /^\d\d:\d\d:\d\d user\.info/ })
      .first()
      .click();
    await expect(dialog(page).locator('pre')).toBeVisible();
    expect(await findings(page, 'the report with its calls')).toEqual([]);
    const saved = page.waitForEvent('download');
    await button(dialog(page), t('report.download')).click();
    const { log } = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as {
      log: { entries: unknown[] };
    };
    const response = expect.objectContaining({ status: 0 });
    expect(log.entries).toContainEqual(
      expect.objectContaining({ _call: 'auth.whiteipget', response }),
    );
    await context.setOffline(false);

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(userMenu(page)).toBeFocused();
  });

  test('a report is made without a network before sign-in, too', async ({ page, context }) => {
    await page.goto('/client/user/login');
    await waitUntilPrefetched(page, 'ReportDialog');
    await context.setOffline(true);
    await page.getByRole('button', { name: t('common.report') }).click();
    await expect(dialog(page)).toBeVisible();
    await context.setOffline(false);
  });
});
