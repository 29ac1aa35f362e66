import { createStore, type UseStore } from 'idb-keyval';
import { isPurchase, type Purchase } from '../rules/purchase/purchase';
import type { Change, Listener, PurchaseStore } from './ports';

/*
 * All purchases are in one IndexedDB store, one row each, because its transactions run one after the other for all tabs.
 * Local storage guarantees no order: another tab may see a write a moment late, and in that moment two tabs would make two
 * orders.
 */
const DATABASE = 'purchases';
const STORE = 'purchases';

const newestFirst = (all: Purchase[]): Purchase[] => all.sort((a, b) => b.createdAt - a.createdAt);

const ownOf = (rows: readonly unknown[], userId: string): Purchase[] =>
  newestFirst(rows.filter(isPurchase).filter((one) => one.userId === userId));

function changed<T>(all: readonly Purchase[], { write = [], remove = [] }: Change<T>): Purchase[] {
  const gone = new Set([...remove, ...write.map(({ id }) => id)]);
  return newestFirst([...write, ...all.filter(({ id }) => !gone.has(id))]);
}

/** Reads all rows and writes the changes that `by` returns, in one transaction. */
function transact<T>(
  rows: IDBObjectStore,
  userId: string,
  by: (all: readonly Purchase[]) => Change<T>,
): Promise<{ result: T; after: readonly Purchase[] }> {
  return new Promise((resolve, reject) => {
    const { transaction } = rows;
    let done: { result: T; after: readonly Purchase[] } | null = null;
    const reading = rows.getAll();
    reading.onsuccess = () => {
      const all = ownOf(reading.result, userId);
      const change = by(all);
      for (const one of change.write ?? []) rows.put(one, [userId, one.id]);
      for (const id of change.remove ?? []) rows.delete([userId, id]);
      done = { result: change.result, after: changed(all, change) };
    };
    transaction.oncomplete = () => (done ? resolve(done) : reject(transaction.error));
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

/**
 * Creates the store of this browser. When the database cannot be used (private mode, full disk), this page's memory
 * replaces it.
 */
export function createPurchaseStore(): PurchaseStore {
  const memory = new Map<string, readonly Purchase[]>();
  let database: UseStore | null = null;
  let isRefused = false;

  const inDatabase = async <T>(
    mode: IDBTransactionMode,
    userId: string,
    by: (all: readonly Purchase[]) => Change<T>,
  ): Promise<{ result: T; after: readonly Purchase[] }> => {
    database ??= createStore(DATABASE, STORE);
    const done = await database(mode, (rows) => transact(rows, userId, by));
    // If the database refuses the next step, this page goes on with this last reading.
    memory.set(userId, done.after);
    return done;
  };

  const inMemory = <T>(userId: string, by: (all: readonly Purchase[]) => Change<T>) => {
    const all = memory.get(userId) ?? [];
    const change = by(all);
    const after = changed(all, change);
    memory.set(userId, after);
    return { result: change.result, after };
  };

  const run = async <T>(
    mode: IDBTransactionMode,
    userId: string,
    by: (all: readonly Purchase[]) => Change<T>,
  ) => {
    if (isRefused) return inMemory(userId, by);
    try {
      // Browsers may close a database when a hidden tab wakes up or the disk is busy, so it is opened a second time.
      return await inDatabase(mode, userId, by).catch(() => {
        database = null;
        return inDatabase(mode, userId, by);
      });
    } catch {
      // Memory is used from now on, because data in both places would contradict each other.
      isRefused = true;
      return inMemory(userId, by);
    }
  };

  return {
    read: async (userId) => (await run('readonly', userId, () => ({ result: null }))).after,
    change: (userId, by) => run('readwrite', userId, by),
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
