import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { history } from '@umijs/max';
import type { TrafficPackage } from '@/api/contract';
import useNewOrder from '@/models/newOrder';
import { usd } from '../../../../mock/world/money';
import { GB, leftIn, totalOf } from '../../../../mock/world/state';
import { rowsOfCsv } from '../../../../tests/support/csv';
import {
  callsTo,
  choose,
  demo,
  fact,
  factValues,
  fill,
  holdBack,
  isPicked,
  LIMIT,
  type Locale,
  type OpenPage,
  pick,
  pickRussian,
  press,
  renderPage,
  retry,
  savedFiles,
  type WorldState,
} from '../../../../tests/support/renderPage';

const PATH = '/neworder';

const WORDS = {
  'en-US': {
    title: 'New order',
    failed: /^The server failed with status 502/,
    summary: 'Order Summary',
    pay: 'Pay now',
    five: /^5 GB/,
    balance: /^Balance/,
    crypto: /^Crypto/,
    tags: ['most popular', 'best price'],
    total: '$15.50',
    withFee: '$15.97',
    coupon: 'Coupon code',
    apply: 'Apply',
    remove: 'Remove',
    invalid: 'Invalid code',
    applied: 'Coupon SAVE10 applied',
    // 50 GB: 97.50 less 10 % is 87.75, and 3 % of that is 2.6325.
    discounted: '$90.38',
    whole: '$100.43',
    quantity: 'Quantity',
    hint: 'Add 2 GB and pay $2.85 per GB.',
    wrong: /Enter a whole number of GB/,
    eight: '8 GB',
    orders: 'My orders',
    empty: 'No orders here yet',
    paid: /Order \w+ is paid/,
    thousand: /1,000 GB/,
    topUp: 'Top up and come back to this order',
    amount: 'Amount',
    back: 'Back to the order',
    trial: 'Start free trial',
    trialPaid: /is paid/,
  },
  'ru-RU': {
    title: 'Новый заказ',
    failed: /^Ошибка сервера, код 502/,
    summary: 'Ваш заказ',
    pay: 'Оплатить',
    five: /^5 ГБ/,
    balance: /^Баланс/,
    crypto: /^Криптовалюта/,
    tags: ['популярный', 'лучшая цена'],
    total: '15,50\u00a0$',
    withFee: '15,97\u00a0$',
    coupon: 'Промокод',
    apply: 'Применить',
    remove: 'Убрать',
    invalid: 'Неверный код',
    applied: 'Промокод SAVE10 применён',
    discounted: '90,38\u00a0$',
    whole: '100,43\u00a0$',
    quantity: 'Объём',
    hint: 'Добавьте 2 ГБ и платите 2,85 $ за ГБ.',
    wrong: /Введите целое число ГБ/,
    eight: '8 ГБ',
    orders: 'Мои заказы',
    empty: 'Заказов пока нет',
    paid: /Заказ \w+ оплачен/,
    thousand: /1\s000 ГБ/,
    topUp: 'Пополнить и вернуться к заказу',
    amount: 'Сумма',
    back: 'Вернуться к заказу',
    trial: 'Попробовать бесплатно',
    trialPaid: /оплачен/,
  },
} as const;
type Words = (typeof WORDS)[Locale];

const summary = (words: Words) => screen.getByRole('region', { name: words.summary });
const inSummary = (words: Words, sum: string) =>
  waitFor(() => expect(factValues(summary(words))).toContain(sum));
const payButton = (words: Words) =>
  screen.getByRole('button', { name: words.pay }) as HTMLButtonElement;
const isCounted = (words: Words) => waitFor(() => expect(payButton(words).disabled).toBe(false));

async function open(
  words: Words,
  options: Parameters<typeof renderPage>[1] = {},
): Promise<OpenPage> {
  const page = await renderPage(PATH, options);
  await screen.findByRole('button', { name: words.pay });
  await isCounted(words);
  return page;
}
const ordersOf = ({ records }: WorldState) =>
  records.filter(({ type, userId }) => type === 'order' && userId === demo().id);

