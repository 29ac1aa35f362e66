import type { PaymentCheck, PaymentStatus } from '@/contract';
import {
  afterPoll,
  duePayments,
  type FollowedPayment,
  hasMoved,
  isNewlyCredited,
  isPayable,
  parseFollowed,
  restToPay,
  withoutOld,
} from './followed';

const NOW = 1_800_000_000;
const payment: FollowedPayment = {
  orderId: 'O1',
  kind: 'order',
  total: '15.97',
  payUrl: 'https://pay.example/O1',
  expireAt: NOW + 60,
  status: null,
  paidAmount: null,
  attempt: 0,
  askFailed: false,
  nextAt: NOW,
};
const said = (paymentStatus: PaymentStatus, paidAmount = '0.00'): PaymentCheck => ({
  orderId: 'O1',
  paymentStatus,
  amount: '15.97',
  paidAmount,
  updatedAt: NOW,
});

describe('what the browser keeps', () => {
  it('survives being stored', () => {
    expect(parseFollowed(JSON.stringify([payment]))).toEqual([payment]);
  });

  it.each([
    null,
    '',
    '{}',
    '[1]',
    '[null]',
    JSON.stringify([{ ...payment, total: '1e3' }]),
    JSON.stringify([{ ...payment, kind: 'gift' }]),
  ])('reads %p as nothing', (text) => {
    expect(parseFollowed(text)).toEqual([]);
  });
});

describe('after a poll', () => {
  it('waits longer while nothing changes', () => {
    let one: FollowedPayment = { ...payment, status: 'check' };
    const waits: number[] = [];
    for (let poll = 0; poll < 6; poll += 1) {
      one = afterPoll(one, said('check'), NOW);
      waits.push(one.nextAt - NOW);
    }
    expect(waits).toEqual([10, 20, 40, 60, 60, 60]);
  });

  it('starts the wait anew with a change, and shows what was hidden', () => {
    const hidden = { ...payment, status: 'check' as const, attempt: 5, hidden: true };
    expect(afterPoll(hidden, said('check'), NOW).hidden).toBe(true);
    const seen = afterPoll(hidden, said('confirm_check'), NOW);
    expect(seen).toMatchObject({ attempt: 0, nextAt: NOW + 5, hidden: false });
  });

  it('keeps what was known when the provider could not be asked', () => {
    const part = afterPoll(payment, said('wrong_amount_waiting', '7.00'), NOW);
    const next = afterPoll(part, null, NOW + 5);
    expect(next).toMatchObject({
      status: 'wrong_amount_waiting',
      paidAmount: '7.00',
      askFailed: true,
      attempt: 1,
    });
  });

  it.each<[PaymentStatus, boolean]>([
    ['check', true],
    ['locked', true],
    ['refund_process', true],
    ['paid', false],
    ['wrong_amount', false],
    ['refund_fail', false],
  ])('%s is asked again: %p', (status, again) => {
    const next = afterPoll(payment, said(status), NOW);
    expect(duePayments([next], NOW + 60)).toHaveLength(again ? 1 : 0);
    expect(next.settledAt === undefined).toBe(again);
  });
});

it('goes on past the end of the time', () => {
  const late = { ...payment, expireAt: NOW - 1000, status: 'check' as const };
  expect(duePayments([late], NOW)).toEqual([late]);
});

it('a final payment leaves by itself after a day', () => {
  const paid = { ...payment, status: 'paid' as const, settledAt: NOW };
  expect(withoutOld([paid, payment], NOW + 86_399)).toHaveLength(2);
  expect(withoutOld([paid, payment], NOW + 86_400)).toEqual([payment]);
});

it('another attempt is no news, another status is', () => {
  expect(hasMoved([payment], [{ ...payment, attempt: 3, nextAt: NOW + 40 }])).toBe(false);
  expect(hasMoved([payment], [{ ...payment, status: 'check' }])).toBe(true);
  expect(hasMoved([payment], [])).toBe(true);
});

it.each<[PaymentStatus | null, number, boolean]>([
  [null, NOW, true],
  ['check', NOW + 59, true],
  ['check', NOW + 60, false],
  ['wrong_amount_waiting', NOW, true],
  ['confirm_check', NOW, false],
  ['paid', NOW, false],
  ['locked', NOW, false],
])('%s at %i can be paid: %p', (status, now, expected) => {
  expect(isPayable({ ...payment, status }, now)).toBe(expected);
});

it.each<[PaymentStatus, string | null, string | null]>([
  ['wrong_amount_waiting', '7.98', '7.99'],
  ['wrong_amount_waiting', '15.97', '0.00'],
  ['wrong_amount_waiting', null, null],
  ['wrong_amount', '7.98', null],
  ['check', '0.00', null],
])('%s with %p received leaves %p', (status, paidAmount, rest) => {
  expect(restToPay({ ...payment, status, paidAmount })).toBe(rest);
});

describe('newly credited', () => {
  const paid = { ...payment, status: 'paid' as const };
  it.each([
    ['a payment that was waiting', [payment], [paid], true],
    ['one that nobody followed', [], [paid], true],
    ['one that was credited before', [paid], [{ ...paid, status: 'paid_over' as const }], false],
    ['one that failed', [payment], [{ ...payment, status: 'fail' as const }], false],
    ['one that was dismissed', [paid], [], false],
  ])('%s: %#', (_, before, after, expected) => {
    expect(isNewlyCredited(before, after)).toBe(expected);
  });
});
