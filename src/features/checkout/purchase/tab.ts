/*
 * The parts of a tab that work before the purchase engine is loaded: the store, the shown list, and the channel to the other
 * tabs. The engine then uses the same ones.
 */
import type { Purchase } from '../rules/purchase/purchase';
import type { Listener, PurchasePorts, PurchaseStore } from './ports';
import type { Purchases } from './purchases';
import { createPurchaseList, createPurchaseStore } from './store';

const CHANNEL = 'purchases';

function openChannel(): PurchasePorts['channel'] {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  return {
    post: (userId) => channel?.postMessage(userId),
    listen(heard) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') heard(data);
      };
      channel?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}

/**
 * Tells whether this tab is visible. `pageshow` is needed too: not every browser fires visibilitychange for a page that is
 * restored from its cache.
 */
export const visibility: PurchasePorts['visibility'] = {
  isVisible: () => document.visibilityState === 'visible',
  listen(changed) {
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('pageshow', changed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('pageshow', changed);
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
export const channel: () => PurchasePorts['channel'] = once(openChannel);
export const store: () => PurchaseStore = once(createPurchaseStore);
export const list = once(createPurchaseList);

/** Returns a customer's purchases as this tab has them now, newest first. */
export const purchasesOf = (userId: string): readonly Purchase[] => list().snapshot(userId) ?? [];

/** Calls the listener after every change of a customer's purchases, made in any tab. Returns a function that stops. */
export const onPurchases = (userId: string, listener: Listener): (() => void) =>
  list().subscribe(userId, listener);

let engine: Purchases | null = null;
const waiting = new Set<(engine: Purchases) => void>();

/** Returns this tab's engine, or null before it is loaded. */
export const engineHere = (): Purchases | null => engine;

/** Returns this tab's engine; the first call creates it with `make`. */
export function engineMadeBy(make: () => Purchases): Purchases {
  if (engine !== null) return engine;
  const made = make();
  engine = made;
  for (const start of [...waiting]) start(made);
  waiting.clear();
  return made;
}

/** Calls `start` when the engine is loaded, at once when it already is. Returns a function that cancels. */
export function whenEngine(start: (engine: Purchases) => void): () => void {
  if (engine === null) waiting.add(start);
  else start(engine);
  return () => {
    waiting.delete(start);
  };
}
