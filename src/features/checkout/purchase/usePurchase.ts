import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { PaymentRecord } from '@/api/contract';
import { useAttendance } from '@/features/auth';
import type { Purchase } from '../rules/purchase/purchase';
import { fetchEngine } from './following';
import { openHostedPage } from './hostedPage';
import { list } from './tab';

const NONE: readonly Purchase[] = [];

/** A customer's purchases and what can be done about those that exist; the engine is fetched first where it has not come yet. */
export function usePurchase(userId: string) {
  const subscribe = useCallback(
    (changed: () => void) => list().subscribe(userId, changed),
    [userId],
  );
  const read = useCallback(() => list().snapshot(userId) ?? NONE, [userId]);
  const purchases = useSyncExternalStore(subscribe, read);

  const isHere = useAttendance(userId);

  const actions = useMemo(
    () => ({
      checkAgain: async (id: string) => (await fetchEngine()).checkAgain(userId, id),
      /** The customer has seen the outcome. */
      acknowledge: async (id: string) => (await fetchEngine()).note(userId, id, 'acknowledged'),
      /** The next click on the same is a new purchase. */
      replace: async (id: string) => (await fetchEngine()).note(userId, id, 'replaced'),
      /** Goes on with a payment at its hosted page, which opens in this tab, and has it watched again if it was no more. */
      async goOn({ id, payUrl, isWatched }: Purchase): Promise<void> {
        if (payUrl === null) return;
        if (!isWatched) await (await fetchEngine()).note(userId, id, 'resumed');
        if (isHere()) await openHostedPage(payUrl);
      },
      dismiss: async (id: string) => (await fetchEngine()).note(userId, id, 'dismissed'),
      /**
       * Goes on with the payment of an unpaid record: it is followed, and the hosted page opens in this tab, unless the customer
       * has gone elsewhere meanwhile: then the payment tracker tells of it.
       */
      async continuePayment(record: PaymentRecord): Promise<void> {
        if (record.payUrl === null) return;
        await (await fetchEngine()).follow(userId, record);
        if (isHere()) await openHostedPage(record.payUrl);
      },
    }),
    [userId, isHere],
  );
  return { purchases, ...actions };
}
