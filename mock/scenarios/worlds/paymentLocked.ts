import { visitDuringPayment } from '../payments';
import type { Scenario } from '../scenario';

export const paymentLocked: Scenario = {
  name: 'payment-locked',
  title: 'Payment: locked',
  sentence: 'The provider holds the payment of an order for review.',
  subject: 'Orders and payments',
  path: '/neworder',
  says: ['Held for review by the payment provider'],
  build: (world, surroundings) =>
    visitDuringPayment(world, surroundings, { minutes: 10, actions: ['locked'] }),
};
