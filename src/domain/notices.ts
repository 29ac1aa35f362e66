import { isLowBalance, type Usd } from './money';
import { isExpiring, type TrafficThreshold, trafficThreshold } from './traffic';

/** An unpaid order, or a payment that is not final yet. Times in UTC seconds. */
export interface OpenPayment {
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
  /** Bytes. */
  readonly trafficLeft: number;
  readonly trafficExpireAt: number | null;
  readonly balance: Usd;
  /** Payments that this browser follows and that are not final. */
  readonly pendingPayments: readonly OpenPayment[];
  readonly unpaidOrders: readonly OpenPayment[];
}

/** An item of the bell. `id` changes when there is something new to say, so that "read" can be kept by it. */
export type Notice = { readonly id: string } & (
  | { readonly kind: 'traffic'; readonly threshold: TrafficThreshold; readonly percent: number }
  | { readonly kind: 'expiring'; readonly expireAt: number }
  | { readonly kind: 'lowBalance'; readonly balance: Usd }
  | ({ readonly kind: 'paymentPending' } & OpenPayment)
  | ({ readonly kind: 'orderUnpaid' } & OpenPayment)
);

function trafficNotice({ trafficPercent, lastCreditAt }: NoticeState): Notice[] {
  const threshold = trafficThreshold(trafficPercent);
  if (threshold === null || trafficPercent === null) return [];
  const id = `traffic-${threshold}-${lastCreditAt ?? 0}`;
  return [{ id, kind: 'traffic', threshold, percent: trafficPercent }];
}

function expiryNotice({ trafficLeft, trafficExpireAt }: NoticeState, now: number): Notice[] {
  if (trafficLeft <= 0 || trafficExpireAt === null || !isExpiring(trafficExpireAt, now)) return [];
  return [{ id: `expiring-${trafficExpireAt}`, kind: 'expiring', expireAt: trafficExpireAt }];
}

/**
 * What the state says (product.md "Everywhere"): payments first, then traffic, expiry and balance. An order whose payment
 * is followed is told once, as a payment. `now` in UTC seconds.
 */
export function noticesOf(state: NoticeState, now: number): Notice[] {
  const { balance, pendingPayments, unpaidOrders } = state;
  const followed = new Set(pendingPayments.map((payment) => payment.orderId));
  // The notice's own kind last: a followed payment has a `kind` too (an order or a recharge).
  const payments = pendingPayments.map(
    (payment): Notice => ({ ...payment, id: `payment-${payment.orderId}`, kind: 'paymentPending' }),
  );
  const orders = unpaidOrders
    .filter((order) => !followed.has(order.orderId))
    .map((order): Notice => ({ ...order, id: `order-${order.orderId}`, kind: 'orderUnpaid' }));
  const low: Notice[] = isLowBalance(balance)
    ? [{ id: `balance-${balance}`, kind: 'lowBalance', balance }]
    : [];
  return [...payments, ...orders, ...trafficNotice(state), ...expiryNotice(state, now), ...low];
}
