import { useCallback, useSyncExternalStore } from 'react';
import type { UnreadRows, User } from '@/api/contract';
import { isKnownValue, RECORD_TYPES } from '@/api/contract/lists';
import { usePurchases, useRecentRecords } from '@/features/checkout';
import {
  isPending,
  isUncertain,
  keepsNotice,
  type Purchase,
  paymentNews,
} from '@/features/checkout/rules';
import { shareLeft, useLastCredit } from '@/features/usage';
import { createUserStorage, readTexts } from '@/lib/browser/storage/userStorage';
import type { QueryState } from '@/ui/feedback/QueryView';
import { useNow } from '@/ui/format/useNow';
import { buildNotices, type Notice, type PendingPayment } from './notices';

/** Ids of the notices that a customer has read in this browser. */
const readIds = createUserStorage('notices', readTexts);

type Payment = Pick<Purchase, 'type' | 'orderId' | 'total' | 'expireAt'> &
  Pick<PendingPayment, 'createdAt'>;

function asPayment({ type, orderId, total, createdAt, expireAt }: Payment): PendingPayment {
  return { type, orderId: orderId ?? '', total, createdAt, expireAt };
}

/** Returns true for a payment with a notice: it is not final, or was called off although money has arrived. */
function hasNotice(purchase: Purchase): boolean {
  if (purchase.display === 'quiet') return false;
  return isPending(purchase) ? purchase.isWatched : keepsNotice(purchase);
}

/** A reading from the service that notices are made from. */
export interface NoticeSource {
  readonly name: 'records' | 'credit';
  readonly query: QueryState<unknown>;
  /** The rows that could not be read. */
  readonly unread: UnreadRows | null;
}

/** Returns the notices about the account's state, and how many of them the customer has not read in this browser. */
export function useNotices(user: User): {
  notices: readonly Notice[];
  unread: number;
  markRead(): void;
  /** True until each source has answered or failed. */
  isLoading: boolean;
  /** The sources that could not be read, or not in full. */
  failedSources: readonly NoticeSource[];
} {
  const now = useNow();
  const credit = useLastCredit(user);
  const records = useRecentRecords();
  const { purchases } = usePurchases();
  const read = useSyncExternalStore(readIds.subscribe, () => readIds.get(user.id));
  const notices = buildNotices(
    {
      trafficPercent: shareLeft(user.trafficLeft, credit.data),
      lastCreditAt: credit.data?.credit?.at ?? null,
      isCreditCertain: credit.data?.isCertain ?? true,
      trafficLeft: user.trafficLeft,
      trafficUsed: user.trafficUsed,
      trafficExpireAt: user.trafficExpireAt ?? null,
      balance: user.balance,
      pendingPayments: purchases
        .filter(hasNotice)
        .map((one) => ({ ...asPayment(one), news: paymentNews(one, now) })),
      unpaidRecords: (records.data?.list ?? []).flatMap(({ id, type, status, ...one }) =>
        status === 'unpaid' && isKnownValue(RECORD_TYPES, type)
          ? [asPayment({ ...one, type, orderId: id })]
          : [],
      ),
      uncertainPurchases: purchases
        .filter((one) => one.stage === 'open' && isUncertain(one, now))
        .map(({ id, type, total, createdAt }) => ({ purchaseId: id, type, total, createdAt })),
    },
    now,
  );
  const sources: readonly NoticeSource[] = [
    { name: 'records', query: records, unread: records.data?.unread ?? null },
    // Unread rows are not listed here, because the notice that the last credit is uncertain covers them.
    { name: 'credit', query: credit, unread: null },
  ];
  const ids = notices.map((notice) => notice.id).join('\n');
  const markRead = useCallback(() => {
    const all = ids === '' ? [] : ids.split('\n');
    // Notices that no longer apply are forgotten, so that they count as unread if they apply again.
    readIds.change(user.id, () => all);
  }, [ids, user.id]);
  return {
    notices,
    unread: notices.filter((notice) => !read.includes(notice.id)).length,
    markRead,
    isLoading: records.isPending || credit.isPending,
    failedSources: sources.filter(({ query, unread }) => query.error || unread),
  };
}
