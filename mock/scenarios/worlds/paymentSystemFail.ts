import { visitDuringPayment } from '../payments';
import type { Scenario } from '../scenario';

export const paymentSystemFail: Scenario = {
  name: 'payment-system-fail',
  title: 'Payment: system_fail',
  sentence: 'The payment of an order ended with a fault of the provider.',
  subject: 'Orders and payments',
  path: '/neworder',
  says: ['Not paid: the payment provider had an error.'],
  build: (world, surroundings) =>
    visitDuringPayment(world, surroundings, { minutes: 10, actions: ['system_failed'] }),
};
