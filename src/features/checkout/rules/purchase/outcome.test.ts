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

/** A status that the portal does not know. */
const UNKNOWN = 'on_the_moon' as UnknownEnum & PaymentStatus;

describe('the time to pay', () => {
  it.each<[PaymentStatus | null, offer: PurchaseAction, offerLate: PurchaseAction]>([
    [null, 'continue', 'createNew'],
    ['check', 'continue', 'createNew'],
    ['wrong_amount_waiting', 'continue', 'createNew'],
    // The provider has received money, so nobody is asked to pay again, even after the time is over.
    ['confirm_check', 'checkAgain', 'checkAgain'],
    ['process', 'checkAgain', 'checkAgain'],
    ['locked', 'checkAgain', 'checkAgain'],
    ['refund_process', 'checkAgain', 'checkAgain'],
    [UNKNOWN, 'checkAgain', 'checkAgain'],
  ])('%s: a page offers to %s in time, to %s after it', (paymentStatus, offer, offerLate) => {
    const payUrl = 'https://pay.example/O1';
    const purchase = purchaseWith({ stage: 'unpaid', paymentStatus, payUrl, expireAt: NOW + 60 });
    expect(availableActions(purchase, NOW, false)).toEqual([offer]);
    expect(isPayable(purchase, NOW)).toBe(offer === 'continue');
    expect(isTimeUp(purchase, NOW)).toBe(false);
    expect(availableActions(purchase, NOW + 61, false)).toEqual([offerLate]);
    expect(isPayable(purchase, NOW + 61)).toBe(false);
    expect(isTimeUp(purchase, NOW + 61)).toBe(offerLate === 'createNew');
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

  it('without a page to pay at, a new one', () => {
    const purchase = purchaseWith({ stage: 'unpaid', payUrl: null });
    expect(availableActions(purchase, NOW, false)).toEqual(['createNew']);
  });
});

describe('a followed payment', () => {
  /** The step that it waits for, how it stands, whether it needs support, and whether the provider's last status is current. */
  type Row = [Stage, PaymentStatus | null, string | null, Tone, boolean, boolean];
  it.each<Row>([
    ['unpaid', null, 'sent', 'wait', false, false],
    ['unpaid', 'check', 'sent', 'wait', false, true],
    ['unpaid', 'wrong_amount_waiting', 'sent', 'warn', false, true],
    ['unpaid', 'confirm_check', 'confirmed', 'wait', false, true],
    ['unpaid', 'process', 'confirmed', 'wait', false, true],
    ['unpaid', 'locked', 'confirmed', 'warn', true, true],
    ['unpaid', 'refund_process', null, 'warn', false, true],
    ['unpaid', UNKNOWN, null, 'warn', false, true],
    ['paid', null, 'done', 'good', false, false],
    ['paid', 'paid', 'done', 'good', false, true],
    ['paid', 'paid_over', 'done', 'good', true, true],
    ['cancelled', 'cancel', null, 'bad', true, true],
    ['cancelled', 'wrong_amount', null, 'bad', true, true],
    ['cancelled', 'refund_fail', null, 'warn', true, true],
    ['refunded', 'refund_paid', null, 'warn', true, true],
    ['gone', null, null, 'warn', true, false],
    ['gone', 'check', null, 'warn', true, false],
    ['other', 'check', null, 'warn', true, true],
    ['other', UNKNOWN, null, 'warn', true, true],
    // A later record has another status than the provider's last one.
    ['paid', 'check', 'done', 'good', false, false],
    ['paid', 'locked', 'done', 'good', false, false],
    ['paid', 'cancel', 'done', 'good', false, false],
    ['cancelled', 'check', null, 'bad', true, false],
    ['refunded', 'paid', null, 'warn', true, false],
    ['refunded', 'paid_over', null, 'warn', true, false],
  ])(
    '%s, %s: waits to be %s, %s, needs support: %p, is current: %p',
    (stage, paymentStatus, step, tone, isForSupport, isCurrent) => {
      const payment = { stage, paymentStatus, isWatched: true };
      const at = paymentStep(payment);
      expect(at === null ? null : [...PAYMENT_STEPS, 'done'][at]).toBe(step);
      expect(paymentTone(payment)).toBe(tone);
      expect(needsSupport(payment)).toBe(isForSupport);
      expect(isStatusCurrent(payment)).toBe(isCurrent);
    },
  );

  it('is to be looked at, with support, when nobody asks about it any more', () => {
    for (const stage of ['unpaid', 'other'] as const) {
      const payment = { stage, paymentStatus: null, isWatched: false };
      expect(paymentTone(payment)).toBe('warn');
      expect(needsSupport(payment)).toBe(true);
    }
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
    [
      string,
      Partial<PaymentRecord>,
      Partial<Purchase> | null,
      string | null,
      boolean,
      string | null,
    ]
  >([
    ['waits for its payment', {}, null, null, false, null],
    ['is out of time', { expireAt: NOW }, null, 'timeOver', true, 'timeOver'],
    [
      'is out of time, and asked about',
      { expireAt: NOW },
      { paymentStatus: 'check' },
      'timeOver',
      true,
      'timeOver',
    ],
    // Money that arrives late still counts: the same is not bought again while some is on its way.
    [
      'is seen after its time',
      { expireAt: NOW },
      { paymentStatus: 'process' },
      'seen',
      false,
      null,
    ],
    [
      'is paid in part',
      { expireAt: NOW },
      { paymentStatus: 'wrong_amount_waiting' },
      'partlyPaid',
      false,
      'timeOver',
    ],
    [
      'is underpaid',
      { status: 'cancelled' },
      { stage: 'cancelled', paymentStatus: 'wrong_amount' },
      'underpaid',
      false,
      'wrong_amount',
    ],
    ['is held', {}, { paymentStatus: 'locked' }, 'held', false, 'locked'],
    ['is being refunded', {}, { paymentStatus: 'refund_process' }, 'refunding', false, null],
    ['is credited', { expireAt: NOW, status: 'paid' }, null, null, true, null],
    ['is cancelled', { expireAt: NOW, status: 'cancelled' }, null, null, true, null],
  ])(
    'that %s: what it says, whether the same may be bought again, why it leads to support',
    (_, changes, payment, news, again, support) => {
      const record = recordWith(changes);
      const own = payment ? [purchaseWith({ stage: 'unpaid', ...payment })] : [];
      const state = recordState(record, own, NOW);
      expect(state.news?.text ?? null).toBe(news);
      expect(state.canRepeat).toBe(again);
      expect(state.supportReason).toBe(support);
    },
  );
});
