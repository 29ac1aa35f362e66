import { randomUuid } from '@/lib/browser/random';
import { serviceNow } from '@/lib/browser/serviceClock';
import { purchaseCalls } from './calls';
import type { Locks, PurchasePorts } from './ports';
import { createPurchases, type Purchases } from './purchases';
import { channel, engineMadeBy, list, store, visibility } from './tab';

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

/** Connects the engine to this browser tab. */
function browserPorts(): PurchasePorts {
  return {
    store: store(),
    calls: purchaseCalls,
    locks: browserLocks(),
    channel: channel(),
    visibility,
    now: serviceNow,
    after(seconds, work) {
      const timer = setTimeout(work, seconds * MS);
      return () => clearTimeout(timer);
    },
    newId: randomUuid,
    tabId: randomUuid(),
  };
}

/**
 * Returns this tab's engine, which sends, looks up and follows. Pages that sell import it; on all others `following.ts`
 * loads it when there is a purchase to follow.
 */
export const purchaseEngine = (): Purchases =>
  engineMadeBy(() => createPurchases(browserPorts(), list()));
