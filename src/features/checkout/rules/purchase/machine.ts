import type { OrderStatus, PaymentRecord, PaymentStatus, UnknownEnum } from '@/api/contract';
import { codeRule } from '@/api/contract/codes';
import { isKnownValue, ORDER_STATUSES, PAY_WAYS } from '@/api/contract/lists';
import { CALL_TIMEOUT } from '@/lib/callTimeout';
import type { Usd } from '@/lib/number/money';
import { type PaymentRule, paymentRule, pollDelay } from '../payment';
import {
  canDismiss,
  hasPayment,
  isCalledOff,
  isPending,
  isSettled,
  isUnanswered,
  LONGEST_WAIT,
  LONGEST_WATCH,
  type Purchase,
  type Stage,
} from './purchase';

/*
 * The life of a purchase as a pure machine (docs/purchase.md): `applyEvent` takes a purchase and an event, and returns the purchase after
 * it, and whether its records are read at once. The machine performs nothing itself, and its clock is passed in.
 */

/** The records are read once more this long after they first lacked a purchase. Seconds. */
export const SECOND_LOOKUP_DELAY = 60;
/** Time between the two answers that make "no such payment" final. Seconds. */
export const SECOND_NOT_FOUND_DELAY = 600;
/** A final purchase disappears after this, unless the customer dismisses it earlier. Seconds. */
const SETTLED_SHOWN = 86_400;
/** A purchase that never was sent is deleted after this. Seconds. */
const INTENDED_SHOWN = 3600;

/** The order or recharge in an answer of the call that pays, or in its record. */
export interface PlacedPurchase {
  readonly orderId: string;
  readonly status: OrderStatus | UnknownEnum;
  readonly payUrl: string | null;
  readonly expireAt: number | null;
  readonly total?: Usd;
}

/** An answer of the call that checks a payment. */
export type PaymentAnswer =
  | {
      readonly kind: 'status';
      readonly status: PaymentStatus | UnknownEnum;
      readonly paidAmount: Usd | null;
    }
  /** Code 20404. */
  | { readonly kind: 'unknownOrder' }
  /** Any other answer says nothing about the payment. */
  | { readonly kind: 'failed' };

/** Events of a purchase. Times in UTC seconds. */
export type PurchaseEvent =
  /** `total`: the total on the page at the click. */
  | { readonly type: 'sending'; readonly total: Usd }
  /** Code 0. */
  | {
      readonly type: 'answered';
      readonly placed: PlacedPurchase;
      readonly isCustomerPresent: boolean;
    }
  /** Any other code: a refusal for sure only for the first sending, and only some codes. */
  | { readonly type: 'code'; readonly code: number }
  | { readonly type: 'lost' }
  /** The sending with this number, counted in `sendings`, failed before anything left the browser, for certain. */
  | { readonly type: 'notSent'; readonly sending: number }
  | { readonly type: 'recordSeen'; readonly record: PaymentRecord }
  /** Complete, readable records without the purchase. `askedAt`: the time of that request. */
  | { readonly type: 'recordsWithout'; readonly askedAt: number }
  /** Records that could not be read completely prove nothing. */
  | { readonly type: 'recordsUncertain' }
  | { readonly type: 'paymentAnswered'; readonly answer: PaymentAnswer }
  | { readonly type: 'acknowledged' }
  | { readonly type: 'replaced' }
  /** The customer asks about a purchase, or goes on with its payment: it may be watched no longer, hidden, or of another device. */
  | { readonly type: 'resumed' }
  | { readonly type: 'dismissed' }
  | { readonly type: 'timePassed' };

/** A purchase after an event; null: over and deleted. */
export interface Transition {
  readonly purchase: Purchase | null;
  /** True when the records are read at once. */
  readonly mustLookUp: boolean;
}

/** Returns true for a code that refuses for sure, if it answers the first sending. */
const isDefiniteRefusal = (code: number) => codeRule(code).surelyRefuses.includes('purchase');

function stageOfOrder(status: OrderStatus | UnknownEnum): Stage {
  return isKnownValue(ORDER_STATUSES, status) ? status : 'other';
}

