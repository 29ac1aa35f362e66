/**
 * A replayed customer's browser. The portal keeps session, choices and purchases where all tabs share them; those of a replay are
 * kept per tab, so two tabs can replay two customers while a third one works with the world.
 */
import { createStore, setMany } from 'idb-keyval';
import { DATABASES } from './customer';

/** Prefix in session storage, which the panel's window and the portal's share. All keys of the bench begin with "bench". */
const PREFIX = 'bench-own:';

const names = (): readonly string[] =>
  Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX));

/** Replaces local storage during a replay. */
export const isolatedStorage = {
  get length() {
    return names().length;
  },
  key: (index: number) => names()[index]?.slice(PREFIX.length) ?? null,
  getItem: (name: string) => sessionStorage.getItem(PREFIX + name),
  setItem: (name: string, text: string) => sessionStorage.setItem(PREFIX + name, text),
  removeItem: (name: string) => sessionStorage.removeItem(PREFIX + name),
  clear() {
    for (const name of names()) sessionStorage.removeItem(name);
  },
};

/** Names a database, a lock or a channel of a replay. The bench's own stay common to all tabs. */
const ownName = (name: string, key: string): string =>
  name.startsWith('bench') ? name : `${name} of ${key}`;

/**
 * Writes the purchases of a replay.
 * @param key the replay's, unique
 */
export async function writePurchases(
  key: string,
  rows: readonly { readonly userId: string; readonly id: string }[],
): Promise<void> {
  await setMany(
    rows.map((row) => [[row.userId, row.id], row]),
    createStore(ownName('purchases', key), DATABASES.purchases),
  );
}

/** Deletes the portal's databases of a replay, as soon as no window has them open. */
export function removeDatabases(key: string): void {
  for (const name of Object.keys(DATABASES)) indexedDB.deleteDatabase(ownName(name, key));
}

/** Gives this window, the portal's, the browser of a replay. */
export function isolateStorage(key: string): void {
  Object.defineProperty(window, 'localStorage', { configurable: true, value: isolatedStorage });
  const { locks } = navigator;
  const open = indexedDB.open.bind(indexedDB);
  const request = locks.request.bind(locks);
  indexedDB.open = (name, ...version) => open(ownName(name, key), ...version);
  locks.request = (name: string, ...rest: readonly unknown[]) =>
    Reflect.apply(request, locks, [ownName(name, key), ...rest]);
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(ownName(name, key));
    }
  };
}
