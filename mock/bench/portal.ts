/** The portal's window of the bench: prepares everything that must be ready before the portal's own code runs. */
import { createMockWorker } from '../browser';
import type { CallResponder } from '../handlers';
import { warnOfUninterceptedCall } from './alarm';
import { installPortalClock } from './clocks';
import { reportExchange } from './exchange';
import { postToBench, reportLocation } from './messages';
import { BENCH_PAY_PATH, showPage, toMockPath } from './pages';
import { PARTS } from './parts';
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
  const answerers: CallResponder[] = [];
  const faults = createTabFaults(settings);
  const worker = createMockWorker(shared, {
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
      void reportExchange(served, (exchange) => postToBench({ bench: 'exchange', exchange }));
    },
  });
  for (const part of PARTS)
    await part({ settings, shared, answerFirst: (answerer) => answerers.push(answerer) });
  onUninterceptedCall(warnOfUninterceptedCall);
  await worker.start();
  await startPortal();
}
