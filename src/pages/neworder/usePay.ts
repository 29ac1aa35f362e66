import { useState } from 'react';
import { useBusy } from '@/components/useBusy';
import type { OrderSummary, PaymentRecord } from '@/contract';
import { CODE } from '@/contract/codes';
import { type OrderDraft, orderSignature } from '@/domain/order';
import { type Lost, lookUp, sendOnce } from '@/queries/exactlyOnce';
import { usePayOrder } from '@/queries/order';
import { dropDraft } from '@/runtime/drafts';
import { serverText } from '@/runtime/failureText';
import { closeIntention, noteOrder } from '@/runtime/intentions';
import { followPayment } from '@/runtime/payments';

/** What stands on the page after paying. */
export type Outcome =
  | { readonly kind: 'paid'; readonly orderId: string }
  | { readonly kind: 'existing'; readonly record: PaymentRecord }
  | Lost;

interface Options {
  readonly userId: string;
  onCoupon(error: string): void;
}

/** Paying an order: once, whatever happens to the answer. The hosted page opens in this tab. */
export function usePay({ userId, onCoupon }: Options) {
  const { busy, run } = useBusy();
  const { mutateAsync } = usePayOrder();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [sent, setSent] = useState<OrderDraft | null>(null);

  const pay = (draft: OrderDraft, total: OrderSummary['totalAmount']) =>
    run(async () => {
      setOutcome(null);
      setSent(draft);
      const signature = orderSignature(draft);
      const intent = { userId, type: 'order', signature } as const;
      const sending = await sendOnce(intent, (requestId) => mutateAsync({ ...draft, requestId }));
      if (sending.kind === 'refused') return;
      if (sending.kind !== 'answered') {
        setOutcome(sending);
        return;
      }
      const { code, msg, data } = sending.answer;
      if (code === CODE.couponInvalid || data === null) {
        closeIntention(userId, signature);
        onCoupon(serverText(msg));
        return;
      }
      if (data.status !== 'unpaid' || data.url === null) {
        closeIntention(userId, signature);
        dropDraft(userId, 'order');
        setOutcome({ kind: 'paid', orderId: data.orderId });
        return;
      }
      // Kept before leaving: the portal picks the payment up wherever the customer comes back.
      noteOrder(userId, signature, data.orderId);
      followPayment(userId, {
        orderId: data.orderId,
        kind: 'order',
        total,
        payUrl: data.url,
        expireAt: data.expireAt,
      });
      dropDraft(userId, 'order');
      window.location.assign(data.url);
    });

  const checkAgain = () =>
    run(async () => {
      if (sent)
        setOutcome(await lookUp({ userId, type: 'order', signature: orderSignature(sent) }));
    });

  return { busy, outcome, pay, checkAgain, clear: () => setOutcome(null) };
}
