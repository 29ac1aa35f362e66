import { visitDuringPayment } from '../payments';
import type { Scenario } from '../scenario';

export const paymentPaidOver: Scenario = {
  name: 'payment-paid-over',
  title: 'Payment: paid_over',
  sentence:
    'Too much was paid for an order: it is credited, the difference is a matter for support.',
  subject: 'Orders and payments',
  path: '/neworder',
  says: ['Credited. You paid too much: contact support about the difference'],
  build: (world, surroundings) =>
    visitDuringPayment(world, surroundings, { minutes: 10, actions: ['overpaid'] }),
};
