/**
 * A purchase is made once, whatever happens to its call: lost answers, a session that ends on the click.
 * Reloads, other tabs and Back need a browser (tests/e2e/purchases.spec.ts).
 */
import { screen, waitFor } from '@testing-library/react';
import { usd } from '../../mock/world/money';
import { GB, leftIn, type PaymentRecord } from '../../mock/world/state';
import {
  actOnHostedPage,
  callsTo,
  demo,
  expectPicked,
  fill,
  type OpenPage,
  paidFor,
  passTime,
  payButton,
  payNow,
  pick,
  pickRussian,
  press,
  renderPage,
  sentence,
  worldState,
} from '../support/jsdom/renderPage';
import { ru, t } from '../support/texts';

const ORDER = '/order/pay';
const RECHARGE = '/recharge/cryptomusPay';
const RECORDS = '/order/rechargeRecord';
const PAID = sentence(t.pattern('outcome.paid'));
const NOT_SENT = t.pattern('outcome.notSent', { kind: 'order' });
const UNKNOWN = t.pattern('outcome.unknown', { kind: 'order' });
const FOUND = sentence(t.pattern('outcome.found', { kind: 'order' }));

const LOST = { answer: 'drop', effect: 'done' } as const;
const RECORDS_LOST = { call: 'order.rechargeRecord', answer: 'drop', times: null } as const;

const FIVE = /^5\sGB/;
const BALANCE = t.pattern('order.payWay.balance');

/** Opens New order with 5 GB chosen, to be paid from the balance, and counted. */
async function openFive(): Promise<OpenPage> {
  const page = await renderPage('/neworder');
  await pick(page.user, FIVE);
  await pick(page.user, BALANCE);
  await screen.findAllByText(/15\.50/);
  await payButton();
  return page;
}

/** Returns the request ids of the calls of a path, in the order of sending. */
const idsOf = async (path: string) => (await callsTo(path)).map((call) => call.request_id);

async function isChargedOnce({ charges }: OpenPage['state']): Promise<void> {
  expect(await idsOf(ORDER)).toHaveLength(1);
  expect(charges).toHaveLength(1);
}

/** Returns the orders and recharges that the world has beside these. */
const newRecords = (before: readonly PaymentRecord[]) =>
  worldState().records.filter(({ id }) => before.every((one) => one.id !== id));

/** Lets time pass, a poll at a time, until a text is shown. */
async function waitUntilSaid(text: RegExp): Promise<void> {
  for (let polls = 0; polls < 5 && screen.queryByText(text) === null; polls += 1) {
    const before = (await callsTo(RECORDS)).length;
    await passTime();
    await waitFor(async () => expect((await callsTo(RECORDS)).length).toBeGreaterThan(before));
    await screen.findByText(text, {}, { timeout: 1000 }).catch(() => null);
  }
  expect(await screen.findByText(text)).toBeTruthy();
}

