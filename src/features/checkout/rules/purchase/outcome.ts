import type {
  OrderStatus,
  PaymentRecord,
  PaymentStatus,
  RecordType,
  UnknownEnum,
} from '@/api/contract';
import {
  isKnownValue,
  ORDER_STATUSES,
  PAY_WAYS,
  PAYMENT_STATUSES,
  RECORD_TYPES,
} from '@/api/contract/lists';
import { compareUsd, isZeroUsd, subtractUsd, type Usd, ZERO_USD } from '@/lib/number/money';
import {
  PAYMENT_STEPS,
  type PaymentNews,
  type PaymentRule,
  paymentRule,
  secondsLeft,
  type Tone,
} from '../payment';
import {
  canDismiss,
  hasPayment,
  isPending,
  isSettled,
  type Purchase,
  STAGE_RULES,
} from './purchase';
import { purchaseOf } from './records';

/** The cases that the texts about a purchase (`outcome.…`) tell apart. */
export type OutcomeKind =
  | 'unpaid'
  | 'paid'
  | 'refunded'
  /** Refused or cancelled. */
  | 'closed'
  /** Clicked, and nothing has left the browser. */
  | 'notSent'
  /** Sent without a readable answer. */
  | 'unknown'
  /** The records lacked the purchase twice, for sure: nothing was charged. */
  | 'absent'
  /** The outcome is unknown, and the purchase is no longer watched. */
  | 'unwatched'
  /** The answer was lost, and the record found. */
  | 'found'
  /** An unknown status. */
  | 'other'
  /** The backend no longer knows the purchase. */
  | 'gone';

/** The purchase that a page shows a note about. */
export interface PurchaseOutcome {
  readonly kind: 'purchase';
  readonly purchase: Purchase;
  /** The same was bought before: nothing was sent. */
  readonly isExisting: boolean;
  /** True after a click; false for a purchase left over from before. */
  readonly isClicked: boolean;
}

/** Everything that a page that sells shows a note about. */
export type PayOutcome =
  | PurchaseOutcome
  /** The sum differs from the one on the page: nothing was sent. */
  | { readonly kind: 'priceChanged'; readonly total: Usd; readonly isClicked: boolean };

/** Returns the rule of a payment's status, unless a later record has another stage. */
function currentRule({
  stage,
  paymentStatus,
}: Pick<Purchase, 'stage' | 'paymentStatus'>): PaymentRule | null {
  const rule = paymentRule(paymentStatus);
  return rule?.stage === stage ? rule : null;
}

/** Returns the status that the portal does not know, the payment's before the order's, while a purchase is pending because of it; else null. */
export function unknownStatus(purchase: Purchase): OrderStatus | UnknownEnum | null {
  const { stage, paymentStatus, orderStatus } = purchase;
  if (!isPending(purchase)) return null;
  if (paymentStatus !== null && !isKnownValue(PAYMENT_STATUSES, paymentStatus))
    return paymentStatus;
  return stage === 'other' ? orderStatus : null;
}

/** Classifies a purchase for the texts. The status of a payment is told by its card. */
export function classifyOutcome(purchase: Purchase): OutcomeKind {
  const { stage, isWatched, isAbsent, isFound, isAcknowledged } = purchase;
  if (unknownStatus(purchase) !== null) return 'other';
  switch (stage) {
    case 'intended':
      return 'notSent';
    case 'sent':
      return 'unknown';
    case 'open':
      if (isAbsent) return 'absent';
      return isWatched ? 'unknown' : 'unwatched';
    case 'refused':
    case 'cancelled':
      return 'closed';
    case 'paid':
    case 'unpaid':
      return isFound && !isAcknowledged ? 'found' : stage;
    default:
      return stage;
  }
}

/**
 * Returns true when the page that sells must tell of a purchase although nobody has just clicked: its answer was lost, or it has no card, or
 * one without a way on.
 */
