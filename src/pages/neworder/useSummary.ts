import { useEffect, useState } from 'react';
import { CODE } from '@/contract/codes';
import { type OrderDraft, orderSignature } from '@/domain/order';
import { useOrderCheck } from '@/queries/order';
import { serverText } from '@/runtime/failureText';

/** How long the customer's hand must rest before the backend is asked, in ms. */
const REST_MS = 300;

/** The draft once it has rested; the last one wins. */
function useRested(draft: OrderDraft | null): OrderDraft | null {
  const [rested, setRested] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setRested(draft), REST_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return rested;
}

/**
 * The Order Summary of a draft, by the backend's count. A coupon that it refuses is handed to `onCoupon` with its words;
 * a summary counts as current only while it belongs to the draft on the page.
 */
export function useSummary(draft: OrderDraft | null, onCoupon: (error: string) => void) {
  const rested = useRested(draft);
  const query = useOrderCheck(rested);
  const envelope = query.data;
  const refused = envelope?.code === CODE.couponInvalid ? serverText(envelope.msg) : null;
  useEffect(() => {
    if (refused !== null) onCoupon(refused);
  }, [refused, onCoupon]);
  const isCurrent =
    draft !== null && rested !== null && orderSignature(draft) === orderSignature(rested);
  return {
    ...query,
    data: envelope?.data ?? undefined,
    /** True when what is shown is the price of exactly what would be ordered. */
    isCurrent: isCurrent && !query.isFetching && Boolean(envelope?.data),
  };
}
