import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { List, TrafficDetail } from '@/api/contract';
import { allRowsQueryOf, loadAllRows, pageQueryOf } from '@/api/keys';
import { slicePage } from '@/api/pages';
import { serviceTimeOf } from '@/lib/browser/clock/serviceClock';
import type { TaskControl } from '@/lib/browser/runCooperatively';
import { floorTo } from '@/lib/time/day';
import { details } from '@/services/traffic';
import type { PageQueryState } from '@/ui/feedback/QueryView';
import { useLongTask } from '@/ui/feedback/useLongTask';
import { useUsage } from './queries';
import {
  filterRange,
  newestFirst,
  previousRange,
  stepOf,
  totalOf,
  type UsedTraffic,
} from './rules/usage';
import type { UsageView } from './useUsageView';

/**
 * Up to this many rows, the shares load without a click: as many as take about a second. The calls, of 200 rows each, are made one
 * after another. Where one takes 50 ms, 2,000 rows take 0.7 to 1.2 s and 3,000 take 1.35 s; without any delay, 0.4 s and 0.35 s.
 */
const AUTO_LOAD_ROWS_MAX = 2000;

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
  const isSmall = rowCount !== undefined && rowCount <= AUTO_LOAD_ROWS_MAX;
  const isAsked = isWhole || isSmall || asked === subject;
  const client = useQueryClient();
  const task = useLongTask();
  const query = { start, end, account };
  const allRows = allRowsQueryOf(details, query);
  const whole = useQuery({
    ...allRows,
    queryFn: ({ signal }) =>
      task.start(
        'usage.loading',
        (control) => loadAllRows(details, query, { ...control, signal }),
        rowCount,
      ),
    enabled: isAsked,
    // Many rows, of which each page is a call, are not read again unasked.
    refetchOnWindowFocus: isWhole || isSmall,
    refetchOnReconnect: isWhole || isSmall ? 'always' : false,
  });
  const hasAllRows = isAsked || whole.data !== undefined;
  const inRange = whole.data && filterRange(whole.data, range);

  const sorted = inRange && { ...inRange, list: newestFirst(inRange.list) };
  const rows: PageQueryState<TrafficDetail> = isWhole
    ? { ...whole, data: sorted && slicePage(sorted, paging) }
    : paged;

  const totals = usage.data && totalOf(usage.data.list, range);
  // Traffic flows between the two readings, so they must agree about hours or days alone that were over at the older one.
  const olderAt = serviceTimeOf(Math.min(usage.dataUpdatedAt, whole.dataUpdatedAt));
  const overAt = floorTo(olderAt, stepOf(granularity));
  const bytesOver = ({ list }: List<UsedTraffic>) =>
    list.reduce((sum, { at, bytes }) => (at < overAt ? sum + bytes : sum), 0);
  const differs =
    usage.data && inRange && bytesOver(filterRange(usage.data, range)) !== bytesOver(inRange);

  /** Gives up loading many rows. */
  const cancel = () => {
    void client.cancelQueries({ queryKey: allRows.queryKey, exact: true });
    setAsked(null);
    // The last 24 hours are shown only as a whole.
    if (isWhole) change({ range: '' });
  };

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
    /** How far the loading of many rows is; null while there is none. */
    loading:
      task.progress && task.progress.of > AUTO_LOAD_ROWS_MAX ? { ...task.progress, cancel } : null,
    load,
  };
}

export type DetailsTabState = ReturnType<typeof useDetailsTab>;
