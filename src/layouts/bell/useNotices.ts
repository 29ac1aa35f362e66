import { useCallback, useState } from 'react';
import { useNow } from '@/components/useNow';
import type { User } from '@/contract';
import { isOpen } from '@/domain/followed';
import { type Notice, noticesOf, type OpenPayment } from '@/domain/notices';
import { useUnpaidRecords } from '@/queries/order';
import { shareLeft, useLastCredit } from '@/queries/traffic';
import { readNotices, writeNotices } from '@/runtime/readNotices';
import { usePayments } from '../usePayments';

/** How often time-bound notices are looked at anew, in seconds. */
const CLOCK = 60;

/** What the state says, and what of it the customer has read in this browser. */
export function useNotices(user: User): {
  notices: readonly Notice[];
  unread: number;
  markRead(): void;
} {
  const now = useNow(CLOCK);
  const credit = useLastCredit(user);
  const unpaid = useUnpaidRecords();
  const payments = usePayments(user.id);
  const [read, setRead] = useState(() => readNotices(user.id));
  const notices = noticesOf(
    {
      trafficPercent: shareLeft(user.trafficLeft, credit.data),
      lastCreditAt: credit.data?.at ?? null,
      trafficLeft: user.trafficLeft,
      trafficExpireAt: user.trafficExpireAt ?? null,
      balance: user.balance,
      pendingPayments: payments.filter(isOpen),
      unpaidOrders: (unpaid.data?.list ?? []).map(
        (one): OpenPayment => ({ orderId: one.id, total: one.total, expireAt: one.expireAt }),
      ),
    },
    now,
  );
  const ids = notices.map((notice) => notice.id).join('\n');
  const markRead = useCallback(() => {
    const all = ids === '' ? [] : ids.split('\n');
    // What is no longer true is forgotten with it, so that it is told anew when it comes back.
    setRead(all);
    writeNotices(user.id, all);
  }, [ids, user.id]);
  return {
    notices,
    unread: notices.filter((notice) => !read.includes(notice.id)).length,
    markRead,
  };
}
