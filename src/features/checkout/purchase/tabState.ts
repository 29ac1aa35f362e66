/*
 * The parts of a tab that work before the purchase engine is loaded: the purchases that all tabs share. The engine, which sends and follows, then uses the same. Pages that sell bring its code with them; on all others the
 * code is loaded when there is a purchase to follow.
 */
import type { PaymentRecord } from '@/api/contract';
import { serviceNow } from '@/lib/browser/clock/serviceClock';
import { lazyModule } from '@/lib/browser/lazyModule';
import { type CustomerRows, createCustomerRows } from '@/lib/browser/storage/customerRows';
import { createSharedRows, type SharedRows } from '@/lib/browser/storage/sharedRows';
import { openTabChannel } from '@/lib/browser/tabs/tabChannel';
import { keepAsking } from '@/ui/lazy/useAutoRetry';
import { fromStored, isPurchase, type Purchase } from '../rules/purchase/purchase';
import { findOpenRecords } from '../rules/purchase/records';
import { leaving } from './hostedPage';
import type { createBrowserEngine, PurchaseEngine, PurchasePorts } from './purchaseEngine';

const NAME = 'purchases';

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

const newestFirst = (all: readonly Purchase[]): Purchase[] =>
  all.map(fromStored).sort((a, b) => b.createdAt - a.createdAt);

/** Creates the store of this browser's purchases, newest first. */
export function createPurchaseStore(): CustomerRows<Purchase> {
  const rows = createCustomerRows(NAME, NAME, isPurchase);
  return {
    read: async (userId) => newestFirst(await rows.read(userId)),
    async change(userId, by) {
      const { result, after } = await rows.change(userId, (all) => by(newestFirst(all)));
      return { result, after: newestFirst(after) };
    },
  };
}

let rows: SharedRows<Purchase> | null = null;

/** Returns the purchases of this browser as this tab knows them, newest first. */
export function purchaseRows(): SharedRows<Purchase> {
  rows ??= createSharedRows(createPurchaseStore(), openTabChannel(NAME));
  return rows;
}

const engineCode = lazyModule(() => import('./purchaseEngine'), { prefetch: true });
let engine: PurchaseEngine | null = null;
const waiting = new Set<(engine: PurchaseEngine) => void>();

/** Returns this tab's engine; the first call starts it. */
export function startEngine(create: typeof createBrowserEngine): PurchaseEngine {
  if (engine !== null) return engine;
  const made = create({ rows: purchaseRows(), visibility });
  engine = made;
  for (const start of [...waiting]) start(made);
  waiting.clear();
  return made;
}

/** Returns the engine, loading its code first when needed. Rejects when the code cannot be loaded. */
export async function loadEngine(): Promise<PurchaseEngine> {
  return engine ?? startEngine((await engineCode.fetch()).createBrowserEngine);
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
    findOpenRecords(records, serviceNow()).length > 0 ||
    (await purchaseRows().load(userId)).length > 0;
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
  // Another tab's purchase is one to follow too.
  const stopHearing = purchaseRows().subscribe(userId, (_, after) => {
    if (after.length > 0) bring();
  });
  const look = () => {
    // A loaded engine reads the store by itself.
    if (engine !== null) return;
    void purchaseRows()
      .load(userId)
      .then((all) => {
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
