import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findings } from '../support/playwright/axe';
import {
  button,
  reportDialog as dialog,
  menuLink,
  openReport,
  userMenu,
} from '../support/playwright/controls';
import { DEMO, expect, openSignedIn, test } from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { waitUntilPrefetched } from '../support/playwright/rest';
import { t } from '../support/texts';

interface Har {
  readonly log: {
    readonly version: string;
    readonly entries: readonly {
      readonly _call: string;
      readonly response: { readonly status: number };
    }[];
  };
}

/** Finds the handle of the folded calls. */
const calls = (page: Page) =>
  dialog(page).getByRole('button', { name: t.pattern('report.exchanges') });

/** Saves the open dialog's file, and returns its text. */
async function save(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  await button(dialog(page), t('report.download')).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^report-.*\.har$/);
  return readFileSync(await file.path(), 'utf8');
}

test.describe('a device that may fetch ahead', () => {
  test.use({ fetchesAhead: true });

  test('a report is made without a network: it holds the calls, the lost one too, and no secret', async ({
    page,
    context,
    backend,
    requireNoise,
  }) => {
    requireNoise(failedLoad('/api/auth/whiteipget?', 'ERR_INTERNET_DISCONNECTED'));
    await openSignedIn(page, backend, '/residential');
    await expect(button(page, t('residential.generate'))).toBeVisible();
    const session = await page.evaluate(() => localStorage.getItem('userAuthData') ?? '');
    const { jwt_token: token } = JSON.parse(session) as { jwt_token: string };
    // The code of a report is fetched while nobody does anything, as that of all other parts.
    await waitUntilPrefetched(page);
    await context.setOffline(true);
    await menuLink(page, t('menu.whitelist')).click();
    await expect(page.getByRole('alert').first()).toBeVisible();

    await openReport(page);
    await expect(dialog(page)).toBeVisible();
    await calls(page).click();
    const entry = dialog(page).getByRole('button', { name: /^\d\d:\d\d:\d\d user\.info/ });
    for (const [key, isOpen] of [
      ['Space', true],
      ['Enter', false],
      ['Enter', true],
    ] as const) {
      await entry.first().press(key);
      await expect(dialog(page).locator('pre')).toHaveCount(isOpen ? 1 : 0);
    }
    expect(await findings(page, 'the report')).toEqual([]);
    const text = await save(page);
    await context.setOffline(false);

    const { log } = JSON.parse(text) as Har;
    expect(log.version).toBe('1.2');
    const statusOf = (call: string) =>
      log.entries.filter(({ _call }) => _call === call).map(({ response }) => response.status);
    expect(statusOf('user.info')).toContain(200);
    expect(statusOf('auth.whiteipget').at(-1)).toBe(0);
    for (const secret of [token, DEMO.email]) expect(text).not.toContain(secret);

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
