import type { Page } from '@playwright/test';
import { MESSAGES } from '../messages';
import { pick } from './controls';
import { type Backend, DEMO, expect } from './fixtures';

const GB = 1024 ** 3;

/** The prices and sizes of the main job as each language writes them. */
export const FIVE_GB = /^5\s(GB|ГБ)/;
export const PRICE = { 'en-US': '$15.50', 'ru-RU': /15,50\s\$/ } as const;
export const MADE = { 'en-US': '10 lines', 'ru-RU': '10 строк' } as const;
/** Finds that an order is paid, whatever its id. */
export const PAID = { 'en-US': /Order \S+ is paid/, 'ru-RU': /Заказ \S+ оплачен/ } as const;

/** Returns the rest of the demo customer's traffic, in bytes. */
export const trafficLeft = async (backend: Backend) =>
  (await backend.state()).users.find((user) => user.email === DEMO.email)?.traffic_left ?? 0;

/** Does the main job: signs in, buys 5 GB, sees the traffic grow, gets lines. */
export async function doMainJob(
  page: Page,
  backend: Backend,
  locale: keyof typeof MESSAGES,
): Promise<void> {
  const words = MESSAGES[locale];
  const before = await trafficLeft(backend);
  await page.goto('/client/');
  await page.getByLabel(words['user.email']).fill(DEMO.email);
  await page.getByLabel(words['user.password'], { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: words['user.signIn'], exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: words['menu.dashboard'] }),
  ).toBeVisible();
  await expect(page).toHaveTitle(`${words['menu.dashboard']} - Amber Proxies`);

  await page.getByRole('link', { name: words['dashboard.createOrder'] }).first().click();
  await pick(page, FIVE_GB);
  await pick(page, new RegExp(`^${words['order.way.balance']}`));
  await expect(page.getByText(PRICE[locale]).last()).toBeVisible();
  await expect(
    page.getByRole('button', { name: words['order.payNow'], exact: true }),
  ).toBeEnabled();
  await page.getByRole('button', { name: words['order.payNow'], exact: true }).click();
  await expect(page.getByText(PAID[locale]).first()).toBeVisible();
  expect((await trafficLeft(backend)) - before).toBe(5 * GB);

  await page.getByRole('link', { name: words['menu.residential'] }).first().click();
  await pick(page, words['residential.rotation.sticky']);
  await page.getByRole('button', { name: words['residential.generate'], exact: true }).click();
  await expect(page.getByText(MADE[locale]).first()).toBeVisible();
  await expect(page.getByRole('region', { name: words['residential.list'] })).toContainText(
    '-session-',
  );
}
