/** Pages without anything to choose from, in both languages. The pages' own tests cover lists without rows. */
import { screen } from '@testing-library/react';
import type { CallName } from '@/api/contract';
import { fill, LIMIT, type Locale, renderPage } from '../support/jsdom/renderPage';

const WORDS = {
  'en-US': {
    notOnSale: 'Nothing is on sale right now.',
    pay: 'Pay now',
    quantity: 'Quantity',
    packagesOnly: 'This time limit is sold in packages only: choose one of them.',
    nothingChosen: 'Choose a package or enter a quantity to see the price.',
    orders: 'My orders',
    noGateway: 'No gateway is available at the moment. Please try again later.',
    generate: 'Generate',
  },
  'ru-RU': {
    notOnSale: 'Сейчас ничего не продаётся.',
    pay: 'Оплатить',
    quantity: 'Объём',
    packagesOnly: 'С этим сроком продаются только пакеты: выберите один из них.',
    nothingChosen: 'Выберите пакет или введите объём, чтобы увидеть цену.',
    orders: 'Мои заказы',
    noGateway: 'Сейчас нет доступных шлюзов. Попробуйте позже.',
    generate: 'Сгенерировать',
  },
} as const;

/** Makes the backend answer a call with a list without rows, each time. */
const without = (call: CallName) => ({
  call,
  answer: 'wrong-shape' as const,
  data: [],
  times: null,
});

describe.each(Object.entries(WORDS))('%s', (name, words) => {
  const locale = name as Locale;

  test(
    'New order without anything on sale says so, and keeps the orders so far',
    async () => {
      const faults = [without('order.packages'), without('order.pricemenu')];
      await renderPage('/neworder', { locale, faults });
      expect(await screen.findByText(words.notOnSale)).toBeTruthy();
      expect(screen.queryByRole('button', { name: words.pay })).toBeNull();
      expect(await screen.findByRole('table', { name: words.orders })).toBeTruthy();
    },
    LIMIT,
  );

  test(
    'New order with packages alone says so of a quantity, and asks for no price',
    async () => {
      const faults = [without('order.pricemenu')];
      const { user } = await renderPage('/neworder', { locale, faults });
      await screen.findByRole('button', { name: words.pay });
      await fill(user, words.quantity, '8');
      expect(await screen.findByText(words.packagesOnly)).toBeTruthy();
      expect(screen.getByText(words.nothingChosen)).toBeTruthy();
      const pay = screen.getByRole('button', { name: words.pay }) as HTMLButtonElement;
      expect(pay.disabled).toBe(true);
    },
    LIMIT,
  );

  test(
    'the generator without gateways says so, and has nothing to fill in',
    async () => {
      await renderPage('/residential', { locale, faults: [without('dynamic.gateways')] });
      expect(await screen.findByText(words.noGateway)).toBeTruthy();
      expect(screen.queryByRole('button', { name: words.generate })).toBeNull();
      expect(screen.queryAllByRole('combobox')).toEqual([]);
    },
    LIMIT,
  );
});
