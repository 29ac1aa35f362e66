import type { PaymentStatus } from '../../src/api/contract';
import { testWorld } from '../testing';
import { advance } from '.';
import {
  INVOICE_SECONDS,
  LATE_GRACE_SECONDS,
  PAY_ACTIONS,
  type PayAction,
  performPayAction,
} from './payment';
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
  performPayAction(world, record, 'paid', 10);
  expect(statusOf(record)).toEqual(['confirm_check', 'unpaid']);
  advance(world, 5);
  expect(statusOf(record)).toEqual(['process', 'unpaid']);
  expect(user.balance).toBe(0);
  advance(world, 5);
  expect(statusOf(record)).toEqual(['paid', 'paid']);
  advance(world, 90_000);
  expect(performPayAction(world, record, 'paid')).toBe(false);
  expect(user.balance).toBe(AMOUNT);
  expect(world.state.charges).toHaveLength(1);
  expect(world.state.charges[0]?.cents).toBe(totalOf(record));
});

interface End {
  readonly payment: PaymentStatus;
  readonly status: string;
  /** True for an action that only a paid invoice allows. */
  readonly isAfterPaid?: boolean;
}

/** The end of each action, once the time of the invoice is over. */
const ENDS: Readonly<Record<PayAction, End>> = {
  paid: { payment: 'paid', status: 'paid' },
  underpaid: { payment: 'wrong_amount', status: 'cancelled' },
  overpaid: { payment: 'paid_over', status: 'paid' },
  expired: { payment: 'cancel', status: 'cancelled' },
  failed: { payment: 'fail', status: 'cancelled' },
  system_failed: { payment: 'system_fail', status: 'cancelled' },
  locked: { payment: 'locked', status: 'unpaid' },
  refunded: { payment: 'refund_paid', status: 'refunded', isAfterPaid: true },
  refund_failed: { payment: 'refund_fail', status: 'paid', isAfterPaid: true },
};

test.each(PAY_ACTIONS)('%s leads to its final status', (action) => {
  const { world, user, record } = invoice();
  const { payment, status, isAfterPaid } = ENDS[action];
  if (isAfterPaid) performPayAction(world, record, 'paid', 0);
  expect(performPayAction(world, record, action, 60)).toBe(true);
  advance(world, INVOICE_SECONDS);
  expect(statusOf(record)).toEqual([payment, status]);
  expect(user.balance).toBe(status === 'paid' ? AMOUNT : 0);
});

test('underpaid waits until the invoice ends, and the rest may still come', () => {
  const { world, user, record } = invoice();
  performPayAction(world, record, 'underpaid');
  advance(world, INVOICE_SECONDS - 1);
  expect(statusOf(record)).toEqual(['wrong_amount_waiting', 'unpaid']);
  performPayAction(world, record, 'paid', 0);
  advance(world, INVOICE_SECONDS);
  expect(statusOf(record)).toEqual(['paid', 'paid']);
  expect(user.balance).toBe(AMOUNT);
});

test('an unpaid invoice stays unpaid past its end until the provider gives up', () => {
  const { world, record } = invoice();
  advance(world, INVOICE_SECONDS + LATE_GRACE_SECONDS - 1);
  expect(statusOf(record)).toEqual(['check', 'unpaid']);
  advance(world, 1);
  expect(statusOf(record)).toEqual(['cancel', 'cancelled']);
  expect(performPayAction(world, record, 'paid')).toBe(false);
});

test('a payment confirmed after the end still counts', () => {
  const { world, user, record } = invoice();
  advance(world, INVOICE_SECONDS - 1);
  performPayAction(world, record, 'paid', 1000);
  advance(world, 999);
  expect(statusOf(record)).toEqual(['process', 'unpaid']);
  advance(world, 1);
  expect(statusOf(record)).toEqual(['paid', 'paid']);
  expect(user.balance).toBe(AMOUNT);
});

test('a refund takes the money back, unless it is spent', () => {
  const back = invoice();
  performPayAction(back.world, back.record, 'paid', 0);
  performPayAction(back.world, back.record, 'refunded', 10);
  expect(statusOf(back.record)).toEqual(['refund_process', 'paid']);
  advance(back.world, 10);
  expect(statusOf(back.record)).toEqual(['refund_paid', 'refunded']);
  expect(back.user.balance).toBe(0);

  const spent = invoice();
  performPayAction(spent.world, spent.record, 'paid', 0);
  spent.user.balance -= 1;
  performPayAction(spent.world, spent.record, 'refunded', 0);
  expect(statusOf(spent.record)).toEqual(['refund_fail', 'paid']);
});

test('a locked payment is released or refunded', () => {
  const released = invoice();
  performPayAction(released.world, released.record, 'locked');
  advance(released.world, INVOICE_SECONDS * 3);
  expect(statusOf(released.record)).toEqual(['locked', 'unpaid']);
  performPayAction(released.world, released.record, 'paid', 0);
  expect(statusOf(released.record)).toEqual(['paid', 'paid']);

  const returned = invoice();
  performPayAction(returned.world, returned.record, 'locked');
  performPayAction(returned.world, returned.record, 'refunded', 0);
  expect(statusOf(returned.record)).toEqual(['refund_paid', 'cancelled']);
});
