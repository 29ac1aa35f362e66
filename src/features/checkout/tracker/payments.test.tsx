/**
 * Payments as the tracker shows them: ends with and without a credit. What each status says and whether it leads to support are rules
 * (`rules/payment.test.ts`, `rules/purchase/outcome.test.ts`), and each has a scenario (tests/bench). The way to the hosted page and back is a
 * browser test's (tests/e2e/purchases.spec.ts).
 */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { history } from '@umijs/max';
import type { PaymentStatus } from '@/api/contract';
import { formatTraffic } from '@/lib/number/traffic';
import { info } from '@/services/user';
import { usd } from '../../../../mock/world/money';
import type { PayAction } from '../../../../mock/world/payment';
import { GB, type PaymentRecord, totalOf } from '../../../../mock/world/state';
import {
  actOnHostedPage,
  callsTo,
  choose,
  demo,
  fact,
  fill,
  holdBack,
  POLL_MS,
  paidFor,
  passTime,
  press,
  renderPage,
  returnToTab,
  sentence,
  skipTime,
  type WorldState,
  worldState,
} from '../../../../tests/support/jsdom/renderPage';
import type { TextKey } from '../../../../tests/support/messages';
import { t } from '../../../../tests/support/texts';
import { purchaseWith } from '../../../../tests/support/world/purchases';
import { purchaseRows } from '../purchase/purchases';
import { PAYMENT_STEPS } from '../rules/payment';

/** A payment goes on after this time, which a slow machine needs to show what it was before; less than `passTime` lets pass. */
const STEP_SECONDS = 60;

const inGb = (bytes: number) => `${formatTraffic(bytes, 'en-US', 'GB').value} ${t('unit.GB')}`;

/** The line of a card that says the payment's status; the last of the steps is called the same as a status. */
const STATUS = { selector: '[role=status]' };

const PARTLY = ['underpaid', 'wrong_amount_waiting'] as const;
const LOCKED = ['locked', 'locked'] as const;

/** An action at the provider, and the status that the tracker tells after it. */
type Visit = readonly [PayAction, PaymentStatus];

/** The status in the end, the cents beyond the sum (null where nothing is credited), and whether it leads to support. */
const ENDS: [string, Visit[], ends: PaymentStatus, beyond: number | null, forSupport: boolean][] = [
  ['overpaid', [['overpaid', 'confirm_check']], 'paid_over', 500, true],
  ['underpaid, then the rest', [PARTLY, ['paid', 'confirm_check']], 'paid', 0, false],
  ['underpaid to the end', [PARTLY, ['expired', 'wrong_amount']], 'wrong_amount', null, true],
  ['held, then refunded', [LOCKED, ['refunded', 'refund_process']], 'refund_paid', null, true],
];

/** Returns the order of the seed that waits for its payment. */
function unpaidOrder() {
  const order = worldState().records.find(
    ({ userId, type, status }) => userId === demo().id && type === 'order' && status === 'unpaid',
  );
  if (!order) throw new Error('the seed has no unpaid order');
  return order;
}

/** Opens the bell, which takes the focus a moment after it is drawn. */
async function openBell(user: UserEvent) {
  await press(user, t.pattern('bell.name'));
  const menu = await screen.findByRole('menu', { name: t.pattern('bell.name') });
  await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));
  return within(menu);
}

/** Continues the payment of the seed's order, comes back from its page, and returns helpers that read the tracker. */
async function follow(hasTrial = false) {
  const page = await renderPage('/neworder', {
    change: () => {
      demo().trialUsed = !hasTrial;
    },
  });
  const order = unpaidOrder();
  const id = new RegExp(order.id);
  await press(page.user, `${t('payment.continue')}: ${order.id}`);
  const card = within(await screen.findByRole('article', { name: id }));
  // The payment's page has opened in this tab, which asks nothing on its way there.
  await waitFor(() => expect(paidFor()).not.toBe(''));
  await returnToTab();
  const charged = () =>
    page.state.charges.filter(({ orderId }) => orderId === order.id).map(({ cents }) => cents);
  const isGone = () =>
    waitFor(() => expect(screen.queryByRole('article', { name: id })).toBeNull());
  return { ...page, order, card, charged, isGone };
}

