import type { Page } from '@playwright/test';
import { isPicked, paletteSearch, pick, pickedBeside, radioOf } from '../support/controls';
import { type Backend, DEMO, expect, test } from '../support/fixtures';
import { pressAt, tabTo } from '../support/keyboard';

const GB = 1024 ** 3;

/** The texts of the main job in each language. */
const WORDS = {
  'en-US': {
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    dashboard: 'Dashboard',
    order: 'Create an order',
    balance: /^Balance/,
    gb: /^5 GB/,
    price: '$15.50',
    pay: 'Pay now',
    paid: /is paid/,
    menu: 'Residential proxies',
    sticky: 'Sticky IP',
    generate: 'Generate',
    list: 'Formatted proxy list',
    made: '10 lines',
  },
  'ru-RU': {
    email: 'Эл. почта',
    password: 'Пароль',
    signIn: 'Войти',
    dashboard: 'Обзор',
    order: /Создать заказ|Оформить заказ/,
    balance: /^Баланс/,
    gb: /^5\sГБ/,
    price: /15,50\s\$/,
    pay: 'Оплатить',
    paid: /Заказ \S+ оплачен/,
    menu: 'Резидентные прокси',
    sticky: 'Закреплённый IP',
    generate: 'Сгенерировать',
    list: 'Готовый список прокси',
    made: '10 строк',
  },
} as const;

/** Returns the rest of the demo customer's traffic, in bytes. */
const trafficLeft = async (backend: Backend) =>
  (await backend.state()).users.find((user) => user.email === DEMO.email)?.traffic_left ?? 0;

for (const [locale, words] of Object.entries(WORDS)) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the main job: sign in, buy 5 GB, see the traffic grow, get lines', {
      tag: '@main',
    }, async ({ page, backend }) => {
      const before = await trafficLeft(backend);
      await page.goto('/client/');
      await page.getByLabel(words.email).fill(DEMO.email);
      await page.getByLabel(words.password, { exact: true }).fill(DEMO.password);
      await page.getByRole('button', { name: words.signIn, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: words.dashboard })).toBeVisible();
      await expect(page).toHaveTitle(`${words.dashboard} - Amber Proxies`);

      await page.getByRole('link', { name: words.order }).first().click();
      await pick(page, words.gb);
      await pick(page, words.balance);
      await expect(page.getByText(words.price).last()).toBeVisible();
      await expect(page.getByRole('button', { name: words.pay, exact: true })).toBeEnabled();
      await page.getByRole('button', { name: words.pay, exact: true }).click();
      await expect(page.getByText(words.paid).first()).toBeVisible();
      expect((await trafficLeft(backend)) - before).toBe(5 * GB);

      await page.getByRole('link', { name: words.menu }).first().click();
      await pick(page, words.sticky);
      await page.getByRole('button', { name: words.generate, exact: true }).click();
      await expect(page.getByText(words.made).first()).toBeVisible();
      await expect(page.getByRole('region', { name: words.list })).toContainText('-session-');
    });
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
  await isPicked(page, name);
}

test('the main job by keyboard alone', async ({ page, backend }) => {
  const words = WORDS['en-US'];
  const before = await trafficLeft(backend);
  await page.goto('/client/user/login');
  await tabTo(page, page.getByLabel(words.email));
  await page.keyboard.type(DEMO.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words.dashboard })).toBeVisible();

  await pressAt(page, page.getByRole('link', { name: words.order }).first());
  await expect(page.getByRole('heading', { level: 1, name: 'New order' })).toBeFocused();
  await arrowTo(page, words.gb);
  await arrowTo(page, words.balance);
  await expect(page.getByText(words.price).last()).toBeVisible();
  const pay = page.getByRole('button', { name: words.pay, exact: true });
  await expect(pay).toBeEnabled();
  await pressAt(page, pay);
  await expect(page.getByText(words.paid).first()).toBeVisible();
  expect((await trafficLeft(backend)) - before).toBe(5 * GB);

  await page.keyboard.press('Control+k');
  await expect(paletteSearch(page)).toBeFocused();
  await page.keyboard.type(words.menu);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: words.menu })).toBeFocused();
  await arrowTo(page, words.sticky);
  await pressAt(page, page.getByRole('button', { name: words.generate, exact: true }));
  await expect(page.getByText(words.made).first()).toBeVisible();
  await expect(page.getByRole('region', { name: words.list })).toContainText('-session-');
});
