import { buy, newCustomer, playLife } from '../life';
import type { Scenario } from '../scenario';

const TRIAL = { packageId: 'trial', quantity: 1, durationDays: 3, isTrial: true };

export const trialUsed: Scenario = {
  name: 'trial-used',
  title: 'Trial used',
  sentence:
    'Used most of the free trial, the rest has expired, nothing was bought since: no second trial is offered.',
  subject: 'Customers',
  path: '/dashboard',
  says: ['0% left of 1 GB', 'The main account has no traffic.'],
  build: (world) => {
    const customer = newCustomer(world, { name: 'Theo Trial' }, 6);
    playLife(world, customer, {
      days: 6,
      deeds: [[5, () => buy(world, customer, TRIAL)]],
      habits: [{ perDay: 250 }],
    });
    return { customer };
  },
};
