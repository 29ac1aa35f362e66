import { local, type Store } from './storage';

const memory = new Map<string, string>();

/**
 * Like the browser's own store, and where it refuses to keep something (private mode, full disk) this page keeps it while
 * it lives: what decides about a second payment must not get lost.
 */
export const kept: Store = {
  read: (key) => memory.get(key) ?? local.read(key),
  write(key, value) {
    if (local.write(key, value)) memory.delete(key);
    else memory.set(key, value);
    return true;
  },
  remove(key) {
    memory.delete(key);
    local.remove(key);
  },
};
