import { settledCustomer } from '../life';
import type { Scenario } from '../scenario';

export const healthy: Scenario = {
  name: 'healthy',
  title: 'Healthy',
  sentence: 'Two months of everyday use with enough traffic and balance: nothing to worry about.',
  subject: 'Customers',
  path: '/dashboard',
  says: [
    'At the pace of the last 7 days your traffic lasts until about',
    'Pays for orders without a processing fee.',
  ],
  build: (world) => ({ customer: settledCustomer(world, { name: 'Hanna Healthy' }) }),
};
