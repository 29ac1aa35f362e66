/**
 * The browser's storage. A browser may refuse storage (private mode, full disk, blocked cookies): then reading returns null,
 * writing returns false, and the portal works without it.
 */
type Kind = 'localStorage' | 'sessionStorage';

/** Keys of the local storage that are also read before the portal's code has loaded (`config/plugins/preload.ts`). */
export const START_KEYS = {
  /** The session (spec §3). */
  auth: 'userAuthData',
  /** The chosen locale, where Umi keeps it. */
  locale: 'umi_locale',
  /** Light, dark, or as the device. */
  appearance: 'appearance',
} as const;

function area(kind: Kind): Storage | null {
  try {
    return window[kind] ?? null;
  } catch {
    return null;
  }
}

/** A small view of one of the browser's two storages that never throws. */
export interface Store {
  read(key: string): string | null;
  /** Returns false when the browser refused. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

function store(kind: Kind): Store {
  return {
    read(key) {
      try {
        return area(kind)?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    write(key, value) {
      try {
        area(kind)?.setItem(key, value);
        return area(kind) !== null;
      } catch {
        return false;
      }
    },
    remove(key) {
      try {
        area(kind)?.removeItem(key);
      } catch {
        // Nothing was stored, so nothing needs removing.
      }
    },
  };
}

/** Kept until removed, and shared by all tabs. */
export const localStore = store('localStorage');
/** Kept until this tab is closed. */
export const sessionStore = store('sessionStorage');
