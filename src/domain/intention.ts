/**
 * One `request_id` per intention: what a customer meant to buy, kept until its answer is known, so that a lost answer, a
 * reload or a second tab never makes a second order (contract, order).
 */

/** What is known of an intention: sent and unanswered (`orderId` null), or answered with an order still to be paid. */
export interface Intention {
  readonly requestId: string;
  readonly orderId: string | null;
  /** When it was sent, UTC seconds. */
  readonly at: number;
}

/** Intentions by what was meant (see `orderSignature`). */
export type Intentions = Readonly<Record<string, Intention>>;

/** An intention older than this is forgotten: whatever became of it stands in the records. Seconds. */
const LIFETIME = 7 * 86_400;

function isIntention(value: unknown): value is Intention {
  if (typeof value !== 'object' || value === null) return false;
  const { requestId, orderId, at } = value as Record<string, unknown>;
  return (
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
