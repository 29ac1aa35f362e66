import { Provider } from '@@/plugin-model';
import { act, cleanup, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { history, useModel } from '@umijs/max';
import { CODE } from '@/api/contract/codes';
import { SUPPORTED_LOCALES } from '@/lib/locale';
import { formatUsd } from '@/lib/number/money';
import { formatTraffic } from '@/lib/number/traffic';
import useNewOrder from '@/models/newOrder';
import { usd } from '../../../../mock/world/money';
import { GB, leftIn, totalOf } from '../../../../mock/world/state';
import {
  callsTo,
  choose,
  demo,
  driftAnswers,
  driftRows,
  expectFieldError,
  expectPicked,
  exportAs,
  fact,
  factValues,
  fileSavedBy,
  fill,
  holdBack,
  type OpenPage,
  passTime,
  payButton,
  payNow,
  pick,
  pickRussian,
  press,
  renderPage,
  sentence,
  type WorldState,
} from '../../../../tests/support/jsdom/renderPage';
import type { TextKey } from '../../../../tests/support/messages';
import { ru, t, textsOf } from '../../../../tests/support/texts';
import { rowsOfCsv } from '../../../../tests/support/world/csv';

const PATH = '/neworder';

const FIVE_GB = /^5\sGB/;
const TWENTY_FIVE_GB = /^25\sGB/;
const BALANCE = new RegExp(`^${t('order.payWay.balance')}`);
const CRYPTO = new RegExp(`^${t('record.payWay.cryptomus')}`);

const summary = () => screen.getByRole('region', { name: t('order.summary') });
const inSummary = (sum: string) => waitFor(() => expect(factValues(summary())).toContain(sum));
const expectPayDisabled = () =>
  expect(screen.getByRole('button', { name: t('order.payNow') })).toHaveProperty('disabled', true);

async function open(options: Parameters<typeof renderPage>[1] = {}): Promise<OpenPage> {
  const page = await renderPage(PATH, options);
  await payButton();
  return page;
}
const ordersOf = ({ records }: WorldState) =>
  records.filter(({ type, userId }) => type === 'order' && userId === demo().id);

test('a coupon is refused on the field or taken and removed; a custom quantity shows its tier', async () => {
  const { user } = await open({
    change: (world) => {
      world.records = [];
    },
  });
  for (const tag of [t('order.tag.most_popular'), t('order.tag.best_price')])
    expect(screen.getAllByText(tag).length).toBeGreaterThan(0);
  expect(await screen.findByText(t('record.empty.order'))).toBeTruthy();
  expect(screen.getByText(t('record.emptyText.order'))).toBeTruthy();

  await fill(user, t('order.coupon'), 'EXPIRED');
  await press(user, t('order.apply'));
  expect(await screen.findByText(t('server.couponInvalid'))).toBeTruthy();
  await payButton();
  await fill(user, t('order.coupon'), 'SAVE10');
  await user.type(screen.getByLabelText(t('order.coupon')), '{Enter}');
  await screen.findByText(sentence(t('order.couponApplied', { code: 'SAVE10' })));
  // 50 GB: 97.50 less 10 % is 87.75, and 3 % of that is 2.6325. The list price is 175.00.
  await inSummary('$90.38');
  expect(fact(summary(), t.pattern('order.discountWithCoupon'))).toBe('−$87.25');
  await press(user, t('order.couponRemove'));
  await inSummary('$100.43');

  const quantity = screen.getByRole('textbox', { name: t('order.quantity') }) as HTMLInputElement;
  await user.clear(quantity);
  await user.type(quantity, '+-*/e8');
  expect(quantity.value).toBe('8');
  expect(await screen.findByText(t.pattern('order.hint', { gb: 2, price: '$2.85' }))).toBeTruthy();
  await inSummary(t('order.gb', { gb: 8 }));
  await payButton();
  // 8 GB cost 28.00 at the list price, and 25.60 at the price of their tier.
  expect(screen.getByText(t.pattern('order.saves', { amount: '$2.40', percent: 8 }))).toBeTruthy();
  expect(fact(summary(), t.pattern('order.originalPrice'))).toBe('$28.00');
  expect(fact(summary(), t.pattern('order.discount'))).toBe('−$2.40');
  for (const [way, name] of [
    ['balance', BALANCE],
    ['cryptomus', CRYPTO],
  ] as const)
    expect(screen.getByText(t(`order.feeOf.${way}`)).closest('label')?.textContent).toMatch(name);
  await pick(user, BALANCE);
  await inSummary('$25.60');
  await fill(user, t('order.quantity'), '1');
  const [one, days] = [t('order.gb', { gb: 1 }), t('order.days', { days: 30 })];
  await inSummary(one);
  await payButton();
  // Nothing of zero is listed: no discount, no fee, and no refund to speak of.
  expect(factValues(summary())).toEqual([one, days, '$3.50', '$3.50']);
  expect(screen.queryByText(t('order.notRefundable'))).toBeNull();
  await pick(user, CRYPTO);
  expect(await screen.findByText(t('order.notRefundable'))).toBeTruthy();
  // The fee is 3 % of the price that stands above it.
  await inSummary('$3.61');
  expect(factValues(summary())).toEqual([one, days, '$3.50', '$3.50', '$0.11', '$3.61']);
  await user.clear(quantity);
  await user.paste('0');
  expect(
    await screen.findByText(t('order.quantityBetween', { min: 1, max: 9_999_999 })),
  ).toBeTruthy();
  expectPayDisabled();
});

test('a quantity between the bounds that no tier holds: it is not on sale, and the bounds are not named', async () => {
  driftRows('/order/pricemenu', (tiers) =>
    tiers.filter((tier) => !JSON.stringify(tier).includes('"min_gb":5,')),
  );
  const { user } = await open();
  await fill(user, t('order.quantity'), '8');
  expect(await screen.findByText(t('order.quantityNotOnSale'))).toBeTruthy();
  expect(screen.queryByText(t.pattern('order.quantityFrom'))).toBeNull();
  expectPayDisabled();
});

test('buying from the balance: the sum on the page is what is charged, once, and the traffic grows', async () => {
  const { user, state } = await open();
  const before = { left: leftIn(demo().lots), balance: demo().balance };
  const ids = ordersOf(state).map(({ id }) => id);
  await pick(user, FIVE_GB);
  await inSummary('$15.97');
  await pick(user, BALANCE);
  await inSummary('$15.50');
  await user.dblClick(await payButton());
  expect(await screen.findByText(sentence(t.pattern('outcome.paid')))).toBeTruthy();
  expect(leftIn(demo().lots) - before.left).toBe(5 * GB);
  const { value: left } = formatTraffic(leftIn(demo().lots), 'en-US', 'GB');
  const beside = within(summary());
  const added = t.pattern('outcome.addedLeft', { gb: 5, left: `${left} ${t('unit.GB')}` });
  expect(await beside.findByText(added)).toBeTruthy();
  expect(beside.getByRole('link', { name: t('outcome.useIt') })).toBeTruthy();
  expect(before.balance - demo().balance).toBe(1550);
  expect(state.charges).toHaveLength(1);
  expect(await callsTo('/order/pay')).toHaveLength(1);
  const made = ordersOf(state).find(({ id }) => !ids.includes(id));
  expect(await screen.findByRole('table', { name: t('order.myOrders') })).toBeTruthy();
  expect(await screen.findAllByText(made?.id ?? 'no order')).not.toHaveLength(0);
});

test.each(SUPPORTED_LOCALES)('a short balance is offered what it lacks, in %s', async (locale) => {
  const t = textsOf(locale);
  const thousand = /1[,\s]000/;
  const balance = new RegExp(`^${t('order.payWay.balance')}`);
  const { user } = await renderPage(PATH, { locale });
  await pick(user, thousand);
  await pick(user, balance);
  const missing = usd(78_000 - demo().balance);
  const add = t.pattern('order.add', { amount: formatUsd(missing, locale) });
  const link = await screen.findByRole('link', { name: add });
  // One thing is to be done now.
  expect(link.className).toContain('ant-btn-primary');
  expect(screen.queryByRole('button', { name: t('order.payNow') })).toBeNull();
  // The least top-up is no matter of a larger one.
  expect(screen.queryByText(t.pattern('order.topUpMin'))).toBeNull();
  await user.click(link);
  const amount = (await screen.findByLabelText(t('recharge.amount'))) as HTMLInputElement;
  expect(amount.value).toBe(locale === 'ru-RU' ? missing.replace('.', ',') : missing);
  await user.click(screen.getByRole('link', { name: t('recharge.back') }));
  await waitFor(() => expectPicked(thousand));
  expectPicked(balance);
});

test('a balance that is short of less than the least top-up: the larger sum on the button is explained', async () => {
  const { user } = await open({
    change: (world) => {
      Object.assign(world.users[0] ?? {}, { balance: 1500 });
    },
  });
  await pick(user, FIVE_GB);
  await pick(user, BALANCE);
  await screen.findByRole('link', { name: t('order.add', { amount: '$20.00' }) });
  expect(screen.getByText(t('order.short', { amount: '$0.50' }))).toBeTruthy();
  expect(screen.getByText(t('order.topUpMin', { amount: '$20.00' }))).toBeTruthy();
});

test('Unlimit is asked for without a number of days', async () => {
  const { user } = await open();
  await pick(user, t('order.unlimit'));
  await inSummary(t('order.unlimit'));
  expect((await callsTo('/order/check')).at(-1)).toMatchObject({ duration_days: '' });
});

test('a chosen package that goes off sale: no other order takes its place, also after a reload, and the page says so', async () => {
  const { user } = await open();
  await pick(user, TWENTY_FIVE_GB);
  await inSummary(t('order.gb', { gb: 25 }));
  driftRows('/order/packages', (items) =>
    items.filter((item) => !JSON.stringify(item).includes('"quantity":25,')),
  );
  const expectNothingChosen = async () => {
    expect(await screen.findByText(t('order.packageGone'))).toBeTruthy();
    expect(within(summary()).getByText(t('order.nothingChosen'))).toBeTruthy();
    const offer = within(screen.getByRole('radiogroup', { name: t('order.package') }));
    expect(offer.queryByRole('radio', { checked: true })).toBeNull();
    expect(offer.getByRole('textbox').getAttribute('aria-invalid')).toBe('false');
    expectPayDisabled();
  };
  await passTime();
  await expectNothingChosen();
  cleanup();
  const reloaded = await renderPage(PATH);
  await expectNothingChosen();
  // Another time limit is no choice of an order either.
  await pick(reloaded.user, t.pattern('order.days', { days: 90 }));
  await expectNothingChosen();
  await pick(reloaded.user, t('order.custom'));
  await inSummary(t('order.gb', { gb: 10 }));
  expect(screen.queryByText(t('order.packageGone'))).toBeNull();
});

test('a package, and then a time limit without packages: its quantity is kept', async () => {
  driftRows('/order/packages', (items) =>
    items.filter((item) => !JSON.stringify(item).includes('"duration_days":90,')),
  );
  const { user } = await open();
  await pick(user, /^100\sGB/);
  await pick(user, t.pattern('order.days', { days: 90 }));
  expectPicked(t('order.custom'));
  await inSummary(t('order.gb', { gb: 100 }));
  expect(screen.getByRole('textbox', { name: t('order.quantity') })).toHaveProperty('value', '100');
});

test('the sums of a package stay as they are until those of a custom quantity have come', async () => {
  driftAnswers('/order/check', (data) => ({ ...Object(data), original_price: '16.00' }));
  const { user } = await open();
  await pick(user, FIVE_GB);
  await inSummary(t('order.gb', { gb: 5 }));
  const letGo = holdBack('/order/check', 'quantity=10');
  await pick(user, t('order.custom'));
  expect(fact(summary(), t.pattern('order.originalPrice'))).toBe('$16.00');
  await letGo();
  await inSummary(t('order.gb', { gb: 10 }));
});

test('the total of a chosen package is announced, and the quantities that could be typed instead are not', async () => {
  const { user } = await open();
  await pick(user, FIVE_GB);
  const announced = () =>
    [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent);
  await waitFor(() => expect(announced()).toContain(fact(summary(), t.pattern('order.total'))));
  expect(announced().join()).not.toMatch(t.pattern('order.quantityFrom'));
});

test('a click on the quantity that stands in its field chooses it, and the Tab key does not', async () => {
  const { user } = await open();
  const quantity = screen.getByRole<HTMLInputElement>('textbox', { name: t('order.quantity') });
  expect(quantity.value).toBe('10');
  act(() => quantity.focus());
  expectPicked(/\b50\sGB/);
  await user.click(quantity);
  expectPicked(t('order.custom'));
  await inSummary(t('order.gb', { gb: 10 }));
});

test('a package stays chosen when a change of language writes the quantity beside it anew', async () => {
  const { user } = await open();
  await fill(user, t('order.quantity'), '1,000');
  await pick(user, FIVE_GB);
  await pickRussian(user);
  const quantity = await screen.findByRole('textbox', { name: ru('order.quantity') });
  await waitFor(() => expect(quantity).toHaveProperty('value', '1000'));
  expectPicked(/^5\sГБ/);
});

test.each([
  // 24 GB cost 68.40 at the price of their tier, the package of 25 GB 57.50.
  ['24', 'order.better'],
  // 20 GB cost 57.00, and the next tier has 25 GB for 60.00.
  ['20', 'order.betterMore'],
] as const)(
  '%s GB point to the package that costs less than they or the next tier, and one click chooses it',
  async (gb, text) => {
    const { user } = await open();
    await fill(user, t('order.quantity'), gb);
    await screen.findByText(t.pattern(text, { add: 5, gb: 25, price: '$57.50', perGb: '$2.30' }));
    // "Add 1 GB and pay less" would say the same for more.
    expect(screen.queryByText(t.pattern('order.hint'))).toBeNull();
    await press(user, t('order.chooseBetter'));
    await inSummary(t('order.gb', { gb: 25 }));
    expectPicked(TWENTY_FIVE_GB);
  },
);

const beforeTrial = (world: WorldState) => {
  world.records = [];
  demo().trialUsed = false;
};

test('the free trial is a button, and is given once', async () => {
  const { user, state } = await open({ change: beforeTrial });
  const before = leftIn(demo().lots);
  const trial = await screen.findByRole('button', { name: t('order.trial') });
  const isPrimary = (button: HTMLElement) => button.className.includes('ant-btn-primary');
  expect(isPrimary(trial)).toBe(true);
  // One primary button per page.
  expect(isPrimary(await payButton())).toBe(false);
  await user.dblClick(trial);
  expect(await screen.findByText(sentence(t.pattern('outcome.paid')))).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: t('order.trial') })).toBeNull());
  expect(isPrimary(await payButton())).toBe(true);
  expect(leftIn(demo().lots) - before).toBe(GB);
  expect(ordersOf(state)).toHaveLength(1);
});

