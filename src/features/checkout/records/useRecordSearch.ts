import type { PaymentRecord } from '@/api/contract';
import { formatUsd } from '@/lib/number/money';
import { normalizeForSearch, type SearchHit, searchNames } from '@/lib/text/search';
import { dayOf } from '@/lib/time/day';
import { useLocaleName } from '@/ui/format/text';
import { useRecentRecords } from '../queries';

/** Returns the list of the record's own day, where it is seen at once. */
function pathOf({ type, createdAt }: PaymentRecord): string {
  const page = type === 'recharge' ? '/recharge' : '/neworder';
  if (createdAt === null) return page;
  const day = dayOf(createdAt);
  const filters = new URLSearchParams({ dates: 'custom', start: day, end: day });
  return `${page}?${filters}`;
}

/** Returns the orders and recharges of the last seven days that have a query in their number, the newest first. */
export function useRecordSearch(query: string): readonly SearchHit[] {
  const locale = useLocaleName();
  const { data } = useRecentRecords();
  const named = (data?.list ?? []).map((item) => ({ item, names: [normalizeForSearch(item.id)] }));
  return searchNames(query, named).map((record) => ({
    id: `record-${record.id}`,
    title: `${record.id} · ${formatUsd(record.total, locale)}`,
    path: pathOf(record),
    isVerbatim: true,
  }));
}
