import { SENDING_TIME, WATCH_TIME } from './machine';
import { hasPayment, isPending, isSettled, type Purchase } from './purchase';

/** What is due for a purchase: its sender is gone, the records are to be read, or the provider is to be asked. */
export type Due = 'lost' | 'lookUp' | 'poll';

/** A wait longer than any that the machine sets comes from a clock that was wrong: it is cut short. Seconds. */
const LONGEST_WAIT = 600;
/** Pause before the next check whether a sender is still there. Seconds. */
const SENDER_CHECK = 5;
/** How often purchases are checked for their age, so that old ones leave the list. Seconds. */
const SWEEP = 3600;

function isAsked(purchase: Purchase): boolean {
  if (!purchase.isWatched) return false;
  return purchase.stage === 'open' || isPending(purchase);
}

/** Seconds until a purchase is asked about. */
function waitFor({ nextAt }: Purchase, now: number): number {
  return nextAt - now > LONGEST_WAIT ? 0 : Math.max(0, nextAt - now);
}

/** What is due for a purchase now, or null. A living sender is for the caller to find out. */
export function dueFor(purchase: Purchase, now: number): Due | null {
  if (purchase.stage === 'sent') return 'lost';
  if (!isAsked(purchase)) return null;
  if (waitFor(purchase, now) > 0) return null;
  return purchase.stage !== 'open' && hasPayment(purchase) ? 'poll' : 'lookUp';
}

/** When a sender that cannot be asked counts as gone. UTC seconds. */
export function senderGoneAt({ sentAt }: Purchase): number {
  return (sentAt ?? 0) + SENDING_TIME;
}

/** Seconds until something is due for any of the purchases; null when nothing is. */
export function secondsToNext(all: readonly Purchase[], now: number): number | null {
  const waits = all.flatMap((one) => {
    if (one.stage === 'sent') return [SENDER_CHECK];
    if (!isAsked(one)) return isSettled(one) || one.stage === 'intended' ? [SWEEP] : [];
    return [waitFor(one, now), one.watchedSince + WATCH_TIME - now];
  });
  if (waits.length === 0) return null;
  return Math.min(Math.max(0, Math.min(...waits)), SWEEP);
}
