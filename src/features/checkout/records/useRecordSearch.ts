import { formatUsd } from '@/lib/number/money';
import { normalizeForSearch, type SearchHit, searchNames } from '@/lib/text/search';
import { useLocaleName } from '@/ui/format/text';
import { useRecentRecords } from '../queries';
import { recordPath } from '../rules/recordAddress';

/** Returns the orders and recharges of the last seven days that have a query in their number, the newest first. */
export function useRecordSearch(query: string): readonly SearchHit[] {
  const locale = useLocaleName();
  const { data } = useRecentRecords();
  const named = (data?.list ?? []).map((item) => ({ item, names: [normalizeForSearch(item.id)] }));
  return searchNames(query, named).map((record) => ({
    id: `record-${record.id}`,
    title: `${record.id} · ${formatUsd(record.total, locale)}`,
    path: recordPath(record),
    isVerbatim: true,
  }));
}
