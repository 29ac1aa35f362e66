/**
 * A purchase from the click to its end (contract.md "Outcome of a purchase"): sent once, looked up when its answer is lost,
 * and followed until it is final. The machine itself is pure and stands in `domain/purchase`.
 */
import { browserPurchases } from './instance';
import type { Listener } from './ports';

export { usePaying } from './usePaying';
export { usePurchase } from './usePurchase';

/** Follows a signed-in customer's purchases, in one visible tab for all. Returns how to stop. */
export const watchPurchases = (userId: string): (() => void) => browserPurchases().watch(userId);

/** Hears of every change of a customer's purchases, made in any tab. Returns how to stop. */
export const onPurchases = (userId: string, listener: Listener): (() => void) =>
  browserPurchases().subscribe(userId, listener);