export function needsNotice(purchase: Purchase): boolean {
  const { stage, isFound, isAcknowledged, payUrl } = purchase;
  if (stage === 'intended' || stage === 'sent') return false;
  const hasNoPage = stage === 'unpaid' && payUrl === null;
  return stage === 'open' || (!isAcknowledged && (isFound || hasNoPage || !hasPayment(purchase)));
}

type Timed = Pick<Purchase, 'stage' | 'paymentStatus' | 'expireAt'>;

/**
 * Returns true while money for a payment can still be sent: none or too little has arrived, and the time is not up.
 */
export function isPayable({ stage, paymentStatus, expireAt }: Timed, now: number): boolean {
  const owed = paymentStatus === null ? 'total' : (paymentRule(paymentStatus)?.owed ?? 'nothing');
  return stage === 'unpaid' && owed !== 'nothing' && secondsLeft(expireAt, now) !== 0;
}

/** The time to send money is up, and as far as the provider knows none has arrived (`timeOver`), or only a part of the sum. */
type TimeUp = 'timeOver' | 'partOver';

/** Returns what is told of a payment whose time to send money is up; null while it is not, and when enough may have arrived. */
export function classifyTimeUp(payment: Timed, now: number): TimeUp | null {
  if (isPayable(payment, now) || !isPayable({ ...payment, expireAt: null }, now)) return null;
  return currentRule(payment)?.owed === 'rest' ? 'partOver' : 'timeOver';
}

/** Returns true when a payment lacks the rest of its sum, and nothing on the page leads to where that can be sent. */
function isRestUnpayable(payment: Timed & Pick<Purchase, 'payUrl'>, now: number): boolean {
  const isOwed = currentRule(payment)?.owed === 'rest';
  return isOwed && (payment.payUrl === null || !isPayable(payment, now));
}

/** Returns the provider's last status as it holds now: once the rest of a payment cannot be sent, it is underpaid. */
export function displayStatus(
  payment: Parameters<typeof isRestUnpayable>[0],
  now: number,
): Purchase['paymentStatus'] {
  return isRestUnpayable(payment, now) ? 'wrong_amount' : payment.paymentStatus;
}

/** The actions that a page offers for a purchase. */
export type PurchaseAction =
  /** Check the outcome with the backend once more. */
  | 'checkAgain'
  /** Open the hosted page. */
  | 'continue'
  /** Buy the same, beside this purchase whose time to pay is over. */
  | 'createNew'
  /** Use the bought traffic. */
  | 'use'
  /** Dismiss the purchase for good. */
  | 'dismiss';

function actionsForUnpaid(purchase: Purchase, now: number): readonly PurchaseAction[] {
  if (isRestUnpayable(purchase, now)) return ['checkAgain'];
  if (classifyTimeUp(purchase, now)) return ['createNew'];
  // The money is on its way, so a second purchase would be paid as well.
  if (!isPayable(purchase, now)) return ['checkAgain'];
  return [purchase.payUrl === null ? 'createNew' : 'continue'];
}

/** Returns the actions that a page offers for a purchase. `isClicked`: a click has just led to it. */
export function availableActions(
  purchase: Purchase,
  now: number,
  isClicked: boolean,
): readonly PurchaseAction[] {
  const { stage, type, isCrypto, isWatched } = purchase;
  if (stage === 'unpaid' && isCrypto && isWatched) return actionsForUnpaid(purchase, now);
  if (stage === 'paid' && type === 'order') {
    // A notice left from an earlier visit needs Dismiss; the result of a click disappears with the page.
    return isClicked && classifyOutcome(purchase) === 'paid' ? ['use'] : ['use', 'dismiss'];
  }
  if (!isWatched && !isSettled(purchase)) return ['checkAgain', 'dismiss'];
  // The customer may check a watched purchase at once; one that the records have lacked for long enough may be
  // dismissed.
  return [canDismiss(purchase, now) ? 'dismiss' : 'checkAgain'];
}

