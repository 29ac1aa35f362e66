import type { OrderStatus, PaymentStatus, RecordType, UnknownEnum } from '@/api/contract';
import { RECORD_TYPES } from '@/api/contract/lists';
import { LONGEST_SENDING } from '@/lib/callTimeout';
import { isUsd, type Usd } from '@/lib/number/money';
import { fieldsOf } from '@/lib/text/json';
import type { Tone } from '../payment';

/** An absent purchase may be dismissed this long after its answer was lost, and no longer makes another purchase ask first. Seconds. */
export const DISMISSIBLE_AFTER = 3600;
/** A purchase is watched for at most this long. Seconds. */
export const LONGEST_WATCH = 7 * 86_400;
/** The longest wait that the machine sets, between two questions about a purchase that nobody waits for. Seconds. */
export const LONGEST_WAIT = 600;
/** Pause before the next check for a living sender. Seconds. */
const SENDER_CHECK = 5;
/** Purchases are checked for their age this often, so that old ones leave the list. Seconds. */
const SWEEP = 3600;

/**
 * Stage of a purchase.
 * - `intended`: clicked, and nothing has left the browser. `sent`: on its way. `open`: sent, and the answer was lost.
 * - `refused`: a sure refusal of the first sending. Nothing was made, and the next click makes a new purchase.
 * - `unpaid`, `paid`, `cancelled`, `refunded`: the status at the backend.
 * - `other`: an unknown status. Never final, never a success, opens no action.
 * - `gone`: the backend no longer knows the payment.
 */
export type Stage = 'intended' | 'sent' | 'open' | 'refused' | OrderStatus | 'other' | 'gone';

/**
 * Where a purchase is shown.
 * - `quiet`: found among the recent records. Nothing is said of it until its payment says more than the record.
 * - `hidden`: the customer has hidden it until its status changes.
 */
type Display = 'shown' | 'quiet' | 'hidden';

/** One purchase, from the click to its end. Amounts in USD, times in UTC seconds. */
export interface Purchase {
  /** The request id; for a record without one, `record:` and the record's id. */
  readonly id: string;
  readonly userId: string;
  readonly type: RecordType;
  /** The same text for the same content (`signatureOf`); null when only the record is known. */
  readonly signature: string | null;
  readonly total: Usd;
  /** The ordered traffic in GB; null for a recharge, or where the record lacks it. */
  readonly quantity: number | null;
  /** True when the purchase is paid at the provider's page: only then is there a payment to follow. */
  readonly isCrypto: boolean;
  /** A top-up of the sum that an order lacks: after it the customer is led back to that order. */
  readonly isForOrder: boolean;
  readonly stage: Stage;
  readonly createdAt: number;

  /** Number of sendings: only a refusal of the first one is sure. */
  readonly sendings: number;
  /** When the last sending began. */
  readonly sentAt: number | null;
  /** When the loss of its answer was noted, or Check again last had it watched anew. */
  readonly openSince: number | null;
  /** When the records, read after the call's time-out, first lacked the purchase. */
  readonly absentSince: number | null;
  /** True when the records lacked the purchase again, a minute later: now the page may say "nothing was charged". */
  readonly isAbsent: boolean;

  readonly orderId: string | null;
  readonly payUrl: string | null;
  readonly expireAt: number | null;
  /** The order's status, unchanged. */
  readonly orderStatus: OrderStatus | UnknownEnum | null;
  /** The payment's last status at the provider. */
  readonly paymentStatus: PaymentStatus | UnknownEnum | null;
  readonly paidAmount: Usd | null;
  /** True when the outcome was read in the records, because the answer was lost. */
  readonly isFound: boolean;
  /** True when the customer has seen the outcome. Until then a click on the same content makes no other purchase. */
  readonly isAcknowledged: boolean;
  /** True when the customer wants a new purchase beside this one, whose time to pay is over or whose status is unknown. */
  readonly isReplaced: boolean;

  /** Number of checks since the last change: the pauses grow with it. */
  readonly attempt: number;
  /** When the next check is due. */
  readonly nextAt: number;
  /** True when the last check of the provider or the records failed. */
  readonly askFailed: boolean;
  /** When the backend first answered "no such payment" past the payment's end. */
  readonly missingSince: number | null;
  /** Start of the watch, which ends after a week. */
  readonly watchedSince: number;
  readonly isWatched: boolean;
  readonly display: Display;
  /** True when the record says "cancelled" or "paid" and the provider has not been asked since: it may know more. */
  readonly isCheckDue: boolean;
  /** Time at which the purchase became final. */
  readonly settledAt: number | null;
}

/** The values that a new purchase starts with. */
type NewPurchase = Pick<
  Purchase,
  'id' | 'userId' | 'type' | 'signature' | 'total' | 'quantity' | 'isCrypto' | 'isForOrder'
>;

/** Returns a new purchase: clicked, and not sent yet. */
export function createPurchase(beginning: NewPurchase, now: number): Purchase {
  return {
    ...beginning,
    stage: 'intended',
    createdAt: now,
    sendings: 0,
    sentAt: null,
    openSince: null,
    absentSince: null,
    isAbsent: false,
    orderId: null,
    payUrl: null,
    expireAt: null,
    orderStatus: null,
    paymentStatus: null,
    paidAmount: null,
    isFound: false,
    isAcknowledged: false,
    isReplaced: false,
    attempt: 0,
    nextAt: now,
    askFailed: false,
    missingSince: null,
    watchedSince: now,
    isWatched: true,
    display: 'shown',
    isCheckDue: false,
    settledAt: null,
  };
}

