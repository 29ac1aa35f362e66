import { visitDuringPayment } from '../payments';
import type { Scenario } from '../scenario';

export const paymentFail: Scenario = {
  name: 'payment-fail',
  title: 'Payment: fail',
  sentence: 'The payment of an order failed: it can be bought again.',
  subject: 'Orders and payments',
  path: '/neworder',
  says: ['Not paid: the payment failed.'],
  build: (world, surroundings) =>
    visitDuringPayment(world, surroundings, { minutes: 10, actions: ['failed'] }),
};