test('the free trial leaves the order beside it as it was put together: its draft and its coupon', async () => {
  const { user } = await open({ change: beforeTrial });
  await pick(user, FIVE_GB);
  await fill(user, t('order.coupon'), 'SAVE10');
  await press(user, t('order.trial'));
  await screen.findByText(sentence(t.pattern('outcome.paid')));
  expect(screen.getByLabelText(t('order.coupon'))).toHaveProperty('value', 'SAVE10');
  cleanup();
  await open();
  expectPicked(FIVE_GB);
});

test('a coupon code that is refused for the trial, which has none, is a toast, and the order’s own coupon stays', async () => {
  const { user } = await open({
    change: beforeTrial,
    faults: [{ call: 'order.pay', answer: 'code', code: 20402 }],
  });
  await pick(user, FIVE_GB);
  await fill(user, t('order.coupon'), 'SAVE10');
  await press(user, t('order.apply'));
  const applied = sentence(t('order.couponApplied', { code: 'SAVE10' }));
  await screen.findByText(applied);
  await press(user, t('order.trial'));
  await screen.findByText(t('server.couponInvalid'));
  expect(screen.getByText(applied)).toBeTruthy();
});

describe('the model of the new order', () => {
  test('starts without a package, with Cryptomus, and is no trial', () => {
    const { result } = renderHook(useNewOrder);
    const start = { curPackage: null, payWay: 'cryptomus', isTrial: false };
    expect(result.current).toMatchObject(start);
  });

  test('has what is chosen on the page, for whoever reads it', async () => {
    const { user } = await open();
    await pick(user, FIVE_GB);
    await pick(user, BALANCE);
    const { result } = renderHook(() => useModel('newOrder'), {
      wrapper: ({ children }) => <Provider models={{}}>{children}</Provider>,
    });
    expect(result.current).toMatchObject({ curPackage: { quantity: 5 }, payWay: 'balance' });
    await fill(user, t('order.quantity'), '8');
    await waitFor(() => expect(result.current.curPackage).toBeNull());
  });
});

