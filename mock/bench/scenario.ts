/**
 * Opens scenarios in this browser before the portal starts: the tabs' shared world becomes the scenario's, and the browser its
 * customer's. The chosen scenario is a setting, so the address names it.
 */
import { createStore, setMany } from 'idb-keyval';
import { applyScenario, SCENARIOS, type ScenarioStart } from '../scenarios';
import { RECORDED } from '../scenarios/recorded';
import { advanceToAddressTime } from './backendClock';
import { clearDatabases, DATABASES, forgetCustomer, removeKeys, setChoice } from './customer';
import { BENCH_PAY_PATH } from './pages';
import { endReplay, startReplay, undoSettings } from './replay';
import type { Settings } from './settings';
import type { SharedWorld } from './sharedWorld';

/** An address that names no page opens the scenario's own. */
const ROOT = '/client/';
/** The scenario that this tab has opened: a reload continues in it. */
const OPENED_KEY = 'bench-scenario';

interface Here {
  readonly settings: Settings;
  readonly shared: SharedWorld;
}

/** Makes this browser the customer's, as if new except for what the scenario says. */
async function enter({ customer, session, locale, purchases }: ScenarioStart): Promise<void> {
  forgetCustomer(session);
  if (customer) removeKeys(localStorage, (key) => key.includes(customer.id));
  setChoice('language', locale);
  setChoice('appearance', null);
  await clearDatabases();
  await setMany(
    purchases.map((one) => [[one.userId, one.id], one]),
    createStore('purchases', DATABASES.purchases),
  );
}

/** Opens a scenario of the world; returns its page. */
async function openWorld(name: string, shared: SharedWorld): Promise<string> {
  const payUrl = (id: string) => `${window.location.origin}${BENCH_PAY_PATH}${id}`;
  const scenarioStart = await shared.alone((world) =>
    advanceToAddressTime(world, applyScenario(world, name, payUrl)),
  );
  await enter(scenarioStart);
  return scenarioStart.address;
}

/** Opens the scenario that the settings name, once: a reload continues where the tab was. */
export async function openScenario({ settings, shared }: Here): Promise<void> {
  const name = settings.get('scenario');
  if (name === sessionStorage.getItem(OPENED_KEY)) return;
  sessionStorage.removeItem(OPENED_KEY);
  if (name === null) return;
  const recorded = RECORDED.find((one) => one.name === name);
  if (!recorded && !SCENARIOS.some((one) => one.name === name)) return;
  endReplay();
  const address = recorded
    ? await startReplay(recorded.text, settings)
    : await openWorld(name, shared);
  settings.set('scenario', name);
  sessionStorage.setItem(OPENED_KEY, name);
  if (window.location.pathname === ROOT) window.history.replaceState(null, '', address);
}

/**
 * Marks the scenario to be opened again at the portal's next start, because the tab was opened at an address that names it. Ends a
 * replay.
 */
export function renewScenario(): void {
  sessionStorage.removeItem(OPENED_KEY);
  endReplay();
}

/** Chooses a scenario, possibly the open one again. Returns the address at which the portal opens it. */
export function chooseScenario(settings: Settings, name: string): string {
  undoSettings(settings);
  renewScenario();
  settings.set('scenario', name);
  return ROOT;
}

/** Resets the world to its start, for all tabs. */
export async function resetWorld(shared: SharedWorld): Promise<void> {
  await shared.reset();
  await clearDatabases();
}

/** Leaves the scenario, if there is one, and resets the world to its start; returns the page to open. */
export async function leaveScenario({ settings, shared }: Here): Promise<string> {
  settings.set('scenario');
  undoSettings(settings);
  await resetWorld(shared);
  forgetCustomer();
  setChoice('language', null);
  setChoice('appearance', null);
  return `${ROOT}user/login`;
}
