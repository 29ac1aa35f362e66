import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import type { List, PaymentRecord } from '@/api/contract';
import { cacheKey } from '@/api/keys';
import { compareUsd, formatUsd, parseAmountInput } from '@/lib/number/money';
import {
  normalizeForSearch,
  normalizeQuery,
  type SearchResult,
  searchNames,
} from '@/lib/text/search';
import { useLocaleName } from '@/ui/format/text';
import { useRecentRecords } from '../queries';
import { mergeRecords } from '../rules/purchase/records';
import { recordPath } from '../rules/recordAddress';

/**
 * Returns the orders and recharges whose ID matches a query, or whose amount is the query, the newest first. The service cannot search,
 * so only those of the last seven days are searched, and older ones that a list has shown during this visit.
 */
export function useRecordSearch(query: string): SearchResult {
  // The cached lists are read at each rendering; `useIsFetching` renders again when a list has loaded.
  'use no memo';
  const queryKey = cacheKey('order.rechargeRecord');
  useIsFetching({ queryKey });
  const locale = useLocaleName();
  const client = useQueryClient();
  const { data: recent, error, isPending } = useRecentRecords();
  const lists = client.getQueriesData<List<PaymentRecord>>({ queryKey });
  const records = mergeRecords(lists.flatMap(([, data]) => data?.list ?? []));
  const amount = parseAmountInput(query, locale);
  const isAmountOf = ({ total }: PaymentRecord) =>
    amount !== null && compareUsd(amount, total) === 0;
  const named = records.map((one) => ({
    ...one,
    names: [normalizeForSearch(one.id), ...(isAmountOf(one) ? [normalizeQuery(query)] : [])],
  }));
  const hits = searchNames(query, named).map((record) => ({
    id: `record-${record.id}`,
    title: `${record.id} · ${formatUsd(record.total, locale)}`,
    path: recordPath(record),
    isVerbatim: true,
  }));
  return { hits, isIncomplete: Boolean(error ?? recent?.unread), isPending };
}
