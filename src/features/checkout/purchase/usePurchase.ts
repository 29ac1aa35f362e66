import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { PaymentRecord } from '@/api/contract';
import { useIsCustomerPresent } from '@/features/auth';
import type { Purchase } from '../rules/purchase/purchase';
import { openHostedPage } from './hostedPage';
import { loadEngine, purchaseRows } from './tabState';

/** Returns a customer's purchases and the actions on existing ones; an action loads the engine first where needed. */
export function usePurchase(userId: string) {
  const subscribe = useCallback(
    (changed: () => void) => purchaseRows().subscribe(userId, changed),
    [userId],
  );
  const read = useCallback(() => purchaseRows().snapshot(userId), [userId]);
  const purchases = useSyncExternalStore(subscribe, read);

  const isCustomerPresent = useIsCustomerPresent(userId);

  const actions = useMemo(
    () => ({
      checkAgain: async (id: string) => (await loadEngine()).checkAgain(userId, id),
      /** Records that the customer has seen the outcome. */
      acknowledge: async (id: string) => (await loadEngine()).note(userId, id, 'acknowledged'),
      /** Lets the next click on the same content begin a new purchase. */
      replace: async (id: string) => (await loadEngine()).note(userId, id, 'replaced'),
      /** Opens the hosted page of a payment in this tab, and follows the payment on every page from now on. */
      async goOn({ id, payUrl, isWatched, display }: Purchase): Promise<void> {
        if (payUrl === null) return;
        if (!isWatched || display === 'quiet')
          await (await loadEngine()).note(userId, id, 'resumed');
        if (isCustomerPresent()) await openHostedPage(payUrl);
      },
      dismiss: async (id: string) => (await loadEngine()).note(userId, id, 'dismissed'),
      /**
       * Follows the payment of an unpaid record and opens its hosted page in this tab. A customer who has gone to another page
       * meanwhile stays there: the payment tracker shows the payment.
       */
      async continuePayment(record: PaymentRecord): Promise<void> {
        if (record.payUrl === null) return;
        await (await loadEngine()).follow(userId, record);
        if (isCustomerPresent()) await openHostedPage(record.payUrl);
      },
    }),
    [userId, isCustomerPresent],
  );
  return { purchases, ...actions };
}
