import { visitDuringPayment } from '../payments';
import type { Scenario } from '../scenario';

export const paymentCheck: Scenario = {
  name: 'payment-check',
  title: 'Payment: check',
  sentence: 'The invoice of an order was opened ten minutes ago, and nothing has come in yet.',
  subject: 'Orders and payments',
  path: '/neworder',
  says: ['Waiting for payment'],
  build: (world, surroundings) =>
    visitDuringPayment(world, surroundings, { minutes: 10, actions: [] }),
};