/** Notes when a purchase became final. Nobody has given up on one whose end is known. */
const withSettledTime = (purchase: Purchase, now: number): Purchase =>
  isSettled(purchase)
    ? { ...purchase, isWatched: true, settledAt: purchase.settledAt ?? now }
    : purchase;

/** Returns the purchase with the values of an existing order or recharge, from the answer or from the record. */
function withPlaced(purchase: Purchase, placed: PlacedPurchase, now: number): Purchase {
  return withSettledTime(
    {
      ...watchAnew(purchase, now),
      stage: stageOfOrder(placed.status),
      orderId: placed.orderId,
      orderStatus: placed.status,
      payUrl: placed.payUrl,
      expireAt: placed.expireAt,
      total: placed.total ?? purchase.total,
      askFailed: false,
    },
    now,
  );
}

function afterSending(purchase: Purchase, total: Usd, now: number): Purchase {
  const { stage } = purchase;
  if (stage !== 'intended' && stage !== 'open') return purchase;
  return {
    ...purchase,
    stage: 'sent',
    // The total may differ from the one at an earlier click, whose request did not arrive.
    total,
    sendings: purchase.sendings + 1,
    sentAt: now,
    // Records that were read before this sending prove nothing about it.
    absentSince: null,
    isAbsent: false,
    watchedSince: now,
    isWatched: true,
  };
}

/** Undoes the click: the next one sends the same id, and a refusal of it is as certain as before. */
function afterNotSent(purchase: Purchase, sending: number, now: number): Purchase {
  const { stage, sendings } = purchase;
  // The sending was already treated as lost, or a later one is under way.
  if (stage !== 'sent' || sendings !== sending) return purchase;
  const back = { ...purchase, sendings: sendings - 1 };
  if (back.sendings > 0) return afterLoss(back, now);
  return { ...back, stage: 'intended', sentAt: null };
}

/**
 * Handles a lost answer. The call may have waited for the session and left the browser only now, so its time-out counts from
 * here, even if the answer was treated as lost before; earlier readings of the records prove nothing about it.
 */
function afterLoss(purchase: Purchase, now: number): Purchase {
  if (!isUnanswered(purchase)) return purchase;
  return {
    ...purchase,
    stage: 'open',
    openSince: now,
    absentSince: null,
    isAbsent: false,
    attempt: 0,
    nextAt: now,
  };
}

function afterAnswer(
  purchase: Purchase,
  placed: PlacedPurchase,
  isCustomerPresent: boolean,
  now: number,
): Purchase {
  if (!isUnanswered(purchase)) return purchase;
  return { ...withPlaced(purchase, placed, now), isAcknowledged: isCustomerPresent };
}

function afterCode(purchase: Purchase, code: number, now: number): Purchase {
  // An earlier sending whose answer was lost may have arrived: this refusal is about the later one only.
  if (purchase.sendings > 1 || !isDefiniteRefusal(code)) return afterLoss(purchase, now);
  if (!isUnanswered(purchase)) return purchase;
  return {
    ...purchase,
    stage: 'refused',
    isAcknowledged: true,
    settledAt: now,
  };
}

/** The stages of a placed purchase, weakest first: a settled purchase moves only to a stage further down this list. */
const STAGES_BY_PRECEDENCE: readonly Stage[] = [
  'unpaid',
  'other',
  'gone',
  'cancelled',
  'paid',
  'refunded',
];

/** Returns true when a purchase may move to a stage. A settled one is not polled any more, but later facts can still move it. */
function outranks(to: Stage, purchase: Purchase): boolean {
  return (
    isPending(purchase) ||
    STAGES_BY_PRECEDENCE.indexOf(to) > STAGES_BY_PRECEDENCE.indexOf(purchase.stage)
  );
}

