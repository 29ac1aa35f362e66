import type { PaymentStatus } from '../../src/api/contract';
import { PAYMENT_STATUSES } from '../../src/api/contract/lists';
import texts from '../../src/locales/en-US/payment';
import { DAY, HOUR } from '../world/clock';
import { type PaymentCourse, visitDuringPayment } from './payments';
import type { ScenarioRow } from './scenario';

interface Row {
  readonly sentence?: string;
  /** Texts on the page beside that of the status. */
  readonly also?: readonly string[];
  /** By default it is paid in full, and the provider has just set the status. */
  readonly during?: PaymentCourse;
}

const LARGE_ORDER = { packageId: 'gb100-90d', quantity: 100, durationDays: 90 };

/** The course of an order until its payment has a status. A status needs a row only where a sentence of its own says more. */
const ROWS: Readonly<Partial<Record<PaymentStatus, Row>>> = {
  check: {
    sentence: 'The invoice of an order was opened ten minutes ago, and nothing has come in yet.',
    also: ['50 GB of traffic'],
    during: { minutes: 10 },
  },
  confirm_check: {
    sentence: 'The provider has seen the payment of an order and waits for its first confirmation.',
    during: { minutes: 10, actions: ['paid'], seconds: DAY },
  },
  process: {
    sentence:
      'The payment of an order is being confirmed, for hours already: “I paid and nothing was credited”.',
    during: { minutes: 300, actions: ['paid'], seconds: 9 * HOUR },
  },
  wrong_amount_waiting: {
    sentence: 'An order was paid without its fee, and there is time left to send the rest.',
    during: { minutes: 10, actions: ['underpaid'] },
  },
  wrong_amount: {
    sentence:
      'An order was paid without its fee and the time is over: it is cancelled, support has to help.',
    during: { minutes: 90, actions: ['underpaid'] },
  },
  paid: {
    sentence: 'An order of 100 GB was paid by crypto while the customer was away: it is credited.',
    also: ['$167.63', 'Get proxy lines'],
    during: { minutes: 10, actions: ['paid'], order: LARGE_ORDER },
  },
  paid_over: {
    sentence:
      'Too much was paid for an order: it is credited, the difference is a matter for support.',
    during: { minutes: 10, actions: ['overpaid'] },
  },
  cancel: {
    sentence: 'An order was not paid in time: the provider cancelled its invoice.',
    during: { minutes: 90 },
  },
  fail: {
    sentence: 'The payment of an order failed: it can be bought again.',
    during: { minutes: 10, actions: ['failed'] },
  },
  system_fail: {
    sentence: 'The payment of an order ended with a fault of the provider.',
    during: { minutes: 10, actions: ['system_failed'] },
  },
  refund_process: {
    sentence: 'The provider is sending the money for an order back, which is not done yet.',
    during: { minutes: 10, actions: ['paid', 'refunded'], seconds: DAY },
  },
  refund_paid: {
    sentence: 'The money for an order was sent back before it was credited.',
  },
  refund_fail: {
    sentence: 'The provider could not send the money for an order back.',
  },
  locked: {
    sentence: 'The provider holds the payment of an order for review.',
  },
};

/** A scenario for each status of a payment. */
export const paymentScenarios: readonly ScenarioRow[] = PAYMENT_STATUSES.map((status) => {
  const { sentence, also = [], during = { minutes: 10, status } } = ROWS[status] ?? {};
  return {
    name: `payment-${status.replaceAll('_', '-')}`,
    title: `Payment: ${status}`,
    sentence: sentence ?? `An order whose payment has the status “${status}”.`,
    path: '/neworder',
    says: [texts[`payment.status.${status}`], ...also],
    build: (world, surroundings) => visitDuringPayment(world, surroundings, during),
  };
});
