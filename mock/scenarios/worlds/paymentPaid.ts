import { visitDuringPayment } from '../payments';
import type { Scenario } from '../scenario';

export const paymentPaid: Scenario = {
  name: 'payment-paid',
  title: 'Payment: paid',
  sentence: 'An order was paid by crypto while the customer was away: it is credited.',
  subject: 'Orders and payments',
  path: '/neworder',
  says: ['Credited'],
  build: (world, surroundings) =>
    visitDuringPayment(world, surroundings, { minutes: 10, actions: ['paid'] }),
};
