/**
 * Paying, on the pages that sell: a page that is left before the answer, a price that changes, an unknown status, what is said of a purchase
 * that was left over, and a top-up that was credited while its tab was at the hosted page or hidden.
 */
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { UnknownEnum } from '@/api/contract';
import { CODE } from '@/api/contract/codes';
import {
  callsTo,
  dateAnswers,
  demo,
  expectPage,
  expectPicked,
  fill,
  goTo,
  holdBack,
  paidFor,
  payButton,
  payNow,
  pick,
  press,
  renderPage,
  sentence,
  worldState,
} from '../../../../tests/support/jsdom/renderPage';
import { t } from '../../../../tests/support/texts';
import { purchaseWith } from '../../../../tests/support/world/purchases';
import { signatureOf } from '../rules/purchase/payRequest';
import type { Purchase } from '../rules/purchase/purchase';
import { purchaseRows } from './purchases';

const PAY = '/recharge/cryptomusPay';

/** Presses "Pay with crypto" on Recharge; returns a function that lets the call reach the backend. */
async function payWithoutAnswer(user: UserEvent, amount: string): Promise<() => Promise<void>> {
  const letGo = holdBack(PAY);
  await fill(user, t('recharge.amount'), amount);
  await press(user, t('recharge.pay'));
  await waitFor(async () => expect(await callsTo(PAY)).toHaveLength(1));
  return letGo;
}

test('an answer after the customer has gone to another page does not take them away from there', async () => {
  const { user } = await renderPage('/recharge');
  const letGo = await payWithoutAnswer(user, '41');
  await goTo(user, 'dashboard');
  await letGo();
  await screen.findByRole('article', { name: t.pattern('payment.of.recharge') });
  await user.click(await screen.findByRole('link', { name: t('dashboard.addFunds') }));
  await expectPage('menu.recharge');
  expect(screen.getByRole('article', { name: t.pattern('payment.of.recharge') })).toBeTruthy();
  expect(paidFor()).toBe('');
});

/** Opens New order, and presses "Continue payment" of the unpaid order, which this browser has not stored yet. */
async function continuePayment(): Promise<void> {
  await renderPage('/neworder');
  const table = await screen.findByRole('table', { name: t('order.myOrders') });
  fireEvent.click(
    await within(table).findByRole('button', { name: t.pattern('payment.continue') }),
  );
}

test('Continue payment opens no payment page when another tab signs out before the purchase is stored', async () => {
  await continuePayment();
  localStorage.removeItem('userAuthData');
  await waitFor(() =>
    expect(purchaseRows().snapshot(demo().id)).toMatchObject([{ stage: 'unpaid' }]),
  );
  fireEvent(window, new StorageEvent('storage', { key: 'userAuthData' }));
  expect(await screen.findByLabelText(t('user.password'))).toBeTruthy();
  expect(paidFor()).toBe('');
});

/** Stores a purchase of the demo customer in this browser. */
async function remember(changes: Partial<Purchase>): Promise<void> {
  const purchase = purchaseWith({ userId: demo().id, ...changes });
  await act(() =>
    purchaseRows().change(purchase.userId, () => ({ write: [purchase], result: null })),
  );
}

/** Finds the note that contains this text. */
const noteOf = async (text: RegExp | string) =>
  (await screen.findByText(sentence(text))).closest<HTMLElement>('[role=alert], [role=status]') ??
  document.body;

async function chooseFromBalance(user: UserEvent): Promise<void> {
  await pick(user, /^25\sGB/);
  await pick(user, t.pattern('order.payWay.balance'));
}

const PAID = t.pattern('outcome.paid');
const COMPLETED = t('outcome.other', {
  kind: 'order',
  id: 'O77',
  status: 'completed',
});

test('an order with a status that nobody knows: a click on the same asks first, and then buys a new one', async () => {
  const { user, state } = await renderPage('/neworder', {
    faults: [
      {
        call: 'order.pay',
        answer: 'wrong-shape',
        data: { order_id: 'O77', status: 'completed', url: null, expire_at: null },
      },
    ],
  });
  await chooseFromBalance(user);
  await payNow(user);
  await noteOf(COMPLETED);
  await payNow(user);
  const dialog = within(await screen.findByRole('dialog', { name: t('payTwice.title') }));
  dialog.getByText(sentence(t.pattern('payTwice.unknownStatus', { kind: 'order', id: 'O77' })));
  expect(state.charges).toEqual([]);
  await user.click(dialog.getByRole('button', { name: t('payTwice.payAnyway') }));
  const note = within(await noteOf(PAID));
  expect(note.queryByRole('button')).toBeNull();
  expect(state.charges).toHaveLength(1);
  const ids = (await callsTo('/order/pay')).map((one) => one.request_id);
  expect(new Set(ids).size).toBe(2);
});

