/** The portal's window of the bench: everything that must be there before the portal's own code runs. */
import { createBrowserDoor } from '../browser';
import { clockNow, installPortalClock } from './clocks';
import { follow } from './exchange';
import { reportLocation, tellBench } from './messages';
import { atDoor, BENCH_PAY_PATH, showPage } from './pages';
import { type Answerer, PARTS } from './parts';
import { createSettings } from './settings';
import { openSharedWorld } from './sharedWorld';
import { createTabFaults } from './tabFaults';

/** Records that this tab was reloaded because it had no worker. */
const RELOADED = 'bench-reloaded';

/**
 * Whether the worker answers this window's calls. After a reload past all caches (Shift and Reload) it does not; an
 * ordinary reload helps, and is tried once.
 */
function isControlled(): boolean {
  const isReloaded = sessionStorage.getItem(RELOADED) !== null;
  sessionStorage.removeItem(RELOADED);
  if (navigator.serviceWorker.controller) return true;
  if (isReloaded) throw new Error('the service worker does not answer');
  sessionStorage.setItem(RELOADED, '1');
  window.location.reload();
  return false;
}

/**
 * Starts the portal once its calls are answered; at an address of the bench's own pages shows that page instead.
 * @param startPortal loads the portal's code and runs it
 */
export async function openPortal(startPortal: () => Promise<unknown>): Promise<void> {
  const settings = createSettings();
  const shared = openSharedWorld(() => clockNow(settings, 'backend-clock'));
  reportLocation();
  const path = atDoor(window.location);
  if (path !== null) {
    await showPage(shared, path);
    return;
  }
  installPortalClock(settings);
  const answerers: Answerer[] = [];
  const faults = createTabFaults(settings);
  const door = createBrowserDoor(shared, {
    payPath: BENCH_PAY_PATH,
    faults: faults.plans,
    async answerFirst(call, request) {
      for (const answerer of answerers) {
        const answer = await answerer(call, request.clone());
        if (answer) return answer;
      }
      return null;
    },
    onServed(served) {
      faults.keep();
      void follow(served, (exchange) => tellBench({ bench: 'exchange', exchange }));
    },
  });
  for (const part of PARTS)
    await part({ settings, shared, answerFirst: (answerer) => answerers.push(answerer) });
  await door.start();
  if (!isControlled()) return;
  await startPortal();
}
