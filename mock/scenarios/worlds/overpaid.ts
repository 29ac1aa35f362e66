import { MINUTE } from '../../world/clock';
import { newCustomer, recharge, runInPast } from '../life';
import { followedPurchase } from '../purchaseRows';
import type { Scenario } from '../scenario';

export const overpaid: Scenario = {
  name: 'overpaid',
  title: 'Overpaid',
  sentence:
    'Recharged 50 USD and sent 5 USD too much: 50 USD are credited, the difference is a matter for support.',
  subject: 'Orders and payments',
  path: '/recharge',
  says: ['Credited. You paid too much: contact support about the difference', '$56.50'],
  build: (world, surroundings) => {
    const customer = newCustomer(world, { name: 'Olga Overpaid' }, 3);
    const record = runInPast(world, 30 * MINUTE, () => recharge(world, customer, 50, ['overpaid']));
    return {
      customer,
      purchases: [followedPurchase(world, record, surroundings.payUrl(record.id))],
    };
  },
};
