import type { SharedRows } from '@/lib/browser/storage/sharedRows';
import type { Locks } from '@/lib/browser/tabs/webLocks';
import type { PurchaseEvent } from '../rules/purchase/machine';
import { isDue, type Purchase, secondsToNextStep, senderGoneAt } from '../rules/purchase/purchase';

/*
 * Following purchases: one visible tab sends the requests for all, with growing pauses, until nothing can change any more.
 * Answers are kept in the store, so every tab shows them.
 */

/** The browser's part of following. */
export interface WatchPorts {
  readonly rows: SharedRows<Purchase>;
  /** Null in a browser without Web Locks, or from the moment that it refuses one. */
  readonly locks: Locks | null;
  readonly visibility: {
    isVisible(): boolean;
    listen(changed: () => void): () => void;
  };
  /** Returns the service's time in UTC seconds. */
  now(): number;
  /** Runs `work` after so many seconds of real time; returns a function that cancels it. */
  after(seconds: number, work: () => void): () => void;
}

/** The part of the purchase engine that following uses. */
interface WatchContext {
  readonly ports: WatchPorts;
  readonly userId: string;
  /** Applies one event to one purchase, and looks it up if the machine asks for it. */
  handleEvent(id: string, event: PurchaseEvent): Promise<Purchase | null>;
  /** Checks a purchase: with the provider when it has a payment, else in the records. */
  checkNow(id: string): Promise<Purchase | null>;
}

/** The name of the lock that the tab which sends a purchase holds. */
export const sendingLock = (userId: string, id: string) => `purchase:${userId}:${id}`;
const watchLock = (userId: string) => `purchase-watch:${userId}`;

/**
 * Handles the step that is due for one purchase. An open one that is still watched is due at once when the watch begins: the customer
 * has just opened the portal.
 */
async function handleDueStep(
  context: WatchContext,
  purchase: Purchase,
  isBeginning: boolean,
): Promise<void> {
  const { ports, userId, handleEvent, checkNow } = context;
  const isNew = isBeginning && purchase.stage === 'open' && purchase.isWatched;
  if (purchase.stage === 'sent') {
    // When the sending tab is gone, its purchase is open. A living sender holds the lock, where there are locks, and has not used up its
    // time; a suspended tab may hold the lock for ever.
    const lose = () => handleEvent(purchase.id, { type: 'lost' });
    if (senderGoneAt(purchase) <= ports.now()) await lose();
    else await ports.locks?.tryHold(sendingLock(userId, purchase.id), lose);
  } else if (isNew || isDue(purchase, ports.now())) await checkNow(purchase.id);
}

/** Sends the requests that are due, again and again, until the returned function is called. */
function startPolling(context: WatchContext): () => void {
  const { ports, userId } = context;
  let isStopped = false;
  let isBusy = false;
  let isBeginning = true;
  let stopTimer = () => {};

  const plan = (atLeast: number) => {
    stopTimer();
    if (isStopped) return;
    const wait = secondsToNextStep(ports.rows.snapshot(userId), ports.now());
    if (wait !== null) stopTimer = ports.after(Math.max(wait, atLeast), () => void run());
  };

  const run = async () => {
    if (isBusy || isStopped) return;
    isBusy = true;
    try {
      for (const purchase of ports.rows.snapshot(userId)) {
        if (isStopped) return;
        await handleDueStep(context, purchase, isBeginning);
        await context.handleEvent(purchase.id, { type: 'timePassed' });
      }
    } finally {
      isBusy = false;
      isBeginning = false;
      plan(1);
    }
  };

  // A purchase of this or another tab may be due at once.
  const stopListening = ports.rows.subscribe(userId, () => {
    if (!isBusy) plan(0);
  });
  void run();
  return () => {
    isStopped = true;
    stopTimer();
    stopListening();
  };
}

/** Sends requests for all tabs while this one is visible and no other does. Returns a function that stops. */
function pollWhileVisible(context: WatchContext): () => void {
  const { ports, userId } = context;
  /** Aborted when this tab is hidden: then it stops polling, or waiting for the lock, so that no visible tab waits for a hidden one. */
  let turn: AbortController | null = null;
  const look = () => {
    if (!ports.visibility.isVisible()) {
      turn?.abort();
      turn = null;
      return;
    }
    // The browser may report several times that the tab is visible.
    if (turn !== null) return;
    turn = new AbortController();
    const { signal } = turn;
    const work = async () => {
      // A lock may be granted in the moment in which the tab is hidden.
      if (signal.aborted) return;
      const end = startPolling(context);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      end();
    };
    if (ports.locks === null) void work();
    else ports.locks.hold(watchLock(userId), work, signal).catch(() => undefined);
  };
  const stopListening = ports.visibility.listen(look);
  look();
  return () => {
    stopListening();
    turn?.abort();
  };
}

/** Follows a customer's purchases. Returns a function that stops. */
export function pollPurchases(context: WatchContext): () => void {
  const { ports, userId } = context;
  const { rows, visibility } = ports;
  let stop: (() => void) | null = null;
  let isStopped = false;
  void rows.load(userId).then(() => {
    if (!isStopped) stop = pollWhileVisible(context);
  });
  // A page restored from the browser's back/forward cache missed the changes that other tabs made.
  const stopLooking = visibility.listen(() => {
    if (visibility.isVisible()) void rows.load(userId);
  });
  return () => {
    isStopped = true;
    stopLooking();
    stop?.();
  };
}
