import type { Page } from '@playwright/test';
import { SUPPORTED_LOCALES } from '../../src/lib/locale';
import { MESSAGES } from '../support/messages';
import { expectPicked, paletteSearch, pickedBeside, radioOf } from '../support/playwright/controls';
import { DEMO, expect, test } from '../support/playwright/fixtures';
import { pressAt, tabTo } from '../support/playwright/keyboard';
import { doMainJob, FIVE_GB, MADE, PAID, PRICE, trafficLeft } from '../support/playwright/mainJob';

const GB = 1024 ** 3;
const startOf = (text: string) => new RegExp(`^${text}`);

for (const locale of SUPPORTED_LOCALES) {
  test.describe(locale, () => {
    test.use({ locale });

    test(
      'the main job: sign in, buy 5 GB, see the traffic grow, get lines',
      {
        tag: '@main',
      },
      ({ page, backend }) => doMainJob(page, backend, locale),
    );
  });
}

/** No group has more to pick from. */
const MOST = 12;

/** Goes by Tab to a group of radio buttons, and by the arrows to another one. */
async function arrowTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = radioOf(page, name);
  await tabTo(page, pickedBeside(page, name));
  for (let presses = 0; presses < MOST && !(await wanted.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expectPicked(page, name);
}

test('the main job by keyboard alone', async ({ page, backend }) => {
  const locale = 'en-US';
  const words = MESSAGES[locale];
  const before = await trafficLeft(backend);
  await page.goto('/client/user/login');
  await tabTo(page, page.getByLabel(words['user.email']));
  await page.keyboard.type(DEMO.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO.password);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: words['menu.dashboard'] }),
  ).toBeVisible();

  await pressAt(page, page.getByRole('link', { name: words['dashboard.createOrder'] }).first());
  await expect(page.getByRole('heading', { level: 1, name: words['menu.neworder'] })).toBeFocused();
  await arrowTo(page, FIVE_GB);
  await arrowTo(page, startOf(words['order.way.balance']));
  await expect(page.getByText(PRICE[locale]).last()).toBeVisible();
  const pay = page.getByRole('button', { name: words['order.payNow'], exact: true });
  await expect(pay).toBeEnabled();
  await pressAt(page, pay);
  await expect(page.getByText(PAID[locale]).first()).toBeVisible();
  expect((await trafficLeft(backend)) - before).toBe(5 * GB);

  await page.keyboard.press('Control+k');
  await expect(paletteSearch(page)).toBeFocused();
  await page.keyboard.type(words['menu.residential']);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: words['menu.residential'] }),
  ).toBeFocused();
  await arrowTo(page, words['residential.rotation.sticky']);
  await pressAt(
    page,
    page.getByRole('button', { name: words['residential.generate'], exact: true }),
  );
  await expect(page.getByText(MADE[locale]).first()).toBeVisible();
  await expect(page.getByRole('region', { name: words['residential.list'] })).toContainText(
    '-session-',
  );
});
