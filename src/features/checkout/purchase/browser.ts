import { randomUuid } from '@/lib/browser/random';
import { serviceNow } from '@/lib/browser/serviceClock';
import { purchaseCalls } from './calls';
import type { Locks, PurchasePorts } from './ports';
import { channel, store, visibility } from './tab';

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

/** The ports of a browser's tab. */
export function browserPorts(): PurchasePorts {
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