test('an order whose answer lacks the payment page is told as the order of this click, and not as one from before', async () => {
  const data = { order_id: 'O78', status: 'unpaid', url: null, expire_at: null };
  const { user } = await renderPage('/neworder', {
    faults: [{ call: 'order.pay', answer: 'wrong-shape', data }],
  });
  await pick(user, /^5\sGB/);
  await payNow(user);
  await noteOf(t('outcome.unpaid', { kind: 'order', id: 'O78' }));
  expect(paidFor()).toBe('');
});

test('a purchase that is no longer watched is watched again after "Check again" or "Continue payment"', async () => {
  const unwatched = { isWatched: false, watchedSince: MADE_AT, createdAt: MADE_AT };
  await remember({ id: 'open', stage: 'open', sendings: 1, openSince: MADE_AT, ...unwatched });
  const payUrl = new URL('/#/pay/R9', window.location.href).href;
  await remember({ ...topUp('R9'), ...unwatched, payUrl });
  const { user } = await renderPage('/neworder');
  const isWatched = (id: string) =>
    purchaseRows()
      .snapshot(demo().id)
      .find((one) => one.id === id)?.isWatched;
  const note = within(await noteOf(t.pattern('outcome.unwatched', { kind: 'order' })));
  expect(note.getByRole('button', { name: t('payment.dismiss') })).toBeTruthy();
  await user.click(note.getByRole('button', { name: t('outcome.checkAgain') }));
  await waitFor(() => expect(isWatched('open')).toBe(true));
  const card = within(await isFollowed('R9'));
  expect(card.getByText(t('payment.unwatched'))).toBeTruthy();
  // Nobody is asking, so the record's own status is told.
  expect(card.getByText(t('record.status.unpaid'))).toBeTruthy();
  // The pressed button goes, and the keyboard goes on in its card.
  card.getByRole('button', { name: t('outcome.checkAgain') }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(isWatched('R9')).toBe(true));
  await waitFor(() => expect(document.activeElement?.role).toBe('article'));
  await user.click(card.getByRole('button', { name: t('payment.continue') }));
  await waitFor(() => expect(paidFor()).toBe('R9'));
});

/** The top-ups were made a minute ago: a final purchase disappears from the list after a day. UTC seconds. */
const MADE_AT = Math.floor(Date.now() / 1000) - 60;
/** A top-up of the sum that an order lacks, made in this browser. */
const topUp = (id: string) =>
  ({
    id,
    type: 'recharge',
    stage: 'unpaid',
    orderId: id,
    payUrl: `https://pay.example/${id}`,
    isForOrder: true,
    isAcknowledged: true,
    createdAt: MADE_AT,
  }) as const;
/** Marks the hosted page of a top-up as this tab's last visit. */
const leftFor = (id: string) => sessionStorage.setItem('hostedPage', topUp(id).payUrl);
const isFollowed = (id: string) =>
  screen.findByRole('article', { name: t('payment.of.recharge', { id }) });

test('a tab that returns from the hosted page is brought to the order once, although another tab saw the credit first', async () => {
  await remember({ ...topUp('R1'), stage: 'paid' });
  leftFor('R1');
  await renderPage('/recharge');
  await expectPage('menu.neworder');
  expect(await screen.findByText(t('payment.backToOrder'))).toBeTruthy();
  await renderPage('/recharge');
  await isFollowed('R1');
  await expectPage('menu.recharge');
});

test('a tab that was not at the hosted page stays where it is', async () => {
  await remember({ ...topUp('R2'), stage: 'paid' });
  await renderPage('/recharge');
  await isFollowed('R2');
  await expectPage('menu.recharge');
});

test('a top-up that was clicked before, and is wanted for an order now, leads back to the order', async () => {
  const content = { type: 'recharge', amount: '20.00' } as const;
  await remember({ ...topUp('R4'), isForOrder: false, signature: signatureOf(content) });
  const { user } = await renderPage('/recharge?amount=20.00&back=neworder');
  const card = within(await isFollowed('R4'));
  expect(card.queryByRole('link', { name: t('recharge.back') })).toBeNull();
  await press(user, t('recharge.pay'));
  expect(await card.findByRole('link', { name: t('recharge.back') })).toBeTruthy();
  expect(await callsTo(PAY)).toEqual([]);
});

