import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { PaymentRecord } from '@/contract';
import { openHostedPage } from '@/runtime/hostedPage';
import { browserPurchases } from './instance';
import type { Press } from './purchases';

/**
 * A customer's purchases and all that can be done about them: for the pages that sell, the payment tracker and the bell.
 */
export function usePurchase(userId: string) {
  const all = browserPurchases();
  const subscribe = useCallback(
    (changed: () => void) => all.subscribe(userId, changed),
    [all, userId],
  );
  const read = useCallback(() => all.snapshot(userId), [all, userId]);
  const purchases = useSyncExternalStore(subscribe, read);
  const isAttended = useRef(true);
  useEffect(() => {
    isAttended.current = true;
    return () => {
      isAttended.current = false;
    };
  }, []);

  const actions = useMemo(
    () => ({
      /** Buys once. From the customer's click only. */
      press: (press: Press) =>
        all.press(userId, { ...press, isAttended: () => isAttended.current }),
      checkAgain: (id: string) => all.checkAgain(userId, id),
      /** The customer has seen the outcome. */
      acknowledge: (id: string) => all.note(userId, id, 'acknowledged'),
      /** The next click on the same is a new purchase. */
      replace: (id: string) => all.note(userId, id, 'replaced'),
      dismiss: (id: string) => all.note(userId, id, 'dismissed'),
      /** Goes on with the payment of an unpaid record: it is followed, and the hosted page opens in this tab. */
      async continuePayment(record: PaymentRecord): Promise<void> {
        if (record.payUrl === null) return;
        await all.follow(userId, record);
        await openHostedPage(record.payUrl);
      },
    }),
    [all, userId],
  );
  return { purchases, ...actions };
}
