/**
 * Named worlds for support and tests (docs/scenarios.md). `applyScenario` makes a world into one and tells what a browser needs
 * to be its customer's; a door hands that on (`POST /__mock/scenario`), the support bench puts it into the browser.
 */
import { resetWorld } from '../world';
import { openSession } from '../world/account';
import { wrongParameter } from '../world/refusal';
import { settle } from '../world/settle';
import type { World } from '../world/state';
import { SCENARIOS } from './list';
import type { PurchaseMemory } from './memory';
import type { Surroundings } from './scenario';

export { SCENARIOS } from './list';

/** More ids than any scenario uses. */
const IDS = 10_000;

/** The portal's base path. */
const BASE = '/client';

/** How a browser becomes the customer's of a scenario. Plain JSON. */
export interface Arrival {
  readonly name: string;
  /** The page to open. */
  readonly address: string;
  /** The customer whose browser it is; null = nobody's. */
  readonly customer: { readonly id: string; readonly email: string } | null;
  /** For `userAuthData`, as signing in would have answered; null = nobody is signed in. */
  readonly session: { readonly jwt_token: string; readonly expire_at: number } | null;
  /** The language to store; null = leave it. */
  readonly locale: string | null;
  /** Rows of the portal's IndexedDB store "purchases": all there are. */
  readonly purchases: readonly PurchaseMemory[];
}

/**
 * Puts a world back to its seed and makes it into a scenario, in place.
 * @throws Refusal 40001 for a name that is none
 */
export function applyScenario(world: World, name: string, surroundings: Surroundings): Arrival {
  const index = SCENARIOS.findIndex((one) => one.name === name);
  const scenario = SCENARIOS[index];
  if (!scenario) throw wrongParameter('name');
  resetWorld(world, { seed: world.seed, now: world.clock.source });
  // No customer of another scenario has the same id: what a browser keeps by it is never taken for another one's.
  world.state.serial += IDS * (1 + index);
  const { customer, session, purchases = [] } = scenario.build(world, surroundings);
  settle(world);
  // A customer's past is written after the seeded one's.
  world.state.usage.sort((a, b) => a.at - b.at);
  // Tests count what happens from here on.
  world.state.charges = [];
  const stored = session ?? (customer && openSession(world, customer));
  return {
    name,
    address: `${BASE}${scenario.path}`,
    customer: customer && { id: customer.id, email: customer.email },
    session: stored && { jwt_token: stored.token, expire_at: stored.expireAt },
    locale: scenario.locale ?? null,
    purchases,
  };
}
