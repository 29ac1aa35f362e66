import { buy, settledCustomer } from '../life';
import type { Scenario } from '../scenario';

export const unknownStatus: Scenario = {
  name: 'unknown-status',
  title: 'An unknown status',
  sentence:
    'The backend calls an order “disputed”, a status that the contract does not have: it is shown as it came and opens no action.',
  subject: 'Orders and payments',
  path: '/neworder',
  says: ['Other: disputed'],
  build: (world) => {
    const order = { packageId: 'gb5-30d', quantity: 5, durationDays: 30 };
    const person = { name: 'Dana Disputed' };
    const customer = settledCustomer(world, person, {
      deeds: (user) => [
        [
          1,
          () => {
            buy(world, user, order).ownStatus = 'disputed';
          },
        ],
      ],
    });
    return { customer };
  },
};
