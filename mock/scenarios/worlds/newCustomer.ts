import { newCustomer as make } from '../life';
import type { Scenario } from '../scenario';

export const newCustomer: Scenario = {
  name: 'new-customer',
  title: 'New customer',
  sentence: 'Signed up today: no traffic, no orders, and the free trial is still to be had.',
  subject: 'Customers',
  path: '/dashboard',
  says: ['First steps', 'Start the free trial or create an order.'],
  build: (world) => ({ customer: make(world, { name: 'Nina Newby' }, 0) }),
};
