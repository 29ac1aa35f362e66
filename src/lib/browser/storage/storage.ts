/**
 * The browser's storage. A browser may refuse storage (private mode, full disk, blocked cookies): then reading returns null,
 * writing returns false, and the portal works without it.
 */
type Kind = 'localStorage' | 'sessionStorage';

/**
 * All that the portal keeps in a browser, by name; docs/storage.md says what each is for. A value of one customer has the customer's
 * id after the name (`customerKey`), and goes when that customer signs out, unless it is listed in `KEPT`.
 */
export const STORED = {
  local: [
    'appearance',
    'commands',
    'countries',
    'lastProxySettings',
    'mark',
    'notices',
    'presets',
    'sessionOwner',
    'sessionRefresh',
    'signedOut',
    'umi_locale',
    'unsentWork',
    'userAuthData',
    'userInfo',
  ],
  session: [
    'chunkReload',
    'draft',
    'hostedPage',
    'languageChoice',
    'oauthState',
    'resetLink',
    'shownCustomer',
    'signedOut',
    'storagePush',
  ],
  databases: ['purchases', 'subAccountChanges', 'subAccountTries'],
} as const;

export type LocalName = (typeof STORED.local)[number];
type SessionName = (typeof STORED.session)[number];
export type DatabaseName = (typeof STORED.databases)[number];
type Key<Name extends string> = Name | `${Name}:${string}`;

/** The customer's values that stay after signing out: what the service has not confirmed, what was saved for later, first steps done. */
const KEPT: readonly string[] = ['unsentWork', 'presets', 'countries', 'mark'];

/** Returns the key of a customer's value. */
export const customerKey = <Name extends string>(name: Name, userId: string) =>
  `${name}:${userId}` as const;

/** Keys that are also read before the portal's code has loaded (`config/plugins/start/firstScript.ts`). */
export const START_KEYS = {
  /** The session (spec §3). */
  auth: 'userAuthData',
  /** The chosen locale, under Umi's name for it. */
  locale: 'umi_locale',
  /** Light, dark, or as the device. */
  appearance: 'appearance',
  /**
   * In session storage: a reset link's token while the page is loaded again (a chunk that failed, Reload). The token is a secret: it is
   * written when the page is left, removed by the next start in this tab on any page, and worthless after a minute.
   */
  resetLink: 'resetLink',
} as const;

function area(kind: Kind): Storage | null {
  try {
    return window[kind] ?? null;
  } catch {
    return null;
  }
}

/** Returns a small view of one of the browser's two storages that never throws. */
function store<Name extends string>(kind: Kind) {
  return {
    read(key: Key<Name>): string | null {
      try {
        return area(kind)?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    /** Returns false when the browser refused. */
    write(key: Key<Name>, value: string): boolean {
      try {
        area(kind)?.setItem(key, value);
        return area(kind) !== null;
      } catch {
        return false;
      }
    },
    remove(key: Key<Name>): void {
      try {
        area(kind)?.removeItem(key);
      } catch {
        // Nothing was stored, so nothing needs removing.
      }
    },
    /** Removes a customer's values, except those in `KEPT`. */
    removeCustomer(userId: string): void {
      for (const key of Object.keys(area(kind) ?? {})) {
        const [name = ''] = key.split(':', 1);
        const isCustomers = `${key}:`.startsWith(`${customerKey(name, userId)}:`);
        if (isCustomers && !KEPT.includes(name)) this.remove(key as Key<Name>);
      }
    },
  };
}

/** Kept until removed, and shared by all tabs. */
export const localStore = store<LocalName>('localStorage');
/** Kept until this tab is closed. */
export const sessionStore = store<SessionName>('sessionStorage');