describe('an order is made once', () => {
  test('Enter held down, from the balance: one charge, and the button asks before another', async () => {
    const { user, state } = await openFive();
    const before = leftIn(demo().lots);
    (await payButton()).focus();
    await user.keyboard('{Enter>20/}');
    expect(await screen.findByText(PAID)).toBeTruthy();
    await user.keyboard('{Enter}');
    const again = await screen.findByRole('button', { name: t('record.buyAgain') });
    await isChargedOnce(state);
    expect(leftIn(demo().lots) - before).toBe(5 * GB);
    // Another purchase is a decision of its own, and then has an id of its own.
    await user.click(again);
    await payNow(user);
    await waitFor(() => expect(state.charges).toHaveLength(2));
    expect(await screen.findByText(PAID)).toBeTruthy();
    expect(new Set(await idsOf(ORDER)).size).toBe(2);
  });

  test('a lost answer: the order is found by its request id, and not sent again', async () => {
    const { user, state, fail } = await openFive();
    fail({ call: 'order.pay', ...LOST });
    await payNow(user);
    expect(await screen.findByText(FOUND)).toBeTruthy();
    // No toast says less beside the note.
    expect(screen.queryByText(t.pattern('failure.networkChanging'))).toBeNull();
    await isChargedOnce(state);
  });

  test('a lost answer and lost records: not known, asked again by a click, and then told', async () => {
    const { user, state, fail, heal } = await openFive();
    fail({ call: 'order.pay', ...LOST }, RECORDS_LOST);
    await payNow(user);
    expect(await screen.findByText(UNKNOWN)).toBeTruthy();
    const again = () => screen.findByRole('button', { name: t('outcome.checkAgain') });
    const isAtRest = async () => {
      const button = await again();
      await waitFor(() => expect(button.classList.contains('ant-btn-loading')).toBe(false));
    };
    await isAtRest();
    const asked = (await callsTo('/order/rechargeRecord')).length;
    await user.click(await again());
    await waitFor(async () =>
      expect((await callsTo('/order/rechargeRecord')).length).toBeGreaterThan(asked),
    );
    // The check is over, and the buttons take clicks again.
    await isAtRest();
    expect(screen.getByText(UNKNOWN)).toBeTruthy();
    heal();
    await user.click(await again());
    expect(await screen.findByText(FOUND)).toBeTruthy();
    await isChargedOnce(state);
  });

  test('a call that never arrived: only the customer’s own click sends again, with the same id', async () => {
    const { user, state, fail } = await openFive();
    fail({ call: 'order.pay', answer: 'drop' });
    await payNow(user);
    expect(await screen.findByText(UNKNOWN)).toBeTruthy();
    await waitUntilSaid(t.pattern('outcome.absent', { kind: 'order' }));
    expect(state.charges).toEqual([]);
    const again = await renderPage('/neworder');
    await payButton();
    expect(await idsOf(ORDER)).toHaveLength(1);
    await payNow(again.user);
    expect(await screen.findByText(PAID)).toBeTruthy();
    const ids = await idsOf(ORDER);
    expect(ids).toHaveLength(2);
    expect(ids[1]).toBe(ids[0]);
    expect(state.charges).toHaveLength(1);
  });

  test('the session cannot be refreshed on the click: nothing was sent, and the next click pays once', async () => {
    const { user, state, fail } = await openFive();
    const auth = JSON.parse(localStorage.getItem('userAuthData') ?? '{}');
    localStorage.setItem('userAuthData', JSON.stringify({ ...auth, expire_at: 1 }));
    fail({ call: 'user.refreshToken', answer: 'status' });
    await payNow(user);
    expect(await screen.findByText(NOT_SENT)).toBeTruthy();
    expect(await idsOf(ORDER)).toEqual([]);
    await payNow(user);
    expect(await screen.findByText(PAID)).toBeTruthy();
    expect(screen.queryByText(NOT_SENT)).toBeNull();
    await isChargedOnce(state);
  });

  test('the session ends on Pay now: nothing is charged, the order is kept, and the next click pays once', async () => {
    const { user, state } = await openFive();
    for (const session of Object.values(state.sessions)) session.revoked = true;
    await payNow(user);
    await screen.findByLabelText(t('user.password'));
    expect(document.querySelector('.ant-message-notice')).toBeNull();
    expect(state.charges).toEqual([]);
    await fill(user, t('user.email'), demo().email);
    await fill(user, t('user.password'), 'demo12345');
    await user.keyboard('{Enter}');
    await screen.findByRole('heading', { level: 1, name: t('menu.neworder') });
    await screen.findByRole('radio', { name: FIVE });
    await waitFor(() => expectPicked(FIVE));
    expectPicked(BALANCE);
    expect(state.charges).toEqual([]);
    await payNow(user);
    expect(await screen.findByText(PAID)).toBeTruthy();
    expect(state.charges).toHaveLength(1);
  });
});

test('a recharge whose answer is lost: told by the bell, looked up, told and followed, in both languages', async () => {
  const { user, fail, heal } = await renderPage('/recharge');
  const before = [...worldState().records];
  fail({ call: 'recharge.cryptomusPay', ...LOST }, RECORDS_LOST);
  await fill(user, t('recharge.amount'), '50');
  await press(user, t('recharge.pay'));
  const about = { kind: 'recharge' };
  const again = await screen.findByRole('button', { name: t('outcome.checkAgain') });
  await press(user, t.pattern('bell.name'));
  const notice = { name: t.pattern('bell.purchaseOpen', about) };
  const inBell = await screen.findByRole('link', notice);
  expect(inBell.getAttribute('href')).toMatch(/\/recharge$/);
  await user.keyboard('{Escape}');
  heal();
  await user.click(again);
  expect(await screen.findByText(sentence(t.pattern('outcome.found', about)))).toBeTruthy();
  expect(await screen.findByRole('region', { name: t('payment.tracker') })).toBeTruthy();
  await pickRussian(user);
  expect(await screen.findByText(sentence(ru.pattern('outcome.found', about)))).toBeTruthy();
  expect(await screen.findByRole('region', { name: ru('payment.tracker') })).toBeTruthy();
  // Pressing again sends nothing: the recharge that waits is shown.
  await press(user, ru('recharge.pay'));
  expect(await screen.findByText(sentence(ru.pattern('outcome.existing', about)))).toBeTruthy();
  expect(await idsOf(RECHARGE)).toHaveLength(1);
  expect(newRecords(before)).toHaveLength(1);
});

test('a top-up for an order brings back to it once credited, and pays it', async () => {
  const thousand = /1,000\sGB/;
  const first = await renderPage('/neworder');
  await pick(first.user, thousand);
  await pick(first.user, BALANCE);
  await first.user.click(
    await screen.findByRole('link', { name: t.pattern('order.add', { amount: '$' }) }),
  );
  await press(first.user, t('recharge.pay'));
  await waitFor(() => expect(paidFor()).not.toBe(''));
  const top = worldState().records.find(({ id }) => id === paidFor());
  if (!top) throw new Error('no recharge was made');
  actOnHostedPage(top, 'paid');
  const { user, state } = await renderPage('/recharge');
  await screen.findByRole('article', { name: new RegExp(top.id) });
  // Without a click the order is restored as it was left.
  await passTime();
  await screen.findByRole('radio', { name: thousand });
  await waitFor(() => expectPicked(thousand));
  expectPicked(BALANCE);
  await payNow(user);
  expect(await screen.findByText(PAID)).toBeTruthy();
  expect(state.charges.map(({ by }) => by)).toEqual(['cryptomus', 'balance']);
  expect(usd(demo().balance)).toBe('0.00');
});
