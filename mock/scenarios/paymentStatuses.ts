import type { PaymentStatus } from '../../src/api/contract';
import { PAYMENT_STATUSES } from '../../src/api/contract/lists';
import { DAY, HOUR } from '../world/clock';
import { type PaymentCourse, visitDuringPayment } from './payments';
import type { ScenarioRow } from './scenario';

interface Row extends Pick<ScenarioRow, 'sentence' | 'says'> {
  /** By default it is paid in full, and the provider has just set the status. */
  readonly during?: PaymentCourse;
}

const LARGE_ORDER = { packageId: 'gb100-90d', quantity: 100, durationDays: 90 };

/** How a customer sees an order whose payment has a status, and its course until then. */
const ROWS: Readonly<Record<PaymentStatus, Row>> = {
  check: {
    sentence: 'The invoice of an order was opened ten minutes ago, and nothing has come in yet.',
    says: ['Waiting for payment', '50 GB of traffic'],
    during: { minutes: 10 },
  },
  confirm_check: {
    sentence: 'The provider has seen the payment of an order and waits for its first confirmation.',
    says: ['We see your payment, and the network is confirming it.'],
    during: { minutes: 10, actions: ['paid'], seconds: DAY },
  },
  process: {
    sentence:
      'The payment of an order is being confirmed, for hours already: “I paid and nothing was credited”.',
    says: ['We see your payment, and it’s being processed.'],
    during: { minutes: 300, actions: ['paid'], seconds: 9 * HOUR },
  },
  wrong_amount_waiting: {
    sentence: 'An order was paid without its fee, and there is time left to send the rest.',
    says: ['Partly paid. Sent the rest? Don’t pay again'],
    during: { minutes: 10, actions: ['underpaid'] },
  },
  wrong_amount: {
    sentence:
      'An order was paid without its fee and the time is over: it is cancelled, support has to help.',
    says: ['Underpaid. Don’t send the rest: contact support with the ID'],
    during: { minutes: 90, actions: ['underpaid'] },
  },
  paid: {
    sentence: 'An order of 100 GB was paid by crypto while the customer was away: it is credited.',
    says: ['Credited', '$167.63', 'Get proxy lines'],
    during: { minutes: 10, actions: ['paid'], order: LARGE_ORDER },
  },
  paid_over: {
    sentence:
      'Too much was paid for an order: it is credited, the difference is a matter for support.',
    says: ['Credited. You paid too much: contact support about the difference'],
    during: { minutes: 10, actions: ['overpaid'] },
  },
  cancel: {
    sentence: 'An order was not paid in time: the provider cancelled its invoice.',
    says: ['Not paid: the payment was cancelled.'],
    during: { minutes: 90 },
  },
  fail: {
    sentence: 'The payment of an order failed: it can be bought again.',
    says: ['Not paid: the payment failed.'],
    during: { minutes: 10, actions: ['failed'] },
  },
  system_fail: {
    sentence: 'The payment of an order ended with a fault of the provider.',
    says: ['Not paid: the payment provider had an error.'],
    during: { minutes: 10, actions: ['system_failed'] },
  },
  refund_process: {
    sentence: 'The provider is sending the money for an order back, which is not done yet.',
    says: ['Refund in progress'],
    during: { minutes: 10, actions: ['paid', 'refunded'], seconds: DAY },
  },
  refund_paid: {
    sentence: 'The money for an order was sent back before it was credited.',
    says: ['Your money was refunded'],
  },
  refund_fail: {
    sentence: 'The provider could not send the money for an order back.',
    says: ['The refund failed. Contact support with the ID'],
  },
  locked: {
    sentence: 'The provider holds the payment of an order for review.',
    says: ['Held for review by the payment provider'],
  },
};

/** A scenario for each status of a payment. */
export const paymentScenarios: readonly ScenarioRow[] = PAYMENT_STATUSES.map((status) => {
  const { sentence, says, during = { minutes: 10, status } } = ROWS[status];
  return {
    name: `payment-${status.replaceAll('_', '-')}`,
    title: `Payment: ${status}`,
    sentence,
    path: '/neworder',
    says,
    build: (world, surroundings) => visitDuringPayment(world, surroundings, during),
  };
});
