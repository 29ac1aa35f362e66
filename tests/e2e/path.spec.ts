import type { Page } from '@playwright/test';
import { GB } from '../../mock/world/state';
import { FIVE_GB, trafficLeft } from '../support/playwright/buying';
import {
  button,
  expectPicked,
  heading,
  paletteSearch,
  pickedBeside,
  radioOf,
} from '../support/playwright/controls';
import { DEMO, expect, test } from '../support/playwright/fixtures';
import { pressAt, tabTo } from '../support/playwright/keyboard';
import { doMainJob, PRICE } from '../support/playwright/mainJob';
import { ru, t } from '../support/texts';

for (const texts of [t, ru]) {
  test.describe(texts.locale, () => {
    test.use({ locale: texts.locale });

    test(
      'the main job: sign in, buy 5 GB, see the traffic grow, get lines',
      {
        tag: '@main',
      },
      ({ page, backend }) => doMainJob(page, backend, texts),
    );
  });
}

/** No group has more to pick from. */
const PRESSES_MAX = 12;

/** Goes by Tab to a group of radio buttons, and by the arrows to another one. */
async function arrowTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = radioOf(page, name);
  await tabTo(page, pickedBeside(page, name));
  for (let presses = 0; presses < PRESSES_MAX && !(await wanted.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expectPicked(page, name);
}

test('the main job by keyboard alone', async ({ page, backend }) => {
  const before = trafficLeft(backend);
  await page.goto('/client/user/login');
  await tabTo(page, page.getByLabel(t('user.email')));
  await page.keyboard.type(DEMO.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO.password);
  await page.keyboard.press('Enter');
  await expect(heading(page, t('menu.dashboard'))).toBeVisible();

  await pressAt(page, page.getByRole('link', { name: t('dashboard.createOrder') }).first());
  await expect(heading(page, t('menu.neworder'))).toBeFocused();
  await arrowTo(page, FIVE_GB);
  await arrowTo(page, t.pattern('order.payWay.balance'));
  await expect(page.getByText(PRICE['en-US']).last()).toBeVisible();
  const pay = button(page, t('order.payNow'));
  await expect(pay).toBeEnabled();
  await pressAt(page, pay);
  await expect(page.getByText(t.pattern('outcome.paid')).first()).toBeVisible();
  expect(trafficLeft(backend) - before).toBe(5 * GB);

  await page.keyboard.press('Control+k');
  await expect(paletteSearch(page)).toBeFocused();
  await page.keyboard.type(t('menu.residential'));
  await page.keyboard.press('Enter');
  await expect(heading(page, t('menu.residential'))).toBeFocused();
  // From here to the lines: generatorAccess.spec.ts.
  await expect(button(page, t('residential.generate'))).toBeVisible();
});
