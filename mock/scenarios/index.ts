/**
 * Named worlds for support and tests (docs/scenarios.md). `applyScenario` turns a world into one and returns all that a browser
 * needs to be its customer's; the mock's servers answer with it (`POST /__mock/scenario`), the support bench stores it in the browser.
 */
import { resetWorld } from '../world';
import { openSession } from '../world/account';
import { wrongParameter } from '../world/refusal';
import { settle } from '../world/settle';
import type { World } from '../world/state';
import { SCENARIOS } from './list';
import type { PurchaseRow } from './purchaseRows';

export { SCENARIOS } from './list';

/** More ids than any scenario uses. */
const IDS = 10_000;

const BASE = '/client';

/** Everything that makes a browser the customer's of a scenario, as plain JSON. */
export interface ScenarioStart {
  readonly name: string;
  /** The page to open. */
  readonly address: string;
  /** The customer whose browser it is; null = nobody's. */
  readonly customer: { readonly id: string; readonly email: string } | null;
  /** For `userAuthData`, as signing in would have answered; null = nobody is signed in. */
  readonly session: { readonly jwt_token: string; readonly expire_at: number } | null;
  /** The language to store; null = leave the present one. */
  readonly locale: string | null;
  /** All rows of the portal's IndexedDB store "purchases". */
  readonly purchases: readonly PurchaseRow[];
}

/**
 * Resets a world to its seed and turns it into a scenario, in place.
 * @param payUrl returns the address of an order's hosted payment page
 * @throws Refusal 40001 for an unknown name
 */
export function applyScenario(
  world: World,
  name: string,
  payUrl: (orderId: string) => string,
): ScenarioStart {
  const index = SCENARIOS.findIndex((one) => one.name === name);
  const scenario = SCENARIOS[index];
  if (!scenario) throw wrongParameter('name');
  resetWorld(world, { seed: world.seed, now: world.clock.source });
  // No customers of two scenarios share an id, so a browser never mixes up what it stores by id.
  world.state.serial += IDS * (1 + index);
  const { customer, session, purchases = [] } = scenario.build(world);
  settle(world);
  // The customer's past was written after the seeded one's.
  world.state.usage.sort((a, b) => a.at - b.at);
  // Tests count charges from here on.
  world.state.charges = [];
  const stored = session ?? (customer && openSession(world, customer));
  return {
    name,
    address: `${BASE}${scenario.path}`,
    customer: customer && { id: customer.id, email: customer.email },
    session: stored && { jwt_token: stored.token, expire_at: stored.expireAt },
    locale: scenario.locale ?? null,
    purchases: purchases.map((one) =>
      one.orderId === null ? one : { ...one, payUrl: payUrl(one.orderId) },
    ),
  };
}
