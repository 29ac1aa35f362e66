import { useBusy } from '@/components/useBusy';
import type { OrderStatus, Unlisted } from '@/contract';
import { isListed, ORDER_STATUSES } from '@/domain/listed';
import { compareUsd, type Usd } from '@/domain/money';
import { type OrderDraft, orderSignature } from '@/domain/order';
import { lookUp, sendOnce } from '@/queries/exactlyOnce';
import { usePayOrder } from '@/queries/order';
import { useOutcome } from '@/queries/useOutcome';
import { dropDraft } from '@/runtime/drafts';
import { serverText } from '@/runtime/failureText';
import { openHostedPage } from '@/runtime/hostedPage';
import { followPayment } from '@/runtime/payments';
import { ORDER_DRAFT } from './useOrderDraft';

/** True for a status that leaves nothing to pay; one that the portal does not know leaves it open. */
function isClosed(status: OrderStatus | Unlisted): status is OrderStatus {
  return status !== 'unpaid' && isListed(ORDER_STATUSES, status);
}

interface Options {
  readonly userId: string;
  onCoupon(error: string): void;
}

/** A purchase: what, and the sum that stands on the page. */
export interface Purchase {
  readonly draft: OrderDraft;
  readonly total: Usd;
  /** Counts anew when the sum is no longer fresh; null when that failed (it shows where the sum stands). */
  recount?(): Promise<Usd | null>;
}

/** Paying an order: once, whatever happens to the answer. The hosted page opens in this tab. */
export function usePay({ userId, onCoupon }: Options) {
  const { busy, run } = useBusy();
  const { mutateAsync } = usePayOrder();
  const outcomes = useOutcome(userId, 'order');
  const { outcome, show, showUnanswered } = outcomes;

  const place = async ({ draft, total, recount }: Purchase) => {
    outcomes.clear();
    const signature = orderSignature(draft);
    const counted = recount ? await recount() : total;
    if (counted === null) return;
    if (compareUsd(counted, total) !== 0) {
      show(signature, { kind: 'priceChanged', total: counted });
      return;
    }
    const intent = { userId, type: 'order', signature } as const;
    const sending = await sendOnce(
      intent,
      (requestId) => mutateAsync({ ...draft, requestId }),
      ({ data }) => (data && !isClosed(data.status) ? data.orderId : null),
    );
    if (showUnanswered(signature, sending) || sending.kind !== 'answered') return;
    const { msg, data } = sending.answer;
    if (data === null) {
      onCoupon(serverText(msg));
      return;
    }
    const { orderId, status, url, expireAt } = data;
    if (status === 'paid') {
      dropDraft(userId, ORDER_DRAFT);
      show(signature, { kind: 'paid', orderId });
    } else if (isClosed(status)) {
      show(signature, { kind: 'closed', orderId, status });
    } else {
      // Kept before leaving: the portal picks the payment up wherever the customer comes back.
      followPayment(userId, { orderId, kind: 'order', total, payUrl: url, expireAt });
      if (url === null || status !== 'unpaid') show(signature, await lookUp(intent));
      else await openHostedPage(url);
    }
  };

  return {
    busy,
    outcome,
    pay: (purchase: Purchase) => run(() => place(purchase)),
    checkAgain: () => run(outcomes.checkAgain),
    startAnew: outcomes.startAnew,
    clear: outcomes.clear,
  };
}
