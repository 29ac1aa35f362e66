import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderSummary } from '@/api/contract';
import { CODE } from '@/api/contract/codes';
import { BackendError } from '@/api/contract/errors';
import { cacheKey } from '@/api/keys';
import { announce } from '@/lib/browser/announce';
import type { Usd } from '@/lib/number/money';
import { check } from '@/services/order';
import { errorText } from '@/ui/feedback/errorText';
import { useDebounced } from '@/ui/form/useDebounced';
import { useText } from '@/ui/format/text';
import { type OrderParams, orderSignature } from '../rules/order';

/** A sum older than this is counted anew before paying. Milliseconds. */
const FRESH_MS = 30_000;

/**
 * Reads the backend's Order Summary of an order. A refused coupon is passed to `onCouponRefused` with the backend's message. The summary
 * is current only while it belongs to the order on the page; the last one stays on the page until the next is loaded.
 */
export function useSummary(order: OrderParams | null, onCouponRefused: (msg: string) => void) {
  const t = useText();
  const rested = useDebounced(order);
  const query = useQuery({
    queryKey: cacheKey('order.check', rested ?? {}),
    queryFn: rested === null ? skipToken : ({ signal }) => check(rested, { signal }),
    // A price may change at any time, so none is shown from the cache.
    staleTime: 0,
    gcTime: 0,
  });
  const envelope = query.data;
  const counted = envelope?.data ?? undefined;
  const refused = envelope?.code === CODE.couponInvalid ? envelope.msg : null;
  const isCustom = rested !== null && rested.packageId === null;
  const [last, setLast] = useState<{ readonly data: OrderSummary; readonly isCustom: boolean }>();
  useEffect(() => {
    if (counted) setLast({ data: counted, isCustom });
  }, [counted, isCustom]);
  const isSame =
    order !== null && rested !== null && orderSignature(order) === orderSignature(rested);
  const passOn = useEffectEvent(onCouponRefused);
  // When the same coupon is applied again before the order without it has rested, no second request is sent: the refusal is
  // already here.
  useEffect(() => {
    if (refused !== null && isSame) passOn(refused);
  }, [refused, isSame]);

  const recount = async (): Promise<Usd | null | undefined> => {
    const age = Date.now() - query.dataUpdatedAt;
    // A negative age means that the clock was put back: the sum may be of any age.
    if (counted && age >= 0 && age < FRESH_MS) return counted.totalAmount;
    const { data, error } = await query.refetch();
    // Where the page tells of it, it may be out of a phone's sight, and an offline page tells nothing. A code is already in a toast.
    if (error && !(error instanceof BackendError))
      announce('toast', { kind: 'error', text: errorText(error, t) });
    if (error) return null;
    // Without data another order on the page has ended the reading for this one.
    return data && (data.data?.totalAmount ?? null);
  };

  return {
    data: counted ?? (query.error ? undefined : last?.data),
    /** True when `data` are the sums of a custom quantity. */
    isCustom: counted ? isCustom : last?.isCustom === true,
    error: query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
    /** The sums of exactly the order on the page; null until they are counted. */
    current: (isSame && counted) || null,
    recount,
  };
}

export type Summary = ReturnType<typeof useSummary>;
