/**
 * Opens scenarios in this browser: the world that its tabs share becomes the scenario's, and the browser its customer's, before
 * the portal starts. Which one is a setting, so it stands in the address.
 */
import { clear, createStore, setMany } from 'idb-keyval';
import { type Arrival, applyScenario, SCENARIOS } from '../scenarios';
import { RECORDED } from '../scenarios/recorded';
import { passDueTime } from './backendClock';
import { forgetCustomer, removeKeys, setChoice } from './customer';
import { BENCH_PAY_PATH } from './pages';
import { endReplay, startReplay, undoSettings } from './replay';
import type { Settings } from './settings';
import type { SharedWorld } from './sharedWorld';

/** Where an address names no page: there the scenario's own is opened. */
const ROOT = '/client/';
/** The scenario that this tab has opened: a reload goes on in it. */
const OPENED_KEY = 'bench-scenario';

interface Here {
  readonly settings: Settings;
  readonly shared: SharedWorld;
}

/** Makes this browser the customer's, as if they had never been here but for what the scenario says. */
async function enter({ customer, session, locale, purchases }: Arrival): Promise<void> {
  forgetCustomer(session);
  if (customer) removeKeys(localStorage, (key) => key.includes(customer.id));
  setChoice('language', locale);
  setChoice('appearance', null);
  const store = createStore('purchases', 'purchases');
  await clear(store);
  await setMany(
    purchases.map((one) => [[one.userId, one.id], one]),
    store,
  );
}

/** Opens a scenario of the world; gives its page. */
async function openWorld(name: string, { shared }: Here): Promise<string> {
  const payUrl = (id: string) => `${window.location.origin}${BENCH_PAY_PATH}${id}`;
  const arrival = await shared.alone((world) =>
    passDueTime(world, applyScenario(world, name, { payUrl })),
  );
  await enter(arrival);
  return arrival.address;
}

/** Opens a scenario that was recorded: as a replay of its file; gives its page. */
async function openRecorded(name: string, text: string, settings: Settings): Promise<string> {
  const address = await startReplay(text, settings);
  settings.set('scenario', name);
  return address;
}

/** Opens the scenario that the settings name, once: a reload goes on where it was. */
export async function scenarioPart({ settings, shared }: Here): Promise<void> {
  const name = settings.get('scenario');
  if (name === sessionStorage.getItem(OPENED_KEY)) return;
  sessionStorage.removeItem(OPENED_KEY);
  if (name === null) return;
  const recorded = RECORDED.find((one) => one.name === name);
  if (!recorded && !SCENARIOS.some((one) => one.name === name)) return;
  endReplay();
  const address = recorded
    ? await openRecorded(name, recorded.text, settings)
    : await openWorld(name, { settings, shared });
  sessionStorage.setItem(OPENED_KEY, name);
  if (window.location.pathname === ROOT) window.history.replaceState(null, '', address);
}

/** The portal opens its scenario anew when it starts next: the tab was opened at an address that names it. A replay is over then. */
export function renewScenario(): void {
  sessionStorage.removeItem(OPENED_KEY);
  endReplay();
}

/** Chooses a scenario, or the one that is open once more: the portal opens it when it starts at the address that is given. */
export function chooseScenario(settings: Settings, name: string): string {
  undoSettings(settings);
  renewScenario();
  settings.set('scenario', name);
  return ROOT;
}

/** Leaves the scenario for the world as it was at its start; gives the page to open. */
export async function leaveScenario({ settings, shared }: Here): Promise<string> {
  settings.set('scenario');
  undoSettings(settings);
  endReplay();
  await shared.reset();
  forgetCustomer();
  setChoice('language', null);
  setChoice('appearance', null);
  return `${ROOT}user/login`;
}