test('a click on a recharge that was paid in part and hidden: its note says that it exists, its card the rest', async () => {
  const content = { type: 'recharge', amount: '20.00' } as const;
  const paymentStatus = 'wrong_amount_waiting';
  const hidden = { paymentStatus, display: 'hidden' } as const;
  await remember({ ...topUp('R5'), ...hidden, signature: signatureOf(content) });
  const { user } = await renderPage('/recharge?amount=20.00');
  await press(user, t('recharge.pay'));
  await noteOf(t('outcome.existing', { kind: 'recharge', id: 'R5' }));
  const card = within(await isFollowed('R5'));
  expect(card.getByText(t(`payment.status.${paymentStatus}`))).toBeTruthy();
});

test('a tab out of sight is brought to the order when it is seen again', async () => {
  let visibility: DocumentVisibilityState = 'hidden';
  const spy = jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  await remember({ ...topUp('R3'), createdAt: MADE_AT + 2 });
  leftFor('R3');
  await renderPage('/recharge');
  await isFollowed('R3');
  await remember({ ...topUp('R3'), stage: 'paid', createdAt: MADE_AT + 2 });
  await screen.findByText(t('payment.credited'));
  await expectPage('menu.recharge');
  visibility = 'visible';
  fireEvent(document, new Event('visibilitychange'));
  await expectPage('menu.neworder');
  spy.mockRestore();
});

/** Returns what was ordered here: the seed's open order, which is followed as on every device, is left out. */
const ordered = () =>
  purchaseRows()
    .snapshot(demo().id)
    .filter(({ display }) => display !== 'quiet');

test.each([
  ['from the balance', { isCrypto: false }],
  ['in crypto without a payment page', { payUrl: null }],
])(
  'an unpaid order %s that is no longer watched: its note says and offers Check again',
  async (_, way) => {
    const slow = { id: 'slow', orderId: 'O91', stage: 'unpaid', ...way } as const;
    await remember({ ...slow, isWatched: false, watchedSince: MADE_AT, createdAt: MADE_AT });
    await renderPage('/neworder');
    const note = within(await noteOf(t('outcome.unpaidUnwatched', { kind: 'order', id: 'O91' })));
    expect(note.getByRole('button', { name: t('outcome.checkAgain') })).toBeTruthy();
  },
);

test('a paid order whose page was left before the answer keeps its note, beside the free trial, until it is dismissed', async () => {
  await remember({ id: 'left', stage: 'paid', orderId: 'O88', isCrypto: false });
  demo().trialUsed = false;
  const { user } = await renderPage('/neworder');
  expect(await screen.findByRole('button', { name: t('order.trial') })).toBeTruthy();
  const note = within(await noteOf(PAID));
  expect(note.getByRole('link', { name: t('outcome.useIt') })).toBeTruthy();
  await user.click(note.getByRole('button', { name: t('payment.dismiss') }));
  await waitFor(() => expect(screen.queryByText(sentence(PAID))).toBeNull());
  expect(ordered()).toEqual([]);
});

test('an order in crypto that was found: its note says so and offers a new one, its card that the time is over', async () => {
  const found = { id: 'found', orderId: 'O89', stage: 'unpaid', isFound: true } as const;
  const payUrl = 'https://pay.example/O89';
  await remember({ ...found, payUrl, createdAt: MADE_AT, expireAt: MADE_AT });
  await renderPage('/neworder');
  const note = within(await noteOf(t('outcome.found', { kind: 'order', id: 'O89' })));
  expect(note.getByRole('button', { name: t('outcome.createNew.order') })).toBeTruthy();
  expect(note.getByRole('link', { name: t('payment.support') })).toBeTruthy();
  const card = within(await screen.findByRole('article', { name: /O89/ }));
  expect(card.getByText(t('payment.timeOver'))).toBeTruthy();
});

