import type { Page } from '@playwright/test';
import { GB } from '../../../mock/world/state';
import type { Texts } from '../texts';
import { FIVE_GB, payButton, trafficLeft } from './buying';
import { button, expectTitle, heading, link, pick } from './controls';
import { type Backend, DEMO, expect, signIn } from './fixtures';

/** The sum of the main job as each language writes it. */
export const PRICE = { 'en-US': '$15.50', 'ru-RU': /15,50\s\$/ } as const;

/** Goes to the generator by the menu, and makes ten lines. */
export async function makeLines(page: Page, t: Texts): Promise<void> {
  await link(page, t('menu.residential')).click();
  await pick(page, t('residential.rotation.sticky'));
  await button(page, t('residential.generate')).click();
  await expect(page.getByText(t('residential.made', { count: 10 })).first()).toBeVisible();
  await expect(page.getByRole('region', { name: t('residential.list') })).toContainText(
    '-session-',
  );
}

/** Does the main job: signs in, buys 5 GB, sees the traffic grow, gets lines. */
export async function doMainJob(page: Page, backend: Backend, t: Texts): Promise<void> {
  const before = trafficLeft(backend);
  await page.goto('/client/');
  await signIn(page, DEMO, t);
  await expect(heading(page, t('menu.dashboard'))).toBeVisible();
  await expectTitle(page, t('menu.dashboard'));

  await link(page, t('dashboard.createOrder')).click();
  await pick(page, FIVE_GB);
  await pick(page, t.pattern('order.payWay.balance'));
  await expect(page.getByText(PRICE[t.locale]).last()).toBeVisible();
  await expect(payButton(page, t)).toBeEnabled();
  await payButton(page, t).click();
  await expect(page.getByText(t.pattern('outcome.paid')).first()).toBeVisible();
  expect(trafficLeft(backend) - before).toBe(5 * GB);

  await makeLines(page, t);
}
