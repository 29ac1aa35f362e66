import { HOUR } from '../../world/clock';
import { visitDuringPayment } from '../payments';
import type { Scenario } from '../scenario';

export const paymentProcess: Scenario = {
  name: 'payment-process',
  title: 'Payment: process',
  sentence:
    'The payment of an order is being confirmed, for hours already: “I paid and nothing was credited”.',
  subject: 'Orders and payments',
  path: '/neworder',
  says: ['Payment seen, being confirmed'],
  build: (world, surroundings) =>
    visitDuringPayment(world, surroundings, { minutes: 300, actions: ['paid'], seconds: 9 * HOUR }),
};
