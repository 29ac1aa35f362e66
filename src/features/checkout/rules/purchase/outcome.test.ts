import type { PaymentRecord, PaymentStatus, UnknownEnum } from '@/api/contract';
import { NOW, purchaseWith, recordWith } from '../../../../../tests/support/world/purchases';
import { PAYMENT_STEPS, type Tone } from '../payment';
import {
  availableActions,
  isPayable,
  isStatusCurrent,
  isTimeUp,
  needsSupport,
  type PurchaseAction,
  paymentStep,
  paymentTone,
  recordState,
} from './outcome';
import type { Purchase, Stage } from './purchase';

describe('the time to pay', () => {
  it.each<[PaymentStatus | null, payable: boolean, isUp: boolean]>([
    [null, true, true],
    ['check', true, true],
    ['wrong_amount_waiting', true, true],
    // The provider has received money, so nobody is asked to pay again, even after the time is over.
    ['confirm_check', false, false],
    ['process', false, false],
    ['locked', false, false],
    ['refund_process', false, false],
  ])('%s: payable in time %p, up after it %p', (paymentStatus, payable, isUp) => {
    const purchase = purchaseWith({ stage: 'unpaid', paymentStatus, expireAt: NOW + 60 });
    expect(isPayable(purchase, NOW)).toBe(payable);
    expect(isTimeUp(purchase, NOW)).toBe(false);
    expect(isPayable(purchase, NOW + 61)).toBe(false);
    expect(isTimeUp(purchase, NOW + 61)).toBe(isUp);
  });

  it('has no end where the service names none', () => {
    const purchase = purchaseWith({ stage: 'unpaid', paymentStatus: 'check', expireAt: null });
    expect(isTimeUp(purchase, NOW)).toBe(false);
  });
});

describe('what a page offers to do about a purchase', () => {
  const cases: [why: string, Partial<Purchase>, PurchaseAction[]][] = [
    ['it never left the browser', { stage: 'intended' }, ['dismiss']],
    ['it is on its way', { stage: 'sent' }, ['checkAgain']],
    ['it is not known whether it arrived', { stage: 'open' }, ['checkAgain']],
    [
      'the records have just lacked it',
      { stage: 'open', isAbsent: true, sentAt: NOW },
      ['checkAgain'],
    ],
    [
      'they lacked it an hour ago',
      { stage: 'open', isAbsent: true, sentAt: NOW - 3600 },
      ['dismiss'],
    ],
    [
      'nobody asks about it any more',
      { stage: 'open', isWatched: false },
      ['checkAgain', 'dismiss'],
    ],
    ['it was refused', { stage: 'refused' }, ['dismiss']],
    ['it is paid', { stage: 'paid' }, ['use', 'dismiss']],
    [
      'its record was found, paid',
      { stage: 'paid', isFound: true, isAcknowledged: false },
      ['use', 'dismiss'],
    ],
    ['a recharge is paid', { stage: 'paid', type: 'recharge' }, ['dismiss']],
    ['it is cancelled', { stage: 'cancelled' }, ['dismiss']],
    ['its refund failed', { stage: 'cancelled', paymentStatus: 'refund_fail' }, ['dismiss']],
    ['it is refunded', { stage: 'refunded' }, ['dismiss']],
    ['its status is unknown', { stage: 'other' }, ['checkAgain']],
    ['… and nobody asks any more', { stage: 'other', isWatched: false }, ['checkAgain', 'dismiss']],
    ['the backend does not know it', { stage: 'gone' }, ['dismiss']],
  ];
  it.each(cases)('%s', (_, changes, offers) => {
    expect(availableActions(purchaseWith(changes), NOW, false)).toEqual(offers);
  });

  it('to whoever has just clicked, a paid order is there to be used; news of it can be put away', () => {
    expect(availableActions(purchaseWith({ stage: 'paid' }), NOW, true)).toEqual(['use']);
    const found = purchaseWith({ stage: 'paid', isFound: true, isAcknowledged: false });
    expect(availableActions(found, NOW, true)).toEqual(['use', 'dismiss']);
  });

  // Status of the payment; the offer in time, and the offer after it.
  const payments: [PaymentStatus | null, PurchaseAction, PurchaseAction][] = [
    [null, 'continue', 'createNew'],
    ['check', 'continue', 'createNew'],
    ['wrong_amount_waiting', 'continue', 'createNew'],
    ['confirm_check', 'checkAgain', 'checkAgain'],
    ['process', 'checkAgain', 'checkAgain'],
    ['locked', 'checkAgain', 'checkAgain'],
    ['refund_process', 'checkAgain', 'checkAgain'],
    ['on_the_moon' as UnknownEnum & PaymentStatus, 'checkAgain', 'checkAgain'],
  ];
  it.each(payments)('it waits for its payment, which is %s', (paymentStatus, inTime, late) => {
    const purchase = purchaseWith({
      stage: 'unpaid',
      paymentStatus,
      payUrl: 'https://pay.example/O1',
      expireAt: NOW + 60,
    });
    expect(availableActions(purchase, NOW, false)).toEqual([inTime]);
    expect(availableActions(purchase, NOW + 61, false)).toEqual([late]);
  });

  it('without a page to pay at, a new one', () => {
    const purchase = purchaseWith({ stage: 'unpaid', payUrl: null });
    expect(availableActions(purchase, NOW, false)).toEqual(['createNew']);
  });
});

