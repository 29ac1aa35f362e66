import { randomUuid } from '@/lib/browser/random';
import { serviceNow } from '@/lib/browser/serviceClock';
import { purchaseCalls } from './calls';
import type { Locks, TabPorts } from './ports';
import { createPurchaseEngine, type PurchaseEngine } from './purchaseEngine';
import type { createPurchaseList } from './store';

const MS = 1000;

function browserLocks(): Locks | null {
  // Web Locks exist in secure contexts only.
  const { locks } = navigator;
  if (!locks) return null;
  return {
    hold: async (name, work, signal) =>
      await locks.request(name, signal ? { signal } : {}, () => work()),
    tryHold: async (name, work) =>
      await locks.request(name, { ifAvailable: true }, async (lock) => (lock ? work() : null)),
  };
}

/** Creates the engine, which sends, looks up and follows, for this browser tab: `tabState.ts` starts it once. */
export function createEngine(
  ports: TabPorts,
  list: ReturnType<typeof createPurchaseList>,
): PurchaseEngine {
  return createPurchaseEngine(
    {
      ...ports,
      calls: purchaseCalls,
      locks: browserLocks(),
      now: serviceNow,
      after(seconds, work) {
        const timer = setTimeout(work, seconds * MS);
        return () => clearTimeout(timer);
      },
      newId: randomUuid,
      tabId: randomUuid(),
    },
    list,
  );
}