/** Follows a payment that fails, and whose record is paid after all. */
async function failThenCredit() {
  const followed = await follow();
  const { order, card } = followed;
  actOnHostedPage(order, 'failed');
  await passTime();
  await card.findByText(t('payment.status.fail'));
  Object.assign(order, { status: 'paid', paidAt: Math.floor(Date.now() / 1000) });
  return followed;
}

test.each(ENDS)('what comes of a payment %s', async (_, visits, ends, beyond, forSupport) => {
  const isPaid = beyond !== null;
  const hasTrial = beyond === 0;
  const { user, order, card, charged, isGone } = await follow(hasTrial);
  const leads = (one: HTMLElement) => one.className.includes('ant-btn-primary');
  /** The buttons of the shop that are primary. */
  const leaders = () =>
    (['order.trial', 'order.payNow'] as const).filter((key) =>
      screen.queryAllByRole('button', { name: t(key) }).some(leads),
    );
  const leader = hasTrial ? 'order.trial' : 'order.payNow';
  await waitFor(() => expect(leaders()).toEqual([leader]));
  const left = () => demo().lots.reduce((sum, lot) => sum + lot.left, 0);
  const before = left();
  const sum = (label: TextKey) =>
    card.getByText(t(label)).closest('p')?.nextElementSibling?.textContent;
  for (const [action, says] of visits) {
    skipTime(POLL_MS);
    actOnHostedPage(order, action, STEP_SECONDS);
    await returnToTab();
    await card.findByText(t(`payment.status.${says}`), STATUS);
    if (says === 'wrong_amount_waiting') {
      expect(sum('payment.received')).toBe(`$${usd(order.amount)}`);
      const rest = `$${usd(totalOf(order) - order.amount)}`;
      expect(sum('payment.rest')).toBe(rest);
      await press(user, `${t('record.details')}: ${order.id}`);
      const details = await screen.findByRole('dialog', { name: t('record.details') });
      expect(fact(details, t.pattern('payment.rest'))).toBe(rest);
      await user.click(within(details).getByText(t('common.close')));
    }
  }
  await passTime();
  await card.findByText(t(`payment.status.${ends}`), STATUS);
  expect(card.queryByRole('link', { name: t('payment.support') }) !== null).toBe(forSupport);
  const status = isPaid ? 'paid' : 'cancelled';
  expect(order.status).toBe(status);
  expect(charged()).toEqual(isPaid ? [totalOf(order) + beyond] : []);
  expect(left() - before).toBe(isPaid ? (order.quantity ?? 0) * GB : 0);
  if (isPaid) {
    const values = { gb: order.quantity ?? 0, left: inGb(left()) };
    const added = await card.findByText(t.pattern('outcome.addedLeft', values));
    // The words of a status have no full stop: a sentence after them would read on.
    expect(added.nextElementSibling?.getAttribute('role')).toBe('status');
    // One thing is to be done now.
    expect(leads(card.getByRole('link', { name: t('outcome.useIt') }))).toBe(true);
    expect(leaders()).toEqual([]);
  } else expect(card.queryByText(t.pattern('outcome.added'))).toBeNull();
  // The record's row shows the same status, without a reload.
  const table = within(screen.getByRole('table', { name: t('order.myOrders') }));
  const row = table.getByRole('row', { name: new RegExp(order.id) });
  await waitFor(() => expect(row.querySelector(`[data-status=${status}]`)).toBeTruthy());
  await press(user, `${t('payment.dismiss')}: ${order.id}`);
  await isGone();
  expect(leaders()).toEqual([leader]);
});

/** The time left, as 59:58 or 1:00:00. */
const COUNTDOWN = /^[\d:]+:\d\d$/;

