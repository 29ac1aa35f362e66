import { MINUTE } from '../../world/clock';
import { buy, runInPast, settledCustomer } from '../life';
import { purchaseWithLostAnswer } from '../purchaseRows';
import type { Scenario } from '../scenario';

export const lostAnswer: Scenario = {
  name: 'lost-answer',
  title: 'A charge whose answer was lost',
  sentence:
    'Paid 5 GB from the balance, and the network broke before the answer came: the portal finds the order in the records and charges nothing twice.',
  subject: 'Orders and payments',
  path: '/neworder',
  says: ['The connection dropped, but your order was created'],
  build: (world) => {
    const customer = settledCustomer(world, { name: 'Lena Lost' });
    const order = { packageId: 'gb5-30d', quantity: 5, durationDays: 30 };
    const record = runInPast(world, 2 * MINUTE, () => buy(world, customer, order));
    return { customer, purchases: [purchaseWithLostAnswer(world, record)] };
  },
};
