import type { RecordType } from '@/api/contract';
import { type PaymentNews, secondsLeft } from '@/features/checkout/rules';
import { isLowBalance, type Usd } from '@/lib/number/money';
import { isExpiring, type TrafficThreshold, trafficThreshold } from '@/lib/number/traffic';

/** An unpaid order or recharge, or a payment that is not final yet. Times in UTC seconds. */
export interface PendingPayment {
  readonly type: RecordType;
  readonly orderId: string;
  readonly total: Usd;
  /** Time of the order; null when it is not known. */
  readonly createdAt: number | null;
  readonly expireAt: number | null;
}

/** A payment that is followed, with what it says beyond "waiting for money". */
export interface FollowedPayment extends PendingPayment {
  readonly news: PaymentNews | null;
}

/** The state that notices are made from. */
export interface NoticeState {
  /** Percentage of traffic left, from `percentLeft`. */
  readonly trafficPercent: number | null;
  /** Time of the last credit, UTC seconds; null when there was none. */
  readonly lastCreditAt: number | null;
  /** False when an unread row of the record may be a later credit. */
  readonly isCreditCertain: boolean;
  /** Bytes. */
  readonly trafficLeft: number;
  readonly trafficUsed: number;
  readonly trafficExpireAt: number | null;
  readonly balance: Usd;
  /** Payments that this browser follows and that are not final, and those that were called off although money has arrived. */
  readonly pendingPayments: readonly FollowedPayment[];
  /** Unpaid orders and recharges. One whose time to pay is up gets no notice. */
  readonly unpaidRecords: readonly PendingPayment[];
  /** Purchases whose answer was lost, so that nobody knows whether they were made. */
  readonly uncertainPurchases: readonly UncertainPurchase[];
}

/** A purchase that may or may not have been made. */
export interface UncertainPurchase {
  readonly purchaseId: string;
  readonly type: RecordType;
  readonly total: Usd;
  readonly createdAt: number;
}

/**
 * An item of the bell. `id` changes when there is news, because read notices are remembered by it. A payment and an expiry have their time;
 * nobody knows when traffic or a balance became low.
 */
export type Notice = { readonly id: string } & (
  | { readonly kind: 'traffic'; readonly threshold: TrafficThreshold; readonly percent: number }
  | { readonly kind: 'creditUncertain' }
  | { readonly kind: 'expiring'; readonly expireAt: number }
  | { readonly kind: 'lowBalance'; readonly balance: Usd }
  | ({ readonly kind: 'paymentPending' } & FollowedPayment)
  | ({ readonly kind: 'recordUnpaid' } & PendingPayment)
  | ({ readonly kind: 'purchaseOpen' } & UncertainPurchase)
);

function trafficNotice({ trafficPercent, lastCreditAt }: NoticeState): Notice[] {
  const threshold = trafficThreshold(trafficPercent);
  if (threshold === null || trafficPercent === null) return [];
  const id = `traffic-${threshold}-${lastCreditAt ?? 0}`;
  return [{ id, kind: 'traffic', threshold, percent: trafficPercent }];
}

/** Notice that the share of traffic left may be wrong or missing, because the last credit is not certain. */
function creditNotice({ isCreditCertain, lastCreditAt }: NoticeState): Notice[] {
  return isCreditCertain ? [] : [{ id: `credit-${lastCreditAt ?? 0}`, kind: 'creditUncertain' }];
}

function expiryNotice({ trafficLeft, trafficExpireAt }: NoticeState, now: number): Notice[] {
  if (trafficLeft <= 0 || trafficExpireAt === null || !isExpiring(trafficExpireAt, now)) return [];
  return [{ id: `expiring-${trafficExpireAt}`, kind: 'expiring', expireAt: trafficExpireAt }];
}

/**
 * Returns the notices for a state (spec "Notices"): payments first, then traffic, expiry and balance. An order whose payment is
 * followed gets one notice, as a payment. `now` is in UTC seconds.
 */
export function buildNotices(state: NoticeState, now: number): Notice[] {
  const { balance, trafficUsed, pendingPayments, unpaidRecords, uncertainPurchases } = state;
  const followed = new Set(pendingPayments.map((payment) => payment.orderId));
  const payments = pendingPayments.map(
    (payment): Notice => ({
      ...payment,
      id: ['payment', payment.orderId, payment.news ?? []].flat().join('-'),
      kind: 'paymentPending',
    }),
  );
  const records = unpaidRecords
    .filter(({ orderId, expireAt }) => !followed.has(orderId) && secondsLeft(expireAt, now) !== 0)
    .map((record): Notice => ({ ...record, id: `order-${record.orderId}`, kind: 'recordUnpaid' }));
  const open = uncertainPurchases.map(
    (one): Notice => ({ ...one, id: `open-${one.purchaseId}`, kind: 'purchaseOpen' }),
  );
  // A customer who has used nothing yet has had no reason to add funds.
  const isLow = trafficUsed > 0 && isLowBalance(balance);
  const low: Notice[] = isLow ? [{ id: `balance-${balance}`, kind: 'lowBalance', balance }] : [];
  return [
    ...open,
    ...payments,
    ...records,
    ...trafficNotice(state),
    ...creditNotice(state),
    ...expiryNotice(state, now),
    ...low,
  ];
}
