import type { RecordType } from '@/api/contract';
import { isLowBalance, type Usd } from '@/lib/number/money';
import { isExpiring, type TrafficThreshold, trafficThreshold } from '@/lib/number/traffic';

/** An unpaid order or recharge, or a payment that is not final yet. Times in UTC seconds. */
export interface OpenPayment {
  readonly type: RecordType;
  readonly orderId: string;
  readonly total: Usd;
  readonly expireAt: number | null;
}

/** What the bell looks at. */
export interface NoticeState {
  /** As `percentLeft` gives it. */
  readonly trafficPercent: number | null;
  /** When the last credit came, UTC seconds; null when none did. */
  readonly lastCreditAt: number | null;
  /** False when another credit may be the last one: not all of its record could be read. */
  readonly isCreditCertain: boolean;
  /** Bytes. */
  readonly trafficLeft: number;
  readonly trafficExpireAt: number | null;
  readonly balance: Usd;
  /** Payments that this browser follows and that are not final. */
  readonly pendingPayments: readonly OpenPayment[];
  readonly unpaidRecords: readonly OpenPayment[];
  /** Purchases whose answer was lost: not known whether they arrived. */
  readonly openPurchases: readonly OpenPurchase[];
}

/** A purchase that may or may not have been made. */
export interface OpenPurchase {
  readonly purchaseId: string;
  readonly type: RecordType;
  readonly total: Usd;
}

/** An item of the bell. `id` changes when there is something new to say, so that "read" can be kept by it. */
export type Notice = { readonly id: string } & (
  | { readonly kind: 'traffic'; readonly threshold: TrafficThreshold; readonly percent: number }
  | { readonly kind: 'creditUncertain' }
  | { readonly kind: 'expiring'; readonly expireAt: number }
  | { readonly kind: 'lowBalance'; readonly balance: Usd }
  | ({ readonly kind: 'paymentPending' } & OpenPayment)
  | ({ readonly kind: 'recordUnpaid' } & OpenPayment)
  | ({ readonly kind: 'purchaseOpen' } & OpenPurchase)
);

function trafficNotice({ trafficPercent, lastCreditAt }: NoticeState): Notice[] {
  const threshold = trafficThreshold(trafficPercent);
  if (threshold === null || trafficPercent === null) return [];
  const id = `traffic-${threshold}-${lastCreditAt ?? 0}`;
  return [{ id, kind: 'traffic', threshold, percent: trafficPercent }];
}

/** The notice that the share left may be wrong or missing, because the last credit is not certain. */
function creditNotice({ isCreditCertain, lastCreditAt }: NoticeState): Notice[] {
  return isCreditCertain ? [] : [{ id: `credit-${lastCreditAt ?? 0}`, kind: 'creditUncertain' }];
}

function expiryNotice({ trafficLeft, trafficExpireAt }: NoticeState, now: number): Notice[] {
  if (trafficLeft <= 0 || trafficExpireAt === null || !isExpiring(trafficExpireAt, now)) return [];
  return [{ id: `expiring-${trafficExpireAt}`, kind: 'expiring', expireAt: trafficExpireAt }];
}

/**
 * What the state says (spec "Notices"): payments first, then traffic, expiry and balance. An order whose payment
 * is followed is told once, as a payment. `now` in UTC seconds.
 */
export function noticesOf(state: NoticeState, now: number): Notice[] {
  const { balance, pendingPayments, unpaidRecords, openPurchases } = state;
  const followed = new Set(pendingPayments.map((payment) => payment.orderId));
  const payments = pendingPayments.map(
    (payment): Notice => ({ ...payment, id: `payment-${payment.orderId}`, kind: 'paymentPending' }),
  );
  const records = unpaidRecords
    .filter((record) => !followed.has(record.orderId))
    .map((record): Notice => ({ ...record, id: `order-${record.orderId}`, kind: 'recordUnpaid' }));
  const open = openPurchases.map(
    (one): Notice => ({ ...one, id: `open-${one.purchaseId}`, kind: 'purchaseOpen' }),
  );
  const low: Notice[] = isLowBalance(balance)
    ? [{ id: `balance-${balance}`, kind: 'lowBalance', balance }]
    : [];
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

/** Ids of notices, from whatever a browser has stored. */
export function readNoticeIds(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}