test('a device whose clock is five hours ahead: an order that can still be paid is paid, and not bought once more', async () => {
  const ahead = 5 * 3600;
  const expireAt = Math.floor(Date.now() / 1000) - ahead + 1800;
  dateAnswers(-ahead);
  const { user, state } = await renderPage('/neworder');
  await pick(user, /^5\sGB/);
  await payNow(user);
  await waitFor(() => expect(paidFor()).not.toBe(''));
  const id = paidFor();
  // The mock uses the device's clock, so the end of the order is moved to where the service's clock would have put it.
  const [purchase] = purchaseRows().snapshot(demo().id);
  if (purchase) await remember({ ...purchase, expireAt });
  for (const record of state.records) if (record.id === id) record.expireAt = expireAt;
  cleanup();
  await renderPage('/neworder');
  const card = within(await screen.findByRole('article', { name: t('payment.of.order', { id }) }));
  expect(card.getByRole('button', { name: t('payment.continue') })).toBeTruthy();
  expect(card.queryByText(t('payment.timeOver'))).toBeNull();
  const table = within(await screen.findByRole('table', { name: t('order.myOrders') }));
  await table.findByRole('button', { name: `${t('payment.continue')}: ${id}` });
  const records = state.records.length;
  await pick(user, /^5\sGB/);
  await payNow(user);
  const note = within(await noteOf(t('outcome.existing', { kind: 'order', id })));
  expect(note.getByRole('button', { name: t('payment.continue') })).toBeTruthy();
  expect(state.records).toHaveLength(records);
});

const SUM = '/order/check';
const ORDER = '/order/pay';

/** Moves the clock forward, in ms: by default a minute, after which the shown sum is too old to be paid without a new one. */
function moveClock(by = 60_000): void {
  const { now } = Date;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + by);
}

test('nothing is ordered when the customer leaves while an old sum is requested again', async () => {
  const { user } = await renderPage('/neworder');
  await chooseFromBalance(user);
  const button = await payButton();
  const counts = (await callsTo(SUM)).length;
  moveClock();
  const letGo = holdBack(SUM);
  await user.click(button);
  await waitFor(async () => expect(await callsTo(SUM)).toHaveLength(counts + 1));
  await goTo(user, 'dashboard');
  await letGo();
  const unsent = { kind: 'order', amount: '$57.50' };
  expect(await screen.findByText(t('outcome.notSent', unsent))).toBeTruthy();
  await goTo(user, 'neworder');
  await screen.findByRole('button', { name: t('order.payNow') });
  expect(await callsTo(ORDER)).toEqual([]);
  expect(ordered()).toEqual([]);
});

/** Applies a coupon code on New order. */
async function applyCoupon(user: UserEvent, code: string): Promise<void> {
  await fill(user, t('order.coupon'), code);
  await press(user, t('order.apply'));
  await screen.findByText(sentence(t('order.couponApplied', { code })));
}

/** Presses Pay now; returns a function that lets the call reach the backend. */
async function orderWithoutAnswer(user: UserEvent): Promise<() => Promise<void>> {
  const letGo = holdBack(ORDER);
  await payNow(user);
  await waitFor(async () => expect(await callsTo(ORDER)).toHaveLength(1));
  return letGo;
}

const REFUSED_COUPON = { call: 'order.pay', answer: 'code', code: CODE.couponInvalid } as const;

test('a coupon that is refused after its page was left is told by a toast', async () => {
  const { user } = await renderPage('/neworder', { faults: [REFUSED_COUPON] });
  await chooseFromBalance(user);
  await applyCoupon(user, 'SAVE10');
  const letGo = await orderWithoutAnswer(user);
  await goTo(user, 'dashboard');
  await letGo();
  expect(await screen.findByText(t('server.couponInvalid'))).toBeTruthy();
});

test('a coupon that is refused while another one stands in its place: a toast tells it, and the other one stays', async () => {
  const { user } = await renderPage('/neworder', { faults: [REFUSED_COUPON] });
  await chooseFromBalance(user);
  await applyCoupon(user, 'SAVE10');
  const letGo = await orderWithoutAnswer(user);
  await press(user, t('order.couponRemove'));
  await applyCoupon(user, 'WELCOME5');
  await letGo();
  await screen.findByText(t('server.couponInvalid'));
  expect(screen.getByText(sentence(t('order.couponApplied', { code: 'WELCOME5' })))).toBeTruthy();
});

