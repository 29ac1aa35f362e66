/**
 * A purchase from the click to its end (docs/contract.md "Outcome of a purchase"): sent once, looked up when its answer is lost,
 * and followed until it is final. The machine itself is pure and stands in `rules/purchase`. The code that
 * sends and follows (`engine.ts`) comes with the pages that sell, or when there is something to follow.
 */

import type { Purchase } from '../rules/purchase/purchase';
import { followPurchases } from './following';
import type { Listener } from './ports';
import { list } from './tab';

export { usePaying } from './usePaying';
export { usePurchase } from './usePurchase';

/** Follows a signed-in customer's purchases, in one visible tab for all. Returns how to stop. */
export const watchPurchases = followPurchases;

/** Hears of every change of a customer's purchases, made in any tab. Returns how to stop. */
export const onPurchases = (userId: string, listener: Listener): (() => void) =>
  list().subscribe(userId, listener);

/** A customer's purchases as this tab has them now, newest first. */
export const purchasesOf = (userId: string): readonly Purchase[] => list().snapshot(userId) ?? [];
