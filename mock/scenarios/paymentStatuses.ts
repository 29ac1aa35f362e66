import type { PaymentStatus } from '../../src/api/contract';
import { PAYMENT_STATUSES } from '../../src/api/contract/lists';
import texts from '../../src/locales/en-US/payment';
import { DAY, HOUR, MINUTE } from '../world/clock';
import { buy } from '../world/past';
import { type PayAction, performPayAction, setPaymentStatus } from '../world/payment';
import { newCustomer, runInPast } from './life';
import { followedPurchase } from './purchaseRows';
import type { ScenarioRow } from './scenario';

const ORDER = { packageId: 'gb50-90d', quantity: 50, durationDays: 90 };
const LARGE_ORDER = { packageId: 'gb100-90d', quantity: 100, durationDays: 90 };

/** The course of an order since it was placed. */
interface Row {
  readonly sentence?: string;
  /** Texts on the page beside that of the status. */
  readonly also?: readonly string[];
  /** How long ago the order was placed; 10 by default. */
  readonly minutes?: number;
  /** The steps at the hosted page since then; by default the provider has just set the status of a full payment. */
  readonly actions?: readonly PayAction[];
  /** Time that the provider needs from seeing a payment, or beginning a refund, to its end; none by default. */
  readonly seconds?: number;
  readonly order?: typeof ORDER;
}

/** A status needs a row only where a sentence of its own says more, or steps led to it. */
const ROWS: Readonly<Partial<Record<PaymentStatus, Row>>> = {
  check: {
    sentence: 'The invoice of an order was opened ten minutes ago, and nothing has come in yet.',
    also: ['50 GB of traffic'],
    actions: [],
  },
  confirm_check: {
    sentence: 'The provider has seen the payment of an order and waits for its first confirmation.',
    actions: ['paid'],
    seconds: DAY,
  },
  process: {
    sentence:
      'The payment of an order is being confirmed, for hours already: “I paid and nothing was credited”.',
    minutes: 300,
    actions: ['paid'],
    seconds: 9 * HOUR,
  },
  wrong_amount_waiting: {
    sentence: 'An order was paid without its fee, and there is time left to send the rest.',
    actions: ['underpaid'],
  },
  wrong_amount: {
    sentence:
      'An order was paid without its fee and the time is over: it is cancelled, support has to help.',
    minutes: 90,
    actions: ['underpaid'],
  },
  paid: {
    sentence: 'An order of 100 GB was paid by crypto while the customer was away: it is credited.',
    also: ['$167.63', 'Get proxy lines'],
    actions: ['paid'],
    order: LARGE_ORDER,
  },
  paid_over: {
    sentence:
      'Too much was paid for an order: it is credited, the difference is a matter for support.',
    actions: ['overpaid'],
  },
  cancel: {
    sentence: 'An order was not paid in time: the provider cancelled its invoice.',
    minutes: 90,
    actions: [],
  },
  fail: {
    sentence: 'The payment of an order failed: it can be bought again.',
    actions: ['failed'],
  },
  system_fail: {
    sentence: 'The payment of an order ended with a fault of the provider.',
    actions: ['system_failed'],
  },
  refund_process: {
    sentence: 'The provider is sending the money for an order back, which is not done yet.',
    actions: ['paid', 'refunded'],
    seconds: DAY,
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

/** A scenario for each status of a payment: the customer went to pay an order, and is back in the browser that follows it. */
export const paymentScenarios: readonly ScenarioRow[] = PAYMENT_STATUSES.map((status) => {
  const {
    sentence = `An order whose payment has the status “${status}”.`,
    also = [],
    minutes = 10,
    actions,
    seconds = 0,
    order = ORDER,
  } = ROWS[status] ?? {};
  return {
    name: `payment-${status.replaceAll('_', '-')}`,
    title: `Payment: ${status}`,
    sentence,
    path: '/neworder',
    says: [texts[`payment.status.${status}`], ...also],
    build: (world) => {
      const customer = newCustomer(world, { name: 'Paula Payment' }, 2);
      const record = runInPast(world, minutes * MINUTE, () => {
        const placed = buy(world, customer, order, []);
        if (!actions) setPaymentStatus(world, placed, status);
        actions?.forEach((action, i) => {
          // The earlier steps are over: only the last one is still under way.
          performPayAction(world, placed, action, i === actions.length - 1 ? seconds : 0);
        });
        return placed;
      });
      return { customer, purchases: [followedPurchase(world, record)] };
    },
  };
});
