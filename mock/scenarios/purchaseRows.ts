/**
 * A browser's record of a purchase: a row of the portal's IndexedDB store "purchases". The mock writes the same row with
 * code of its own; `tests/scenarios.test.ts` checks that the portal can read it.
 */
import { usd } from '../world/money';
import { type PaymentRecord, totalOf, type World, worldTime } from '../world/state';

type Json = string | number | boolean | null;

export interface PurchaseRow extends Readonly<Record<string, Json>> {
  readonly id: string;
  readonly userId: string;
  readonly orderId: string | null;
}

/**
 * Makes the row after pressing Pay without an answer: this browser does not know whether the purchase was made. Its request was sent
 * once, long enough ago for the call to have timed out.
 */
export function purchaseWithLostAnswer(world: World, record: PaymentRecord): PurchaseRow {
  const { id, requestId, userId, type, quantity, createdAt, paidType } = record;
  return {
    id: requestId ?? `record:${id}`,
    userId,
    type,
    signature: null,
    total: usd(totalOf(record)),
    quantity,
    isCrypto: paidType === 'cryptomus',
    isForOrder: false,
    stage: 'open',
    createdAt,
    sendings: 1,
    sentAt: createdAt,
    openSince: createdAt,
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
    nextAt: worldTime(world),
    askFailed: false,
    missingSince: null,
    watchedSince: createdAt,
    isWatched: true,
    display: 'shown',
    isCheckDue: false,
    settledAt: null,
  };
}

/** Makes the row of a customer who left for the hosted payment page, whose address is added later: this browser follows the payment. */
export function followedPurchase(world: World, record: PaymentRecord): PurchaseRow {
  return {
    ...purchaseWithLostAnswer(world, record),
    stage: 'unpaid',
    orderId: record.id,
    expireAt: record.expireAt,
    orderStatus: 'unpaid',
    isAcknowledged: true,
  };
}
