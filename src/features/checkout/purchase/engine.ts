import { browserPorts } from './browser';
import { createPurchases, type Purchases } from './purchases';
import { engineMadeBy, list } from './tab';

/**
 * The engine of this tab: sends, looks up and follows. Pages that sell import it; everywhere else it comes when there is
 * something to follow (`following.ts`).
 */
export const purchaseEngine = (): Purchases =>
  engineMadeBy(() => createPurchases(browserPorts(), list()));