function afterRecord(purchase: Purchase, record: PaymentRecord, now: number): Purchase {
  const { id, status, payUrl, expireAt, total } = record;
  const placed: PlacedPurchase = { orderId: id, status, payUrl, expireAt, total };
  if (!STAGES_BY_PRECEDENCE.includes(purchase.stage)) {
    return {
      ...withPlaced({ ...purchase, settledAt: null }, placed, now),
      isFound: true,
      // A customer who read "refused" does not know yet that the purchase was made.
      isAcknowledged: purchase.isAcknowledged && purchase.stage !== 'refused',
      // An unknown way to pay says nothing, so the one that was clicked counts.
      isCrypto: isKnownValue(PAY_WAYS, record.paidType)
        ? record.paidType === 'cryptomus'
        : purchase.isCrypto,
    };
  }
  const stage = stageOfOrder(status);
  // The provider knows of a payment before its record does: a record that says the same as before outranks nothing.
  const isSameRecord = hasPayment(purchase) && status === purchase.orderStatus;
  if (stage === purchase.stage || isSameRecord || !outranks(stage, purchase)) {
    const completed = {
      total,
      payUrl: purchase.payUrl ?? payUrl,
      expireAt: purchase.expireAt ?? expireAt,
    };
    return planNextLookup({ ...purchase, ...completed, orderStatus: status }, now);
  }
  // The provider may know why the purchase was cancelled, that too much was paid, or that a refund has begun.
  const isCheckDue = stage !== 'refunded' && hasPayment(purchase);
  const moved: Purchase = {
    ...purchase,
    stage,
    orderStatus: status,
    isAcknowledged: isAcknowledgedAt(purchase, stage),
    display: purchase.display === 'quiet' && stage === 'cancelled' ? 'quiet' : 'shown',
    isCheckDue,
    ...(isCheckDue ? { attempt: 0, nextAt: now } : {}),
    settledAt: null,
  };
  return withSettledTime(moved, now);
}

/** Returns true when the customer knows enough of a purchase's new stage without a note on the page that sells. */
function isAcknowledgedAt(purchase: Purchase, stage: Stage): boolean {
  // Once the money is back, nobody pays twice by buying the same again, and the payment's card says so.
  if (stage === 'refunded' && hasPayment(purchase)) return true;
  // A customer who read "cancelled" would buy the same again, so the payment is reported first.
  return purchase.isAcknowledged && (stage === purchase.stage || !isCalledOff(purchase));
}

/**
 * Plans the next reading of the record after a growing pause: without a payment only the record can tell how an order goes on.
 */
function planNextLookup(purchase: Purchase, now: number): Purchase {
  if (!isPending(purchase) || purchase.isCrypto) return purchase;
  const attempt = purchase.attempt + 1;
  return { ...purchase, attempt, nextAt: now + pollDelay(attempt) };
}

function afterRecordMissing(purchase: Purchase, askedAt: number, now: number): Purchase {
  const { stage, openSince, absentSince } = purchase;
  if (stage !== 'open' || openSince === null) return planNextLookup(purchase, now);
  const attempt = purchase.attempt + 1;
  const asked = { ...purchase, askFailed: false, attempt };
  // The call may still have been on its way.
  if (askedAt < openSince + CALL_TIMEOUT) {
    return { ...asked, nextAt: Math.max(openSince + CALL_TIMEOUT, now + 1) };
  }
  if (absentSince === null) {
    return { ...asked, absentSince: askedAt, nextAt: askedAt + SECOND_LOOKUP_DELAY };
  }
  if (askedAt < absentSince + SECOND_LOOKUP_DELAY)
    return { ...asked, nextAt: absentSince + SECOND_LOOKUP_DELAY };
  return { ...asked, isAbsent: true, nextAt: now + lookupDelay(attempt) };
}

/** Returns the seconds until the next reading of records that lack a purchase: a minute at first, ten at last. */
function lookupDelay(attempt: number): number {
  return Math.min(SECOND_LOOKUP_DELAY * 2 ** Math.max(0, attempt - 3), LONGEST_WAIT);
}

function afterUncertainty(purchase: Purchase, now: number): Purchase {
  if (purchase.stage !== 'open') return planNextLookup(purchase, now);
  const attempt = purchase.attempt + 1;
  const wait = purchase.isAbsent ? lookupDelay(attempt) : pollDelay(attempt);
  return { ...purchase, askFailed: true, attempt, nextAt: now + wait };
}

