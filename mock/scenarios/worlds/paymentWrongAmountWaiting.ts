import { visitDuringPayment } from '../payments';
import type { Scenario } from '../scenario';

export const paymentWrongAmountWaiting: Scenario = {
  name: 'payment-wrong-amount-waiting',
  title: 'Payment: wrong_amount_waiting',
  sentence: 'Half of an order was paid, and there is time left to send the rest.',
  subject: 'Orders and payments',
  path: '/neworder',
  says: ['Partly paid: send the rest to the same address before the time is up'],
  build: (world, surroundings) =>
    visitDuringPayment(world, surroundings, { minutes: 10, actions: ['underpaid'] }),
};
