/**
 * Entry of the support bench (`config/plugins/bench.ts`). The one index.html has three roles, by where it is loaded: the
 * bench with its panel, the portal in the bench's frame, or one of the bench's own pages.
 */
import { showStartFailure } from './alarm';
import { renewBackendClock } from './backendClock';
import { FRAME_ID } from './messages';
import { toMockPath } from './pages';
import { openPortal } from './portal';
import { renewScenario } from './scenario';
import { NotIntercepted } from './serviceWorker';
import { createSettings, takeFromAddress } from './settings';
import { renewFaults } from './tabFaults';
import './bench.css';

/** True in the portal's window, inside the bench. */
function isInBench(): boolean {
  try {
    return window.frameElement?.id === FRAME_ID;
  } catch {
    // The surrounding page has another origin.
    return false;
  }
}

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming && navigation.type !== 'navigate';
}

/** Code of the bench that failed to load. */
class NoCode extends Error {}

/**
 * Loads a part of the bench's code.
 * @throws NoCode
 */
async function loaded<T>(code: Promise<T>): Promise<T> {
  try {
    return await code;
  } catch {
    throw new NoCode(
      'Its code did not load: the bench was renewed on its host since this page was opened, or there is no network. The world, the faults and the clocks are still there.',
    );
  }
}

async function main(): Promise<void> {
  if (!isInBench()) {
    if (takeFromAddress(window.location.search) && !isReload()) {
      renewFaults();
      renewScenario();
      renewBackendClock(createSettings());
    }
    if (createSettings().get('panel') !== 'off' && toMockPath(window.location) === null) {
      const { openPanel } = await loaded(import('./panel/main'));
      openPanel();
      return;
    }
  }
  await openPortal(() => loaded(import('@@/umi')));
}

main().catch((error: unknown) => {
  // Any other error is most likely of a browser without service workers or storage: a private window, or an address that
  // is neither https nor localhost.
  const isExplained = error instanceof NotIntercepted || error instanceof NoCode;
  showStartFailure(isExplained ? error.message : String(error));
});
