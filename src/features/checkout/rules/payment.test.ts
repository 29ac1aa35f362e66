import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PaymentStatus, UnknownEnum } from '@/api/contract';
import { PAYMENT_STATUSES } from '@/api/contract/lists';
import english from '@/locales/en-US/payment';
import russian from '@/locales/ru-RU/payment';
import { testWorld } from '../../../../mock/testing';
import { enterStatus } from '../../../../mock/world/payment';
import { startRecharge } from '../../../../mock/world/recharge';
import { NOW, purchaseWith } from '../../../../tests/support/world/purchases';
import { paymentRule, pollDelay, secondsLeft } from './payment';
import { applyEvent } from './purchase/machine';
import { isSettled } from './purchase/purchase';
import { findDueStep } from './purchase/watch';

const documentText = (name: string) =>
  readFileSync(join(__dirname, '../../../../docs', name), 'utf8');

/** Returns the names in backquotes that follow a word, up to the end of its sentence. */
function namedAfter(word: string, text: string): string[] {
  const sentence = new RegExp(`\\b${word}: ([^.]*)\\.`).exec(text)?.[1] ?? '';
  return [...sentence.matchAll(/`(\w+)`/g)].flatMap(([, name]) => name ?? []).sort();
}

describe.each(PAYMENT_STATUSES)('the payment status %s', (status) => {
  const rule = paymentRule(status);
  const unpaid = purchaseWith({ stage: 'unpaid', orderId: 'O1' });
  const answer = { kind: 'status', status, paidAmount: null } as const;
  const { purchase } = applyEvent(unpaid, { type: 'paymentAnswered', answer }, NOW);
  if (!rule || !purchase) throw new Error('a listed status has a rule and forgets no purchase');

  it('ends the asking if it is final, and only then', () => {
    expect(purchase.stage).toBe(rule.stage);
    expect(isSettled(purchase)).toBe(rule.stage !== 'unpaid');
    expect(findDueStep(purchase, purchase.nextAt)).toBe(rule.stage === 'unpaid' ? 'poll' : null);
  });

  it('does not ask for money that may already be on its way', () => {
    if (rule.owed === 'nothing') return;
    expect(english[`payment.status.${status}`]).toMatch(/don’t pay again/i);
    expect(russian[`payment.status.${status}`]).toMatch(/не платите снова/i);
  });

  it('leaves a purchase as the backend leaves its record', () => {
    const { world, newcomer } = testWorld();
    const record = startRecharge(world, newcomer, 5000, 'request');
    const enter = (entered: PaymentStatus) => {
      const { payment } = record;
      if (payment) enterStatus(world, record, payment, { at: NOW, status: entered, paid: 5000 });
    };
    // Only money that was credited is taken back from the record.
    if (rule.stage === 'refunded') enter('paid');
    enter(status);
    expect(record.status).toBe(rule.stage);
  });

  it('asks for money only while the purchase is unpaid', () => {
    expect(rule.owed === 'nothing' || rule.stage === 'unpaid').toBe(true);
  });

  it('has words in both languages, and a line in the specification', () => {
    expect(english[`payment.status.${status}`]).not.toBe('');
    expect(russian[`payment.status.${status}`]).not.toBe(english[`payment.status.${status}`]);
    expect(documentText('specification.md')).toMatch(
      new RegExp(`^\\| .*\`${status}\`.* \\| .+ \\|$`, 'm'),
    );
  });
});

it('the statuses that are final are those of docs/contract.md', () => {
  const text = documentText('contract.md');
  const isUnpaid = (status: (typeof PAYMENT_STATUSES)[number]) =>
    paymentRule(status)?.stage === 'unpaid';
  expect(namedAfter('Not final', text)).toEqual(PAYMENT_STATUSES.filter(isUnpaid).sort());
  const final = PAYMENT_STATUSES.filter((status) => !isUnpaid(status));
  expect(namedAfter('Final', text)).toEqual(final.sort());
});

describe('a status that the portal does not know', () => {
  const unknown = 'disputed' as UnknownEnum;

  it('has no rule, and neither has a name of Object itself', () => {
    for (const status of [unknown, 'constructor' as UnknownEnum, '' as UnknownEnum]) {
      expect(paymentRule(status)).toBeNull();
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
