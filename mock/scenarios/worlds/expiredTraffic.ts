import { buy, newCustomer, playLife } from '../life';
import type { Scenario } from '../scenario';

export const expiredTraffic: Scenario = {
  name: 'expired-traffic',
  title: 'Expired traffic',
  sentence:
    'Bought 25 GB for 30 days, used about half of it, and the rest expired yesterday: “Where did my GB go?”',
  subject: 'Traffic',
  path: '/usage?tab=changes',
  says: ['Expired', 'Every change is accounted for.'],
  build: (world) => {
    const customer = newCustomer(world, { name: 'Egon Expired' }, 32);
    const order = { packageId: 'gb25-30d', quantity: 25, durationDays: 30 };
    playLife(world, customer, {
      days: 32,
      deeds: [[31, () => buy(world, customer, order, ['paid'])]],
      habits: [{ perDay: 420 }],
    });
    return { customer };
  },
};