it.each<[Stage, string | null, (typeof PAYMENT_STEPS)[number] | 'done' | null]>([
  ['unpaid', null, 'sent'],
  ['unpaid', 'check', 'sent'],
  ['unpaid', 'wrong_amount_waiting', 'sent'],
  ['unpaid', 'confirm_check', 'confirmed'],
  ['unpaid', 'process', 'confirmed'],
  ['unpaid', 'locked', 'confirmed'],
  ['unpaid', 'refund_process', null],
  ['unpaid', 'on_the_moon', null],
  ['paid', 'paid', 'done'],
  ['paid', 'check', 'done'],
  ['cancelled', 'cancel', null],
  ['refunded', 'refund_paid', null],
  ['gone', 'check', null],
])('a payment %s, %s at the provider, waits to be %s', (stage, status, step) => {
  const all = [...PAYMENT_STEPS, 'done'];
  const paymentStatus = status as PaymentStatus | null;
  const at = paymentStep({ stage, paymentStatus, isWatched: true });
  expect(at === null ? null : all[at]).toBe(step);
});

describe('how a followed payment stands, and whether it needs support', () => {
  it.each<[Stage, PaymentStatus | null, Tone, boolean]>([
    ['unpaid', null, 'wait', false],
    ['unpaid', 'check', 'wait', false],
    ['unpaid', 'confirm_check', 'wait', false],
    ['unpaid', 'process', 'wait', false],
    ['unpaid', 'wrong_amount_waiting', 'warn', false],
    ['unpaid', 'locked', 'warn', true],
    ['paid', null, 'good', false],
    ['paid', 'paid', 'good', false],
    ['paid', 'paid_over', 'good', true],
    ['cancelled', 'cancel', 'bad', true],
    ['cancelled', 'wrong_amount', 'bad', true],
    ['cancelled', 'refund_fail', 'warn', true],
    ['refunded', 'refund_paid', 'warn', true],
    ['gone', null, 'warn', true],
    ['other', 'check', 'warn', true],
    // A later record has another status than the provider's last one.
    ['paid', 'locked', 'good', false],
    ['paid', 'cancel', 'good', false],
    ['cancelled', 'check', 'bad', true],
    ['refunded', 'paid_over', 'warn', true],
  ])('%s, %s: %s, %p', (stage, paymentStatus, tone, isForSupport) => {
    const payment = { stage, paymentStatus, isWatched: true };
    expect(paymentTone(payment)).toBe(tone);
    expect(needsSupport(payment)).toBe(isForSupport);
  });

  it('is to be looked at, with support, when nobody asks about it any more', () => {
    for (const stage of ['unpaid', 'paid', 'cancelled'] as const) {
      const payment = { stage, paymentStatus: null, isWatched: false };
      expect(paymentTone(payment)).toBe('warn');
      expect(needsSupport(payment)).toBe(true);
    }
  });

  it('is to be looked at in a status that the portal does not know', () => {
    const payment = {
      stage: 'unpaid',
      paymentStatus: 'on_the_moon' as UnknownEnum,
      isWatched: true,
    } as const;
    expect(paymentTone(payment)).toBe('warn');
    expect(needsSupport(payment)).toBe(false);
  });
});

describe('what the provider said last', () => {
  it.each<[Stage, PaymentStatus | null, boolean]>([
    ['unpaid', 'confirm_check', true],
    ['paid', 'paid_over', true],
    ['other', 'on_the_moon' as UnknownEnum & PaymentStatus, true],
    // A later record has another status than the provider's last one.
    ['paid', 'locked', false],
    ['cancelled', 'check', false],
    ['refunded', 'paid', false],
    ['paid', null, false],
  ])('of a purchase that is %s, %s, is current: %p', (stage, paymentStatus, isCurrent) => {
    expect(isStatusCurrent({ stage, paymentStatus })).toBe(isCurrent);
  });
});

describe('a record', () => {
  it.each<[string, Partial<PaymentRecord>, boolean]>([
    ['that waits for its payment', {}, true],
    ['whose time to pay has no end', { expireAt: null }, true],
    ['whose time to pay is just over', { expireAt: NOW }, false],
    ['whose time to pay is long over', { expireAt: NOW - 1 }, false],
    ['without a page to pay at', { payUrl: null }, false],
    ['that is paid', { status: 'paid' }, false],
    ['that is cancelled', { status: 'cancelled' }, false],
    ['of a status that the portal does not know', { status: 'disputed' as UnknownEnum }, false],
    ['of a type that the portal does not know', { type: 'gift' as UnknownEnum }, false],
  ])('%s can be continued: %p', (_, changes, can) => {
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

  it.each<
    [string, Partial<PaymentRecord>, Partial<Purchase> | null, string | null, boolean, boolean]
  >([
    ['waits for its payment', {}, null, null, false, false],
    ['is out of time', { expireAt: NOW }, null, 'timeOver', true, true],
    [
      'is out of time, and asked about',
      { expireAt: NOW },
      { paymentStatus: 'check' },
      'timeOver',
      true,
      true,
    ],
    // Money that arrives late still counts: the same is not bought again while some is on its way.
    [
      'is seen after its time',
      { expireAt: NOW },
      { paymentStatus: 'process' },
      'seen',
      false,
      false,
    ],
    [
      'is paid in part',
      { expireAt: NOW },
      { paymentStatus: 'wrong_amount_waiting' },
      'partlyPaid',
      false,
      true,
    ],
    ['is credited', { expireAt: NOW, status: 'paid' }, null, null, true, false],
    ['is cancelled', { expireAt: NOW, status: 'cancelled' }, null, null, true, false],
  ])(
    'that %s: what it says, whether the same may be bought again, whether only support can help',
    (_, changes, payment, news, again, support) => {
      const record = recordWith(changes);
      const own = payment ? [purchaseWith({ stage: 'unpaid', ...payment })] : [];
      const state = recordState(record, own, NOW);
      expect(state.news?.text ?? null).toBe(news);
      expect(state.canRepeat).toBe(again);
      expect(state.isTimeUp).toBe(support);
    },
  );
});
