import { browserPorts } from './browser';
import { createPurchases, type Purchases } from './purchases';

let instance: Purchases | null = null;

/** The purchases of this tab; made when they are first asked for. */
export function browserPurchases(): Purchases {
  instance ??= createPurchases(browserPorts());
  return instance;
}
