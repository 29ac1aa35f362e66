import type { User, World } from '../world/state';
import type { PurchaseRow } from './purchaseRows';

/** Subjects of scenarios, in the order of the lists. */
export const SUBJECTS = [
  'Customers',
  'Traffic',
  'Orders and payments',
  'Lists',
  'Session and sign-in',
  'Backend',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** A customer's browser as a scenario finds it. */
export interface Visit {
  /** The customer who is signed in; null = nobody. */
  readonly customer: User | null;
  /** The session that the browser has stored; a new one by default. */
  readonly session?: { readonly token: string; readonly expireAt: number };
  /** Purchases that this browser has made and follows; none by default. */
  readonly purchases?: readonly PurchaseRow[];
}

/**
 * A named world: a state of customer and backend in which something is to be seen. Each is an entry of its subject's file in `worlds/`;
 * those of payment statuses are rows of `paymentStatuses.ts`.
 */
export interface Scenario {
  /** As it stands in addresses and calls: words with hyphens. */
  readonly name: string;
  readonly title: string;
  readonly sentence: string;
  readonly subject: Subject;
  /** The page of the portal that shows it: a path below /client, with its query. */
  readonly path: string;
  /** Texts on that page, word for word. */
  readonly says: readonly string[];
  /** The language that the customer's browser has stored; not changed by default. */
  readonly locale?: string;
  /** The sign-in form must be sent with these before the page shows the texts. */
  readonly signIn?: { readonly email: string; readonly password: string };
  /** True when the customer's figures are meant not to add up. */
  readonly isUnbalanced?: boolean;
  /** Turns a freshly seeded world into this one, by the world's own rules. */
  build(world: World): Visit;
}

/** A scenario without its subject, which is that of its file. */
export type ScenarioRow = Omit<Scenario, 'subject'>;
