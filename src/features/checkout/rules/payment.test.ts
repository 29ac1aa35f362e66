import type { Unlisted } from '@/api/contract';
import { canContinuePayment, isFinal, paymentGroup, pollDelay, secondsLeft } from './payment';

describe('a payment status', () => {
  it.each([
    ['check', 'waiting', false],
    ['confirm_check', 'confirming', false],
    ['process', 'confirming', false],
    ['wrong_amount_waiting', 'partlyPaid', false],
    ['wrong_amount', 'underpaid', true],
    ['paid', 'credited', true],
    ['paid_over', 'credited', true],
    ['cancel', 'notPaid', true],
    ['fail', 'notPaid', true],
    ['system_fail', 'notPaid', true],
    ['refund_process', 'refund', false],
    ['refund_paid', 'refund', true],
    ['refund_fail', 'refund', true],
    ['locked', 'held', false],
  ] as const)('%s is shown as %s, final %p', (status, group, final) => {
    expect(paymentGroup(status)).toBe(group);
    expect(isFinal(status)).toBe(final);
  });
});

describe('an order', () => {
  it.each([
    ['unpaid', 'https://pay', 200, true],
    ['unpaid', 'https://pay', null, true],
    ['unpaid', 'https://pay', 100, false],
    ['unpaid', 'https://pay', 99, false],
    ['unpaid', null, 200, false],
    ['paid', 'https://pay', 200, false],
    ['cancelled', 'https://pay', 200, false],
    ['disputed' as Unlisted, 'https://pay', 200, false],
  ] as const)('%s with %p until %p continues: %p', (status, payUrl, expireAt, can) => {
    expect(canContinuePayment({ type: 'order', status, payUrl, expireAt }, 100)).toBe(can);
    // A record of a kind that nobody knows opens no action.
    expect(canContinuePayment({ type: 'gift' as Unlisted, status, payUrl, expireAt }, 100)).toBe(
      false,
    );
  });
});

describe('a status that the portal does not know', () => {
  const unknown = 'disputed' as Unlisted;

  it('is neither final nor a success, nor a name of Object itself', () => {
    for (const status of [unknown, 'constructor' as Unlisted, '' as Unlisted]) {
      expect(paymentGroup(status)).toBe('other');
      expect(isFinal(status)).toBe(false);
    }
  });
});

describe('time', () => {
  it('between polls grows to a minute', () => {
    expect([0, 1, 2, 3, 4, 5, 5000].map(pollDelay)).toEqual([5, 10, 20, 40, 60, 60, 60]);
  });

  it('left is never below zero', () => {
    expect(secondsLeft(110, 100)).toBe(10);
    expect(secondsLeft(90, 100)).toBe(0);
    expect(secondsLeft(null, 100)).toBeNull();
  });
});
