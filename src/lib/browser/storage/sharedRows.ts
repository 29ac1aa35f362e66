import type { TabChannel } from '../tabs/tabChannel';
import type { CustomerRow, CustomerRows } from './customerRows';

/** Is called with a customer's rows before and after a change. */
type Listener<Row> = (before: readonly Row[], after: readonly Row[]) => void;

/** A customer's rows as this tab has last read them. */
export interface SharedRows<Row> extends Pick<CustomerRows<Row>, 'change'> {
  /** Returns the rows; none before the first reading. The same array while nothing changed. */
  snapshot(userId: string): readonly Row[];
  /** Calls the listener after every change, made in any tab, and after the first reading. Returns a function that stops. */
  subscribe(userId: string, listener: Listener<Row>): () => void;
  /** Reads the rows; from then on a change in another tab is read at once. */
  load(userId: string): Promise<readonly Row[]>;
}

/** Creates rows that are the same in all tabs: a change here is told to the others, and theirs is read here. */
export function createSharedRows<Row extends CustomerRow>(
  rows: CustomerRows<Row>,
  channel: TabChannel,
): SharedRows<Row> {
  const wanted = new Set<string>();
  const snapshots = new Map<string, readonly Row[]>();
  const listeners = new Map<string, Set<Listener<Row>>>();

  const show = (userId: string, after: readonly Row[]) => {
    const before = snapshots.get(userId);
    // Listeners are not called when nothing changed: two that wait for a change would wake each other for ever.
    if (before && JSON.stringify(before) === JSON.stringify(after)) return;
    snapshots.set(userId, after);
    for (const listener of [...(listeners.get(userId) ?? [])]) listener(before ?? after, after);
  };
  const load = async (userId: string) => {
    wanted.add(userId);
    const all = await rows.read(userId);
    show(userId, all);
    return all;
  };

  channel.listen((userId) => {
    if (wanted.has(userId)) void load(userId);
  });

  const none: readonly Row[] = [];
  return {
    snapshot: (userId) => snapshots.get(userId) ?? none,
    subscribe(userId, listener) {
      const all = listeners.get(userId) ?? new Set();
      listeners.set(userId, all);
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
    load,
    async change(userId, by) {
      wanted.add(userId);
      let isChanged = false;
      const done = await rows.change(userId, (all) => {
        const change = by(all);
        isChanged = Boolean(change.write?.length || change.remove?.length);
        return change;
      });
      show(userId, done.after);
      if (isChanged) channel.post(userId);
      return done;
    },
  };
}
