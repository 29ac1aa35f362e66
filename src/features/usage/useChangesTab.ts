import { useQuery } from '@tanstack/react-query';
import type { List, TrafficChange } from '@/api/contract';
import { loadAllRows, pageQueryOf } from '@/api/keys';
import { slicePage } from '@/api/pages';
import { useCustomer } from '@/features/auth';
import type { TaskControl } from '@/lib/browser/runCooperatively';
import { changelog } from '@/services/traffic';
import type { PageQueryState } from '@/ui/feedback/QueryView';
import { filterRange, newestFirst } from './rules/usage';
import { useAllRows } from './useAllRows';
import type { UsageView } from './useUsageView';

/**
 * Reads the Traffic Change Record: the filtered rows, the export. The call filters by days and a type; the portal
 * itself filters by hours and accounts.
 */
export function useChangesTab(view: UsageView) {
  const { range, account, type, paging, setFilters } = view;
  const { page, pageSize } = paging;
  const { start, end } = range;
  const { proxyUsername } = useCustomer();
  // All lines of the record belong to the main account; those of a sub-account name it.
  const named = account !== proxyUsername ? account : '';
  const isLast24h = view.choice === '24h';
  const isWhole = isLast24h || named !== '';
  const query = { start, end, type: type || undefined };
  const paged = useQuery({
    ...pageQueryOf(changelog, { ...query, page, pageSize }),
    enabled: !isWhole,
  });
  const { allRows, progress } = useAllRows(changelog, query, {
    enabled: isWhole,
    onCancel: () => setFilters({ ...(named && { account: '' }), ...(isLast24h && { range: '' }) }),
  });
  const filtered = (all: List<TrafficChange>): List<TrafficChange> => {
    const { list, unread } = filterRange(all, range);
    const ofAccount = list.filter((row) => named === '' || row.account === named);
    return { list: newestFirst(ofAccount), unread };
  };
  const rows: PageQueryState<TrafficChange> = isWhole
    ? { ...allRows, data: allRows.data && slicePage(filtered(allRows.data), paging) }
    : paged;

  /** Every row that the filters leave. */
  const load = async (control: TaskControl) =>
    filtered(await loadAllRows(changelog, query, control));
  return { rows, progress, isOfMain: named === '', load };
}
