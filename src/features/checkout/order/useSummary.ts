import { useEffect, useState } from 'react';
import type { OrderSummary } from '@/api/contract';
import { CODE } from '@/api/contract/codes';
import type { Usd } from '@/lib/number/money';
import { useOrderCheck } from '../queries';
import { type OrderDraft, orderSignature } from '../rules/order';

/** How long the draft must stay unchanged before the backend is asked, in ms. */
const REST_MS = 300;
/** A sum older than this is counted anew before it is paid, in ms. */
const FRESH_MS = 30_000;

/** The draft once it has stayed unchanged; the last one wins. */
function useRested(draft: OrderDraft | null): OrderDraft | null {
  const [rested, setRested] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setRested(draft), REST_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return rested;
}

/**
 * The Order Summary of a draft, by the backend's count. A coupon that it refuses is handed to `onCoupon` with what it said; a
 * summary counts as current only while it belongs to the draft on the page. Until the next summary comes the last one stays
 * on the page, but does not count as current.
 */
export function useSummary(draft: OrderDraft | null, onCoupon: (msg: string) => void) {
  const rested = useRested(draft);
  const query = useOrderCheck(rested);
  const envelope = query.data;
  const counted = envelope?.data ?? undefined;
  const refused = envelope?.code === CODE.couponInvalid ? envelope.msg : null;
  const [last, setLast] = useState<OrderSummary>();
  useEffect(() => {
    if (counted) setLast(counted);
  }, [counted]);
  const isSame =
    draft !== null && rested !== null && orderSignature(draft) === orderSignature(rested);
  // The same coupon, applied again before the draft without it has rested, is asked for no second time: the answer is here.
  useEffect(() => {
    if (refused !== null && isSame) onCoupon(refused);
  }, [refused, isSame, onCoupon]);

  const recount = async (): Promise<Usd | null> => {
    const age = Date.now() - query.dataUpdatedAt;
    // An age below zero comes from a clock that was put back: the sum may be of any age.
    if (counted && age >= 0 && age < FRESH_MS) return counted.totalAmount;
    const { data, error } = await query.refetch();
    return error ? null : (data?.data?.totalAmount ?? null);
  };

  return {
    data: counted ?? (query.error ? undefined : last),
    error: query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
    /** True when what is shown is the price of exactly what would be ordered. */
    isCurrent: isSame && counted !== undefined,
    recount,
  };
}

export type Summary = ReturnType<typeof useSummary>;