describe.each(Object.entries(WORDS))('%s', (name, words) => {
  const locale = name as Locale;

  test(
    'it fails with Retry; a coupon is refused on the field or taken and removed; a custom quantity shows its tier',
    async () => {
      const { user } = await renderPage(PATH, {
        locale,
        faults: [{ call: 'order.packages', answer: 'status' }],
        change: (world) => {
          world.records = [];
        },
      });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title);
      await retry(user, words.failed);
      await screen.findByRole('button', { name: words.pay });
      await isCounted(words);
      for (const tag of words.tags) expect(screen.getAllByText(tag).length).toBeGreaterThan(0);
      expect(await screen.findByText(words.empty)).toBeTruthy();

      await fill(user, words.coupon, 'EXPIRED');
      await press(user, words.apply);
      expect(await screen.findByText(words.invalid)).toBeTruthy();
      await isCounted(words);
      await fill(user, words.coupon, 'SAVE10');
      await user.type(screen.getByLabelText(words.coupon), '{Enter}');
      expect(await screen.findByText(words.applied)).toBeTruthy();
      await inSummary(words, words.discounted);
      await press(user, words.remove);
      await inSummary(words, words.whole);

      const quantity = screen.getByRole('textbox', { name: words.quantity }) as HTMLInputElement;
      await user.clear(quantity);
      await user.type(quantity, '+-*/e8');
      expect(quantity.value).toBe('8');
      expect(await screen.findByText(words.hint)).toBeTruthy();
      await inSummary(words, words.eight);
      await user.clear(quantity);
      await user.paste('0');
      expect(await screen.findByText(words.wrong)).toBeTruthy();
      expect(payButton(words).disabled).toBe(true);
    },
    LIMIT,
  );

  test(
    'buying from the balance: the sum on the page is what is charged, once, and the traffic grows',
    async () => {
      const { user, state } = await open(words, { locale });
      const before = { left: leftIn(demo().lots), balance: demo().balance };
      const ids = ordersOf(state).map(({ id }) => id);
      await pick(user, words.five);
      await inSummary(words, words.withFee);
      await pick(user, words.balance);
      await inSummary(words, words.total);
      await isCounted(words);
      await user.dblClick(payButton(words));
      expect(await screen.findByText(words.paid)).toBeTruthy();
      expect(leftIn(demo().lots) - before.left).toBe(5 * GB);
      expect(before.balance - demo().balance).toBe(1550);
      expect(state.charges).toHaveLength(1);
      expect(await callsTo('/order/pay')).toHaveLength(1);
      const made = ordersOf(state).find(({ id }) => !ids.includes(id));
      expect(await screen.findByRole('table', { name: words.orders })).toBeTruthy();
      expect(await screen.findAllByText(made?.id ?? 'no order')).not.toHaveLength(0);
    },
    LIMIT,
  );

  test(
    'a balance that is short offers what is missing and comes back to the order',
    async () => {
      const { user } = await open(words, { locale });
      await pick(user, words.thousand);
      await pick(user, words.balance);
      await user.click(await screen.findByRole('link', { name: words.topUp }));
      const missing = usd(78_000 - demo().balance);
      const amount = (await screen.findByLabelText(words.amount)) as HTMLInputElement;
      expect(amount.value).toBe(locale === 'ru-RU' ? missing.replace('.', ',') : missing);
      await user.click(screen.getByRole('link', { name: words.back }));
      await waitFor(() => isPicked(words.thousand));
      isPicked(words.balance);
    },
    LIMIT,
  );

  test(
    'the free trial is a button, and is given once',
    async () => {
      const { user, state } = await open(words, {
        locale,
        change: (world) => {
          world.records = [];
          Object.assign(world.users[0] ?? {}, { trialUsed: false });
        },
      });
      const before = leftIn(demo().lots);
      await user.dblClick(await screen.findByRole('button', { name: words.trial }));
      expect(await screen.findByText(words.trialPaid)).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole('button', { name: words.trial })).toBeNull());
      expect(leftIn(demo().lots) - before).toBe(GB);
      expect(ordersOf(state)).toHaveLength(1);
    },
    LIMIT,
  );
});

describe('the model of the new order', () => {
  const FIVE = { id: 'p5', name: '5 GB', quantity: 5, isTrial: false } as TrafficPackage;
  const state = ({ owner, curPackage, payWay, isTrial }: ReturnType<typeof useNewOrder>) => ({
    owner,
    curPackage,
    payWay,
    isTrial,
  });

  test('is nobody’s at first: no package, Cryptomus, no trial', () => {
    const { result } = renderHook(useNewOrder);
    expect(state(result.current)).toEqual({
      owner: null,
      curPackage: null,
      payWay: 'cryptomus',
      isTrial: false,
    });
  });

  test('holds what its customer chooses, and begins anew for another one', () => {
    const { result } = renderHook(useNewOrder);
    act(() => result.current.begin('first', { curPackage: null, payWay: 'cryptomus' }));
    act(() => {
      result.current.setCurPackage(FIVE);
      result.current.setPayWay('balance');
      result.current.setIsTrial(true);
    });
    const chosen = { owner: 'first', curPackage: FIVE, payWay: 'balance', isTrial: true };
    expect(state(result.current)).toEqual(chosen);
    act(() => result.current.begin('second', { curPackage: null, payWay: 'cryptomus' }));
    expect(state(result.current)).toEqual({
      owner: 'second',
      curPackage: null,
      payWay: 'cryptomus',
      isTrial: false,
    });
  });

  test('begins with what its customer’s page remembers', () => {
    const { result } = renderHook(useNewOrder);
    act(() => result.current.begin('first', { curPackage: FIVE, payWay: 'balance' }));
    expect(state(result.current)).toEqual({
      owner: 'first',
      curPackage: FIVE,
      payWay: 'balance',
      isTrial: false,
    });
  });
});

