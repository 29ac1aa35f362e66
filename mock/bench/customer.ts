/** What of a customer stands in this browser, beside the world: session, language, appearance, what waits in the tab. */

/** What the portal keeps of a session, in local storage. */
export const SESSION = 'userAuthData';
const SESSION_KEYS = [SESSION, 'userInfo', 'sessionOwner', 'sessionRefresh'];
/** What the bench itself keeps in session storage begins so. */
const OWN = 'bench';
/** What a customer may have chosen in their browser: where the portal keeps it, and where the choice before stands meanwhile. */
export const CHOICES = {
  language: { key: 'umi_locale', before: 'bench-language' },
  appearance: { key: 'appearance', before: 'bench-appearance' },
} as const;

/** Takes entries out of a storage by their keys. */
export function removeKeys(storage: Storage, isGone: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) if (isGone(key)) storage.removeItem(key);
}

/** Gives the portal a customer's choice for a while; null gives back the one before. */
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

/** Nothing of a customer waits in this tab any more. */
export const clearTab = (): void => removeKeys(sessionStorage, (key) => !key.startsWith(OWN));

/**
 * Nobody is signed in any more, and nothing waits in this tab. A `next` session takes the place of the one before: without any in
 * between, the portals of other tabs would sign out.
 */
export function forgetCustomer(next: object | null = null): void {
  if (next) localStorage.setItem(SESSION, JSON.stringify(next));
  removeKeys(localStorage, (key) => SESSION_KEYS.includes(key) && !(next && key === SESSION));
  clearTab();
}
