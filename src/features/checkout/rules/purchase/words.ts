import { compareUsd, subtractUsd, type Usd, ZERO_USD } from '@/lib/number/money';
import { type PaymentRule, paymentRule, secondsLeft, type Tone } from '../payment';
import { canDismiss } from './machine';
import type { Purchase } from './purchase';

/** What may be said of a purchase, by what is known of it. */
export type OutcomeKind =
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
  /** Not paid yet, and the provider says more of it than that it waits. */
  | 'underWay'
  /** A status that the portal does not know. */
  | 'other'
  /** The backend does not know it any more. */
  | 'gone';

/** The purchase that a page shows a note about. */
interface PurchaseOutcome {
  readonly kind: 'purchase';
  readonly purchase: Purchase;
  /** The same was bought before: nothing was sent. */
  readonly isExisting: boolean;
  /** A click has just led to it; else it was left over from before. */
  readonly isClicked: boolean;
}

/** Everything that a page that sells shows a note about. */
export type Outcome =
  | PurchaseOutcome
  /** The sum is another one than was shown: nothing was sent. */
  | { readonly kind: 'priceChanged'; readonly total: Usd; readonly isClicked: boolean };

/** The rule of a payment's status, unless a record has said since that the purchase stands elsewhere. */
function currentRule({
  stage,
  paymentStatus,
}: Pick<Purchase, 'stage' | 'paymentStatus'>): PaymentRule | null {
  const rule = paymentRule(paymentStatus);
  return rule?.stage === stage ? rule : null;
}

/** True when the provider says more of an unpaid purchase than that it waits for money. */
export function isUnderWay({ stage, paymentStatus }: Purchase): boolean {
  return (
    stage === 'unpaid' && paymentStatus !== null && paymentRule(paymentStatus)?.outcome !== 'unpaid'
  );
}

/** Decides how a purchase is told, by its stage and by its payment's status. */
export function classifyOutcome(purchase: Purchase): OutcomeKind {
  const { stage, isWatched, isLacking, isFound, isAcknowledged } = purchase;
  switch (stage) {
    case 'intended':
      return 'notSent';
    case 'sent':
      return 'unknown';
    case 'open':
      if (isLacking) return 'absent';
      return isWatched ? 'unknown' : 'unwatched';
    case 'cancelled':
    case 'refunded':
      return currentRule(purchase)?.outcome ?? 'closed';
    case 'paid':
      return isFound && !isAcknowledged ? 'found' : 'paid';
    case 'unpaid':
      if (isFound && !isAcknowledged) return 'found';
      return isUnderWay(purchase) ? 'underWay' : 'unpaid';
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
  const owed = paymentStatus === null ? 'total' : (paymentRule(paymentStatus)?.owed ?? 'nothing');
  return stage === 'unpaid' && owed !== 'nothing' && secondsLeft(expireAt, now) !== 0;
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
  const words = classifyOutcome(purchase);
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
  if (paymentRule(paymentStatus)?.owed !== 'rest' || paidAmount === null) return null;
  return compareUsd(paidAmount, total) < 0 ? subtractUsd(total, paidAmount) : ZERO_USD;
}

type Followed = Pick<Purchase, 'stage' | 'paymentStatus' | 'isWatched'>;

/** How a followed payment stands. */
export function toneOf(payment: Followed): Tone {
  const { stage, paymentStatus, isWatched } = payment;
  if (!isWatched) return 'warn';
  const rule = currentRule(payment);
  if (rule !== null) return rule.tone;
  if (stage === 'paid') return 'good';
  if (stage === 'cancelled') return 'bad';
  return stage === 'unpaid' && paymentStatus === null ? 'wait' : 'warn';
}

/** True when a followed payment cannot come right without support. */
export function needsSupport(payment: Followed): boolean {
  const { stage, paymentStatus, isWatched } = payment;
  if (!isWatched || stage === 'gone' || stage === 'cancelled') return true;
  // What the record says is credited has come right, whatever the provider said before.
  if (stage === 'paid' && currentRule(payment) === null) return false;
  return paymentRule(paymentStatus)?.needsSupport ?? false;
}

/** True when the provider's last word on a payment still holds: no record has said since that it stands elsewhere. */
export function isStatusCurrent(payment: Pick<Purchase, 'stage' | 'paymentStatus'>): boolean {
  const { stage, paymentStatus } = payment;
  if (paymentStatus === null) return false;
  return stage === 'unpaid' || stage === 'other' || currentRule(payment) !== null;
}