/**
 * Returns true when the provider's answer replaces the status that is shown. "Waiting for payment" is no news of a purchase that
 * is not paid, but money on its way is. A refund that has begun is news of a paid one.
 */
function answerOutranks(rule: PaymentRule | null, purchase: Purchase): boolean {
  if (isPending(purchase)) return true;
  if (rule === null) return false;
  if (isCalledOff(purchase)) return rule.stage !== 'unpaid' || rule.news !== null;
  if (purchase.stage === 'paid' && rule.outranksPaid) return true;
  return rule.stage === purchase.stage || outranks(rule.stage, purchase);
}

function afterPayment(purchase: Purchase, answer: PaymentAnswer, now: number): Purchase {
  const isAwaited = isPending(purchase) || purchase.isCheckDue;
  const attempt = purchase.attempt + 1;
  const asked: Purchase = { ...purchase, attempt, nextAt: now + pollDelay(attempt) };
  if (answer.kind === 'failed') return isAwaited ? { ...asked, askFailed: true } : purchase;
  const checked = { ...asked, isCheckDue: false };
  if (answer.kind === 'unknownOrder')
    return isPending(purchase) ? afterPaymentNotFound(checked, now) : checked;
  const { status, paidAmount } = answer;
  const rule = paymentRule(status);
  if (!answerOutranks(rule, purchase)) return checked;
  const isNews = status !== purchase.paymentStatus;
  const stage = rule?.stage ?? 'other';
  const isQuiet = purchase.display === 'quiet' && rule !== null && rule.news === null;
  const answered: Purchase = {
    ...checked,
    stage,
    paymentStatus: status,
    paidAmount: paidAmount ?? purchase.paidAmount,
    askFailed: false,
    missingSince: null,
    isAcknowledged: isAcknowledgedAt(purchase, stage),
    settledAt: stage === purchase.stage ? purchase.settledAt : null,
    // After one change another is likely: the pauses start anew, and a hidden purchase is shown again.
    ...((isNews || stage !== purchase.stage) && !isQuiet
      ? { attempt: 0, nextAt: now + pollDelay(0), display: 'shown' }
      : {}),
  };
  return withSettledTime(answered, now);
}

/**
 * Handles "no such payment": final only past the payment's end, and after two such answers ten minutes apart. Without a known end
 * the answer is never final.
 */
function afterPaymentNotFound(purchase: Purchase, now: number): Purchase {
  const { expireAt, missingSince } = purchase;
  if (expireAt === null || now <= expireAt) return { ...purchase, askFailed: true };
  if (missingSince === null) return { ...purchase, missingSince: now, askFailed: true };
  if (now - missingSince < SECOND_NOT_FOUND_DELAY) return { ...purchase, askFailed: true };
  const display = purchase.display === 'hidden' ? 'shown' : purchase.display;
  return { ...purchase, stage: 'gone', askFailed: false, display, settledAt: now };
}

/** Takes a purchase off every page. One that the records of the last days would bring back stays stored, and is not shown. */
function removeOrHide(purchase: Purchase, now: number): Purchase | null {
  const isListed = hasPayment(purchase) && now - purchase.createdAt < LONGEST_WATCH;
  if (!isListed || !isCalledOff(purchase)) return null;
  if (purchase.display !== 'shown') return purchase;
  return { ...purchase, display: 'hidden', isAcknowledged: true };
}

function afterDismissal(purchase: Purchase, now: number): Purchase | null {
  if (canDismiss(purchase, now)) return removeOrHide(purchase, now);
  return isPending(purchase) ? { ...purchase, display: 'hidden' } : purchase;
}

