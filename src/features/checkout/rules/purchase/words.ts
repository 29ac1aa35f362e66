import type { PaymentStatus } from '@/api/contract';
import { isListed } from '@/api/contract/lists';
import { compareUsd, subtractUsd, type Usd, ZERO_USD } from '@/lib/number/money';
import { secondsLeft } from '../payment';
import { canDismiss } from './machine';
import type { Purchase } from './purchase';

/** What may be said of a purchase, by what is known of it. */
export type Words =
  /** Clicked, and nothing has left the browser. */
  | 'notSent'
  /** Not known whether it arrived. */
  | 'unknown'
  /** The records lack it, twice and for sure: nothing was charged. */
  | 'absent'
  /** Not known, and nobody asks any more. */
  | 'unwatched'
  /** Nothing was made: the backend said so. */
  | 'refused'
  /** The answer was lost, and the record found. */
  | 'found'
  /** Paid with this click. */
  | 'paid'
  /** Cancelled or refunded. */
  | 'closed'
  /** Its refund failed: what became of the money, and of what was bought, only support knows. */
  | 'refundFailed'
  /** Waits for its payment. */
  | 'unpaid'
  /** A status that the portal does not know. */
  | 'other'
  /** The backend does not know it any more. */
  | 'gone';

/** The purchase that a page shows a note about. */
export interface PurchaseOutcome {
  readonly kind: 'purchase';
  readonly purchase: Purchase;
  /** The same was bought before: nothing was sent. */
  readonly isExisting: boolean;
  /** A click has just led to it; else it was left over from before. */
  readonly isClicked: boolean;
}

/** What may be said of a purchase. */
export function wordsOf(purchase: Purchase): Words {
  const { stage, paymentStatus, isWatched, isLacking, isFound, isAcknowledged } = purchase;
  switch (stage) {
    case 'intended':
      return 'notSent';
    case 'sent':
      return 'unknown';
    case 'open':
      if (isLacking) return 'absent';
      return isWatched ? 'unknown' : 'unwatched';
    case 'cancelled':
      return paymentStatus === 'refund_fail' ? 'refundFailed' : 'closed';
    case 'refunded':
      return 'closed';
    case 'paid':
    case 'unpaid':
      return isFound && !isAcknowledged ? 'found' : stage;
    default:
      return stage;
  }
}

/** True when the page that makes such purchases must mention this one, even though nobody has just clicked. */
export function needsNotice(purchase: Purchase): boolean {
  const { stage, isAcknowledged } = purchase;
  if (stage === 'intended' || stage === 'sent') return false;
  return stage === 'open' || !isAcknowledged;
}

/** True while money for a payment can still be sent: nothing seen or too little, and the time is not up. */
export function isPayable({ stage, paymentStatus, expireAt }: Purchase, now: number): boolean {
  const isWanted =
    paymentStatus === null || paymentStatus === 'check' || paymentStatus === 'wrong_amount_waiting';
  return stage === 'unpaid' && isWanted && secondsLeft(expireAt, now) !== 0;
}

/** True when the time to send money for a payment is up, and none that could still arrive has been seen. */
export function isTimeUp(purchase: Purchase, now: number): boolean {
  return isPayable({ ...purchase, expireAt: null }, now) && !isPayable(purchase, now);
}

/** What a page that speaks of a purchase offers to do about it. */
export type Offer =
  /** Ask the backend once more what became of it. */
  | 'checkAgain'
  /** Go on to the hosted page. */
  | 'continue'
  /** Buy the same, beside this one that can be paid no more. */
  | 'startAnew'
  /** Use what was bought. */
  | 'use'
  /** Put it away for good. */
  | 'dismiss';

function offersOfUnpaid(purchase: Purchase, now: number): readonly Offer[] {
  if (isTimeUp(purchase, now)) return ['startAnew'];
  // Money has been seen: it is on its way, and another purchase would be paid besides.
  if (!isPayable(purchase, now)) return ['checkAgain'];
  return [purchase.payUrl === null ? 'startAnew' : 'continue'];
}

/** What a page offers to do about a purchase. `isClicked`: a click has just led to it. */
export function offersOf(purchase: Purchase, now: number, isClicked: boolean): readonly Offer[] {
  const { stage, type, isWatched } = purchase;
  const words = wordsOf(purchase);
  if (stage === 'unpaid') return offersOfUnpaid(purchase, now);
  if (stage === 'paid' && type === 'order') {
    // A notice left from an earlier visit needs Dismiss; the result of a click disappears with the page.
    return isClicked && words === 'paid' ? ['use'] : ['use', 'dismiss'];
  }
  if (!isWatched && (stage === 'open' || stage === 'other')) return ['checkAgain', 'dismiss'];
  // While it is asked about, a button asks at once; a purchase that the records have lacked for long enough may go.
  const isAskedAbout = words === 'unknown' || words === 'absent' || words === 'other';
  return [isAskedAbout && !canDismiss(purchase, now) ? 'checkAgain' : 'dismiss'];
}

/** What is still to be sent of a payment that was paid in part; null for any other. */
export function restToPay({ paymentStatus, total, paidAmount }: Purchase): Usd | null {
  if (paymentStatus !== 'wrong_amount_waiting' || paidAmount === null) return null;
  return compareUsd(paidAmount, total) < 0 ? subtractUsd(total, paidAmount) : ZERO_USD;
}

/** How a payment stands: under way, good, bad, or to be looked at. */
export type Tone = 'wait' | 'good' | 'bad' | 'warn';

/** Statuses of a payment that goes its way. */
const QUIET: readonly string[] = ['check', 'confirm_check', 'process'] satisfies PaymentStatus[];

/** How a followed payment stands. */
export function toneOf({
  stage,
  paymentStatus,
  isWatched,
}: Pick<Purchase, 'stage' | 'paymentStatus' | 'isWatched'>): Tone {
  if (!isWatched) return 'warn';
  if (stage === 'paid') return 'good';
  if (stage === 'gone' || stage === 'refunded') return 'warn';
  if (stage === 'cancelled') return paymentStatus === 'refund_fail' ? 'warn' : 'bad';
  const isQuiet = paymentStatus === null || isListed(QUIET, paymentStatus);
  return stage === 'unpaid' && isQuiet ? 'wait' : 'warn';
}

/** Statuses whose way on only support knows. */
const FOR_SUPPORT: readonly string[] = [
  'paid_over',
  'refund_fail',
  'locked',
] satisfies PaymentStatus[];

/** True when a followed payment cannot come right without support. */
export function needsSupport(payment: Parameters<typeof toneOf>[0]): boolean {
  const { stage, paymentStatus, isWatched } = payment;
  if (!isWatched || stage === 'gone' || toneOf(payment) === 'bad') return true;
  return paymentStatus !== null && isListed(FOR_SUPPORT, paymentStatus);
}
