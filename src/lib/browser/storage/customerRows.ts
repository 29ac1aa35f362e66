import { createStore, type UseStore } from 'idb-keyval';
import type { DatabaseName } from './storage';

/** A row that is kept for a customer. */
export interface CustomerRow {
  readonly userId: string;
  /** Unique among the customer's rows. */
  readonly id: string;
}

/** The changes of one transaction. */
export interface RowChange<Row, T> {
  readonly write?: readonly Row[];
  /** Ids. */
  readonly remove?: readonly string[];
  readonly result: T;
}

interface Changed<Row, T> {
  readonly result: T;
  /** The customer's rows after the transaction. */
  readonly after: readonly Row[];
}

type By<Row, T> = (all: readonly Row[]) => RowChange<Row, T>;

/** Rows in IndexedDB that all tabs of a browser share, apart for each customer. */
export interface CustomerRows<Row> {
  read(userId: string): Promise<readonly Row[]>;
  /** Reads a customer's rows and writes the changes that `by` returns, in one transaction. */
  change<T>(userId: string, by: By<Row, T>): Promise<Changed<Row, T>>;
}

function changed<Row extends CustomerRow, T>(
  all: readonly Row[],
  { write = [], remove = [] }: RowChange<Row, T>,
): Row[] {
  const gone = new Set([...remove, ...write.map(({ id }) => id)]);
  return [...write, ...all.filter(({ id }) => !gone.has(id))];
}

function transact<Row extends CustomerRow, T>(
  rows: IDBObjectStore,
  userId: string,
  isRow: (stored: unknown) => stored is Row,
  by: By<Row, T>,
): Promise<Changed<Row, T>> {
  return new Promise((resolve, reject) => {
    const { transaction } = rows;
    let done: Changed<Row, T> | null = null;
    const reading = rows.getAll();
    reading.onsuccess = () => {
      const all = reading.result.filter(isRow).filter((row) => row.userId === userId);
      const change = by(all);
      for (const row of change.write ?? []) rows.put(row, [userId, row.id]);
      for (const id of change.remove ?? []) rows.delete([userId, id]);
      done = { result: change.result, after: changed(all, change) };
    };
    transaction.oncomplete = () => (done ? resolve(done) : reject(transaction.error));
    transaction.onabort = () => reject(transaction.error);
    transaction.onerror = () => reject(transaction.error);
  });
}

/**
 * Creates the rows of a database of this browser. IndexedDB is used because its transactions run one after the other for all tabs;
 * local storage guarantees no order, so two tabs could both find that nothing was sent yet. When the database cannot be used (private
 * mode, full disk), this page's memory replaces it.
 * @param isRow tells a row of this release from what an older one has left
 */
export function createCustomerRows<Row extends CustomerRow>(
  database: DatabaseName,
  store: string,
  isRow: (stored: unknown) => stored is Row,
): CustomerRows<Row> {
  const memory = new Map<string, readonly Row[]>();
  let opened: UseStore | null = null;
  let isRefused = false;

  const inDatabase = async <T>(mode: IDBTransactionMode, userId: string, by: By<Row, T>) => {
    opened ??= createStore(database, store);
    const done = await opened(mode, (rows) => transact(rows, userId, isRow, by));
    // If the database refuses the next step, this page goes on with this last reading.
    memory.set(userId, done.after);
    return done;
  };

  const inMemory = <T>(userId: string, by: By<Row, T>): Changed<Row, T> => {
    const all = memory.get(userId) ?? [];
    const change = by(all);
    const after = changed(all, change);
    memory.set(userId, after);
    return { result: change.result, after };
  };

  const run = async <T>(mode: IDBTransactionMode, userId: string, by: By<Row, T>) => {
    if (isRefused) return inMemory(userId, by);
    try {
      // Browsers may close a database when a hidden tab wakes up or the disk is busy, so it is opened a second time.
      return await inDatabase(mode, userId, by).catch(() => {
        opened = null;
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
