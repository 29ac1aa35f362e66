import { useSyncExternalStore } from 'react';
import { parseJson } from '../../text/json';
import { customerKey, type LocalName, localStore } from './storage';

/**
 * Makes a value that this browser stores by user; never for a secret. `read` makes the value from whatever is stored, or from null
 * when nothing is.
 */
export function createUserStorage<T>(name: LocalName, read: (stored: unknown) => T) {
  const listeners = new Set<() => void>();
  /** Values that the browser refused to store. */
  const refused = new Map<string, string>();
  const lastRead = new Map<string, { readonly text: string | null; readonly value: T }>();
  const keyOf = (userId: string) => customerKey(name, userId);

  /** Returns the value; the same object while nothing has changed. */
  const get = (userId: string): T => {
    const text = refused.get(userId) ?? localStore.read(keyOf(userId));
    const last = lastRead.get(userId);
    if (last && last.text === text) return last.value;
    const value = read(parseJson(text));
    lastRead.set(userId, { text, value });
    return value;
  };
  return {
    get,
    /**
     * Changes the value stored at that moment, which another tab may have changed since it was last read. Returns false when the
     * browser refused to store it: the change then lasts as long as this page.
     */
    change(userId: string, next: (now: T) => T): boolean {
      const text = JSON.stringify(next(get(userId)));
      const isStored = localStore.write(keyOf(userId), text);
      if (isStored) refused.delete(userId);
      else refused.set(userId, text);
      for (const listener of listeners) listener();
      return isStored;
    },
    /** Listens for changes here and in other tabs. Returns a function that stops listening. */
    subscribe(listener: () => void): () => void {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(`${name}:`)) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Returns a stored value of a customer, also when it changes, here or in another tab. */
export function useUserStorage<T>(
  { subscribe, get }: Pick<ReturnType<typeof createUserStorage<T>>, 'subscribe' | 'get'>,
  userId: string,
): T {
  return useSyncExternalStore(subscribe, () => get(userId));
}

/** Reads a stored list of texts; anything else in storage counts as none. */
export function readTexts(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
}
