/**
 * Each possible end of a payment at the provider, as the tracker shows it. The way to the hosted page and back is a browser
 * test's (tests/e2e/payments.spec.ts).
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PaymentStatus } from '@/api/contract';
import { usd } from '../../../../mock/world/money';
import { PAY_ACTIONS, type PayAction } from '../../../../mock/world/payment';
import { type PaymentRecord, totalOf } from '../../../../mock/world/state';
import {
  actOnHostedPage,
  callsTo,
  demo,
  holdBack,
  LIMIT,
  type Locale,
  POLL_MS,
  passTime,
  press,
  renderPage,
  returnToTab,
  skipTime,
  type WorldState,
  worldState,
} from '../../../../tests/support/jsdom/renderPage';
import { textsOf } from '../../../../tests/support/texts';

const t = textsOf('en-US');

/** The text about a payment that the backend no longer knows. */
const GONE = t.pattern('payment.status.gone');

type Said = Readonly<Record<Locale, RegExp>>;

/** The provider's status in words. */
const said = (status: PaymentStatus): Said => ({
  'en-US': t.pattern(`payment.status.${status}`),
  'ru-RU': textsOf('ru-RU').pattern(`payment.status.${status}`),
});

interface End {
  readonly name: string;
  /** Actions at the provider, and the tracker's first text after each. */
  readonly visits: readonly { readonly action: PayAction; readonly says: Said }[];
  /** The tracker's final text. */
  readonly ends: Said;
  readonly status: 'paid' | 'cancelled';
  readonly forSupport?: true;
  /** The provider received this much beyond the sum, in cents. */
  readonly tooMuch?: number;
}

const SEEN: Said = { 'en-US': /^We see your payment/, 'ru-RU': /^Мы видим ваш платёж/ };
const HELD = said('locked');
const CREDITED: Said = { 'en-US': /^Credited$/, 'ru-RU': /^Зачислено$/ };
const UNDERPAID = said('wrong_amount');
const PARTLY = said('wrong_amount_waiting');
const RETURNING = said('refund_process');

const ENDS: readonly End[] = [
  { name: 'paid', visits: [{ action: 'paid', says: SEEN }], ends: CREDITED, status: 'paid' },
  {
    name: 'overpaid',
    visits: [{ action: 'overpaid', says: SEEN }],
    ends: said('paid_over'),
    status: 'paid',
    forSupport: true,
    tooMuch: 500,
  },
  {
    name: 'underpaid, then the rest',
    visits: [
      { action: 'underpaid', says: PARTLY },
      { action: 'paid', says: SEEN },
    ],
    ends: CREDITED,
    status: 'paid',
  },
  {
    name: 'underpaid to the end',
    visits: [
      { action: 'underpaid', says: PARTLY },
      { action: 'expired', says: UNDERPAID },
    ],
    ends: UNDERPAID,
    status: 'cancelled',
    forSupport: true,
  },
  {
    name: 'expired',
    visits: [{ action: 'expired', says: said('cancel') }],
    ends: said('cancel'),
    status: 'cancelled',
    forSupport: true,
  },
  {
    name: 'failed',
    visits: [{ action: 'failed', says: said('fail') }],
    ends: said('fail'),
    status: 'cancelled',
    forSupport: true,
  },
  {
    name: 'a fault of the provider',
    visits: [{ action: 'system_failed', says: said('system_fail') }],
    ends: said('system_fail'),
    status: 'cancelled',
    forSupport: true,
  },
  {
    name: 'held, then paid',
    visits: [
      { action: 'locked', says: HELD },
      { action: 'paid', says: SEEN },
    ],
    ends: CREDITED,
    status: 'paid',
  },
  {
    name: 'held, then refunded',
    visits: [
      { action: 'locked', says: HELD },
      { action: 'refunded', says: RETURNING },
    ],
    ends: said('refund_paid'),
    status: 'cancelled',
  },
  {
    name: 'held, and the refund failed',
    visits: [
      { action: 'locked', says: HELD },
      { action: 'refund_failed', says: RETURNING },
    ],
    ends: said('refund_fail'),
    status: 'cancelled',
    forSupport: true,
  },
];

