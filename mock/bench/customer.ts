/** What of a customer stands in this browser, beside the world: session, language, what waits in the tab. */

/** What the portal keeps of a session, in local storage. */
const SESSION_KEYS = ['userAuthData', 'userInfo', 'sessionOwner', 'sessionRefresh'];
const LOCALE_KEY = 'umi_locale';
/** What the bench itself keeps in session storage begins so. */
const OWN = 'bench';
/** The language before a scenario that has one of its own. */
const LANGUAGE_KEY = 'bench-language';

/** Takes entries out of a storage by their keys. */
export function removeKeys(storage: Storage, isGone: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) if (isGone(key)) storage.removeItem(key);
}

/** Gives the portal a language for a while; null gives back the one before. */
export function setLanguage(locale: string | null): void {
  const before = sessionStorage.getItem(LANGUAGE_KEY);
  if (locale !== null) {
    sessionStorage.setItem(LANGUAGE_KEY, before ?? localStorage.getItem(LOCALE_KEY) ?? '');
    localStorage.setItem(LOCALE_KEY, locale);
  } else if (before !== null) {
    sessionStorage.removeItem(LANGUAGE_KEY);
    if (before === '') localStorage.removeItem(LOCALE_KEY);
    else localStorage.setItem(LOCALE_KEY, before);
  }
}

/** Nobody is signed in any more, and nothing waits in this tab. */
export function forgetCustomer(): void {
  removeKeys(localStorage, (key) => SESSION_KEYS.includes(key));
  removeKeys(sessionStorage, (key) => !key.startsWith(OWN));
}
