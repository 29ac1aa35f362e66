import { MINUTE } from '../../world/clock';
import { newCustomer, recharge, runInPast } from '../life';
import { followedPurchase } from '../purchaseRows';
import type { Scenario } from '../scenario';

export const underpaid: Scenario = {
  name: 'underpaid',
  title: 'Underpaid',
  sentence:
    'Recharged 50 USD, sent only half, and the time is over: nothing was credited, support has to help.',
  subject: 'Orders and payments',
  path: '/recharge',
  says: ['Underpaid. Don’t send the rest: contact support with the ID', '$25.75'],
  build: (world, surroundings) => {
    const customer = newCustomer(world, { name: 'Ugo Underpaid' }, 3);
    const record = runInPast(world, 70 * MINUTE, () =>
      recharge(world, customer, 50, ['underpaid']),
    );
    return {
      customer,
      purchases: [followedPurchase(world, record, surroundings.payUrl(record.id))],
    };
  },
};
