/**
 * Opens scenarios in this browser: the world that its tabs share becomes the scenario's, and the browser its customer's, before
 * the portal starts. Which one is a setting, so it stands in the address.
 */
import { clear, createStore, setMany } from 'idb-keyval';
import { type Arrival, applyScenario, SCENARIOS } from '../scenarios';
import { BENCH_PAY_PATH } from './pages';
import type { Settings } from './settings';
import type { SharedWorld } from './sharedWorld';

/** Where an address names no page: there the scenario's own is opened. */
const ROOT = '/client/';
/** What the portal keeps of a session, in local storage. */
const SESSION_KEYS = ['userAuthData', 'userInfo', 'sessionOwner', 'sessionRefresh'];
const LOCALE_KEY = 'umi_locale';
/** What the bench itself keeps in session storage begins so. */
const OWN = 'bench';
/** The scenario that this tab has opened: a reload goes on in it. */
const OPENED_KEY = 'bench-scenario';
/** The language before a scenario that has one of its own. */
const LANGUAGE_KEY = 'bench-language';

interface Here {
  readonly settings: Settings;
  readonly shared: SharedWorld;
}

function removeKeys(storage: Storage, isGone: (key: string) => boolean): void {
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

/** Makes this browser the customer's, as if they had never been here but for what the scenario says. */
async function enter({ customer, session, locale, purchases }: Arrival): Promise<void> {
  forgetCustomer();
  if (customer) removeKeys(localStorage, (key) => key.includes(customer.id));
  if (session) localStorage.setItem('userAuthData', JSON.stringify(session));
  setLanguage(locale);
  const store = createStore('purchases', 'purchases');
  await clear(store);
  await setMany(
    purchases.map((one) => [[one.userId, one.id], one]),
    store,
  );
}

/** Opens the scenario that the settings name, once: a reload goes on where it was. */
export async function scenarioPart({ settings, shared }: Here): Promise<void> {
  const name = settings.get('scenario');
  if (name === sessionStorage.getItem(OPENED_KEY)) return;
  sessionStorage.removeItem(OPENED_KEY);
  if (name === null || !SCENARIOS.some((one) => one.name === name)) return;
  const payUrl = (id: string) => `${window.location.origin}${BENCH_PAY_PATH}${id}`;
  const arrival = await shared.alone((world) => applyScenario(world, name, { payUrl }));
  await enter(arrival);
  sessionStorage.setItem(OPENED_KEY, name);
  if (window.location.pathname === ROOT) window.history.replaceState(null, '', arrival.address);
}

/** The portal opens its scenario anew when it starts next: the tab was opened at an address that names it. */
export const renewScenario = (): void => sessionStorage.removeItem(OPENED_KEY);

/** Chooses a scenario, or the one that is open once more: the portal opens it when it starts at the address that is given. */
export function chooseScenario(settings: Settings, name: string): string {
  renewScenario();
  settings.set('scenario', name);
  return ROOT;
}

/** Leaves the scenario for the world as it was at its start; gives the page to open. */
export async function leaveScenario({ settings, shared }: Here): Promise<string> {
  settings.set('scenario');
  await shared.reset();
  forgetCustomer();
  setLanguage(null);
  return `${ROOT}user/login`;
}