/** Returns the rest of a payment that was paid in part; null for any other. */
export function amountDue({ paymentStatus, total, paidAmount }: Purchase): Usd | null {
  if (paymentRule(paymentStatus)?.owed !== 'rest' || paidAmount === null) return null;
  return compareUsd(paidAmount, total) < 0 ? subtractUsd(total, paidAmount) : ZERO_USD;
}

type Followed = Pick<Purchase, 'stage' | 'paymentStatus' | 'isWatched'>;

/** Returns the tone of a followed payment. */
export function paymentTone(payment: Followed): Tone {
  const { stage, paymentStatus, isWatched } = payment;
  if (!isWatched) return 'warn';
  const rule = currentRule(payment);
  // A status that the portal does not know may mean anything.
  if (rule === null && stage === 'unpaid' && paymentStatus !== null) return 'warn';
  return rule?.tone ?? STAGE_RULES[stage].tone;
}

/**
 * Returns the step of `PAYMENT_STEPS` that a followed payment waits for: -1 while no money has arrived, so that no customer reads that
 * it was sent; null for one that goes no further, or that nobody knows.
 */
export function paymentStep(payment: Followed): number | null {
  const { stage, paymentStatus } = payment;
  if (stage === 'paid') return PAYMENT_STEPS.length;
  if (stage !== 'unpaid') return null;
  if (paymentStatus === null) return -1;
  const rule = currentRule(payment);
  if (rule === null || rule.news === 'refunding') return null;
  if (rule.owed === 'total') return -1;
  return PAYMENT_STEPS.indexOf(rule.owed === 'nothing' ? 'confirmed' : 'sent');
}

/** Returns true when only support can settle a payment, or the rest of one. */
export function needsSupport(
  payment: Followed & Pick<Purchase, 'payUrl' | 'expireAt'>,
  now: number,
): boolean {
  const { stage, paymentStatus, isWatched } = payment;
  if (!isWatched || STAGE_RULES[stage].needsSupport) return true;
  if (classifyTimeUp(payment, now) || isRestUnpayable(payment, now)) return true;
  // A credited record is final, even if the provider's last status needed support.
  if (stage === 'paid' && currentRule(payment) === null) return false;
  return paymentRule(paymentStatus)?.needsSupport ?? false;
}

/** Returns the payment's news beyond its record's "unpaid" or "cancelled", even that the time to pay is up; null for none. */
export function paymentNews(payment: Timed, now: number): PaymentNews | null {
  return currentRule(payment)?.news ?? (classifyTimeUp(payment, now) && 'timeOver');
}

/** Returns true for a cancelled payment for which money has arrived, as any news of it means, unless the customer has hidden it. */
export function isCalledOffWithMoney(purchase: Purchase): boolean {
  const { stage, display } = purchase;
  return stage === 'cancelled' && display !== 'hidden' && Boolean(currentRule(purchase)?.news);
}

/**
 * Returns the purchases that the payment tracker shows, newest first: those paid at the provider's page and not hidden. One that was begun
 * on another device is shown where the same is sold, so that nobody buys it twice. `sold`: the type that the page sells.
 */
export function filterTracked(
  all: readonly Purchase[],
  sold: RecordType | null,
  now: number,
): readonly Purchase[] {
  const isShown = (one: Purchase) =>
    one.display === 'shown' || (one.type === sold && one.payUrl !== null && isPayable(one, now));
  return all.filter(
    (one) => hasPayment(one) && one.display !== 'hidden' && one.stage !== 'refused' && isShown(one),
  );
}

/** Returns true while the payment tracker shows a credited order, whose card leads to the proxy lines. */
export const hasCreditedOrder = (all: readonly Purchase[]): boolean =>
  all.some(
    (one) =>
      one.type === 'order' && one.stage === 'paid' && one.display === 'shown' && hasPayment(one),
  );

