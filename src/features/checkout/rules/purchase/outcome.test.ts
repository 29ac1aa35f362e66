import type { PaymentRecord, PaymentStatus, UnknownEnum } from '@/api/contract';
import type { Usd } from '@/lib/number/money';
import { tableOf } from '../../../../../tests/support/documents';
import { t } from '../../../../../tests/support/texts';
import { NOW, purchaseWith, recordWith } from '../../../../../tests/support/world/purchases';
import { PAYMENT_STEPS, type Tone } from '../payment';
import {
  amountDue,
  availableActions,
  classifyOutcome,
  classifyTimeUp,
  filterTracked,
  isPayable,
  isStatusCurrent,
  needsNotice,
  needsSupport,
  type OutcomeKind,
  type PurchaseAction,
  paymentStep,
  paymentTone,
  recordState,
} from './outcome';
import type { Purchase, Stage } from './purchase';

/** A status that the portal does not know. */
const UNKNOWN = 'on_the_moon' as UnknownEnum & PaymentStatus;

describe('the time to pay', () => {
  it.each<
    [PaymentStatus | null, offer: PurchaseAction, offerLate: PurchaseAction, timeUp: string | null]
  >([
    [null, 'continue', 'createNew', 'timeOver'],
    ['check', 'continue', 'createNew', 'timeOver'],
    // The rest may have been sent in the last minute.
    ['wrong_amount_waiting', 'continue', 'checkAgain', 'partOver'],
    // The provider has received money, so nobody is asked to pay again, even after the time is over.
    ['confirm_check', 'checkAgain', 'checkAgain', null],
    ['process', 'checkAgain', 'checkAgain', null],
    ['locked', 'checkAgain', 'checkAgain', null],
    ['refund_process', 'checkAgain', 'checkAgain', null],
    [UNKNOWN, 'checkAgain', 'checkAgain', null],
  ])('%s: offers %s in time, %s after it, says %s', (paymentStatus, offer, offerLate, timeUp) => {
    const payUrl = 'https://pay.example/O1';
    const purchase = purchaseWith({ stage: 'unpaid', paymentStatus, payUrl, expireAt: NOW + 60 });
    expect(availableActions(purchase, NOW, false)).toEqual([offer]);
    expect(isPayable(purchase, NOW)).toBe(offer === 'continue');
    expect(classifyTimeUp(purchase, NOW)).toBeNull();
    expect(availableActions(purchase, NOW + 61, false)).toEqual([offerLate]);
    expect(isPayable(purchase, NOW + 61)).toBe(false);
    expect(classifyTimeUp(purchase, NOW + 61)).toBe(timeUp);
  });

  it('has no end where the service names none', () => {
    const purchase = purchaseWith({ stage: 'unpaid', paymentStatus: 'check', expireAt: null });
    expect(classifyTimeUp(purchase, NOW)).toBeNull();
  });
});

describe('docs/purchase.md "What is said" has the words and the buttons of a note, which must be shown, for one that is', () => {
  const BUTTONS: Readonly<Record<PurchaseAction, string>> = {
    checkAgain: t('outcome.checkAgain'),
    continue: t('payment.continue'),
    createNew: t('outcome.createNew.order'),
    use: t('outcome.useIt'),
    dismiss: t('payment.dismiss'),
  };
  const absent = { stage: 'open', isAbsent: true, openSince: NOW } as const;
  const unpaid = { stage: 'unpaid', isFound: true, payUrl: '/pay', expireAt: NOW + 60 } as const;
  const slow = { stage: 'unpaid', isFound: true, isCrypto: false } as const;
  const LOST: Readonly<Record<string, Partial<Purchase>>> = {
    'not yet absent': { stage: 'open' },
    absent,
    'absent, an hour after the loss': { ...absent, openSince: NOW - 3600 },
    'absent, no longer watched (a week)': { ...absent, isWatched: false },
    'neither found nor absent, no longer watched': { stage: 'open', isWatched: false },
    'found paid': { stage: 'paid', isFound: true },
    'found unpaid, from the balance': slow,
    'found unpaid, no longer watched': { ...unpaid, isWatched: false },
    'found unpaid, in crypto': unpaid,
    'found unpaid, in crypto, without a payment page': { ...unpaid, payUrl: null },
    'found unpaid, in crypto, the time is up, no money known': { ...unpaid, expireAt: NOW },
    'found unpaid, in crypto, money has arrived': { ...unpaid, paymentStatus: 'confirm_check' },
  };
  const { rows } = tableOf('docs/purchase.md', 'its answer was lost, and it is');
  it('of each kind', () => expect(rows.map(([where]) => where)).toEqual(Object.keys(LOST)));
  it.each(rows)('%s', (where = '', words, buttons) => {
    const purchase = purchaseWith(LOST[where]);
    const offers = availableActions(purchase, NOW, false).map((action) => BUTTONS[action]);
    if (needsSupport(purchase, NOW)) offers.push(t('payment.support'));
    expect(`\`outcome.${classifyOutcome(purchase)}\``).toBe(words);
    expect(offers.join(', ')).toBe(buttons);
    expect(needsNotice(purchase)).toBe(true);
  });
});

