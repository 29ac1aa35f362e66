import { purchaseCalls } from './calls';
import type { Locks, PurchasePorts } from './ports';
import { createPurchaseStore } from './store';

const MS = 1000;
const CHANNEL = 'purchases';

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

function browserChannel(): PurchasePorts['channel'] {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  return {
    post: (userId) => channel?.postMessage(userId),
    listen(heard) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') heard(data);
      };
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}

/** The ports of a browser's tab. */
export function browserPorts(): PurchasePorts {
  return {
    store: createPurchaseStore(),
    calls: purchaseCalls,
    locks: browserLocks(),
    channel: browserChannel(),
    visibility: {
      isVisible: () => document.visibilityState === 'visible',
      listen(changed) {
        document.addEventListener('visibilitychange', changed);
        return () => document.removeEventListener('visibilitychange', changed);
      },
    },
    now: () => Math.floor(Date.now() / MS),
    after(seconds, work) {
      const timer = setTimeout(work, seconds * MS);
      return () => clearTimeout(timer);
    },
    newId: () => crypto.randomUUID(),
    tabId: crypto.randomUUID(),
  };
}
