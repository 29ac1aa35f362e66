import type { PaymentStatus } from '../../src/api/contract';
import { testWorld } from '../testing';
import { advance } from '.';
import { INVOICE_SECONDS, PAY_ACTIONS, type PayAction, performPayAction } from './payment';
import { startRecharge } from './recharge';
import type { PaymentRecord, User, World } from './state';

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
  advance(world, INVOICE_SECONDS * 2);
  expect(statusOf(record)).toEqual([payment, status]);
  expect(user.balance).toBe(status === 'paid' ? AMOUNT : 0);
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