describe('what a page says of a purchase, whether it must, and what it offers to do', () => {
  const told = { isAcknowledged: true };
  const unpaid = { stage: 'unpaid', payUrl: '/pay', ...told } as const;
  const slow = { stage: 'unpaid', isCrypto: false } as const;
  it.each<[Partial<Purchase>, OutcomeKind, isDue: boolean, PurchaseAction[]]>([
    [{ stage: 'intended' }, 'notSent', false, ['dismiss']],
    [{ stage: 'sent' }, 'unknown', false, ['checkAgain']],
    [{ stage: 'refused', ...told }, 'closed', false, ['dismiss']],
    [unpaid, 'unpaid', false, ['continue']],
    [{ ...unpaid, payUrl: null }, 'unpaid', false, ['createNew']],
    // Its card would have no way on.
    [{ stage: 'unpaid', orderId: 'O1', payUrl: null }, 'unpaid', true, ['createNew']],
    // An order from the balance that is only slow.
    [slow, 'unpaid', true, ['checkAgain']],
    [{ ...slow, isCrypto: true, isWatched: false }, 'unpaid', true, ['checkAgain', 'dismiss']],
    [{ ...unpaid, isWatched: false }, 'unpaid', false, ['checkAgain', 'dismiss']],
    [{ ...unpaid, paymentStatus: 'check' }, 'unpaid', false, ['continue']],
    [{ ...unpaid, paymentStatus: 'locked' }, 'unpaid', false, ['checkAgain']],
    [{ ...unpaid, paymentStatus: UNKNOWN }, 'other', false, ['checkAgain']],
    [{ stage: 'paid', ...told }, 'paid', false, ['use', 'dismiss']],
    [{ stage: 'paid', isFound: true, ...told }, 'paid', false, ['use', 'dismiss']],
    [{ stage: 'paid', type: 'recharge', ...told }, 'paid', false, ['dismiss']],
    [{ stage: 'cancelled', ...told }, 'closed', false, ['dismiss']],
    [{ stage: 'cancelled', paymentStatus: 'cancel', ...told }, 'closed', false, ['dismiss']],
    [{ stage: 'cancelled', paymentStatus: 'wrong_amount' }, 'closed', true, ['dismiss']],
    [{ stage: 'refunded', ...told }, 'refunded', false, ['dismiss']],
    [{ stage: 'other', ...told }, 'other', false, ['checkAgain']],
    [{ stage: 'other', isWatched: false, ...told }, 'other', false, ['checkAgain', 'dismiss']],
    [{ stage: 'gone', ...told }, 'gone', false, ['dismiss']],
  ])('%j: %s, %p, %j', (changes, words, isDue, offers) => {
    const purchase = purchaseWith(changes);
    expect(classifyOutcome(purchase)).toBe(words);
    expect(needsNotice(purchase)).toBe(isDue);
    expect(availableActions(purchase, NOW, false)).toEqual(offers);
  });

  const PLACES: readonly (readonly [string, Partial<Purchase>])[] = [
    ['in crypto', { orderId: 'O1' }],
    ['in crypto, and not found yet', {}],
    ['from the balance', { isCrypto: false, orderId: 'O1' }],
    ['for the balance', { type: 'recharge', orderId: 'R1' }],
  ];
  // Of the others nothing is known but by the click that made them.
  const STAGES = ['open', 'unpaid', 'paid', 'cancelled', 'refunded', 'other', 'gone'] as const;
  it.each(STAGES.flatMap((stage) => PLACES.map(([place, form]) => [stage, place, form] as const)))(
    'whoever has not read that one is %s, %s, finds a note or a card',
    (stage, _, form) => {
      const purchase = purchaseWith({ stage, ...form });
      const hasCard = filterTracked([purchase], null, NOW).length > 0;
      expect(needsNotice(purchase) || hasCard).toBe(true);
    },
  );

  it('a payment with a card has a note only if its answer was lost', () => {
    const followed = purchaseWith({ stage: 'unpaid', orderId: 'O1', payUrl: '/pay' });
    expect(needsNotice(followed)).toBe(false);
    expect(needsNotice({ ...followed, isFound: true })).toBe(true);
  });

  it('to whoever has just clicked, a paid order is there to be used; news of it can be put away', () => {
    expect(availableActions(purchaseWith({ stage: 'paid' }), NOW, true)).toEqual(['use']);
    const found = purchaseWith({ stage: 'paid', isFound: true, isAcknowledged: false });
    expect(availableActions(found, NOW, true)).toEqual(['use', 'dismiss']);
  });
});