describe('the payment tracker', () => {
  test('shows what is bought, the sum, the steps and the time left; a payment after its end counts', async () => {
    const { user, order, card, charged } = await follow();
    card.getByText(t.pattern('payment.ofTraffic', { gb: order.quantity ?? 0 }));
    for (const step of PAYMENT_STEPS)
      expect(card.getByText(t(`payment.step.${step}`))).toBeTruthy();
    await card.findByText(t('payment.status.check'), STATUS);
    expect(document.querySelector('.ant-steps-item-active')).toBeNull();
    expect(card.getByText(`$${usd(totalOf(order))}`)).toBeTruthy();
    const left = (order.expireAt ?? 0) - Math.floor(Date.now() / 1000);
    expect(left).toBeGreaterThan(0);
    expect(card.getByText(t('payment.timeLeft'))).toBeTruthy();
    const parts = card.getByText(COUNTDOWN).textContent?.split(':').map(Number) ?? [];
    const seconds = parts.reduce((sum, part) => sum * 60 + part, 0);
    expect(Math.abs(seconds - left)).toBeLessThan(5);
    await passTime((left + 1) * 1000);
    expect(await card.findByText(t('payment.timeOver'))).toBeTruthy();
    expect(card.queryByText(t('payment.status.check'))).toBeNull();
    expect(card.getByRole('link', { name: t('payment.support') })).toBeTruthy();
    const bell = await openBell(user);
    const told = { state: t('record.payment.timeOver'), kind: 'order', id: order.id };
    expect(bell.getByRole('link', { name: t.pattern('bell.paymentPending', told) })).toBeTruthy();
    expect(bell.queryByText(t.pattern('bell.recordUnpaid', { id: order.id }))).toBeNull();
    await user.keyboard('{Escape}');
    expect(card.queryByRole('button', { name: t('payment.continue') })).toBeNull();
    // Nothing is to be paid any more: the sum is the order's.
    expect(card.queryByText(t('payment.toPay'))).toBeNull();
    actOnHostedPage(order, 'paid');
    await passTime();
    expect(await card.findByText(t('payment.status.paid'), STATUS)).toBeTruthy();
    expect(charged()).toHaveLength(1);
  });

  test('asks nothing while the tab is hidden, although another tab says that it is due, and once when it is seen', async () => {
    const { order } = await follow();
    const asked = async () =>
      (await callsTo('/recharge/checkPay')).filter((call) => call.order_id === order.id).length;
    await passTime();
    await waitFor(async () => expect(await asked()).toBeGreaterThan(0));
    const isDue = () =>
      purchaseRows()
        .snapshot(demo().id)
        .some(({ nextAt }) => nextAt * 1000 <= Date.now());
    await waitFor(() => expect(isDue()).toBe(false));
    const before = await asked();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    await act(async () => {
      await purchaseRows().change(demo().id, (all) => ({
        write: all.map((one) => ({ ...one, nextAt: 0 })),
        result: null,
      }));
      // A question of this tab would be sent before the answer to a call that begins now.
      await info({});
    });
    expect(await asked()).toBe(before);
    await returnToTab();
    await waitFor(async () => expect(await asked()).toBe(before + 1));
  });

  test('a hidden payment, whose buttons name it, is shown again when something changes', async () => {
    const { user, order, card, isGone } = await follow();
    await card.findByText(t('payment.status.check'));
    const copy = `${t('common.copy')}: ${t('record.id')} ${order.id}`;
    expect(card.getByRole('button', { name: copy })).toBeTruthy();
    await press(user, `${t('payment.hide')}: ${order.id}`);
    await isGone();
    actOnHostedPage(order, 'paid');
    await passTime();
    const shown = await screen.findByRole('article', { name: new RegExp(order.id) });
    expect(await within(shown).findByText(t('payment.status.paid'), STATUS)).toBeTruthy();
  });

  test('a failed payment that is paid after all: its record counts, and nothing says "pay again" any more', async () => {
    const { order, card } = await failThenCredit();
    /** Returns to the tab, which reads everything again then. */
    const goBack = async () => {
      await passTime();
      fireEvent(window, new Event('visibilitychange'));
    };
    await goBack();
    expect(await card.findByText(t('payment.status.paid'), STATUS)).toBeTruthy();
    expect(screen.queryByText(t('payment.status.fail'))).toBeNull();
    order.status = 'refunded';
    await goBack();
    expect(await card.findByText(t('record.status.refunded'))).toBeTruthy();
    // The card tells it, so no note of the page does.
    expect(
      screen.queryByText(sentence(t.pattern('outcome.refunded', { id: order.id }))),
    ).toBeNull();
  });

  test('a failed payment whose row says paid: what stands beside the row says so, too', async () => {
    const { user, card } = await failThenCredit();
    // The recent records are young enough not to be read again; only the rows of the filter are.
    await choose(user, t('record.status'), t('record.status.paid'));
    expect(await card.findByText(t('payment.status.paid'), STATUS)).toBeTruthy();
    expect(screen.queryByText(t('payment.status.fail'))).toBeNull();
  });

  test('a failed payment that is credited later: the new balance has the records read again', async () => {
    const { user } = await failThenCredit();
    demo().balance += 100;
    // The dialog reads the customer, and no records.
    await user.click(screen.getByRole('link', { name: t('menu.subaccount') }));
    await press(user, `${t('subaccount.allocate')}: scraperteam01`);
    await fill(user, t('subaccount.amount'), '1');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: t('subaccount.allocate') }));
    expect(await screen.findByText(t('payment.status.paid'), STATUS)).toBeTruthy();
  });

  const at = Math.floor(Date.now() / 1000);
  const FAILED = { stage: 'cancelled', paymentStatus: 'fail', settledAt: at } as const;
  const LATE = {
    stage: 'unpaid',
    paymentStatus: 'check',
    createdAt: at,
    expireAt: at - 1,
  } as const;
  const HALF = { ...LATE, paymentStatus: 'wrong_amount_waiting' } as const;
  test.each([
    ['failed', 'order', '/neworder', FAILED, 1],
    ['failed', 'recharge', '/recharge', FAILED, 1],
    ['late', 'order', '/neworder', LATE, 1],
    ['half-paid late', 'order', '/neworder', HALF, 0],
  ] as const)('a %s %s leads to a new one but from %s', async (_, type, page, state, links) => {
    const { id: userId } = demo();
    await purchaseRows().change(userId, () => ({
      write: [purchaseWith({ id: 'r-OVER', userId, orderId: 'OVER', type, ...state })],
      result: null,
    }));
    const linksOn = async (route: string) => {
      const { user } = await renderPage(route);
      const card = within(await screen.findByRole('article', { name: /OVER/ }));
      return {
        user,
        found: card.queryAllByRole('link', { name: t(`outcome.createNew.${type}`) }),
      };
    };
    const { user, found } = await linksOn('/account/setting');
    expect(found.map((link) => link.getAttribute('href')?.endsWith(page))).toEqual(
      Array.from({ length: links }, () => true),
    );
    for (const link of found) await user.click(link);
    expect((await linksOn(page)).found).toEqual([]);
    // Pay now for the same then pays, instead of leading to this one.
    await waitFor(() =>
      expect(purchaseRows().snapshot(userId)[0]?.isReplaced).toBe(state === LATE),
    );
  });

  test('a payment that the backend no longer knows ends, says so, and can be dismissed', async () => {
    const { user, fail, order, card, isGone } = await follow();
    await card.findByText(t('payment.status.check'));
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
    const gone = t('payment.status.gone');
    // Before the payment's end, "no such payment" proves nothing yet.
    await ask(600);
    await ask(700);
    expect(card.getByText(t('payment.status.check'))).toBeTruthy();
    for (let times = 0; times < 8 && card.queryByText(gone) === null; times += 1) {
      await ask(1300);
    }
    expect(await card.findByText(gone)).toBeTruthy();
    const toast = t('payment.toast.gone', { kind: 'order', id: order.id });
    expect(await screen.findByText(sentence(toast))).toBeTruthy();
    await press(user, `${t('payment.dismiss')}: ${order.id}`);
    await isGone();
  });
});

