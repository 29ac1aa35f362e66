import { useCallback, useEffect, useState } from 'react';
import type { OrderStatus, PaymentRecord, RecordType, Unlisted } from '@/contract';
import type { Usd } from '@/domain/money';
import { followRecord } from './continuePayment';
import { giveUp, type Lost, lookUp, recover, type Sending } from './exactlyOnce';

const MS = 1000;

/** What the customer is told about a purchase. */
export type Told =
  | { readonly kind: 'paid'; readonly orderId: string }
  /** The order behind the click is neither paid nor waiting any more. */
  | { readonly kind: 'closed'; readonly orderId: string; readonly status: OrderStatus | Unlisted }
  | { readonly kind: 'existing'; readonly record: PaymentRecord }
  /** The sum is another one than was shown: nothing was sent. */
  | { readonly kind: 'priceChanged'; readonly total: Usd }
  | Lost;

/** What stands on the page about a purchase. */
export type Outcome = Told & {
  readonly signature: string;
  /** Found after a reload: nobody has just clicked. */
  readonly isRecovered: boolean;
};

/** What became of a purchase, after a click and after a reload; an order that waits for its payment is followed. */
export function useOutcome(userId: string, type: RecordType, forOrder = false) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const show = useCallback(
    (signature: string, told: Told, isRecovered = false) => {
      if ('record' in told && told.record.status === 'unpaid') {
        followRecord(userId, told.record, forOrder);
      }
      setOutcome({ ...told, signature, isRecovered });
    },
    [userId, forOrder],
  );

  useEffect(() => {
    let current = true;
    void recover(userId, type, Math.floor(Date.now() / MS)).then((lost) => {
      if (current && lost) show(lost.signature, lost, true);
    });
    return () => {
      current = false;
    };
  }, [userId, type, show]);

  const checkAgain = async () => {
    if (outcome === null) return;
    const { signature } = outcome;
    show(signature, await lookUp({ userId, type, signature }));
  };

  return {
    outcome,
    show,
    clear: () => setOutcome(null),
    /** Shows what kept a purchase from being answered; false when it was answered. A refusal has been told already. */
    showUnanswered: (signature: string, sending: Sending<unknown>): boolean => {
      if (sending.kind === 'answered') return false;
      if (sending.kind !== 'refused') show(signature, sending);
      return true;
    },
    checkAgain,
    /** Makes room for a new purchase of the same beside one that can be paid no more. */
    startAnew: () => {
      if (outcome) void giveUp({ userId, type, signature: outcome.signature });
      setOutcome(null);
    },
  };
}