describe('a followed payment', () => {
  /** The step that it waits for, how it stands, whether it needs support, and whether the provider's last status is current. */
  type Row = [Stage, PaymentStatus | null, string | null, Tone, boolean, boolean];
  const ROWS: readonly Row[] = [
    ['unpaid', null, 'none', 'wait', false, false],
    ['unpaid', 'check', 'none', 'wait', false, true],
    ['unpaid', 'wrong_amount_waiting', 'sent', 'warn', false, true],
    ['unpaid', 'confirm_check', 'confirmed', 'wait', false, true],
    ['unpaid', 'locked', 'confirmed', 'warn', true, true],
    ['unpaid', 'refund_process', null, 'warn', false, true],
    ['unpaid', UNKNOWN, null, 'warn', false, true],
    ['paid', null, 'done', 'good', false, false],
    ['paid', 'paid_over', 'done', 'good', true, true],
    ['cancelled', 'cancel', null, 'bad', true, true],
    ['cancelled', null, null, 'bad', true, false],
    ['cancelled', 'refund_fail', null, 'warn', true, true],
    ['gone', null, null, 'warn', true, false],
    ['gone', 'check', null, 'warn', true, false],
    // A status that nobody knows is told, as it came, in place of the provider's last one.
    ['other', null, null, 'warn', true, false],
    ['other', 'check', null, 'warn', true, false],
    ['other', UNKNOWN, null, 'warn', true, false],
    // A later record has another status than the provider's last one.
    ['paid', 'check', 'done', 'good', false, false],
    ['paid', 'locked', 'done', 'good', false, false],
    ['paid', 'cancel', 'done', 'good', false, false],
    ['cancelled', 'check', null, 'bad', true, false],
    ['refunded', 'paid', null, 'warn', true, false],
    ['refunded', 'paid_over', null, 'warn', true, false],
  ];

  it.each(ROWS)(
    '%s, %s: waits to be %s, %s, needs support: %p, is current: %p',
    (stage, paymentStatus, step, tone, isForSupport, isCurrent) => {
      const payment = purchaseWith({ stage, paymentStatus, payUrl: recordWith().payUrl });
      const at = paymentStep(payment);
      expect(at === null ? null : ['none', ...PAYMENT_STEPS, 'done'][at + 1]).toBe(step);
      expect(paymentTone(payment)).toBe(tone);
      expect(needsSupport(payment, NOW)).toBe(isForSupport);
      expect(isStatusCurrent(payment)).toBe(isCurrent);
    },
  );

  it('is to be looked at, with support, when nobody asks about it any more', () => {
    for (const stage of ['unpaid', 'other'] as const) {
      const payment = purchaseWith({ stage, isWatched: false });
      expect(paymentTone(payment)).toBe('warn');
      expect(needsSupport(payment, NOW)).toBe(true);
    }
  });
});

