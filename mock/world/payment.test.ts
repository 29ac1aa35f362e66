import type { PaymentStatus } from '../../src/api/contract';
import { testWorld } from '../testing';
import { advance } from '.';
import { act, INVOICE_SECONDS, LATE_GRACE_SECONDS, type PayAction } from './payment';
import { startRecharge } from './recharge';
import { type PaymentRecord, totalOf, type User, type World } from './state';

const REQUEST = '3f0e4c9a-1111-4222-8333-abcdefabcdef';
const AMOUNT = 5000;

function invoice(): { world: World; user: User; record: PaymentRecord } {
  const { world, newcomer: user } = testWorld();
  return { world, user, record: startRecharge(world, user, AMOUNT, REQUEST) };
}

const statusOf = ({ payment, status }: PaymentRecord): [PaymentStatus | undefined, string] => [
  payment?.status,
  status,
];

test('a payment is seen, confirmed, credited once', () => {
  const { world, user, record } = invoice();
  expect(statusOf(record)).toEqual(['check', 'unpaid']);
  act(world, record, 'paid', 10);
  expect(statusOf(record)).toEqual(['confirm_check', 'unpaid']);
  advance(world, 5);
  expect(statusOf(record)).toEqual(['process', 'unpaid']);
  expect(user.balance).toBe(0);
  advance(world, 5);
  expect(statusOf(record)).toEqual(['paid', 'paid']);
  advance(world, 90_000);
  expect(act(world, record, 'paid')).toBe(false);
  expect(user.balance).toBe(AMOUNT);
  expect(world.state.charges).toHaveLength(1);
  expect(world.state.charges[0]?.cents).toBe(totalOf(record));
});

test.each<[PayAction, PaymentStatus, string, number]>([
  ['overpaid', 'paid_over', 'paid', AMOUNT],
  ['expired', 'cancel', 'cancelled', 0],
  ['failed', 'fail', 'cancelled', 0],
  ['system_failed', 'system_fail', 'cancelled', 0],
  ['locked', 'locked', 'unpaid', 0],
])('%s ends as %s', (action, payment, status, balance) => {
  const { world, user, record } = invoice();
  act(world, record, action);
  advance(world, 60);
  expect(statusOf(record)).toEqual([payment, status]);
  expect(user.balance).toBe(balance);
});

test('underpaid waits until the invoice ends, and the rest may still come', () => {
  const short = invoice();
  act(short.world, short.record, 'underpaid');
  expect(statusOf(short.record)).toEqual(['wrong_amount_waiting', 'unpaid']);
  advance(short.world, INVOICE_SECONDS - 1);
  expect(statusOf(short.record)).toEqual(['wrong_amount_waiting', 'unpaid']);
  advance(short.world, 1);
  expect(statusOf(short.record)).toEqual(['wrong_amount', 'cancelled']);
  expect(short.user.balance).toBe(0);

  const completed = invoice();
  act(completed.world, completed.record, 'underpaid');
  act(completed.world, completed.record, 'paid', 0);
  advance(completed.world, INVOICE_SECONDS * 2);
  expect(statusOf(completed.record)).toEqual(['paid', 'paid']);
  expect(completed.user.balance).toBe(AMOUNT);
});

test('an unpaid invoice stays unpaid past its end until the provider gives up', () => {
  const { world, record } = invoice();
  advance(world, INVOICE_SECONDS + LATE_GRACE_SECONDS - 1);
  expect(statusOf(record)).toEqual(['check', 'unpaid']);
  advance(world, 1);
  expect(statusOf(record)).toEqual(['cancel', 'cancelled']);
  expect(act(world, record, 'paid')).toBe(false);
});

test('a payment confirmed after the end still counts', () => {
  const { world, user, record } = invoice();
  advance(world, INVOICE_SECONDS - 1);
  act(world, record, 'paid', 1000);
  advance(world, 999);
  expect(statusOf(record)).toEqual(['process', 'unpaid']);
  advance(world, 1);
  expect(statusOf(record)).toEqual(['paid', 'paid']);
  expect(user.balance).toBe(AMOUNT);
});

test('a refund takes the money back, unless it is spent', () => {
  const back = invoice();
  act(back.world, back.record, 'paid', 0);
  act(back.world, back.record, 'refunded', 10);
  expect(statusOf(back.record)).toEqual(['refund_process', 'paid']);
  advance(back.world, 10);
  expect(statusOf(back.record)).toEqual(['refund_paid', 'refunded']);
  expect(back.user.balance).toBe(0);

  const spent = invoice();
  act(spent.world, spent.record, 'paid', 0);
  spent.user.balance -= 1;
  act(spent.world, spent.record, 'refunded', 0);
  expect(statusOf(spent.record)).toEqual(['refund_fail', 'paid']);

  const failed = invoice();
  act(failed.world, failed.record, 'paid', 0);
  act(failed.world, failed.record, 'refund_failed', 0);
  expect(statusOf(failed.record)).toEqual(['refund_fail', 'paid']);
});

test('a locked payment is released or refunded', () => {
  const released = invoice();
  act(released.world, released.record, 'locked');
  advance(released.world, INVOICE_SECONDS * 3);
  expect(statusOf(released.record)).toEqual(['locked', 'unpaid']);
  act(released.world, released.record, 'paid', 0);
  expect(statusOf(released.record)).toEqual(['paid', 'paid']);

  const returned = invoice();
  act(returned.world, returned.record, 'locked');
  act(returned.world, returned.record, 'refunded', 0);
  expect(statusOf(returned.record)).toEqual(['refund_paid', 'cancelled']);
});
