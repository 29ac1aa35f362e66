import { MINUTE } from '../../world/clock';
import { buy, runInPast, settledCustomer } from '../life';
import type { Scenario } from '../scenario';

export const unpaidOrder: Scenario = {
  name: 'unpaid-order',
  title: 'Unpaid order',
  sentence:
    'Placed an order for 100 GB on another device twenty minutes ago and has not paid it yet: its card stands above New order, it can be continued, and the bell says so.',
  subject: 'Orders and payments',
  path: '/neworder',
  says: ['Waiting for payment', 'Continue payment', '$167.63'],
  build: (world) => {
    const customer = settledCustomer(world, { name: 'Uma Unpaid' });
    const order = { packageId: 'gb100-90d', quantity: 100, durationDays: 90 };
    runInPast(world, 20 * MINUTE, () => buy(world, customer, order, []));
    return { customer };
  },
};
