import { lazyModule } from '@/lib/browser/lazyModule';
import { retryDelay } from '@/lib/chunk';
import type { Purchases } from './purchases';
import { channel, engineHere, list, store, visibility, whenEngine } from './tab';

const engineCode = lazyModule(() => import('./engine'), { prefetch: true });

/** Returns the engine, loading its code first when needed. Rejects when the code cannot be loaded. */
export async function fetchEngine(): Promise<Purchases> {
  return engineHere() ?? (await engineCode.fetch()).purchaseEngine();
}

/**
 * Tries to load the engine until that succeeds; the purchases that the store holds are shown meanwhile. Returns a function
 * that stops.
 */
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
 * Follows a signed-in customer's purchases, kept from before or made in another tab. The engine is loaded only when there
 * is one: most visits have nothing to follow. Returns a function that stops.
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
    // A loaded engine reads the store by itself.
    if (engineHere() !== null) return;
    void store()
      .read(userId)
      .then((all) => {
        // The engine may have been loaded meanwhile, and its list is newer than this reading.
        if (engineHere() === null && !isStopped) list().show(userId, all);
        if (all.length > 0) bring();
      });
  };
  look();
  // A page restored from the browser's back/forward cache missed the messages about other tabs' purchases.
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
