/** The customer's traces in this browser, beside the world: session, language, appearance, and everything pending. */
import { clear, createStore } from 'idb-keyval';

/** The portal's key for a session, in local storage. */
export const SESSION = 'userAuthData';
const SESSION_KEYS = [SESSION, 'userInfo', 'sessionOwner', 'sessionRefresh'];
/** Prefix of the bench's own keys in session storage. */
const OWN = 'bench';
/**
 * Choices that a customer may have made in their browser: the portal's key, and the key that holds the former choice meanwhile.
 */
export const CHOICES = {
  language: { key: 'umi_locale', before: 'bench-language' },
  appearance: { key: 'appearance', before: 'bench-appearance' },
} as const;

/** The portal's databases (docs/storage.md), and the store in each. */
export const DATABASES = {
  purchases: 'purchases',
  subAccountChanges: 'open',
  subAccountTries: 'tries',
} as const;

/**
 * Removes what the portal keeps of purchases and changes under way: each world gives the same ids again, so the next one's customer
 * would be shown them.
 */
export async function clearDatabases(): Promise<void> {
  await Promise.all(
    Object.entries(DATABASES).map(([name, store]) => clear(createStore(name, store))),
  );
}

export function removeKeys(storage: Storage, isGone: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) if (isGone(key)) storage.removeItem(key);
}

/** Sets a customer's choice in the portal for a while; null restores the former one. */
export function setChoice(name: keyof typeof CHOICES, value: string | null): void {
  const choice = CHOICES[name];
  const before = sessionStorage.getItem(choice.before);
  if (value !== null) {
    sessionStorage.setItem(choice.before, before ?? localStorage.getItem(choice.key) ?? '');
    localStorage.setItem(choice.key, value);
  } else if (before !== null) {
    sessionStorage.removeItem(choice.before);
    if (before === '') localStorage.removeItem(choice.key);
    else localStorage.setItem(choice.key, before);
  }
}

/** Removes everything of the customer from this tab's session storage. */
export const clearTab = (): void => removeKeys(sessionStorage, (key) => !key.startsWith(OWN));

/**
 * Signs the customer out and clears this tab. A `next` session replaces the old one in one write: without any session in between,
 * the portals of other tabs would sign out.
 */
export function forgetCustomer(next: object | null = null): void {
  if (next) localStorage.setItem(SESSION, JSON.stringify(next));
  removeKeys(localStorage, (key) => SESSION_KEYS.includes(key) && !(next && key === SESSION));
  clearTab();
}
