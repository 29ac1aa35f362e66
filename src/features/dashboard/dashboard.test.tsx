/** The dashboard with its data. For its empty state and its failures see tests/pages/{empty,failures}.test.tsx. */
import { screen, waitFor, within } from '@testing-library/react';
import { history } from '@umijs/max';
import { usd } from '../../../mock/world/money';
import { GB, leftIn } from '../../../mock/world/state';
import {
  callsTo,
  choose,
  demo,
  fact,
  LIMIT,
  type Locale,
  pick,
  press,
  renderPage,
} from '../../../tests/support/jsdom/renderPage';

const SUB = 'scraperteam01';
const DAY = 86_400;

const WORDS = {
  'en-US': {
    balance: 'Balance',
    left: 'Traffic left',
    proxies: 'Residential proxies',
    lasts: 'How long it lasts',
    until: /^At the pace of the last 7 days your traffic lasts until about/,
    need: /^Needed for 30 more days/,
    tooLittle: 'Unknown for now: there are fewer than 3 days of usage to go by.',
    order: (gb: number) => `Order ${gb} GB`,
    quantity: 'Quantity',
    refresh: 'Refresh',
    week: '7 d',
    account: 'Account',
  },
  'ru-RU': {
    balance: 'Баланс',
    left: 'Остаток трафика',
    proxies: 'Резидентные прокси',
    lasts: 'На сколько хватит',
    until: /^При расходе, как в последние 7 дней, трафика хватит примерно до/,
    need: /^Нужно ещё на 30 дней/,
    tooLittle: 'Пока неизвестно: данных о расходе меньше чем за 3 дня.',
    order: (gb: number) => `Заказать ${gb} ГБ`,
    quantity: 'Объём',
    refresh: 'Обновить',
    week: '7 дн.',
    account: 'Аккаунт',
  },
} as const;

/** A card of the page, by its title. */
const card = (title: string): HTMLElement => {
  const heading = within(screen.getByRole('main')).getByRole('heading', { level: 2, name: title });
  const found = heading.closest<HTMLElement>('.ant-card');
  if (!found) throw new Error(`${title} is in no card`);
  return found;
};

const isIn = (title: string, text: string) =>
  waitFor(() => expect(card(title).textContent?.replace(/\s/g, ' ')).toContain(text));

describe.each(Object.entries(WORDS))('%s: the dashboard', (name, words) => {
  const locale = name as Locale;
  const number = (value: number, digits: number) =>
    value
      .toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: 2 })
      .replace(/\s/g, ' ');

  test(
    'says what the customer has, until about when it lasts, and leads to an order of the right size',
    async () => {
      const { user, state } = await renderPage('/dashboard', { locale });
      await isIn(words.balance, number(Number(usd(demo().balance)), 2));
      await isIn(words.left, number(leftIn(demo().lots) / GB, 0));
      await isIn(words.proxies, number(0.78, 2));
      await within(card(words.lasts)).findByText(words.until);
      const today = Math.floor(Date.now() / 1000 / DAY) * DAY;
      const own = state.usage.filter(
        ({ userId, account, at }) =>
          userId === demo().id &&
          account === demo().proxyUsername &&
          at >= today - 7 * DAY &&
          at < today,
      );
      const pace = own.reduce((sum, { bytes }) => sum + bytes, 0) / 7;
      const gb = Math.ceil((pace * 30) / GB);
      expect(fact(card(words.lasts), words.need)).toContain(String(gb));
      await user.click(screen.getByRole('link', { name: words.order(gb) }));
      const quantity = await screen.findByRole('textbox', { name: words.quantity });
      await waitFor(() => expect((quantity as HTMLInputElement).value).toBe(String(gb)));
      expect(history.location.pathname).toBe('/neworder');
    },
    LIMIT,
  );

  test(
    'its chart is of another range and of another account, and Refresh reads everything again',
    async () => {
      const { user } = await renderPage('/dashboard', { locale });
      const asked = async () => (await callsTo('/traffic/usage')).at(-1);
      await pick(user, words.week);
      await waitFor(async () => {
        const { start = '', end = '' } = (await asked()) ?? {};
        expect((Date.parse(end) - Date.parse(start)) / 1000 / DAY).toBe(7);
      });
      await screen.findByRole('combobox', { name: words.account });
      await choose(user, words.account, SUB);
      await waitFor(async () => expect(await asked()).toMatchObject({ account: SUB }));
      const before = (await callsTo('/user/info')).length;
      await press(user, words.refresh);
      await waitFor(async () => expect(await callsTo('/user/info')).toHaveLength(before + 1));
    },
    LIMIT,
  );

  test(
    'with under three days of data it says why it does not know how long the traffic lasts',
    async () => {
      await renderPage('/dashboard', {
        locale,
        change: (world) => {
          const yesterday = Math.floor(Date.now() / 1000 / DAY) * DAY - DAY;
          world.usage = world.usage.filter(({ at }) => at >= yesterday);
        },
      });
      expect(await within(card(words.lasts)).findByText(words.tooLittle)).toBeTruthy();
      expect(within(card(words.lasts)).queryByRole('link')).toBeNull();
    },
    LIMIT,
  );
});
