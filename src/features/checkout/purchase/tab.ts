/*
 * What a tab needs for purchases before their engine is loaded: the store, the list that is shown, and the channel to the other
 * tabs. The engine goes on with the same ones.
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
 * Whether this tab is visible. `pageshow` is needed too: not every browser fires visibilitychange when a cached page comes
 * back.
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

/** Made when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** This tab's own. */
export const channel: () => PurchasePorts['channel'] = once(openChannel);
export const store: () => PurchaseStore = once(createPurchaseStore);
export const list = once(createPurchaseList);

/** A customer's purchases as this tab has them now, newest first. */
export const purchasesOf = (userId: string): readonly Purchase[] => list().snapshot(userId) ?? [];

/** Hears of every change of a customer's purchases, made in any tab. Returns how to stop. */
export const onPurchases = (userId: string, listener: Listener): (() => void) =>
  list().subscribe(userId, listener);

let engine: Purchases | null = null;
const waiting = new Set<(engine: Purchases) => void>();

/** The engine of this tab, when it is here. */
export const engineHere = (): Purchases | null => engine;

/** The engine of this tab; the first one who asks makes it. */
export function engineMadeBy(make: () => Purchases): Purchases {
  if (engine !== null) return engine;
  const made = make();
  engine = made;
  for (const start of [...waiting]) start(made);
  waiting.clear();
  return made;
}

/** Goes on as soon as the engine is here, at once when it is. Returns how to stop waiting. */
export function whenEngine(start: (engine: Purchases) => void): () => void {
  if (engine === null) waiting.add(start);
  else start(engine);
  return () => {
    waiting.delete(start);
  };
}