function afterTime(purchase: Purchase, now: number): Purchase | null {
  const { stage, createdAt, settledAt, isAcknowledged, watchedSince, isWatched } = purchase;
  if (stage === 'intended') return now - createdAt < INTENDED_SHOWN ? purchase : null;
  if (isSettled(purchase)) {
    // An outcome that the customer has not seen is kept: without it, a click on the same content would buy it again.
    const isRecent = now - (settledAt ?? createdAt) < SETTLED_SHOWN;
    const isKept = !isAcknowledged || (isRecent && purchase.display !== 'hidden');
    return isKept ? purchase : removeOrHide(purchase, now);
  }
  if (stage === 'sent' || !isWatched || now - watchedSince < LONGEST_WATCH) return purchase;
  if (purchase.display === 'quiet') return null;
  return { ...purchase, isWatched: false, display: 'shown' };
}

/** Watches a purchase from now on, on every page. */
function watchAnew(purchase: Purchase, now: number): Purchase {
  return {
    ...purchase,
    isWatched: true,
    watchedSince: now,
    display: 'shown',
    attempt: 0,
    nextAt: now,
  };
}

/**
 * Watches a purchase again, and on every page from now on. The week may have passed only because the clock was put forward, so the
 * life of the request id also counts from now.
 */
function afterResumption(purchase: Purchase, now: number): Purchase {
  const isFollowed = purchase.isWatched && purchase.display === 'shown';
  if (isFollowed || isSettled(purchase)) return purchase;
  const watched = watchAnew(purchase, now);
  if (purchase.stage !== 'open') return watched;
  return { ...watched, openSince: now, absentSince: null, isAbsent: false };
}

/** The times of a purchase that have passed. */
const PAST = [
  'createdAt',
  'sentAt',
  'openSince',
  'absentSince',
  'missingSince',
  'settledAt',
  'watchedSince',
] as const satisfies readonly (keyof Purchase)[];

/** Limits stored times to now: a later time was written before the clock was put back. */
function withinClock(purchase: Purchase, now: number): Purchase {
  const late = PAST.filter((name) => (purchase[name] ?? now) > now);
  if (late.length === 0) return purchase;
  return { ...purchase, ...Object.fromEntries(late.map((name) => [name, now])) };
}

function afterEvent(purchase: Purchase, event: PurchaseEvent, now: number): Purchase | null {
  switch (event.type) {
    case 'sending':
      return afterSending(purchase, event.total, now);
    case 'answered':
      return afterAnswer(purchase, event.placed, event.isCustomerPresent, now);
    case 'code':
      return afterCode(purchase, event.code, now);
    case 'lost':
      return afterLoss(purchase, now);
    case 'notSent':
      return afterNotSent(purchase, event.sending, now);
    case 'recordSeen':
      return afterRecord(purchase, event.record, now);
    case 'recordsWithout':
      return afterRecordMissing(purchase, event.askedAt, now);
    case 'recordsUncertain':
      return afterUncertainty(purchase, now);
    case 'paymentAnswered':
      return afterPayment(purchase, event.answer, now);
    case 'acknowledged':
      return { ...purchase, isAcknowledged: true };
    case 'replaced':
      return { ...purchase, isReplaced: true, isAcknowledged: true };
    case 'resumed':
      return afterResumption(purchase, now);
    case 'dismissed':
      return afterDismissal(purchase, now);
    case 'timePassed':
      return afterTime(purchase, now);
  }
}

/**
 * Returns true when the records must answer a question that an event leaves: whether a call with a lost answer made the purchase,
 * or at which price, because an earlier sending may have made the order at the price of that time.
 */
function isForRecords({ stage, sendings }: Purchase, event: PurchaseEvent): boolean {
  if (event.type === 'answered') return sendings > 1 && event.placed.total === undefined;
  const isLost = event.type === 'lost' || event.type === 'code' || event.type === 'notSent';
  return isLost && stage === 'open';
}

/** Returns the purchase after an event. `now` in UTC seconds. */
export function applyEvent(before: Purchase, event: PurchaseEvent, now: number): Transition {
  const was = withinClock(before, now);
  const purchase = afterEvent(was, event, now);
  const mustLookUp = purchase !== null && purchase !== was && isForRecords(purchase, event);
  return { purchase, mustLookUp };
}
