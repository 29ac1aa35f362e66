import type { PaymentStatus } from '../../src/api/contract';
import { testWorld } from '../testing';
import { advance } from '.';
import { performPayAction } from './payment';
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