test('the ends above meet everything that can happen at the provider', () => {
  const met = ENDS.flatMap(({ visits }) => visits.map(({ action }) => action));
  expect([...new Set(met)].sort()).toEqual([...PAY_ACTIONS].sort());
});

/** Returns the order of the seed that waits for its payment. */
function unpaidOrder() {
  const order = worldState().records.find(
    ({ userId, type, status }) => userId === demo().id && type === 'order' && status === 'unpaid',
  );
  if (!order) throw new Error('the seed has no unpaid order');
  return order;
}

describe.each<Locale>(['en-US', 'ru-RU'])('%s: a payment that is', (locale) => {
  test.each(ENDS)(
    '$name',
    async ({ visits, ends, status, forSupport, tooMuch = 0 }) => {
      const { user, state } = await renderPage('/neworder', { locale });
      const order = unpaidOrder();
      const left = () => demo().lots.reduce((sum, lot) => sum + lot.left, 0);
      const before = left();
      const table = within(await screen.findByRole('table', { name: /^(My orders|Мои заказы)$/ }));
      const row = () => table.getByRole('row', { name: new RegExp(order.id) });
      const statusOf = () => row().querySelector('[data-status]')?.getAttribute('data-status');
      await table.findByRole('row', { name: new RegExp(order.id) });
      await user.click(
        within(row()).getByRole('button', { name: /^(Continue payment|Оплатить): / }),
      );
      const card = within(await screen.findByRole('article', { name: new RegExp(order.id) }));
      for (const { action, says } of visits) {
        skipTime(POLL_MS);
        actOnHostedPage(order, action);
        await returnToTab();
        await card.findByText(says[locale]);
      }
      await passTime();
      await card.findByText(ends[locale]);
      expect(card.queryAllByRole('link', { name: /support|поддержку/ })).toHaveLength(
        forSupport ? 1 : 0,
      );
      const isPaid = status === 'paid';
      expect(order.status).toBe(status);
      const charged = state.charges.filter(({ orderId }) => orderId === order.id);
      expect(charged.map(({ cents }) => cents)).toEqual(isPaid ? [totalOf(order) + tooMuch] : []);
      expect(left() - before).toBe(isPaid ? (order.quantity ?? 0) * 1024 ** 3 : 0);
      // The record's row shows the same status, without a reload.
      await waitFor(() => expect(statusOf()).toBe(status));
      await press(user, /^(Dismiss|Закрыть)$/);
      await waitFor(() =>
        expect(screen.queryByRole('article', { name: new RegExp(order.id) })).toBeNull(),
      );
    },
    LIMIT,
  );
});

