import { visitDuringPayment } from '../payments';
import type { Scenario } from '../scenario';

export const paymentWrongAmount: Scenario = {
  name: 'payment-wrong-amount',
  title: 'Payment: wrong_amount',
  sentence:
    'Half of an order was paid and the time is over: the order is cancelled, support has to help.',
  subject: 'Orders and payments',
  path: '/neworder',
  says: ['Underpaid: contact support and give the order ID'],
  build: (world, surroundings) =>
    visitDuringPayment(world, surroundings, { minutes: 90, actions: ['underpaid'] }),
};
