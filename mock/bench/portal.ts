/** The portal's window of the bench: prepares everything that must be ready before the portal's own code runs. */
import { createMockWorker } from '../browser';
import { warnOfUninterceptedCall } from './alarm';
import { applyAddressTime } from './backendClock';
import { installPortalClock } from './clocks';
import { reportExchange } from './exchange';
import { postToBench, reportLocation } from './messages';
import { BENCH_PAY_PATH, showPage, toMockPath } from './pages';
import { openReplay } from './replay';
import { openScenario } from './scenario';
import { onUninterceptedCall } from './serviceWorker';
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
  const path = toMockPath(window.location);
  if (path !== null) {
    await showPage(shared, path);
    return;
  }
  installPortalClock(settings);
  await openScenario({ settings, shared });
  await applyAddressTime(shared);
  const replay = await openReplay(shared);
  const faults = createTabFaults(settings);
  const worker = createMockWorker(shared, {
    payPath: BENCH_PAY_PATH,
    faults: faults.plans,
    ...(replay && { answerFirst: replay, isReplaying: () => true }),
    onServed(served) {
      faults.keep();
      void reportExchange(served, (exchange) => postToBench({ bench: 'exchange', exchange }));
    },
  });
  onUninterceptedCall(warnOfUninterceptedCall);
  await worker.start();
  await startPortal();
}