describe('a record', () => {
  it.each<[Partial<PaymentRecord>, boolean]>([
    [{}, true],
    [{ expireAt: null }, true],
    [{ expireAt: NOW }, false],
    [{ expireAt: NOW - 1 }, false],
    [{ payUrl: null }, false],
    [{ status: 'paid' }, false],
    [{ status: 'cancelled' }, false],
    [{ status: 'disputed' as UnknownEnum }, false],
    [{ type: 'gift' as UnknownEnum }, false],
    [{ paidType: 'stripe' as UnknownEnum }, false],
  ])('with %j can be continued: %p', (changes, can) => {
    expect(recordState(recordWith(changes), [], NOW).canContinue).toBe(can);
  });

  it('is not continued when its payment, which is followed here, is on its way or out of time', () => {
    const own = (changes: Partial<Purchase>) =>
      recordState(recordWith(), [purchaseWith({ stage: 'unpaid', ...changes })], NOW).canContinue;
    expect(own({})).toBe(true);
    expect(own({ paymentStatus: 'confirm_check' })).toBe(false);
    expect(own({ expireAt: NOW })).toBe(false);
    const timeOver = recordWith({ expireAt: NOW });
    expect(recordState(timeOver, [purchaseWith({ stage: 'unpaid' })], NOW).canContinue).toBe(false);
  });

  it.each([
    ['part of it', '5.00', '5.00'],
    ['nothing', '0.00', null],
    ['its total', '15.97', null],
    ['not known', null, null],
  ])('tells the money received where that is more than its total says: %s', (_, paid, told) => {
    const own = [purchaseWith({ stage: 'unpaid', paidAmount: paid as Usd | null })];
    expect(recordState(recordWith({ total: '15.97' as Usd }), own, NOW).received).toBe(told);
  });

  const cancelled = { status: 'cancelled' } as const;
  const late = { expireAt: NOW };
  const partly = { paymentStatus: 'wrong_amount_waiting' } as const;
  const tooLittle = { stage: 'cancelled', paymentStatus: 'wrong_amount' } as const;
  const unrefunded = { stage: 'cancelled', paymentStatus: 'refund_fail' } as const;
  it.each<
    [Partial<PaymentRecord>, Partial<Purchase> | null, string | null, boolean, string | null]
  >([
    [{}, null, null, false, null],
    [late, null, 'timeOver', true, 'timeOver'],
    [late, { paymentStatus: 'check' }, 'timeOver', true, 'timeOver'],
    // The service no longer knows the payment.
    [late, { stage: 'gone' }, 'timeOver', true, 'timeOver'],
    // The record is unpaid for ever where the service does not learn that the provider has called the payment off.
    [{}, { stage: 'cancelled', paymentStatus: 'fail' }, 'cancelled', true, 'fail'],
    [late, { stage: 'cancelled', paymentStatus: 'cancel' }, 'cancelled', true, 'cancel'],
    // A list that was read before the record was cancelled.
    [{}, { stage: 'cancelled', paymentStatus: 'check' }, 'cancelled', true, null],
    // Money that arrives late still counts: the same is not bought again while some is on its way.
    [late, { paymentStatus: 'process' }, 'seen', false, null],
    [late, partly, 'partlyPaid', false, 'partOver'],
    [{}, partly, 'partlyPaid', false, null],
    // Without the payment's page the rest cannot be sent.
    [{ payUrl: null }, partly, 'partlyPaid', false, 'wrong_amount'],
    [cancelled, tooLittle, 'underpaid', false, 'wrong_amount'],
    [{}, { paymentStatus: 'locked' }, 'held', false, 'locked'],
    [{}, { paymentStatus: 'refund_process' }, 'refunding', false, null],
    [{}, { stage: 'other', paymentStatus: UNKNOWN }, null, false, UNKNOWN],
    [{ ...late, status: 'paid' }, null, null, true, null],
    // A credited order is refunded: its record says paid until the money is back.
    [{ status: 'paid' }, { paymentStatus: 'refund_process' }, 'refunding', false, null],
    [{ status: 'paid' }, unrefunded, 'refundFailed', false, 'refund_fail'],
    [{ status: 'paid' }, { paymentStatus: 'process' }, null, true, null],
    [{ status: 'paid' }, { stage: 'paid', paymentStatus: 'paid_over' }, null, true, null],
    [{ ...late, ...cancelled }, null, null, true, null],
  ])(
    'with %j, whose payment has %j: its news, whether the same may be bought again, why it leads to support',
    (changes, payment, news, again, support) => {
      const own = payment ? [purchaseWith({ stage: 'unpaid', ...payment })] : [];
      const state = recordState(recordWith(changes), own, NOW);
      expect(state.news?.text ?? null).toBe(news);
      expect(state.unknownStatus).toBe(support === UNKNOWN ? UNKNOWN : null);
      expect(state.canRepeat).toBe(again);
      expect(state.supportReason).toBe(support);
    },
  );
});

it.each<[PaymentStatus, string | null, string | null]>([
  ['wrong_amount_waiting', '7.98', '7.99'],
  ['wrong_amount_waiting', '15.97', '0.00'],
  ['wrong_amount_waiting', null, null],
  ['wrong_amount', '7.98', null],
])('%s with %p received leaves %p', (paymentStatus, paidAmount, rest) => {
  expect(amountDue(purchaseWith({ stage: 'unpaid', paymentStatus, paidAmount }))).toBe(rest);
});
