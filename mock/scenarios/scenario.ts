import type { User, World } from '../world/state';
import type { PurchaseMemory } from './memory';

/** What a scenario is about: lists of scenarios are ordered by it. */
export const SUBJECTS = [
  'Customers',
  'Traffic',
  'Orders and payments',
  'Lists',
  'Session and sign-in',
  'Backend',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** How a customer comes to a scenario: whose browser it is, and what it has stored. */
export interface Visit {
  /** Who is signed in; null = nobody. */
  readonly customer: User | null;
  /** The session that the browser has stored; a new one by default. */
  readonly session?: { readonly token: string; readonly expireAt: number };
  /** Purchases that this browser has made and follows; none by default. */
  readonly purchases?: readonly PurchaseMemory[];
}

/** What building a scenario may know beside the world. */
export interface Surroundings {
  /** The address of an order's hosted payment page. */
  readonly payUrl: (orderId: string) => string;
}

/** A named world: a state of customer and backend in which something is to be seen. One file each, in `worlds/`; those of payment statuses are rows of `paymentStatuses.ts`. */
export interface Scenario {
  /** As it stands in addresses and calls: a file's name, with hyphens. */
  readonly name: string;
  readonly title: string;
  /** What it shows. */
  readonly sentence: string;
  readonly subject: Subject;
  /** Where in the portal it is to be seen: a path below /client, with its query. */
  readonly path: string;
  /** Texts that stand on that page then, word for word. */
  readonly says: readonly string[];
  /** The language that the customer's browser has stored; not changed by default. */
  readonly locale?: 'en-US' | 'ru-RU';
  /** What is to be typed at the sign-in form before the page says it. */
  readonly signIn?: { readonly email: string; readonly password: string };
  /** Names of the scenarios whose claims hold in this one as well; no other's does. */
  readonly contains?: readonly string[];
  /** True when its very point is a customer's figures that do not add up. */
  readonly isUnbalanced?: boolean;
  /** Makes a freshly seeded world into this one, by the world's own rules. */
  build(world: World, surroundings: Surroundings): Visit;
}
