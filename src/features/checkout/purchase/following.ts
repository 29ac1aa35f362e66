import { lazyModule } from '@/lib/browser/lazyModule';
import { retryDelay } from '@/lib/chunk';
import type { Purchases } from './purchases';
import { channel, engineHere, list, store, visibility, whenEngine } from './tab';

const engineCode = lazyModule(() => import('./engine'), { prefetch: true });

/** The engine, fetched when it is not here yet. Rejects when its code does not come. */
export async function fetchEngine(): Promise<Purchases> {
  return engineHere() ?? (await engineCode.fetch()).purchaseEngine();
}

/** Asks for the engine until it comes; what is known of purchases is shown meanwhile. Returns how to stop. */
function bringEngine(): () => void {
  let tries = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = () => {
    clearTimeout(timer);
    fetchEngine().catch(() => {
      if (isStopped) return;
      timer = setTimeout(ask, retryDelay(tries));
      tries += 1;
    });
  };
  window.addEventListener('online', ask);
  ask();
  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    window.removeEventListener('online', ask);
  };
  const stopWaiting = whenEngine(stop);
  return () => {
    stopWaiting();
    stop();
  };
}

/**
 * Follows a signed-in customer's purchases. Its engine is fetched only when there is one, from before or from another tab:
 * most visits have nothing to follow. Returns how to stop.
 */
export function followPurchases(userId: string): () => void {
  let stopBringing: (() => void) | null = null;
  let stopWatching: (() => void) | null = null;
  let isStopped = false;
  const bring = () => {
    if (!isStopped && engineHere() === null) stopBringing ??= bringEngine();
  };

  const stopWaiting = whenEngine((engine) => {
    stopWatching = engine.watch(userId);
  });
  const stopHearing = channel().listen((changed) => {
    if (changed === userId) bring();
  });
  const look = () => {
    // The engine looks by itself.
    if (engineHere() !== null) return;
    void store()
      .read(userId)
      .then((all) => {
        // The engine may have come first, and knows more by now.
        if (engineHere() === null && !isStopped) list().show(userId, all);
        if (all.length > 0) bring();
      });
  };
  look();
  // A page that lay in the browser's cache has not heard that another tab has bought something.
  const stopLooking = visibility.listen(() => {
    if (visibility.isVisible()) look();
  });
  return () => {
    isStopped = true;
    stopWaiting();
    stopHearing();
    stopLooking();
    stopBringing?.();
    stopWatching?.();
  };
}
