import { DAY, HOUR } from '../../world/clock';
import { GB } from '../../world/state';
import { runInPast, settledCustomer, spendTraffic } from '../life';
import type { Scenario } from '../scenario';

export const usageSpike: Scenario = {
  name: 'usage-spike',
  title: 'Usage spike',
  sentence:
    'Three days ago one program used 18 GB within an hour, more than on ten other days together.',
  subject: 'Traffic',
  path: '/usage?tab=details',
  says: ['Unusually high'],
  build: (world) => {
    const customer = settledCustomer(world, { name: 'Sam Spike' });
    runInPast(world, 3 * DAY + HOUR, () => spendTraffic(world, customer, { bytes: 18 * GB }));
    return { customer };
  },
};