test('an order that is paid while another is put together is told by a toast, and the other keeps its draft', async () => {
  const { user } = await renderPage('/neworder');
  await chooseFromBalance(user);
  const letGo = await orderWithoutAnswer(user);
  await pick(user, /^5\sGB/);
  await fill(user, t('order.coupon'), 'SAVE10');
  await letGo();
  expect(await screen.findByText(sentence(PAID))).toBeTruthy();
  await payButton();
  expect(screen.getByLabelText(t('order.coupon'))).toHaveProperty('value', 'SAVE10');
  await renderPage('/neworder');
  await screen.findByRole('radio', { name: /^5\sGB/ });
  expectPicked(/^5\sGB/);
});

test('a recharge that is answered while another amount is typed leaves that amount its draft', async () => {
  const { user } = await renderPage('/recharge');
  const letGo = await payWithoutAnswer(user, '41');
  await fill(user, t('recharge.amount'), '80');
  await letGo();
  await waitFor(() => expect(paidFor()).not.toBe(''));
  await renderPage('/recharge');
  expect(screen.getByLabelText(t('recharge.amount'))).toHaveProperty('value', '80');
});

/** The answer to 25 GB, once its price has changed. */
const HIGHER_PRICE = {
  call: 'order.check',
  answer: 'wrong-shape',
  data: {
    quantity: 25,
    duration_days: 30,
    price_per_gb: '2.80',
    original_price: '70.00',
    discount: '0.00',
    processing_fee: '0.00',
    total_amount: '70.00',
    coupon_code: null,
  },
} as const;

test.each([
  ['is counted again', false],
  ['comes with another price', true],
])(
  'an order that is changed right before its old sum %s is not sent, and a toast says so',
  async (_, isHigher) => {
    const { user, fail } = await renderPage('/neworder');
    await chooseFromBalance(user);
    const button = await payButton();
    moveClock();
    const letGo = holdBack(SUM, 'quantity=25');
    const counts = (await callsTo(SUM)).length;
    await user.click(button);
    await waitFor(async () => expect(await callsTo(SUM)).toHaveLength(counts + 1));
    if (isHigher) fail(HIGHER_PRICE);
    await pick(user, /^5\sGB/);
    if (isHigher) await letGo();
    const amount = '$57.50';
    expect(await screen.findByText(t('outcome.notSent', { kind: 'order', amount }))).toBeTruthy();
    await letGo();
    await payButton();
    expect(await callsTo(ORDER)).toEqual([]);
  },
);

test('when the clock was put back, the age of a sum is unknown, so the sum is requested again before paying', async () => {
  const { user } = await renderPage('/neworder');
  await chooseFromBalance(user);
  const button = await payButton();
  const counts = (await callsTo(SUM)).length;
  moveClock(-3_600_000);
  await user.click(button);
  await noteOf(PAID);
  expect(await callsTo(SUM)).toHaveLength(counts + 1);
});

test('an unsent order that another tab sends, and that is refused there: its note goes', async () => {
  const { user, fail } = await renderPage('/neworder');
  await chooseFromBalance(user);
  await payButton();
  const auth = JSON.parse(localStorage.getItem('userAuthData') ?? '{}');
  localStorage.setItem('userAuthData', JSON.stringify({ ...auth, expire_at: 1 }));
  fail({ call: 'user.refreshToken', answer: 'status' });
  await payNow(user);
  const unsent = sentence(t.pattern('outcome.notSent', { kind: 'order' }));
  await screen.findByText(unsent);
  const [purchase] = ordered();
  await remember({ ...purchase, stage: 'refused', isAcknowledged: true });
  await waitFor(() => expect(screen.queryByText(unsent)).toBeNull());
  expect(screen.queryByText(sentence(t.pattern('outcome.closed', { kind: 'order' })))).toBeNull();
});