const EN = WORDS['en-US'];

describe('My orders', () => {
  test(
    'more than a page holds: paged, and an id is copied as it stands',
    async () => {
      const { user, state } = await open(EN, {
        change: (world) => {
          const one = ordersOf(world).find(({ status }) => status === 'paid');
          if (!one) throw new Error('the seed has no paid order');
          for (let made = 0; made < 15; made += 1) {
            world.records.push({ ...structuredClone(one), id: `${one.id}x${made}` });
          }
        },
      });
      const table = await screen.findByRole('table', { name: 'My orders' });
      const ids = () => [...table.querySelectorAll('code')].map((one) => one.textContent ?? '');
      await waitFor(() => expect(ids()).toHaveLength(20));
      const [first = ''] = ids();
      const copied = jest.spyOn(navigator.clipboard, 'writeText');
      await press(user, `Copy: ID ${first}`);
      expect(copied.mock.calls).toEqual([[first]]);
      await user.click(screen.getByRole('listitem', { name: '2' }));
      await waitFor(() => expect(ids()).toHaveLength(ordersOf(state).length - 20));
      expect(ids()).not.toContain(first);
    },
    LIMIT,
  );

  test(
    'Buy again chooses the same package and way to pay, and charges nothing by itself',
    async () => {
      const { user, state } = await open(EN);
      await screen.findByRole('table', { name: EN.orders });
      const scrolled = jest.spyOn(window, 'scrollTo');
      const row = screen
        .getAllByRole('row')
        .find((one) => within(one).queryByRole('cell', { name: /^25 GB/ }));
      const again = row && within(row).getByRole('button', { name: /^Buy again/ });
      const order = ordersOf(state).find(({ id }) => again?.ariaLabel?.endsWith(id));
      if (!again || !order) throw new Error('no order of 25 GB is listed');
      const [same, other] =
        order.paidType === 'balance' ? [EN.balance, EN.crypto] : [EN.crypto, EN.balance];
      await pick(user, other);
      await user.click(again);
      await waitFor(() => isPicked(/^25 GB/));
      await waitFor(() => isPicked(same));
      await inSummary(EN, '25 GB');
      expect(scrolled.mock.calls).toEqual([[{ top: 0 }]]);
      expect(history.location.search).toBe('');
      expect(state.charges).toHaveLength(0);
    },
    LIMIT,
  );

  const cents = (shown: string) => Math.round(Number(shown.replace(/[^\d.-]/g, '')) * 100);
  const statuses = () =>
    [...document.querySelectorAll<HTMLElement>('[data-status]')].map((one) => one.dataset.status);

  async function exported(user: UserEvent): Promise<string[][]> {
    const before = (await savedFiles()).length;
    await press(user, 'Export CSV');
    await waitFor(async () => expect(await savedFiles()).toHaveLength(before + 1));
    return rowsOfCsv((await savedFiles()).at(-1)?.text ?? '');
  }

  test(
    'an export that fails says what failed, with a way to a report; Retry saves the file, and the note can be put away',
    async () => {
      const { user, fail, heal } = await open(EN);
      await screen.findByRole('table', { name: 'My orders' });
      const note = async () => within(await screen.findByRole('alert'));
      fail({ call: 'order.rechargeRecord', answer: 'status', times: null });
      await press(user, 'Export CSV');
      expect((await note()).getByText(/^The server failed with status 502/)).toBeTruthy();
      expect((await note()).getByRole('button', { name: 'Report a problem' })).toBeTruthy();
      await user.click((await note()).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      await press(user, 'Export CSV');
      const retryButton = (await note()).getByRole('button', { name: 'Retry' });
      heal();
      await user.click(retryButton);
      await waitFor(async () => expect(await savedFiles()).toHaveLength(1));
      expect(screen.queryByRole('alert')).toBeNull();
    },
    LIMIT,
  );

  test(
    'is not veiled while it is read again after a purchase, and is while it comes for another filter',
    async () => {
      const RECORDS = '/order/rechargeRecord';
      const isVeiled = () => document.querySelector('.ant-spin-spinning') !== null;
      const { user } = await open(EN);
      await screen.findByRole('table', { name: 'My orders' });
      await pick(user, EN.five);
      await pick(user, EN.balance);
      await inSummary(EN, EN.total);
      await isCounted(EN);
      const before = (await callsTo(RECORDS)).length;
      const letGo = holdBack(RECORDS);
      await user.click(payButton(EN));
      await screen.findByText(EN.paid);
      await waitFor(async () => expect((await callsTo(RECORDS)).length).toBeGreaterThan(before));
      expect(isVeiled()).toBe(false);
      await choose(user, 'Status', 'Paid');
      await waitFor(() => expect(isVeiled()).toBe(true));
      await letGo();
      await waitFor(() => expect(isVeiled()).toBe(false));
    },
    LIMIT,
  );

  test(
    'the export holds every row of the filter, and its amounts add up; price per GB and coupon are in it, in the table and in the receipt',
    async () => {
      const { user, state } = await open(EN);
      await screen.findByRole('table', { name: 'My orders' });
      const all = ordersOf(state);
      const [head = [], ...lines] = await exported(user);
      expect(lines).toHaveLength(all.length);
      const at = (title: RegExp) => head.findIndex((one) => title.test(one));
      const [id, net, fee] = [at(/^ID/), at(/before fee/i), at(/^Processing fee/)];
      const [total, status] = [at(/^Amount$/), at(/^Status/)];
      for (const line of lines) {
        const record = all.find((one) => one.id === line[id]);
        expect(cents(line[net] ?? '') + cents(line[fee] ?? '')).toBe(cents(line[total] ?? ''));
        expect(cents(line[total] ?? '')).toBe(record && totalOf(record));
        expect(line[status]?.toLowerCase()).toBe(record?.status);
      }
      const used = lines.find((line) => line[at(/^Coupon$/)] === 'SAVE10');
      expect(Number(used?.[at(/^Price per GB/)])).toBe(3.2);
      const row = screen.getAllByRole('row').find((one) => /SAVE10/.test(one.textContent ?? ''));
      expect(row?.textContent).toContain('$3.20');
      await user.click(within(row as HTMLElement).getByRole('button', { name: /^Receipt/ }));
      const receipt = await screen.findByRole('dialog', { name: 'Receipt' });
      expect(fact(receipt, /Price per GB/)).toBe('$3.20');
      expect(fact(receipt, /Coupon/)).toBe('SAVE10');
      await user.click(within(receipt).getByText('Close'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

      await choose(user, 'Status', 'Paid');
      const paid = all.filter(({ status: one }) => one === 'paid');
      await waitFor(() => expect(new Set(statuses())).toEqual(new Set(['paid'])));
      expect(await exported(user)).toHaveLength(paid.length + 1);
    },
    LIMIT,
  );
});

test(
  'the last answer wins: a slow count of what was typed before changes nothing',
  async () => {
    const { user } = await open(EN);
    const letGo = holdBack('/order/check', 'quantity=8');
    const asked = async () => (await callsTo('/order/check')).map(({ quantity }) => quantity);
    await fill(user, EN.quantity, '8');
    await waitFor(async () => expect(await asked()).toContain('8'));
    expect(payButton(EN).disabled).toBe(true);
    await user.clear(screen.getByRole('textbox', { name: EN.quantity }));
    await user.type(screen.getByRole('textbox', { name: EN.quantity }), '1234');
    await inSummary(EN, '1,234 GB');
    await letGo();
    await isCounted(EN);
    expect(factValues(summary(EN))).toContain('1,234 GB');
    expect(factValues(summary(EN))).not.toContain('8 GB');
    // A number typed quickly causes one request for the whole of it, not one for each digit.
    expect((await asked()).filter((gb) => gb?.startsWith('1'))).toEqual(['1234']);
  },
  LIMIT,
);

test(
  'a refused coupon is told in the new language after a change',
  async () => {
    const [english, russian] = [WORDS['en-US'], WORDS['ru-RU']];
    const { user } = await renderPage(PATH);
    await isCounted(english);
    await fill(user, english.coupon, 'EXPIRED');
    await press(user, english.apply);
    await screen.findByText(english.invalid);
    // The Order Summary without the coupon is loaded by now, so no later answer mentions the refused coupon.
    await waitFor(async () => expect((await callsTo('/order/check')).at(-1)?.coupon_code).toBe(''));
    await isCounted(english);
    await pickRussian(user);
    expect(await screen.findByText(russian.invalid)).toBeTruthy();
    expect(screen.queryByText(english.invalid)).toBeNull();
  },
  LIMIT,
);

test(
  'a coupon that is refused, and applied again at once, is refused again: the field can be edited',
  async () => {
    const words = WORDS['en-US'];
    const { user } = await renderPage(PATH);
    await isCounted(words);
    await fill(user, words.coupon, 'EXPIRED');
    await press(user, words.apply);
    await screen.findByText(words.invalid);
    await press(user, words.apply);
    expect(await screen.findByText(words.invalid)).toBeTruthy();
    expect((screen.getByLabelText(words.coupon) as HTMLInputElement).readOnly).toBe(false);
    await fill(user, words.coupon, 'SAVE10');
    await press(user, words.apply);
    expect(await screen.findByText(words.applied)).toBeTruthy();
  },
  LIMIT,
);
