import { pick } from '../support/controls';
import { DEMO, expect, test } from '../support/fixtures';

const GB = 1024 ** 3;

/** The words of the main job in each language. */
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

for (const [locale, words] of Object.entries(WORDS)) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the main job: sign in, buy 5 GB, see the traffic grow, get lines', {
      tag: '@main',
    }, async ({ page, backend }) => {
      const left = async () =>
        (await backend.state()).users.find((user) => user.email === DEMO.email)?.traffic_left ?? 0;
      const before = await left();
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
      expect((await left()) - before).toBe(5 * GB);

      await page.getByRole('link', { name: words.menu }).first().click();
      await pick(page, words.sticky);
      await page.getByRole('button', { name: words.generate, exact: true }).click();
      await expect(page.getByText(words.made).first()).toBeVisible();
      await expect(page.getByRole('region', { name: words.list })).toContainText('-session-');
    });
  });
}
