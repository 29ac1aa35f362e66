import { DAY } from '../../world/clock';
import { visitDuringPayment } from '../payments';
import type { Scenario } from '../scenario';

export const paymentConfirmCheck: Scenario = {
  name: 'payment-confirm-check',
  title: 'Payment: confirm_check',
  sentence: 'The provider has seen the payment of an order and waits for its first confirmation.',
  subject: 'Orders and payments',
  path: '/neworder',
  says: ['Payment seen, waiting for confirmation'],
  build: (world, surroundings) =>
    visitDuringPayment(world, surroundings, { minutes: 10, actions: ['paid'], seconds: DAY }),
};