describe(t('order.myOrders'), () => {
  test('an id is copied as it stands', async () => {
    const { user } = await open();
    const table = await screen.findByRole('table', { name: t('order.myOrders') });
    const id = table.querySelector('td:first-child code')?.textContent;
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(table).getByRole('button', { name: `Copy: ID ${id}` }));
    expect(copied.mock.calls).toEqual([[id]]);
  });

  test('Buy again chooses the same package and way to pay, and charges nothing by itself', async () => {
    const { user, state } = await open();
    await screen.findByRole('table', { name: t('order.myOrders') });
    const scrolled = jest.spyOn(window, 'scrollTo');
    const row = screen
      .getAllByRole('row')
      .find((one) => within(one).queryByRole('cell', { name: TWENTY_FIVE_GB }));
    const again = row && within(row).getByRole('button', { name: t.pattern('record.buyAgain') });
    const order = ordersOf(state).find(({ id }) => again?.ariaLabel?.endsWith(id));
    if (!again || !order) throw new Error('no order of 25 GB is listed');
    const [same, other] = order.paidType === 'balance' ? [BALANCE, CRYPTO] : [CRYPTO, BALANCE];
    await pick(user, other);
    await user.click(again);
    await waitFor(() => expectPicked(TWENTY_FIVE_GB));
    await waitFor(() => expectPicked(same));
    await inSummary(t('order.gb', { gb: 25 }));
    expect(scrolled.mock.calls).toEqual([[{ top: 0 }]]);
    // The keyboard goes on at the order, not in the list below it.
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(history.location.search).toBe('');
    expect(state.charges).toHaveLength(0);
  });

  const cents = (shown: string) => Math.round(Number(shown.replace(/[^\d.-]/g, '')) * 100);
  const statuses = () =>
    [...document.querySelectorAll<HTMLElement>('[data-status]')].map((one) => one.dataset.status);

  const exported = async (user: UserEvent) =>
    rowsOfCsv((await fileSavedBy(() => exportAs(user))).text);

  test('an export that fails says what failed, with a way to a report; Retry saves the file, and the note can be put away', async () => {
    const { user, fail, heal } = await open();
    await screen.findByRole('table', { name: t('order.myOrders') });
    const note = async () => within(await screen.findByRole('alert'));
    fail({ call: 'order.rechargeRecord', answer: 'status', times: null });
    await exportAs(user);
    expect((await note()).getByText(t.pattern('failure.http', { status: 502 }))).toBeTruthy();
    expect((await note()).getByRole('button', { name: t('common.report') })).toBeTruthy();
    await user.click((await note()).getByRole('button', { name: t('common.close') }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await exportAs(user);
    const retryButton = (await note()).getByRole('button', { name: t('common.retry') });
    heal();
    await fileSavedBy(() => user.click(retryButton));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is not veiled while it is read again after a purchase, and is while another filter loads', async () => {
    const RECORDS = '/order/rechargeRecord';
    const isVeiled = () => document.querySelector('.ant-spin-spinning') !== null;
    const { user } = await open();
    await screen.findByRole('table', { name: t('order.myOrders') });
    await pick(user, FIVE_GB);
    await pick(user, BALANCE);
    await inSummary('$15.50');
    await payButton();
    const before = (await callsTo(RECORDS)).length;
    const letGo = holdBack(RECORDS);
    await payNow(user);
    await screen.findByText(sentence(t.pattern('outcome.paid')));
    await waitFor(async () => expect((await callsTo(RECORDS)).length).toBeGreaterThan(before));
    expect(isVeiled()).toBe(false);
    await choose(user, t('record.status'), t('record.status.paid'));
    await waitFor(() => expect(isVeiled()).toBe(true));
    await letGo();
    await waitFor(() => expect(isVeiled()).toBe(false));
  });

  test('a receipt that was opened by key: its button says again what it does under the pointer', async () => {
    const { user } = await open();
    await screen.findByRole('table', { name: t('order.myOrders') });
    const [button] = screen.getAllByRole('button', { name: t.pattern('record.receipt') });
    button?.focus();
    await user.keyboard('{Enter}');
    const receipt = await screen.findByRole('dialog', { name: t('record.receipt') });
    expect(receipt.querySelector('h2[translate=no]')).toBeTruthy();
    expect(fact(receipt, t.pattern('record.status'))).toBe(t('record.status.paid'));
    expect(fact(receipt, t.pattern('record.datePaid'))).toMatch(/ UTC$/);
    await user.click(within(receipt).getByText(t('common.close')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.hover(button as HTMLElement);
    expect(await screen.findByRole('tooltip', { name: t('record.receipt') })).toBeTruthy();
  });

  test('an unpaid order opens with its sums before it is paid, and is called no receipt', async () => {
    const { user, state } = await open();
    const order = ordersOf(state).find(({ status }) => status === 'unpaid');
    if (!order) throw new Error('the seed has no unpaid order');
    await press(user, `${t('record.details')}: ${order.id}`);
    const details = await screen.findByRole('dialog', { name: t('record.details') });
    const sums = ['record.net', 'order.fee', 'order.total'] as const;
    const [net = 0, fee = 0, total] = sums.map((key) => cents(fact(details, t.pattern(key))));
    expect(fee).toBeGreaterThan(0);
    expect([net + fee, total]).toEqual([totalOf(order), totalOf(order)]);
    expect(fact(details, t.pattern('record.status'))).toBe(t('record.status.unpaid'));
    expect(details.textContent).not.toContain(t('record.receipt'));
    expect(within(details).queryByText(t('record.print'))).toBeNull();
  });

  test('the export holds every row of the filter, and agrees with the table and the receipts', async () => {
    const { user, state } = await open();
    await screen.findByRole('table', { name: t('order.myOrders') });
    const all = ordersOf(state);
    const [head = [], ...lines] = await exported(user);
    expect(lines).toHaveLength(all.length);
    const cell = (line: string[], title: TextKey) => line[head.indexOf(t(title))] ?? '';
    for (const line of lines) {
      const record = all.find(({ id }) => id === cell(line, 'record.id'));
      const total = cents(cell(line, 'record.amount'));
      expect(cents(cell(line, 'record.net')) + cents(cell(line, 'record.fee'))).toBe(total);
      expect(total).toBe(record && totalOf(record));
      expect(cell(line, 'record.status').toLowerCase()).toBe(record?.status);
    }
    const used = lines.find((line) => cell(line, 'record.coupon') === 'SAVE10') ?? [];
    expect(Number(cell(used, 'order.pricePerGb'))).toBe(3.2);
    expect(cell(used, 'order.timeLimit')).toBe(t('order.days', { days: 30 }));
    expect(Number(cell(used, 'order.originalPrice'))).toBe(25.6);
    expect(Number(cell(used, 'order.discount'))).toBe(2.56);
    const paidAt = all.find(({ id }) => id === cell(used, 'record.id'))?.paidAt ?? 0;
    expect(Date.parse(cell(used, 'record.datePaidUtc'))).toBe(paidAt * 1000);
    const row = screen.getAllByRole('row').find((one) => /SAVE10/.test(one.textContent ?? ''));
    expect(row?.textContent).toContain('$3.20');
    expect(row?.textContent).toContain(t('order.days', { days: 30 }));
    await user.click(
      within(row as HTMLElement).getByRole('button', { name: t.pattern('record.receipt') }),
    );
    const receipt = await screen.findByRole('dialog', { name: t('record.receipt') });
    expect(fact(receipt, t.pattern('order.pricePerGb'))).toBe('$3.20');
    expect(fact(receipt, t.pattern('record.coupon'))).toBe('SAVE10');
    // The record's own sums.
    expect(fact(receipt, t.pattern('order.originalPrice'))).toBe('$25.60');
    expect(fact(receipt, t.pattern('order.discountWithCoupon'))).toBe('−$2.56');
    expect(fact(receipt, t.pattern('order.timeLimit'))).toBe(t('order.days', { days: 30 }));
    await user.click(within(receipt).getByText(t('common.close')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    // The trial, which is the oldest order, has no price.
    const trial = screen.getAllByRole('row').find((one) => one.textContent?.includes('$0.00'));
    expect(trial?.textContent).not.toContain('× $0.00');
    await user.click(
      within(trial as HTMLElement).getByRole('button', { name: t.pattern('record.receipt') }),
    );
    const ofTrial = await screen.findByRole('dialog', { name: t('record.receipt') });
    expect(fact(ofTrial, t.pattern('record.quantity'))).toBe(t('order.gb', { gb: 1 }));
    expect(within(ofTrial).queryByText(t('order.pricePerGb'))).toBeNull();
    await user.click(within(ofTrial).getByText(t('common.close')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await choose(user, t('record.status'), t('record.status.paid'));
    const paid = all.filter(({ status: one }) => one === 'paid');
    await waitFor(() => expect(new Set(statuses())).toEqual(new Set(['paid'])));
    expect(await exported(user)).toHaveLength(paid.length + 1);
  });
});

test('the last answer wins: a slow count of what was typed before changes nothing', async () => {
  const { user } = await open();
  const letGo = holdBack('/order/check', 'quantity=8');
  const asked = async () => (await callsTo('/order/check')).map(({ quantity }) => quantity);
  await fill(user, t('order.quantity'), '8');
  await waitFor(async () => expect(await asked()).toContain('8'));
  expectPayDisabled();
  await user.clear(screen.getByRole('textbox', { name: t('order.quantity') }));
  await user.type(screen.getByRole('textbox', { name: t('order.quantity') }), '1234');
  await inSummary(t('order.gb', { gb: 1_234 }));
  await letGo();
  await payButton();
  expect(factValues(summary())).toContain(t('order.gb', { gb: 1_234 }));
  expect(factValues(summary())).not.toContain(t('order.gb', { gb: 8 }));
  // A number typed quickly causes one request for the whole of it, not one for each digit.
  expect((await asked()).filter((gb) => gb?.startsWith('1'))).toEqual(['1234']);
});

test('a coupon that is applied before anything is chosen says that it waits, and is checked with the order', async () => {
  const { user } = await renderPage(PATH);
  await fill(user, t('order.quantity'), '');
  await fill(user, t('order.coupon'), 'SAVE10');
  await press(user, t('order.apply'));
  expect(await screen.findByText(t('order.couponWaits'))).toBeTruthy();
  await fill(user, t('order.quantity'), '7');
  const applied = sentence(t('order.couponApplied', { code: 'SAVE10' }));
  expect(await screen.findByText(applied)).toBeTruthy();
  expect(screen.queryByText(t('order.couponWaits'))).toBeNull();
});

test('a coupon that is refused, and applied again at once, is refused again, can be edited, and is told in a new language', async () => {
  const { user } = await renderPage(PATH);
  await payButton();
  await fill(user, t('order.coupon'), 'EXPIRED');
  await press(user, t('order.apply'));
  await screen.findByText(t('server.couponInvalid'));
  await press(user, t('order.apply'));
  expect(await screen.findByText(t('server.couponInvalid'))).toBeTruthy();
  expect((screen.getByLabelText(t('order.coupon')) as HTMLInputElement).readOnly).toBe(false);
  // The Order Summary without the coupon is loaded by now, so no later answer mentions the refused coupon.
  await waitFor(async () => expect((await callsTo('/order/check')).at(-1)?.coupon_code).toBe(''));
  await payButton();
  await pickRussian(user);
  expect(await screen.findByText(ru('server.couponInvalid'))).toBeTruthy();
  expect(screen.queryByText(t('server.couponInvalid'))).toBeNull();
  await fill(user, ru('order.coupon'), 'SAVE10');
  await press(user, ru('order.apply'));
  await screen.findByText(sentence(ru('order.couponApplied', { code: 'SAVE10' })));
});

test('a price that cannot be read is not said to be on its way', async () => {
  await renderPage(PATH, { faults: [{ call: 'order.check', answer: 'status' }] });
  await screen.findByRole('button', { name: t('common.retry') });
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
});

test('a coupon that the service refuses without a text is refused on its field all the same', async () => {
  const { user, fail } = await renderPage(PATH);
  await payButton();
  fail({ call: 'order.check', answer: 'code', code: CODE.couponInvalid, msg: '' });
  await fill(user, t('order.coupon'), 'EXPIRED');
  await press(user, t('order.apply'));
  await expectFieldError(t('order.coupon'), t.pattern('server.couponInvalid'));
});

test('Pay now first applies a typed code; a refused one is said, and the next click pays without it', async () => {
  const { user } = await renderPage(PATH);
  await payButton();
  await pick(user, BALANCE);
  await payButton();
  await fill(user, t('order.coupon'), ' SAVE10 ');
  await payNow(user);
  await screen.findByText(sentence(t('order.couponApplied', { code: 'SAVE10' })));
  await payButton();
  await press(user, t('order.couponRemove'));
  expect((screen.getByLabelText(t('order.coupon')) as HTMLInputElement).value).toBe('');
  await fill(user, t('order.coupon'), 'EXPIRED');
  await payNow(user);
  await screen.findByText(t('server.couponInvalid'));
  await payButton();
  expect(await callsTo('/order/pay')).toEqual([]);
  await pick(user, FIVE_GB);
  await payNow(user);
  await screen.findByText(sentence(t.pattern('outcome.paid')));
  expect(await callsTo('/order/pay')).toMatchObject([{ coupon_code: '' }]);
  expect(screen.queryByText(t('server.couponInvalid'))).toBeNull();
  expect((screen.getByLabelText(t('order.coupon')) as HTMLInputElement).value).toBe('');
});

test('a coupon that has expired by the time of paying: the window scrolls to its field', async () => {
  const { user, fail } = await renderPage(PATH);
  await pick(user, BALANCE);
  await fill(user, t('order.coupon'), 'SAVE10');
  await press(user, t('order.apply'));
  await screen.findByText(sentence(t('order.couponApplied', { code: 'SAVE10' })));
  await payButton();
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 60_000);
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  fail({ call: 'order.check', answer: 'code', code: CODE.couponInvalid });
  await payNow(user);
  await screen.findByText(t('server.couponInvalid'));
  expect(scroll.mock.contexts).toEqual([screen.getByLabelText(t('order.coupon'))]);
  expect(await callsTo('/order/pay')).toEqual([]);
});

test('a code that was typed and not applied is applied before a short balance asks for a top-up', async () => {
  const { user } = await open({
    change: () => {
      demo().balance = 100;
    },
  });
  await pick(user, BALANCE);
  const topUp = () => screen.findByRole('link', { name: t.pattern('order.add') });
  await topUp();
  await fill(user, t('order.coupon'), ' SAVE10 ');
  await payNow(user);
  await screen.findByText(sentence(t('order.couponApplied', { code: 'SAVE10' })));
  expect(await topUp()).toBeTruthy();
  expect(await callsTo('/order/pay')).toEqual([]);
});
