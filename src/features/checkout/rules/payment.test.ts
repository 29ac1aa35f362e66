import type { UnknownEnum } from '@/api/contract';
import { PAYMENT_STATUSES } from '@/api/contract/lists';
import english from '@/locales/en-US/payment';
import russian from '@/locales/ru-RU/payment';
import { NOW, purchaseWith, recordWith } from '../../../../tests/support/world/purchases';
import { paymentRule, pollDelay, secondsLeft } from './payment';
import { applyEvent } from './purchase/machine';
import { needsSupport } from './purchase/outcome';
import { checkOf, isSettled } from './purchase/purchase';

describe.each(PAYMENT_STATUSES)('the payment status %s', (status) => {
  const rule = paymentRule(status);
  const { payUrl } = recordWith();
  const unpaid = purchaseWith({ stage: 'unpaid', orderId: 'O1', payUrl });
  const answer = { kind: 'status', status, paidAmount: null } as const;
  const { purchase } = applyEvent(unpaid, { type: 'paymentAnswered', answer }, NOW);
  if (!rule || !purchase) throw new Error('a listed status has a rule and forgets no purchase');
  const said = `payment.status.${status}` as const;

  it('ends the asking if it is final, and only then', () => {
    expect(purchase.stage).toBe(rule.stage);
    expect(isSettled(purchase)).toBe(rule.stage !== 'unpaid');
    expect(checkOf(purchase)).toBe(rule.stage === 'unpaid' ? 'poll' : null);
  });

  it('does not ask for money that may already be on its way', () => {
    if (rule.owed === 'nothing') return;
    expect(english[said]).toMatch(/don’t pay again/i);
    expect(russian[said]).toMatch(/не платите снова/i);
  });

  it('asks for money only while the purchase is unpaid', () => {
    expect(rule.owed === 'nothing' || rule.stage === 'unpaid').toBe(true);
  });

  it('leads to support in its words where its card does, and only there', () => {
    expect(/contact support/i.test(english[said])).toBe(needsSupport(purchase, NOW));
    expect(/напишите в поддержку/i.test(russian[said])).toBe(needsSupport(purchase, NOW));
  });

  it('says that nothing was paid where it calls a payment off without news, and only there', () => {
    const isUnpaid = rule.stage === 'cancelled' && rule.news === null;
    expect(english[said].startsWith('Not paid')).toBe(isUnpaid);
    expect(russian[said].startsWith('Не оплачено')).toBe(isUnpaid);
  });
});

const unknown = 'disputed' as UnknownEnum;

it('a status that the portal does not know has no rule, and neither has a name of Object itself', () => {
  for (const status of [unknown, 'constructor' as UnknownEnum, '' as UnknownEnum]) {
    expect(paymentRule(status)).toBeNull();
  }
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
