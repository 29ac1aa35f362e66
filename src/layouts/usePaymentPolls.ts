import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useText } from '@/components/text';
import { hasMoved, isNewlyCredited, parseFollowed } from '@/domain/followed';
import { keys } from '@/queries/keys';
import { announce, listen } from '@/runtime/announce';
import { startPaymentPolls, subscribePayments } from '@/runtime/payments';

/** What a payment changes on the pages. */
const MONEY = [keys.user, keys.records, keys.changes, keys.usage] as const;

/** Follows the customer's payments on every page; a change renews what it touches, in this tab and in the others. */
export function usePaymentPolls(userId: string): void {
  const client = useQueryClient();
  const t = useText();
  useEffect(() => startPaymentPolls(userId), [userId]);
  useEffect(() => {
    const renew = () => {
      for (const queryKey of MONEY) void client.invalidateQueries({ queryKey });
    };
    const tell = () => announce('toast', { kind: 'success', text: t('payment.credited') });
    const stops = [
      listen('paymentChanged', ({ credited }) => {
        renew();
        if (credited) tell();
      }),
      // Another tab polls for this one and writes what it learnt.
      subscribePayments((event) => {
        if (!event) return;
        const [before, after] = [parseFollowed(event.oldValue), parseFollowed(event.newValue)];
        if (hasMoved(before, after)) renew();
        if (isNewlyCredited(before, after)) tell();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client, t]);
}
