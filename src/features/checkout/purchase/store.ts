import { type CustomerRows, createCustomerRows } from '@/lib/browser/storage/customerRows';
import { isPurchase, type Purchase } from '../rules/purchase/purchase';
import type { Listener } from './ports';

const NAME = 'purchases';

const newestFirst = (all: readonly Purchase[]): Purchase[] =>
  [...all].sort((a, b) => b.createdAt - a.createdAt);

/** Creates the store of this browser's purchases, newest first. */
export function createPurchaseStore(): CustomerRows<Purchase> {
  const rows = createCustomerRows(NAME, NAME, isPurchase);
  return {
    read: async (userId) => newestFirst(await rows.read(userId)),
    async change(userId, by) {
      const { result, after } = await rows.change(userId, (all) => by(newestFirst(all)));
      return { result, after: newestFirst(after) };
    },
  };
}

/** Holds the purchases that this tab has read, and calls listeners after changes. */
export interface PurchaseList {
  /** Returns a customer's purchases, newest first; null before the first reading. The same array while nothing changed. */
  snapshot(userId: string): readonly Purchase[] | null;
  /** Calls the listener after every change. Returns a function that stops. */
  subscribe(userId: string, listener: Listener): () => void;
  /** Stores a new reading, and calls the listeners. */
  show(userId: string, after: readonly Purchase[]): void;
}

/** Creates an empty list. */
export function createPurchaseList(): PurchaseList {
  const snapshots = new Map<string, readonly Purchase[]>();
  const listeners = new Map<string, Set<Listener>>();
  return {
    snapshot: (userId) => snapshots.get(userId) ?? null,
    subscribe(userId, listener) {
      const all = listeners.get(userId) ?? new Set<Listener>();
      listeners.set(userId, all);
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
    show(userId, after) {
      const before = snapshots.get(userId) ?? after;
      snapshots.set(userId, after);
      for (const listener of [...(listeners.get(userId) ?? [])]) listener(before, after);
    },
  };
}
