/** The portal's window of the bench: prepares everything that must be ready before the portal's own code runs. */
import { createBrowserDoor } from '../browser';
import type { Answerer } from '../handlers';
import { showCallToHost } from './alarm';
import { installPortalClock } from './clocks';
import { follow } from './exchange';
import { reportLocation, tellBench } from './messages';
import { atDoor, BENCH_PAY_PATH, showPage } from './pages';
import { PARTS } from './parts';
import { hearCallsToHost } from './serviceWorker';
import { createSettings } from './settings';
import { openSharedWorld } from './sharedWorld';
import { createTabFaults } from './tabFaults';

/**
 * Starts the portal once its calls are answered; at an address of the bench's own pages shows that page instead.
 * @param startPortal loads the portal's code and runs it
 */
export async function openPortal(startPortal: () => Promise<unknown>): Promise<void> {
  const settings = createSettings();
  const shared = openSharedWorld();
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
    isReplaying: () => answerers.length > 0,
    onServed(served) {
      faults.keep();
      void follow(served, (exchange) => tellBench({ bench: 'exchange', exchange }));
    },
  });
  for (const part of PARTS)
    await part({ settings, shared, answerFirst: (answerer) => answerers.push(answerer) });
  hearCallsToHost(showCallToHost);
  await door.start();
  await startPortal();
}
