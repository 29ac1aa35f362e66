import type { OrderStatus, PaymentStatus, RecordType, Unlisted } from '@/api/contract';
import { RECORD_TYPES } from '@/api/contract/lists';
import { isUsd, type Usd } from '@/lib/number/money';

/** While it is open, a request id goes on for at least this long after its last sending. Seconds. */
export const ID_LIFETIME = 3600;

/**
 * Where a purchase stands.
 * - `intended`: clicked, and nothing has left the browser. `sent`: on its way. `open`: sent, and the answer was lost.
 * - `refused`: a sure no to the first sending. Nothing was made, and the next click is a purchase of its own.
 * - `unpaid`, `paid`, `cancelled`, `refunded`: what the backend says of it.
 * - `other`: a status that the portal does not know. Never final, never a success, opens no action.
 * - `gone`: the backend does not know the payment any more.
 */
export type Stage = 'intended' | 'sent' | 'open' | 'refused' | OrderStatus | 'other' | 'gone';

/** One purchase, from the click to its end. Amounts in USD, times in UTC seconds. */
export interface Purchase {
  /** The request id; for a record that came without one, `record:` and the record's id. */
  readonly id: string;
  readonly userId: string;
  readonly type: RecordType;
  /** The same text for the same content (`signatureOf`); null when only the record is there. */
  readonly signature: string | null;
  readonly total: Usd;
  /** True when it is paid at the provider's page: then it has a payment to follow. */
  readonly isCrypto: boolean;
  /** A top-up of what an order lacks: the way leads back to that order. */
  readonly isForOrder: boolean;
  readonly stage: Stage;
  readonly createdAt: number;

  /** How often it was sent: only a no to the first sending is sure. */
  readonly sendings: number;
  /** When the last sending began; once its answer is lost, when it ended. */
  readonly sentAt: number | null;
  /** The tab that sends it. */
  readonly sender: string | null;
  /** When the records, read after the call's time-out, did not contain it for the first time. */
  readonly lackedAt: number | null;
  /** True when they did not contain it again, a minute later: now "nothing was charged" may be said. */
  readonly isLacking: boolean;

  readonly orderId: string | null;
  readonly payUrl: string | null;
  readonly expireAt: number | null;
  /** The order's status as it came. */
  readonly orderStatus: OrderStatus | Unlisted | null;
  /** The payment's status as the provider said it last. */
  readonly paymentStatus: PaymentStatus | Unlisted | null;
  readonly paidAmount: Usd | null;
  /** True when its outcome was read in the records, because the answer was lost. */
  readonly isFound: boolean;
  /** True when the customer has been told the outcome. Until then a click on the same is not another purchase. */
  readonly isAcknowledged: boolean;
  /** True when the customer wants a new one beside this one, which can be paid no more or has a status that nobody knows. */
  readonly isReplaced: boolean;

  /** Questions since the last change: the wait grows with them. */
  readonly attempt: number;
  /** When it is asked about next. */
  readonly nextAt: number;
  /** True when the provider or the records could not be asked the last time. */
  readonly askFailed: boolean;
  /** When the backend first said, past the payment's end, that it does not know the payment. */
  readonly missingSince: number | null;
  /** Since when it is asked about; this ends after a week. */
  readonly watchedSince: number;
  readonly isWatched: boolean;
  /** Out of the customer's sight until its status changes. */
  readonly isHidden: boolean;
  /** When it became final. */
  readonly settledAt: number | null;
}

/** What is known of a purchase before anything happened to it. */
export interface Beginning {
  readonly id: string;
  readonly userId: string;
  readonly type: RecordType;
  readonly signature: string | null;
  readonly total: Usd;
  readonly isCrypto: boolean;
  readonly isForOrder: boolean;
}

/** A new purchase: clicked, and not sent yet. */
export function newPurchase(beginning: Beginning, now: number): Purchase {
  return {
    ...beginning,
    stage: 'intended',
    createdAt: now,
    sendings: 0,
    sentAt: null,
    sender: null,
    lackedAt: null,
    isLacking: false,
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
    isHidden: false,
    settledAt: null,
  };
}

/** Every stage, and whether nothing can change any more in it. */
const IS_SETTLED: Readonly<Record<Stage, boolean>> = {
  intended: false,
  sent: false,
  open: false,
  refused: true,
  unpaid: false,
  paid: true,
  cancelled: true,
  refunded: true,
  other: false,
  gone: true,
};

/** True for what the browser kept as a purchase; what another release or a hand wrote there is left out. */
export function isPurchase(value: unknown): value is Purchase {
  if (typeof value !== 'object' || value === null) return false;
  const one = value as Record<string, unknown>;
  return (
    typeof one.id === 'string' &&
    typeof one.userId === 'string' &&
    RECORD_TYPES.some((type) => type === one.type) &&
    typeof one.stage === 'string' &&
    Object.hasOwn(IS_SETTLED, one.stage) &&
    isUsd(one.total) &&
    ['createdAt', 'sendings', 'attempt', 'nextAt', 'watchedSince'].every(
      (name) => typeof one[name] === 'number',
    )
  );
}

/** True when it is not known whether the backend has it: sent, and neither answered nor found. */
export function isUnanswered({ stage }: Purchase): boolean {
  return stage === 'sent' || stage === 'open';
}

/** True when nothing can change any more. */
export function isSettled({ stage }: Purchase): boolean {
  return IS_SETTLED[stage];
}

/** True when there is an order or a recharge that may still be paid, or whose status is not known. */
export function isPending({ stage }: Purchase): boolean {
  return stage === 'unpaid' || stage === 'other';
}

/** True when it certainly did not arrive and its request id has been in use for `ID_LIFETIME`. */
export function isOldLack({ isLacking, sentAt }: Purchase, now: number): boolean {
  return isLacking && sentAt !== null && now - sentAt >= ID_LIFETIME;
}

/** True while a purchase may or may not have been made. */
export function isUncertain(purchase: Purchase, now: number): boolean {
  return isUnanswered(purchase) && purchase.isWatched && !isOldLack(purchase, now);
}

/** True when there is a payment at the provider to follow. */
export function hasPayment({ isCrypto, orderId }: Purchase): boolean {
  return isCrypto && orderId !== null;
}
