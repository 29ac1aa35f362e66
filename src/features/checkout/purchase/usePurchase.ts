import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { PaymentRecord } from '@/api/contract';
import { useIsCustomerPresent } from '@/features/auth';
import type { Purchase } from '../rules/purchase/purchase';
import { openHostedPage } from './hostedPage';
import type { CustomerStep } from './purchaseEngine';
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

  const actions = useMemo(() => {
    /** Stores the customer's own step. */
    const note = async (id: string, step: CustomerStep) =>
      (await loadEngine()).note(userId, id, step);
    return {
      note,
      checkAgain: async (id: string) => (await loadEngine()).checkAgain(userId, id),
      /** Opens the hosted page of a payment in this tab, and follows the payment on every page from now on. */
      async goOn({ id, payUrl, isWatched, display }: Purchase): Promise<void> {
        if (payUrl === null) return;
        if (!isWatched || display === 'quiet') await note(id, 'resumed');
        if (isCustomerPresent()) await openHostedPage(payUrl);
      },
      /**
       * Follows the payment of an unpaid record and opens its hosted page in this tab. A customer who has gone to another page
       * meanwhile stays there: the payment tracker shows the payment.
       */
      async continuePayment(record: PaymentRecord): Promise<void> {
        if (record.payUrl === null) return;
        await (await loadEngine()).follow(userId, record);
        if (isCustomerPresent()) await openHostedPage(record.payUrl);
      },
    };
  }, [userId, isCustomerPresent]);
  return { purchases, ...actions };
}
