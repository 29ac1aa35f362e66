import type { PaymentStatus, Unlisted } from '@/contract';
import { NOW, purchaseWith } from '../../../tests/support/purchases';
import type { Stage } from './purchase';
import { isPayable, isTimeUp, needsSupport, type Tone, toneOf } from './words';

describe('the time to pay', () => {
  it.each<[PaymentStatus | null, payable: boolean, isUp: boolean]>([
    [null, true, true],
    ['check', true, true],
    ['wrong_amount_waiting', true, true],
    // Money has been seen: whatever the time, nobody is asked to pay once more.
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
    ['refunded', 'refund_paid', 'warn', false],
    ['gone', null, 'warn', true],
    ['other', 'check', 'warn', false],
  ])('%s, %s: %s, %p', (stage, paymentStatus, tone, isForSupport) => {
    const payment = { stage, paymentStatus, isWatched: true };
    expect(toneOf(payment)).toBe(tone);
    expect(needsSupport(payment)).toBe(isForSupport);
  });

  it('is to be looked at, with support, when nobody asks about it any more', () => {
    for (const stage of ['unpaid', 'paid', 'cancelled'] as const) {
      const payment = { stage, paymentStatus: null, isWatched: false };
      expect(toneOf(payment)).toBe('warn');
      expect(needsSupport(payment)).toBe(true);
    }
  });

  it('is to be looked at in a status that the portal does not know', () => {
    const payment = {
      stage: 'unpaid',
      paymentStatus: 'on_the_moon' as Unlisted,
      isWatched: true,
    } as const;
    expect(toneOf(payment)).toBe('warn');
    expect(needsSupport(payment)).toBe(false);
  });
});