/** Returns true when the provider's last status still holds: no later record has another stage. */
export function isStatusCurrent(payment: Pick<Purchase, 'stage' | 'paymentStatus'>): boolean {
  const { stage, paymentStatus } = payment;
  if (paymentStatus === null) return false;
  return stage === 'unpaid' || currentRule(payment) !== null;
}

/** How a record stands, and what may be done with it, by the record and by what this browser knows of its payment. */
export interface RecordState {
  /** The payment's news where it adds to the record (of a paid one: `outranksPaid`); null for none. */
  readonly news: { readonly text: PaymentNews; readonly tone: Tone } | null;
  /** Shown as it came, in place of the record's "unpaid". */
  readonly unknownStatus: OrderStatus | UnknownEnum | null;
  /** The money received for it, where it is known and is not its total; otherwise null. */
  readonly received: Usd | null;
  /** True when Continue payment leads to a page that still takes money. */
  readonly canContinue: boolean;
  /**
   * Why the record leads to support: its payment's status, or the time to pay is up (money sent in time may still be credited, and only
   * support can settle a part). Null when it does not.
   */
  readonly supportReason: PaymentStatus | UnknownEnum | TimeUp | null;
  /** True when the same may be bought again: the record is final, or its payment is called off or out of time without any money. */
  readonly canRepeat: boolean;
}

/** Returns the payment of a record, whose purchase may be known. */
function paymentOf(record: PaymentRecord, known: ReturnType<typeof purchaseOf>) {
  const ends = [record.expireAt, known?.expireAt ?? null].filter((end) => end !== null);
  return {
    stage: 'unpaid' as const,
    paymentStatus: null,
    isWatched: true,
    ...known,
    payUrl: record.payUrl,
    expireAt: ends.length === 0 ? null : Math.min(...ends),
  };
}

/** Returns the money that was received for a record, if it is known and differs from the record's total. */
function receivedOf({ total }: PaymentRecord, known: ReturnType<typeof purchaseOf>): Usd | null {
  const received = known?.paidAmount ?? null;
  const saysMore = received !== null && !isZeroUsd(received) && compareUsd(received, total) !== 0;
  return saysMore ? received : null;
}

/**
 * Returns the state of a record among the customer's purchases. A record of an unknown type, status or way to pay cannot be
 * continued.
 */
export function recordState(
  record: PaymentRecord,
  purchases: readonly Purchase[],
  now: number,
): RecordState {
  const { status, type, paidType, payUrl } = record;
  const isUnpaid = status === 'unpaid';
  const known = purchaseOf(record, purchases);
  const payment = paymentOf(record, known);
  const isGone = payment.stage === 'gone';
  const timeUp = isUnpaid ? (isGone ? 'timeOver' : classifyTimeUp(payment, now)) : null;
  const rule = currentRule(payment);
  const saysMore =
    isUnpaid || status === 'cancelled' || (status === 'paid' && rule?.outranksPaid === true);
  const statusNews = saysMore ? (rule?.news ?? null) : null;
  const isPaymentCancelled = isUnpaid && payment.stage === 'cancelled';
  const text = statusNews ?? (isPaymentCancelled ? 'cancelled' : timeUp && 'timeOver');
  const isFinal = !isUnpaid && isKnownValue(ORDER_STATUSES, status);
  const unknown = isUnpaid && known ? unknownStatus(known) : null;
  const isToldOf = unknown !== null || (text !== null && rule !== null);
  const isForSupport = isToldOf && needsSupport(payment, now);
  return {
    unknownStatus: unknown,
    received: receivedOf(record, known),
    news: text && { text, tone: text === 'timeOver' ? 'warn' : paymentTone(payment) },
    canContinue:
      isUnpaid &&
      payUrl !== null &&
      isKnownValue(RECORD_TYPES, type) &&
      isKnownValue(PAY_WAYS, paidType) &&
      isPayable(payment, now),
    supportReason: timeUp ?? (isForSupport ? displayStatus(payment, now) : null),
    canRepeat: statusNews === null && (text !== null || isFinal),
  };
}
