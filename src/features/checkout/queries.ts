import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { combineQueries } from '@/api/combineQueries';
import type { List, Params, PaymentRecord } from '@/api/contract';
import { cacheKey, loadAllRows, pageQueryOf, queryOf } from '@/api/keys';
import { joinLists } from '@/api/pages';
import { useCustomer } from '@/features/auth';
import { serviceNow } from '@/lib/browser/clock/serviceClock';
import type { Paging } from '@/lib/listState';
import { dayOf } from '@/lib/time/day';
import { packages, pricemenu, rechargeRecord } from '@/services/order';
import { purchaseEngine, purchaseRows } from './purchase/purchases';
import { LONGEST_WATCH } from './rules/purchase/purchase';
import { purchaseOf } from './rules/purchase/records';

type RecordQuery = Params<'order.rechargeRecord'>;

/** Reads the packages on sale, the free trial among them. */
export const packagesQuery = queryOf(packages, {});

/** Reads the offer: the packages and the price tiers of custom quantities. `catalog` is empty until both are read. */
export function useOffer() {
  const offer = useQueries({
    queries: [packagesQuery, queryOf(pricemenu, {})],
    combine: combineQueries,
  });
  const [packed, tiers] = offer.data ?? [];
  return { ...offer, catalog: { packages: packed?.list ?? [], tiers: tiers?.list ?? [] } };
}

/** Passes the shown records of this browser's purchases to the engine, so that no note contradicts the row beside it. */
function useNoteShownRecords(records: List<PaymentRecord> | undefined): void {
  const { id } = useCustomer();
  useEffect(() => {
    const purchases = purchaseRows().snapshot(id);
    const own = records?.list.filter((record) => purchaseOf(record, purchases)) ?? [];
    if (own.length > 0) void purchaseEngine(id).noteRecords(own);
  }, [id, records]);
}

/** Reads one page of the matching orders or recharges. */
export function useRecordList(
  query: Omit<RecordQuery, 'page' | 'pageSize'>,
  { page, pageSize }: Paging,
) {
  const records = useQuery(pageQueryOf(rechargeRecord, { ...query, page, pageSize }));
  useNoteShownRecords(records.isPlaceholderData ? undefined : records.data);
  return records;
}

/** Reads the orders and recharges of the last seven days, whatever their status; disabled, takes what others have read. */
export function useRecentRecords({ enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: cacheKey('order.rechargeRecord', { purpose: 'recent' }),
    queryFn: async ({ signal }): Promise<List<PaymentRecord>> => {
      const start = dayOf(serviceNow() - LONGEST_WATCH);
      const load = (type: RecordQuery['type']) =>
        loadAllRows(rechargeRecord, { type, start }, { signal });
      return joinLists(...(await Promise.all([load('order'), load('recharge')])));
    },
  });
}