/** Everything that the portal decides by a purchase's stage alone. */
interface StageRule {
  /** True when nobody asks any more; a fact that says more still counts (`machine.ts`). */
  readonly isSettled: boolean;
  /** The tone where the payment's status tells nothing more. */
  readonly tone: Tone;
  /** True when only support can help, whatever the payment's status is. */
  readonly needsSupport: boolean;
}

const ASKED = { isSettled: false, tone: 'warn', needsSupport: false } as const satisfies StageRule;
const FINAL = { ...ASKED, isSettled: true } as const;

/** One row for each stage. */
export const STAGE_RULES: Readonly<Record<Stage, StageRule>> = {
  intended: ASKED,
  sent: ASKED,
  open: ASKED,
  refused: FINAL,
  unpaid: { ...ASKED, tone: 'wait' },
  paid: { ...FINAL, tone: 'good' },
  cancelled: { ...FINAL, tone: 'bad', needsSupport: true },
  refunded: { ...FINAL, needsSupport: true },
  other: { ...ASKED, needsSupport: true },
  gone: { ...FINAL, needsSupport: true },
};

/** Returns true for a stored value that is a purchase; anything that another release or a person wrote there is left out. */
export function isPurchase(value: unknown): value is Purchase {
  const one = fieldsOf(value);
  return (
    typeof one.id === 'string' &&
    typeof one.userId === 'string' &&
    RECORD_TYPES.some((type) => type === one.type) &&
    typeof one.stage === 'string' &&
    Object.hasOwn(STAGE_RULES, one.stage) &&
    isUsd(one.total) &&
    ['createdAt', 'sendings', 'attempt', 'nextAt', 'watchedSince'].every(
      (name) => typeof one[name] === 'number',
    )
  );
}

/** Releases before 27 November 2026 stored two flags in place of `display`, those before 1 December `openSince` in `sentAt`. */
type StoredPurchase = Omit<Purchase, 'display' | 'openSince'> & {
  readonly display?: Display;
  readonly openSince?: number | null;
  readonly isHidden?: boolean;
  readonly isQuiet?: boolean;
};

/** Returns a stored purchase as this release has it. */
export function fromStored(stored: StoredPurchase): Purchase {
  const { isHidden, isQuiet, ...purchase } = stored;
  const flagged = isQuiet ? 'quiet' : 'shown';
  return {
    ...purchase,
    display: stored.display ?? (isHidden ? 'hidden' : flagged),
    openSince: stored.openSince ?? (stored.stage === 'open' ? stored.sentAt : null),
  };
}

/** Returns true when a purchase was sent, and neither answered nor found: the backend may or may not have it. */
export function isUnanswered({ stage }: Purchase): boolean {
  return stage === 'sent' || stage === 'open';
}

/** Returns true when nobody asks any more; a fact that says more still counts. */
export function isSettled({ stage }: Purchase): boolean {
  return STAGE_RULES[stage].isSettled;
}

/** Returns true for an order or a recharge that may still be paid, or whose status is unknown. */
export function isPending({ stage }: Purchase): boolean {
  return stage === 'unpaid' || stage === 'other';
}

/** Returns true when a purchase certainly did not arrive, and its answer was lost at least `DISMISSIBLE_AFTER` ago. */
export function isAbsentForGood({ isAbsent, openSince }: Purchase, now: number): boolean {
  return isAbsent && openSince !== null && now - openSince >= DISMISSIBLE_AFTER;
}

/** Returns true while a watched purchase may or may not have been made. */
export function isUncertain(purchase: Purchase, now: number): boolean {
  return isUnanswered(purchase) && purchase.isWatched && !isAbsentForGood(purchase, now);
}

/** Returns true when there is a payment at the provider to follow. */
export function hasPayment({ isCrypto, orderId }: Purchase): boolean {
  return isCrypto && orderId !== null;
}

/** How a purchase is checked: its record is read, or its payment is asked for at the provider. */
export type Check = 'lookUp' | 'poll';

/** Returns how a purchase is checked; null when neither records nor provider can say anything new. */
export function checkOf(purchase: Purchase): Check | null {
  const { stage, isCheckDue } = purchase;
  if (stage === 'open') return 'lookUp';
  if (!isPending(purchase) && !isCheckDue) return null;
  return hasPayment(purchase) ? 'poll' : 'lookUp';
}

function isAsked(purchase: Purchase, now: number): boolean {
  if (!purchase.isWatched || checkOf(purchase) === null) return false;
  // No event ends the watch of a settled one.
  return !isSettled(purchase) || now - purchase.watchedSince < LONGEST_WATCH;
}

/** Returns the seconds until a purchase is checked. A longer wait than the machine sets was written by a wrong clock. */
function waitFor({ nextAt }: Purchase, now: number): number {
  return nextAt - now > LONGEST_WAIT ? 0 : Math.max(0, nextAt - now);
}

/** Returns true when the check of a purchase is due now. */
export function isDue(purchase: Purchase, now: number): boolean {
  return isAsked(purchase, now) && waitFor(purchase, now) === 0;
}

/** Returns when a sender counts as gone, even if its tab, which the browser may have suspended, holds the lock. UTC seconds. */
export function senderGoneAt({ sentAt }: Purchase): number {
  return (sentAt ?? 0) + LONGEST_SENDING;
}

/** Returns the seconds until a step is due for any of the purchases; null when none is. */
export function secondsToNextStep(all: readonly Purchase[], now: number): number | null {
  const waits = all.flatMap((one) => {
    if (one.stage === 'sent') return [SENDER_CHECK];
    if (!isAsked(one, now)) return isSettled(one) || one.stage === 'intended' ? [SWEEP] : [];
    return [waitFor(one, now), one.watchedSince + LONGEST_WATCH - now];
  });
  if (waits.length === 0) return null;
  return Math.min(Math.max(0, Math.min(...waits)), SWEEP);
}
