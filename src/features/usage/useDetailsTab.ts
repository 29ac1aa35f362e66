import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { List, TrafficDetail } from '@/api/contract';
import { loadAllRows, pageQueryOf } from '@/api/keys';
import { slicePage } from '@/api/pages';
import { serviceTimeOfDevice } from '@/lib/browser/clock/serviceClock';
import type { TaskControl } from '@/lib/browser/runCooperatively';
import { floorTo } from '@/lib/time/day';
import { details } from '@/services/traffic';
import type { PageQueryState } from '@/ui/feedback/QueryView';
import { useUsage } from './queries';
import {
  filterRange,
  newestFirst,
  previousRange,
  stepOf,
  totalOf,
  type UsedTraffic,
} from './rules/usage';
import { FAST_ROWS_MAX, useAllRows } from './useAllRows';
import type { UsageView } from './useUsageView';

/** Returns the chart, the shares, the rows and the export of the Traffic Usage Detail. */
export function useDetailsTab(view: UsageView) {
  const { range, paging, change } = view;
  const { page, pageSize } = paging;
  const { start, end, granularity } = range;
  const account = view.account || undefined;
  const before = previousRange(range);
  const usage = useUsage({ start, end, granularity, account });
  const earlier = useUsage({ start: before.start, end: before.end, granularity, account });
  // A period of which rows are missing is no measure for another.
  const previous =
    earlier.data && !earlier.error && !earlier.data.unread
      ? { range: before, buckets: earlier.data.list }
      : undefined;

  // At 23:00 UTC the last 24 hours are a whole day; all of their rows are read then too, as in the hours around.
  const isWhole = view.choice === '24h';
  const paged = useQuery({
    ...pageQueryOf(details, { start, end, account, page, pageSize }),
    enabled: !isWhole,
  });
  const subject = `${start} ${end} ${account ?? ''}`;
  /** The number of rows as last read, which stays known while another page of them loads. */
  const [counted, setCounted] = useState<{ readonly subject: string; readonly rows: number }>();
  const total = paged.isPlaceholderData ? undefined : paged.data?.total;
  if (total !== undefined && (counted?.subject !== subject || counted.rows !== total))
    setCounted({ subject, rows: total });
  const rowCount = counted?.subject === subject ? counted.rows : undefined;
  const [asked, setAsked] = useState<string | null>(null);
  const isSmall = rowCount !== undefined && rowCount <= FAST_ROWS_MAX;
  const isAsked = isWhole || isSmall || asked === subject;
  const query = { start, end, account };
  const { whole, loading } = useAllRows(details, query, {
    enabled: isAsked,
    rowCount,
    isRenewed: isWhole || isSmall,
    onCancel() {
      setAsked(null);
      // The last 24 hours are shown only as a whole.
      if (isWhole) change({ range: '' });
    },
  });
  const hasAllRows = isAsked || whole.data !== undefined;
  const inRange = whole.data && filterRange(whole.data, range);

  const sorted = inRange && { ...inRange, list: newestFirst(inRange.list) };
  const rows: PageQueryState<TrafficDetail> = isWhole
    ? { ...whole, data: sorted && slicePage(sorted, paging) }
    : paged;

  const totals = usage.data && totalOf(usage.data.list, range);
  // Traffic flows between the two readings, so they must agree about hours or days alone that were over at the older one.
  const olderAt = serviceTimeOfDevice(Math.min(usage.dataUpdatedAt, whole.dataUpdatedAt));
  const overAt = floorTo(olderAt, stepOf(granularity));
  const bytesOver = ({ list }: List<UsedTraffic>) =>
    list.reduce((sum, { at, bytes }) => (at < overAt ? sum + bytes : sum), 0);
  const differs =
    usage.data && inRange && bytesOver(filterRange(usage.data, range)) !== bytesOver(inRange);

  /** Loads every row of the range and account. */
  const load = async (control: TaskControl) =>
    filterRange(await loadAllRows(details, query, control), range);

  return {
    usage,
    earlier,
    previous,
    totals,
    /** True when the rows do not add up to the total; not while one of both is read anew. */
    differs: differs && !usage.isFetching && !whole.isFetching,
    rows,
    // Without the first page of rows their number is unknown, so the shares show the error of that reading.
    shares: { ...(hasAllRows ? whole : paged), data: inRange },
    /** The number of rows where these are too many to load without a click, else null. */
    tooManyRows: hasAllRows ? null : (rowCount ?? null),
    loadShares: () => setAsked(subject),
    loading,
    load,
  };
}

export type DetailsTabState = ReturnType<typeof useDetailsTab>;
