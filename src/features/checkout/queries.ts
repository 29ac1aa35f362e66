import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { List, Params, PaymentRecord } from '@/api/contract';
import { cacheKey, invalidateCalls } from '@/api/keys';
import { joinLists, loadAllPages } from '@/api/pages';
import type { Paging } from '@/lib/listState';
import { check, packages, pricemenu, rechargeRecord } from '@/services/order';
import { subscribePurchases } from './purchase/tabState';
import { hasMoved } from './rules/purchase/updates';

type RecordQuery = Params<'order.rechargeRecord'>;
type OrderParams = Params<'order.check'>;

/** Reads the packages on sale, the free trial among them. */
export const packagesQuery = queryOptions({
  queryKey: cacheKey('order.packages'),
  queryFn: ({ signal }) => packages({ signal }),
});

/** Reads the price tiers of custom quantities. */
export const priceMenuQuery = queryOptions({
  queryKey: cacheKey('order.pricemenu'),
  queryFn: ({ signal }) => pricemenu({ signal }),
});

/**
 * Reads the Order Summary of a draft, or nothing while there is none. The envelope's code says when the coupon is not
 * valid.
 */
export function useOrderCheck(draft: OrderParams | null) {
  return useQuery({
    queryKey: cacheKey('order.check', draft ?? {}),
    queryFn: ({ signal }) => {
      if (draft === null) throw new TypeError('no draft to check');
      return check(draft, { signal });
    },
    enabled: draft !== null,
    // A price may change at any time, so none is shown from the cache.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Reads one page of the matching orders or recharges; `loadAll` reads all of them, page by page, for an export. */
export function useRecordList(
  query: Omit<RecordQuery, 'page' | 'pageSize'>,
  { page, pageSize }: Paging,
) {
  const asked = { ...query, page, pageSize };
  const records = useQuery({
    queryKey: cacheKey('order.rechargeRecord', asked),
    queryFn: ({ signal }) => rechargeRecord(asked, { signal }),
    placeholderData: (before) => before,
  });
  return {
    records,
    loadAll: (
      signal: AbortSignal,
      onPage: (loaded: number, total: number) => void,
    ): Promise<List<PaymentRecord>> =>
      loadAllPages((paging) => rechargeRecord({ ...query, ...paging }, { signal }), onPage),
  };
}

/** Reads the orders and recharges that still wait for a payment. */
export function useUnpaidRecords() {
  return useQuery({
    queryKey: cacheKey('order.rechargeRecord', { purpose: 'unpaid' }),
    queryFn: async ({ signal }): Promise<List<PaymentRecord>> => {
      const load = (type: RecordQuery['type']) =>
        loadAllPages((paging) => rechargeRecord({ ...paging, type, status: 'unpaid' }, { signal }));
      return joinLists(...(await Promise.all([load('order'), load('recharge')])));
    },
  });
}

/** The calls that a purchase makes stale: the user's balance and traffic, the records, and values derived from them. */
const MONEY = ['user.info', 'order.rechargeRecord', 'traffic.changelog', 'traffic.usage'] as const;

/** Makes the calls of `MONEY` stale as soon as a purchase changes, in this tab or in another. */
export function useRefreshOnPurchase(userId: string): void {
  const client = useQueryClient();
  useEffect(
    () =>
      subscribePurchases(userId, (before, after) => {
        if (!hasMoved(before, after)) return;
        void invalidateCalls(client, ...MONEY);
      }),
    [client, userId],
  );
}
