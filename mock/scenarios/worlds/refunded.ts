import { refundToBalance } from '../../world/payment';
import { buy, newCustomer, playLife, recharge } from '../life';
import type { Scenario } from '../scenario';

export const refunded: Scenario = {
  name: 'refunded',
  title: 'Refunded order',
  sentence:
    'An order of 5 GB was refunded yesterday: what was left of its traffic is gone, and its price is back in the balance.',
  subject: 'Orders and payments',
  path: '/usage?tab=changes',
  says: ['Refunded order', 'Every change is accounted for.'],
  build: (world) => {
    const customer = newCustomer(world, { name: 'Rita Refund' }, 6);
    const order = { packageId: 'gb5-unlimit', quantity: 5, durationDays: null };
    playLife(world, customer, {
      days: 6,
      deeds: [
        [5.5, () => recharge(world, customer, 50, ['paid'])],
        [5, () => buy(world, customer, order)],
        [
          1,
          () => {
            const record = world.state.records.findLast(({ userId }) => userId === customer.id);
            if (record) refundToBalance(world, record);
          },
        ],
      ],
      habits: [{ perDay: 300 }],
    });
    return { customer };
  },
};
