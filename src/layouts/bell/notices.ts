import type { OrderStatus, PaymentRecord, UnknownEnum, User } from '@/api/contract';
import {
  isCalledOffWithMoney,
  isPending,
  isUncertain,
  type PaymentNews,
  type Purchase,
  paymentNews,
  recordState,
  unknownStatus,
} from '@/features/checkout/rules';
import { type Credits, isFirstUnusedDay, isUnused, shareLeft } from '@/features/usage/rules';
import { isLowBalance, type Usd } from '@/lib/number/money';
import { isExpiring, trafficThreshold } from '@/lib/number/traffic';

/** The state that notices are made from. */
export interface NoticeState {
  readonly user: Pick<User, 'trafficLeft' | 'trafficUsed' | 'trafficExpireAt' | 'balance'>;
  /** Undefined until they are read. */
  readonly credits: Credits | undefined;
  /** The purchases that this browser follows. */
  readonly purchases: readonly Purchase[];
  /** The orders and recharges of the last days. */
  readonly records: readonly PaymentRecord[];
}

/**
 * An item of the bell. `id` changes when there is news, because read notices are remembered by it. A payment and an expiry have their time;
 * nobody knows when traffic or a balance became low.
 */
export type Notice = { readonly id: string } & (
  | { readonly kind: 'traffic'; readonly percent: number }
  | { readonly kind: 'expiring'; readonly expireAt: number }
  | { readonly kind: 'lowBalance'; readonly balance: Usd }
  /** `news`: what the payment says beyond "waiting for money". */
  | {
      readonly kind: 'paymentPending';
      readonly purchase: Purchase;
      readonly news: PaymentNews | null;
      /** Shown as the backend sends it, in place of "waiting for money". */
      readonly unknownStatus: OrderStatus | UnknownEnum | null;
    }
  | { readonly kind: 'recordUnpaid'; readonly record: PaymentRecord }
  /** The answer was lost, so nobody knows whether the purchase was made. */
  | { readonly kind: 'purchaseOpen'; readonly purchase: Purchase }
);

/** Returns true for a payment with a notice: it is not final, or was called off although money has arrived. */
function hasNotice(purchase: Purchase): boolean {
  if (purchase.display === 'quiet') return false;
  return isPending(purchase) ? purchase.isWatched : isCalledOffWithMoney(purchase);
}

/** An order whose payment is followed gets one notice, as a payment; a record whose payment cannot be continued gets none. */
function paymentNotices({ purchases, records }: NoticeState, now: number): Notice[] {
  const followed = purchases.filter(hasNotice);
  const isUnpaid = (record: PaymentRecord) =>
    recordState(record, purchases, now).canContinue &&
    !followed.some(({ orderId }) => orderId === record.id);
  return [
    ...purchases
      .filter((one) => one.stage === 'open' && isUncertain(one, now))
      .map((purchase) => ({ id: `open-${purchase.id}`, kind: 'purchaseOpen', purchase }) as const),
    ...followed.map((purchase) => {
      const news = paymentNews(purchase, now);
      const status = unknownStatus(purchase);
      const shown = news ?? status;
      const id = `payment-${purchase.orderId}${shown === null ? '' : `-${shown}`}`;
      return { id, kind: 'paymentPending', purchase, news, unknownStatus: status } as const;
    }),
    ...records
      .filter(isUnpaid)
      .map((record) => ({ id: `order-${record.id}`, kind: 'recordUnpaid', record }) as const),
  ];
}

function trafficNotices({ user, credits }: NoticeState): Notice[] {
  const percent = shareLeft(user.trafficLeft, credits);
  const threshold = trafficThreshold(percent);
  if (percent === null || threshold === null) return [];
  return [{ id: `traffic-${threshold}-${credits?.last?.at}`, kind: 'traffic', percent }];
}

function expiryNotices({ user, credits }: NoticeState, now: number): Notice[] {
  const { trafficLeft, trafficExpireAt: expireAt = null } = user;
  if (trafficLeft <= 0 || expireAt === null || !isExpiring(expireAt, now)) return [];
  if (isFirstUnusedDay(user, credits, now)) return [];
  return [{ id: `expiring-${expireAt}`, kind: 'expiring', expireAt }];
}

/** Who has used nothing yet has had no reason to add funds. */
function balanceNotices({ user, credits }: NoticeState): Notice[] {
  const { balance } = user;
  if (isUnused(user, credits) || !isLowBalance(balance)) return [];
  return [{ id: `balance-${balance}`, kind: 'lowBalance', balance }];
}

/** Returns the notices for a state (spec "Notices"): payments first, then traffic, expiry and balance. `now` is in UTC seconds. */
export function buildNotices(state: NoticeState, now: number): Notice[] {
  return [
    ...paymentNotices(state, now),
    ...trafficNotices(state),
    ...expiryNotices(state, now),
    ...balanceNotices(state),
  ];
}
