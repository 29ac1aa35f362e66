import { LONGEST_SENDING } from '@/lib/callTimeout';
import { LONGEST_WAIT, LONGEST_WATCH } from './machine';
import { hasPayment, isPending, isSettled, type Purchase } from './purchase';

/**
 * The step that is due for a purchase: its sender is gone, the records must be read, or the provider must be
 * polled.
 */
export type DueStep = 'lost' | 'lookUp' | 'poll';

/** Pause before the next check for a living sender. Seconds. */
const SENDER_CHECK = 5;
/** Purchases are checked for their age this often, so that old ones leave the list. Seconds. */
const SWEEP = 3600;

function isAsked(purchase: Purchase): boolean {
  if (!purchase.isWatched) return false;
  return purchase.stage === 'open' || isPending(purchase) || purchase.isCheckDue;
}

/** Returns the seconds until a purchase is checked. A longer wait than the machine sets was written by a wrong clock. */
function waitFor({ nextAt }: Purchase, now: number): number {
  return nextAt - now > LONGEST_WAIT ? 0 : Math.max(0, nextAt - now);
}

/** Returns the step that is due for a purchase now, or null. The caller finds out if a sender is still alive. */
export function findDueStep(purchase: Purchase, now: number): DueStep | null {
  if (purchase.stage === 'sent') return 'lost';
  if (!isAsked(purchase)) return null;
  if (waitFor(purchase, now) > 0) return null;
  return purchase.stage !== 'open' && hasPayment(purchase) ? 'poll' : 'lookUp';
}

/** Returns when a sender counts as gone in a browser without locks. UTC seconds. */
export function senderGoneAt({ sentAt }: Purchase): number {
  return (sentAt ?? 0) + LONGEST_SENDING;
}

/** Returns the seconds until a step is due for any of the purchases; null when none is. */
export function secondsToNextStep(all: readonly Purchase[], now: number): number | null {
  const waits = all.flatMap((one) => {
    if (one.stage === 'sent') return [SENDER_CHECK];
    if (!isAsked(one)) return isSettled(one) || one.stage === 'intended' ? [SWEEP] : [];
    return [waitFor(one, now), one.watchedSince + LONGEST_WATCH - now];
  });
  if (waits.length === 0) return null;
  return Math.min(Math.max(0, Math.min(...waits)), SWEEP);
}
