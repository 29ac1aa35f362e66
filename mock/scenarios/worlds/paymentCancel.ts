import { visitDuringPayment } from '../payments';
import type { Scenario } from '../scenario';

export const paymentCancel: Scenario = {
  name: 'payment-cancel',
  title: 'Payment: cancel',
  sentence: 'An order was not paid in time: the provider cancelled its invoice.',
  subject: 'Orders and payments',
  path: '/neworder',
  says: ['Not paid: cancelled.'],
  build: (world, surroundings) =>
    visitDuringPayment(world, surroundings, { minutes: 90, actions: [] }),
};
