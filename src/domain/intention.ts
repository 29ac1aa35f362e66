import type { RecordType } from '@/contract';

/**
 * One `request_id` per intention: what a customer meant to buy, kept until its answer is known, so that a lost answer, a
 * reload or a second tab never makes a second order (contract, order).
 */

/** What is known of an intention: sent and unanswered (`orderId` null), or answered with an order still to be paid. */
export interface Intention {
  readonly type: RecordType;
  readonly requestId: string;
  readonly orderId: string | null;
  /** When it was opened, UTC seconds. */
  readonly at: number;
}

/** Intentions by what was meant (see `orderSignature`). */
export type Intentions = Readonly<Record<string, Intention>>;

/** An intention older than this is forgotten: whatever became of it stands in the records. Seconds. */
const LIFETIME = 7 * 86_400;
/** No call is still on its way after this, so an order that is not among the records never will be. Seconds. */
const ARRIVAL_TIME = 600;

function isIntention(value: unknown): value is Intention {
  if (typeof value !== 'object' || value === null) return false;
  const { type, requestId, orderId, at } = value as Record<string, unknown>;
  return (
    (type === 'order' || type === 'recharge') &&
    typeof requestId === 'string' &&
    (orderId === null || typeof orderId === 'string') &&
    typeof at === 'number'
  );
}

/** Reads what the browser keeps; garbage and what is too old is left out. `now` in UTC seconds. */
export function parseIntentions(text: string | null, now: number): Intentions {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, Intention] =>
          isIntention(entry[1]) && now - entry[1].at < LIFETIME,
      ),
    );
  } catch {
    return {};
  }
}

/** The intentions with one more, or one changed. */
export function withIntention(all: Intentions, signature: string, one: Intention): Intentions {
  return { ...all, [signature]: one };
}

/** The intentions without one: its answer is known and nothing is open. */
export function withoutIntention(all: Intentions, signature: string): Intentions {
  return Object.fromEntries(Object.entries(all).filter(([key]) => key !== signature));
}

/** The signatures whose answer was never read, the newest first: a reload or a lost answer came between. */
export function unanswered(all: Intentions, type: RecordType): string[] {
  return Object.entries(all)
    .filter(([, one]) => one.type === type && one.orderId === null)
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([signature]) => signature);
}

/** True when an intention that is not among the records cannot arrive any more. `now` in UTC seconds. */
export function isPastArrival(one: Intention, now: number): boolean {
  return now - one.at > ARRIVAL_TIME;
}
