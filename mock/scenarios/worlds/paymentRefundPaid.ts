import { visitDuringPayment } from '../payments';
import type { Scenario } from '../scenario';

export const paymentRefundPaid: Scenario = {
  name: 'payment-refund-paid',
  title: 'Payment: refund_paid',
  sentence: 'The money for an order was sent back before it was credited.',
  subject: 'Orders and payments',
  path: '/neworder',
  says: ['Refund done'],
  build: (world, surroundings) =>
    visitDuringPayment(world, surroundings, { minutes: 10, actions: ['locked', 'refunded'] }),
};