test('going on to the proxy lines closes the card of a credited order', async () => {
  const { user, order, card, isGone } = await follow();
  actOnHostedPage(order, 'paid');
  await returnToTab();
  await user.click(await card.findByRole('link', { name: t('outcome.useIt') }));
  await waitFor(() => expect(history.location.pathname).toBe('/residential'));
  await isGone();
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

  test('an unpaid one has its card where orders are made, and on every page once it is continued', async () => {
    const { user } = await renderPage('/neworder');
    const { id } = unpaidOrder();
    const name = new RegExp(id);
    const isNowhere = () =>
      waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
    await screen.findByRole('article', { name });
    act(() => history.push('/dashboard'));
    await isNowhere();
    act(() => history.push('/neworder'));
    const card = within(await screen.findByRole('article', { name }));
    await user.click(card.getByRole('button', { name: t('payment.continue') }));
    await waitFor(() => expect(paidFor()).toContain(id));
    await returnToTab();
    act(() => history.push('/dashboard'));
    expect(await screen.findByRole('article', { name })).toBeTruthy();
  });

  const asked = async () =>
    (await callsTo('/recharge/checkPay')).map(({ order_id: orderId }) => orderId);
  const CALLED_OFF = { status: 'cancelled' } as const;

  test('payments of the last seven days say more than their records: in the row and the tracker', async () => {
    const release = holdBack('/recharge/checkPay');
    await renderPage('/neworder', {
      change: (world) =>
        ordersOnly(world, [
          ['HALF', 0, 'wrong_amount_waiting'],
          ['SEEN', 1, 'process'],
          ['SHORT', 2, 'wrong_amount', CALLED_OFF],
          ['WAITS', 3, 'check'],
          ['OVER', 4, 'cancel', CALLED_OFF],
          ['SIXTH', 5, 'wrong_amount', CALLED_OFF],
          ['BALANCE', 0, 'check', { paidType: 'balance' }],
          ['PAID', 0, 'paid', { status: 'paid' }],
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
      expect(
        within(row(id)).queryByRole('button', { name: t.pattern('record.buyAgain') }),
      ).toBeNull();
    }
    expect(row('WAITS').textContent).toContain(t('record.status.unpaid'));
    expect(row('OVER').textContent).toContain(t('record.status.cancelled'));
    // Nothing has happened with this one, but its time is running, and here the same would be bought again.
    const waiting = screen.getByRole('article', { name: /WAITS/ });
    expect(within(waiting).getByText(t('payment.status.check'))).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(told.length + 1);
  });

  test('an order out of time says so, offers the same again and leads to support, as an underpaid one does', async () => {
    const { user } = await renderPage('/neworder', {
      change: (world) => {
        ordersOnly(world, [
          ['OVER', 0, 'check'],
          ['HALF', 1, 'wrong_amount_waiting'],
          ['SHORT', 2, 'wrong_amount', CALLED_OFF],
        ]);
        for (const record of world.records) record.expireAt = Math.floor(Date.now() / 1000) - 60;
      },
    });
    const table = within(await screen.findByRole('table', { name: t('order.myOrders') }));
    const row = (id: string) => within(table.getByRole('row', { name: new RegExp(id) }));
    expect(await row('OVER').findByText(t('record.payment.timeOver'))).toBeTruthy();
    expect(await row('HALF').findByText(t('record.payment.partlyPaid'))).toBeTruthy();
    // Nothing can be sent any more, so the card names no Continue payment.
    const half = within(await screen.findByRole('article', { name: /HALF/ }));
    expect(half.getByText(t('payment.partOver'), STATUS)).toBeTruthy();
    expect(half.queryByText(t('payment.rest'))).toBeNull();
    const again = (id: string) =>
      row(id).queryByRole('button', { name: `${t('record.buyAgain')}: ${id}` });
    expect(again('OVER')).toBeTruthy();
    expect(again('HALF')).toBeNull();
    const whys = { OVER: 'timeOver', HALF: 'partOver', SHORT: 'status.wrong_amount' } as const;
    for (const [id, why] of Object.entries(whys)) {
      const support = await row(id).findByRole('link', { name: `${t('payment.support')}: ${id}` });
      expect(support.getAttribute('href')).toMatch(new RegExp(`subject=${id}$`));
      await user.hover(support);
      expect(await screen.findByRole('tooltip', { name: t(`payment.${why}`) })).toBeTruthy();
      await user.unhover(support);
      expect(row(id).queryByRole('button', { name: t.pattern('payment.continue') })).toBeNull();
    }

    const bell = await openBell(user);
    expect(await bell.findByText(/HALF/)).toBeTruthy();
    expect(bell.queryByText(/OVER/)).toBeNull();
  });
});
