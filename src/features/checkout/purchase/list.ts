import type { Purchase } from '../rules/purchase/purchase';
import type { Listener } from './ports';

/** What this tab knows of its customers' purchases, and who wants to hear of changes. */
export interface PurchaseList {
  /** A customer's purchases, newest first; null before the first reading. The same array while nothing changed. */
  snapshot(userId: string): readonly Purchase[] | null;
  /** Hears of every change. Returns how to stop. */
  subscribe(userId: string, listener: Listener): () => void;
  /** Takes a new reading, and tells who listens. */
  show(userId: string, after: readonly Purchase[]): void;
}

/** A list that knows of no purchase yet. */
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