describe('the payment tracker', () => {
  /** Continues the payment of the seed's order, and returns helpers that read the tracker. */
  const follow = async () => {
    const { user, state, fail } = await renderPage('/neworder');
    const order = unpaidOrder();
    const charges = () => state.charges.filter(({ orderId }) => orderId === order.id);
    await press(user, new RegExp(`^Continue payment.*${order.id}`));
    const find = () => screen.findByRole('article', { name: new RegExp(order.id) });
    const isGone = () =>
      waitFor(() =>
        expect(screen.queryByRole('article', { name: new RegExp(order.id) })).toBeNull(),
      );
    return { user, fail, order, charges, find, isGone };
  };

  test(
    'shows what is to pay and the time left, and goes on past the end: a late payment counts',
    async () => {
      const { order, charges, find } = await follow();
      const card = within(await find());
      expect(card.getByText(`$${usd(totalOf(order))}`)).toBeTruthy();
      const left = (order.expireAt ?? 0) - Math.floor(Date.now() / 1000);
      expect(left).toBeGreaterThan(0);
      const shown = card.getByText(/^Time left to pay: (\d:)?\d\d:\d\d$/).textContent ?? '';
      const parts = shown.replace(/^\D+/, '').split(':').map(Number);
      const seconds = parts.reduce((sum, part) => sum * 60 + part, 0);
      expect(Math.abs(seconds - left)).toBeLessThan(5);
      await passTime((left + 1) * 1000);
      expect(await card.findByText(/already sent still counts/)).toBeTruthy();
      expect(card.queryByRole('button', { name: 'Continue payment' })).toBeNull();
      actOnHostedPage(order, 'paid');
      await passTime();
      expect(await card.findByText('Credited')).toBeTruthy();
      expect(charges()).toHaveLength(1);
    },
    LIMIT,
  );

  test(
    'hidden until something changes, it comes back with the change',
    async () => {
      const { user, order, find, isGone } = await follow();
      await within(await find()).findByText('Waiting for payment');
      await press(user, 'Hide until something changes');
      await isGone();
      actOnHostedPage(order, 'paid');
      await passTime();
      expect(await within(await find()).findByText(/^We see your payment|^Credited$/)).toBeTruthy();
    },
    LIMIT,
  );

  test(
    'called off, and paid after all: its record counts, and nothing says "pay again" any more',
    async () => {
      const { order, find } = await follow();
      const card = within(await find());
      /** Comes back to the tab, where what was read is read again. */
      const comeBack = async () => {
        await passTime();
        fireEvent(window, new Event('visibilitychange'));
      };
      actOnHostedPage(order, 'failed');
      await passTime();
      expect(await card.findByText(t('payment.status.fail'))).toBeTruthy();
      Object.assign(order, { status: 'paid', paidAt: Math.floor(Date.now() / 1000) });
      await comeBack();
      expect(await card.findByText(t('payment.status.paid'))).toBeTruthy();
      expect(screen.queryByText(t('payment.status.fail'))).toBeNull();
      order.status = 'refunded';
      await comeBack();
      expect(await card.findByText(t('record.status.refunded'))).toBeTruthy();
    },
    LIMIT,
  );

  test(
    'a payment that the backend no longer knows ends, says so, and can be dismissed',
    async () => {
      const { user, fail, order, find, isGone } = await follow();
      const card = within(await find());
      await card.findByText('Waiting for payment');
      fail({ call: 'recharge.checkPay', answer: 'code', code: 20404, times: null });
      // The record stays unpaid: "cancelled" would say more.
      Object.assign(order.payment ?? {}, { steps: [] });
      // Other open payments of the last days are asked about, too.
      const asked = async () =>
        (await callsTo('/recharge/checkPay')).filter((call) => call.order_id === order.id).length;
      const ask = async (seconds: number) => {
        const before = await asked();
        await passTime(seconds * 1000);
        await waitFor(async () => expect(await asked()).toBeGreaterThan(before));
      };
      // Before the payment's end, "no such payment" proves nothing yet.
      await ask(600);
      await ask(700);
      expect(card.getByText('Waiting for payment')).toBeTruthy();
      for (let times = 0; times < 8 && card.queryByText(GONE) === null; times += 1) {
        await ask(1300);
      }
      expect(await card.findByText(GONE)).toBeTruthy();
      await press(user, 'Dismiss');
      await isGone();
    },
    LIMIT,
  );
});

