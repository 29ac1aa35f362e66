import { visitDuringPayment } from '../payments';
import type { Scenario } from '../scenario';

export const paymentPaid: Scenario = {
  name: 'payment-paid',
  title: 'Payment: paid',
  sentence: 'An order of 100 GB was paid by crypto while the customer was away: it is credited.',
  subject: 'Orders and payments',
  path: '/neworder',
  says: ['Credited', '$167.63'],
  build: (world, surroundings) => {
    const order = { packageId: 'gb100-90d', quantity: 100, durationDays: 90 };
    return visitDuringPayment(world, surroundings, { minutes: 10, actions: ['paid'], order });
  },
};