test('the question before a second purchase goes when the earlier one is found, and says that the second was not sent', async () => {
  const open = { id: 'open', stage: 'open', sendings: 1, signature: 'another' } as const;
  await remember(open);
  const { user } = await renderPage('/neworder');
  await chooseFromBalance(user);
  await payNow(user);
  await screen.findByRole('dialog', { name: t('payTwice.title') });
  const found = { stage: 'paid', isFound: true, isCrypto: false, orderId: 'O90' } as const;
  await remember({ ...open, ...found });
  await noteOf(t.pattern('outcome.found', { kind: 'order', id: 'O90' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(t.pattern('payTwice.answered', { kind: 'order' }))).toBeTruthy();
  expect(await callsTo(ORDER)).toEqual([]);
  // Later news of it brings no question back.
  const orderStatus = 'disputed' as UnknownEnum;
  await remember({ ...open, ...found, stage: 'other', orderStatus });
  await noteOf(t.pattern('outcome.other', { kind: 'order', id: 'O90' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an order that is found paid says so, also beside another package that was chosen meanwhile', async () => {
  const { user, fail, heal } = await renderPage('/neworder');
  await chooseFromBalance(user);
  await payButton();
  fail({ call: 'order.pay', answer: 'drop', effect: 'done' });
  fail({ call: 'order.rechargeRecord', answer: 'status', times: null });
  await payNow(user);
  await noteOf(t.pattern('outcome.unknown', { kind: 'order' }));
  await pick(user, /^5\sGB/);
  heal();
  await press(user, t('outcome.checkAgain'));
  await noteOf(t.pattern('outcome.found', { kind: 'order' }));
});

test('"Check again" that finds nothing new says so, and one that cannot read the records says that', async () => {
  const { user, fail } = await renderPage('/neworder');
  await chooseFromBalance(user);
  fail({ call: 'order.pay', answer: 'drop' });
  await payNow(user);
  await noteOf(t.pattern('outcome.unknown', { kind: 'order' }));
  await payButton();
  await press(user, t('outcome.checkAgain'));
  expect(await screen.findByText(t('outcome.unchanged'))).toBeTruthy();
  await payButton();
  fail({ call: 'order.rechargeRecord', answer: 'status', times: null });
  await press(user, t('outcome.checkAgain'));
  expect(await screen.findByText(t('payment.askFailed'))).toBeTruthy();
});

describe('the question before a second purchase, answered a minute later', () => {
  const asked = async () => {
    await remember({ id: 'open', stage: 'open', sendings: 1, signature: 'another' });
    const page = await renderPage('/neworder');
    await chooseFromBalance(page.user);
    await payNow(page.user);
    const dialog = await screen.findByRole('dialog', { name: t('payTwice.title') });
    moveClock();
    const goOn = () =>
      page.user.click(within(dialog).getByRole('button', { name: t('payTwice.payAnyway') }));
    return { ...page, goOn };
  };
  const nothingIsSent = async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await callsTo(ORDER)).toEqual([]);
  };

  test('when the price has changed: nothing is sent, and the new sum is told in its place until another package is chosen', async () => {
    const { goOn, fail, user } = await asked();
    fail(HIGHER_PRICE);
    await goOn();
    const priceChanged = t('outcome.priceChanged', { total: '$70.00' });
    await screen.findByText(priceChanged);
    await nothingIsSent();
    await pick(user, /^5\sGB/);
    expect(screen.queryByText(priceChanged)).toBeNull();
    expect(await screen.findByText(t.pattern('outcome.unknown', { kind: 'order' }))).toBeTruthy();
  });

  test('when the sum cannot be counted: nothing is sent, and why is told in its place and by a toast', async () => {
    const { goOn, fail } = await asked();
    fail({ call: 'order.check', answer: 'status' });
    await goOn();
    const why = t.pattern('failure.http', { status: 502 });
    await waitFor(() => expect(screen.getAllByText(why)).toHaveLength(2));
    await nothingIsSent();
  });

  test('when the browser is offline: nothing is sent, and a toast tells why', async () => {
    const { goOn, fail } = await asked();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fail({ call: 'order.check', answer: 'drop' });
    await goOn();
    expect(await screen.findByText(t('failure.network'))).toBeTruthy();
    await nothingIsSent();
  });
});

test('the free trial beside an open order: the question is asked first, and it is the trial’s button that is busy then', async () => {
  await remember({ id: 'open', stage: 'open', sendings: 1, signature: 'another' });
  worldState().records = [];
  demo().trialUsed = false;
  const { user } = await renderPage('/neworder');
  const trial = await screen.findByRole('button', { name: t('order.trial') });
  const paying = await payButton();
  await user.click(trial);
  const question = within(await screen.findByRole('dialog'));
  const letGo = holdBack('/order/pay');
  await user.click(question.getByRole('button', { name: t('payTwice.payAnyway') }));
  await waitFor(async () => expect(await callsTo('/order/pay')).toMatchObject([{ is_trial: '1' }]));
  const isBusy = (button: HTMLElement) => button.classList.contains('ant-btn-loading');
  expect([isBusy(trial), isBusy(paying)]).toEqual([true, false]);
  await letGo();
  expect(await screen.findByText(sentence(PAID))).toBeTruthy();
});