describe('on a device that has ordered nothing', () => {
  const DAY = 86_400;
  type Made = Partial<Pick<PaymentRecord, 'status' | 'paidType'>>;

  /** Replaces the customer's records by these orders, newest first; `state` is the payment's at the provider. */
  function ordersOnly(
    world: WorldState,
    orders: readonly (readonly [id: string, daysAgo: number, state: string, Made?])[],
  ): void {
    const model = unpaidOrder();
    const now = Math.floor(Date.now() / 1000);
    world.records = orders.map(([id, daysAgo, state, made = {}]) => ({
      ...structuredClone(model),
      id,
      requestId: `r-${id}`,
      createdAt: now - daysAgo * DAY,
      payment: { status: state as never, paid: 500, updatedAt: now, steps: [] },
      ...made,
    }));
  }

  const asked = async () =>
    (await callsTo('/recharge/checkPay')).map(({ order_id: orderId }) => orderId);
  const CALLED_OFF = { status: 'cancelled' } as const;

  test(
    'payments of the last seven days say more than their records: in the row, the tracker and the bell',
    async () => {
      const release = holdBack('/recharge/checkPay');
      const { user } = await renderPage('/neworder', {
        change: (world) =>
          ordersOnly(world, [
            ['HALF', 0, 'wrong_amount_waiting'],
            ['SEEN', 1, 'process'],
            ['SHORT', 2, 'wrong_amount', CALLED_OFF],
            ['WAITS', 3, 'check'],
            ['OVER', 4, 'cancel', CALLED_OFF],
            ['SIXTH', 5, 'wrong_amount', CALLED_OFF],
            ['BALANCE', 0, 'check', { paidType: 'balance' }],
            ['OLD', 8, 'process'],
          ]),
      });
      await waitFor(async () => expect(await asked()).toContain('HALF'));
      expect(new Set(await asked())).toEqual(new Set(['HALF']));
      await release();
      const five = ['HALF', 'SEEN', 'SHORT', 'WAITS', 'OVER'];
      await waitFor(async () => expect(await asked()).toEqual(expect.arrayContaining(five)));
      expect((await asked()).filter((id) => !five.includes(id ?? ''))).toEqual([]);

      const table = within(await screen.findByRole('table', { name: t('order.myOrders') }));
      const row = (id: string) => table.getByRole('row', { name: new RegExp(id) });
      const told = [
        ['HALF', 'record.payment.partlyPaid', 'payment.status.wrong_amount_waiting'],
        ['SEEN', 'record.payment.seen', 'payment.status.process'],
        ['SHORT', 'record.payment.underpaid', 'payment.status.wrong_amount'],
      ] as const;
      for (const [id, inRow, inCard] of told) {
        const card = within(await screen.findByRole('article', { name: new RegExp(id) }));
        expect(card.getByText(t(inCard))).toBeTruthy();
        await waitFor(() => expect(row(id).textContent).toContain(t(inRow)));
        expect(within(row(id)).queryByRole('button', { name: /^Buy again/ })).toBeNull();
      }
      expect(row('WAITS').textContent).toContain(t('record.status.unpaid'));
      expect(row('OVER').textContent).toContain(t('record.status.cancelled'));
      expect(screen.getAllByRole('article')).toHaveLength(told.length);

      await press(user, /^Notifications/);
      const bell = within(await screen.findByRole('menu', { name: /^Notifications/ }));
      for (const [id, inRow] of told) {
        expect(
          bell.getByRole('link', { name: new RegExp(`^${t(inRow)}: order ${id} `) }),
        ).toBeTruthy();
      }
      expect(
        bell.getByRole('link', {
          name: t.pattern('bell.recordUnpaid', { kind: 'order', id: 'WAITS' }),
        }),
      ).toBeTruthy();
      expect(bell.queryByText(/OVER|OLD/)).toBeNull();
    },
    LIMIT,
  );

  test(
    'where no payment is open the provider is not asked',
    async () => {
      await renderPage('/neworder', {
        change: (world) =>
          ordersOnly(world, [
            ['PAID', 0, 'paid', { status: 'paid' }],
            ['BALANCE', 1, 'check', { paidType: 'balance' }],
          ]),
      });
      await screen.findByRole('row', { name: /BALANCE/ });
      await passTime();
      expect(await asked()).toEqual([]);
    },
    LIMIT,
  );
});
