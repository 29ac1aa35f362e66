import type { PaymentStatus } from '../../src/api/contract';
import { MINUTE } from '../world/clock';
import { buy } from '../world/past';
import { type PayAction, performPayAction, setPaymentStatus } from '../world/payment';
import type { World } from '../world/state';
import { newCustomer, runInPast } from './life';
import { followedPurchase } from './purchaseRows';
import type { ScenarioContext, Visit } from './scenario';

/** The course of an order since it was placed. */
export interface PaymentCourse {
  /** How long ago the order was placed. */
  readonly minutes: number;
  /** The steps at the hosted page since then, in their order; none by default. */
  readonly actions?: readonly PayAction[];
  /** The status that the provider sets after them. */
  readonly status?: PaymentStatus;
  /** Time that the provider needs from seeing a payment, or beginning a refund, to its end; none by default. */
  readonly seconds?: number;
  /** 50 GB for 90 days by default. */
  readonly order?: typeof ORDER;
}

const ORDER = { packageId: 'gb50-90d', quantity: 50, durationDays: 90 };

/** Creates a customer who went to pay an order by crypto, back in the browser that follows the payment. */
export function visitDuringPayment(
  world: World,
  surroundings: ScenarioContext,
  { minutes, actions = [], status, seconds = 0, order = ORDER }: PaymentCourse,
): Visit {
  const customer = newCustomer(world, { name: 'Paula Payment' }, 2);
  const record = runInPast(world, minutes * MINUTE, () => {
    const placed = buy(world, customer, order, []);
    for (const [i, action] of actions.entries()) {
      // The earlier steps are over: only the last one is still under way.
      performPayAction(world, placed, action, i === actions.length - 1 ? seconds : 0);
    }
    if (status !== undefined) setPaymentStatus(world, placed, status);
    return placed;
  });
  return { customer, purchases: [followedPurchase(world, record, surroundings.payUrl(record.id))] };
}
