import type { PaymentStatus, Unlisted } from '@/contract';
import type { Stage } from './purchase';
import { needsSupport, type Tone, toneOf } from './words';

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
