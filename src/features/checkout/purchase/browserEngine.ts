import { serviceNow } from '@/lib/browser/clock/serviceClock';
import { randomUuid } from '@/lib/browser/random';
import { webLocks } from '@/lib/browser/tabs/webLocks';
import { purchaseCalls } from './calls';
import type { TabPorts } from './ports';
import { createPurchaseEngine, type PurchaseEngine } from './purchaseEngine';
import type { createPurchaseList } from './store';

const MS = 1000;

/** Creates the engine, which sends, looks up and follows, for this browser tab: `tabState.ts` starts it once. */
export function createEngine(
  ports: TabPorts,
  list: ReturnType<typeof createPurchaseList>,
): PurchaseEngine {
  return createPurchaseEngine(
    {
      ...ports,
      calls: purchaseCalls,
      // Read anew for each purchase: a browser may turn out to refuse locks.
      get locks() {
        return webLocks();
      },
      now: serviceNow,
      after(seconds, work) {
        const timer = setTimeout(work, seconds * MS);
        return () => clearTimeout(timer);
      },
      newId: randomUuid,
    },
    list,
  );
}
