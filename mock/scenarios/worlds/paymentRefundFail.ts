import { visitDuringPayment } from '../payments';
import type { Scenario } from '../scenario';

export const paymentRefundFail: Scenario = {
  name: 'payment-refund-fail',
  title: 'Payment: refund_fail',
  sentence: 'The provider could not send the money for an order back.',
  subject: 'Orders and payments',
  path: '/neworder',
  says: ['Refund failed: contact support with the order ID'],
  build: (world, surroundings) =>
    visitDuringPayment(world, surroundings, { minutes: 10, actions: ['locked', 'refund_failed'] }),
};
