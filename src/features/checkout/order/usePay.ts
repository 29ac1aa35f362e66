import { useModel } from '@umijs/max';
import { useState } from 'react';
import { CODE } from '@/api/contract/codes';
import { dropDraft } from '@/lib/browser/drafts';
import { compareUsd, type Usd } from '@/lib/number/money';
import { useBusy } from '@/ui/form/useBusy';
import { usePaying } from '../purchase';
import { type OrderDraft, orderSignature } from '../rules/order';
import type { Purchase } from '../rules/purchase/purchase';
import { ORDER_DRAFT } from './useOrderDraft';

interface Options {
  readonly userId: string;
  /** What the page shows now. */
  readonly draft: OrderDraft | null;
  onCoupon(msg: string): void;
}

/** An order to be paid: its content, and the sum that the page shows. */
export interface OrderToPay {
  readonly draft: OrderDraft;
  readonly total: Usd;
  /** Asks for the sum again when it is too old; null when that failed (the failure is shown in the sum's place). */
  recount?(): Promise<Usd | null>;
  /** The open purchase that the customer was asked about, and pays for this one all the same. */
  readonly besides?: string;
}

/** Paying an order: once, whatever happens to the answer. The hosted page opens in this tab. */
export function usePay({ userId, draft: shown, onCoupon }: Options) {
  const { busy, run } = useBusy();
  const paying = usePaying(userId, 'order');
  /** The new total, when it is not the one that was shown, and the order that it is of. */
  const [change, setChange] = useState<{ total: Usd; signature: string } | null>(null);
  // The note about it would otherwise cover what became of the purchase while another order is put together.
  if (change !== null && (shown === null || orderSignature(shown) !== change.signature)) {
    setChange(null);
  }
  const { setIsTrial } = useModel('newOrder');
  /** The order that the question is about. */
  const [asked, setAsked] = useState<OrderToPay | null>(null);

  const place = async (order: OrderToPay) => {
    const { draft, total, recount, besides } = order;
    setIsTrial(draft.isTrial);
    setChange(null);
    const counted = recount ? await recount() : total;
    // Counting ends without a new sum when the customer leaves: nothing is sent for a price that nobody saw.
    if (counted === null || !paying.isHere()) {
      // The summary says why there is no total; an open question would cover it.
      paying.closeQuestion();
      return;
    }
    if (compareUsd(counted, total) !== 0) {
      paying.clear();
      setChange({ total: counted, signature: orderSignature(draft) });
      return;
    }
    const done = await paying.pay({ content: { type: 'order', draft }, total, besides });
    if (done.kind === 'ask') setAsked(order);
    if (done.kind === 'refused' && done.code === CODE.couponInvalid) onCoupon(done.msg);
    if (done.kind !== 'answered') return;
    if (done.purchase.stage === 'paid') dropDraft(userId, ORDER_DRAFT);
    // Followed before the customer leaves, so that the portal picks the payment up wherever they come back.
    if (done.purchase.stage === 'unpaid') await paying.leave(done.purchase);
  };

  const { question } = paying;
  return {
    busy,
    outcome:
      change === null
        ? paying.outcome
        : ({ kind: 'priceChanged', total: change.total, isClicked: true } as const),
    open: question?.open ?? null,
    pay: (order: OrderToPay) => run(() => place(order)),
    /** Goes on although another purchase is open. */
    payAnyway: () =>
      run(async () => {
        if (question === null || asked === null) return;
        await place({ ...asked, besides: question.open.id });
      }),
    closeQuestion: paying.closeQuestion,
    leave: (purchase: Purchase) => run(() => paying.leave(purchase)),
    checkAgain: (purchase: Purchase) => run(() => paying.checkAgain(purchase)),
    startAnew: paying.startAnew,
    acknowledge: paying.acknowledge,
    dismiss: paying.dismiss,
  };
}
