import { settledCustomer } from '../life';
import type { Scenario } from '../scenario';

export const healthy: Scenario = {
  name: 'healthy',
  title: 'Healthy',
  sentence: 'Two months of everyday use with enough traffic and balance: nothing to worry about.',
  subject: 'Customers',
  path: '/dashboard',
  says: ['Main account’s usage over the last', 'Paying from your balance has no fee.'],
  build: (world) => ({ customer: settledCustomer(world, { name: 'Hanna Healthy' }) }),
};
