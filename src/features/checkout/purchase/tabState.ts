/*
 * The parts of a tab that work before the purchase engine is loaded: the store, the shown list, and the channel to the other
 * tabs. The engine, which sends and follows, then uses the same ones. Pages that sell bring its code with them; on all others the
 * code is loaded when there is a purchase to follow.
 */
import type { PaymentRecord } from '@/api/contract';
import { serviceNow } from '@/lib/browser/clock/serviceClock';
import { lazyModule } from '@/lib/browser/lazyModule';
import { openTabChannel } from '@/lib/browser/tabs/tabChannel';
import { keepAsking } from '@/ui/lazy/useAutoRetry';
import type { Purchase } from '../rules/purchase/purchase';
import { findOpenRecords } from '../rules/purchase/records';
import type { createEngine } from './browserEngine';
import { leaving } from './hostedPage';
import type { Listener, PurchasePorts } from './ports';
import type { PurchaseEngine } from './purchaseEngine';
import { createPurchaseList, createPurchaseStore } from './store';

/**
 * Tells whether this tab is visible and stays so. Firefox keeps no page for Back that holds a lock, and whoever follows payments holds
 * one, so a tab on its way to the hosted page counts as hidden already. `pageshow` is needed too: not every browser fires
 * visibilitychange for a page that is restored from its cache.
 */
const visibility: PurchasePorts['visibility'] = {
  isVisible: () => document.visibilityState === 'visible' && !leaving.isUnderWay(),
  listen(changed) {
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('pageshow', changed);
    const stopListening = leaving.listen(changed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('pageshow', changed);
      stopListening();
    };
  },
};

/** Makes a value at the first call, and returns the same one later. */
function once<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** Each tab has one channel, one store and one list. */
const channel = once(() => openTabChannel('purchases'));
export const store = once(createPurchaseStore);
export const list = once(createPurchaseList);

/** Returns a customer's purchases as this tab has them now, newest first. */
export const readPurchases = (userId: string): readonly Purchase[] => list().snapshot(userId) ?? [];

/** Calls the listener after every change of a customer's purchases, made in any tab. Returns a function that stops. */
export const subscribePurchases = (userId: string, listener: Listener): (() => void) =>
  list().subscribe(userId, listener);

const engineCode = lazyModule(() => import('./browserEngine'), { prefetch: true });
let engine: PurchaseEngine | null = null;
const waiting = new Set<(engine: PurchaseEngine) => void>();

/** Returns this tab's engine; the first call starts it. */
export function startEngine(create: typeof createEngine): PurchaseEngine {
  if (engine !== null) return engine;
  const made = create({ store: store(), channel: channel(), visibility }, list());
  engine = made;
  for (const start of [...waiting]) start(made);
  waiting.clear();
  return made;
}

/** Returns the engine, loading its code first when needed. Rejects when the code cannot be loaded. */
export async function loadEngine(): Promise<PurchaseEngine> {
  return engine ?? startEngine((await engineCode.fetch()).createEngine);
}

/**
 * Tells the engine of records that were just read. Its code is loaded only when they may change a purchase of this browser, or when
 * one of them is to be followed.
 */
export async function noteRecords(
  userId: string,
  records: readonly PaymentRecord[],
): Promise<void> {
  const isNeeded =
    findOpenRecords(records, serviceNow()).length > 0 || (await store().read(userId)).length > 0;
  if (isNeeded) await (await loadEngine()).noteRecords(userId, records);
}

/** Calls `start` when the engine is loaded, at once when it already is. Returns a function that cancels. */
function onEngineLoaded(start: (engine: PurchaseEngine) => void): () => void {
  if (engine === null) waiting.add(start);
  else start(engine);
  return () => {
    waiting.delete(start);
  };
}

/** Loads the engine, and tries again until that succeeds; the purchases that the store holds are shown meanwhile. */
function bringEngine(): () => void {
  const load = () => loadEngine().catch(() => undefined);
  void load();
  const stop = keepAsking(load);
  const stopWaiting = onEngineLoaded(stop);
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
    if (!isStopped && engine === null) stopBringing ??= bringEngine();
  };

  const stopWaiting = onEngineLoaded((loaded) => {
    stopWatching = loaded.watch(userId);
  });
  const stopHearing = channel().listen((changed) => {
    if (changed === userId) bring();
  });
  const look = () => {
    // A loaded engine reads the store by itself.
    if (engine !== null) return;
    void store()
      .read(userId)
      .then((all) => {
        // The engine may have been loaded meanwhile, and its list is newer than this reading.
        if (engine === null && !isStopped) list().show(userId, all);
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
