import { DAY } from '../../world/clock';
import { visitDuringPayment } from '../payments';
import type { Scenario } from '../scenario';

export const paymentRefundProcess: Scenario = {
  name: 'payment-refund-process',
  title: 'Payment: refund_process',
  sentence: 'The provider is sending the money for an order back, which is not done yet.',
  subject: 'Orders and payments',
  path: '/neworder',
  says: ['Refund under way'],
  build: (world, surroundings) =>
    visitDuringPayment(world, surroundings, {
      minutes: 10,
      actions: ['paid', 'refunded'],
      seconds: DAY,
    }),
};
