import { useQuery } from '@tanstack/react-query';
import type { TrafficChange } from '@/api/contract';
import { pageOfRows } from '@/api/pages';
import { useCustomer } from '@/features/auth';
import { exactInUnit, type TrafficUnit } from '@/lib/number/traffic';
import { isoTime } from '@/lib/time/timeText';
import type { PageReading } from '@/ui/feedback/QueryView';
import { changeTypeText } from '@/ui/format/listedText';
import { useText } from '@/ui/format/text';
import type { Sheet } from '@/ui/table/ExportButton';
import { allChangesQuery, loadAllChanges, useChanges } from './queries';
import { inRange, isTrimmed } from './rules/usage';
import { useStatement } from './useStatement';
import type { UsageView } from './useUsageView';

type OnPage = (loaded: number, total: number) => void;

/** The rows that the filters leave. The call knows days and a type; hours and accounts are for the portal to filter. */
function useRows(view: UsageView): PageReading<TrafficChange> & { matches: Matcher } {
  const { range, account, type, paging } = view;
  const { page, pageSize } = paging;
  const { start, end } = range;
  const { proxyUsername } = useCustomer();
  // Every line of the record is the main account's; a sub-account's are those that name it.
  const named = account !== proxyUsername ? account : '';
  const isWhole = isTrimmed(range) || named !== '';
  const query = { start, end, type: type ?? undefined };
  const paged = useChanges({ ...query, page, pageSize }, !isWhole);
  const whole = useQuery(allChangesQuery(query, isWhole));
  const matches: Matcher = (rows) =>
    inRange(rows, range).filter((row) => named === '' || row.account === named);
  if (!isWhole) return { ...paged, matches };
  return {
    data: whole.data && pageOfRows({ ...whole.data, list: matches(whole.data.list) }, paging),
    error: whole.error,
    isFetching: whole.isFetching,
    isPlaceholderData: whole.isPlaceholderData,
    refetch: whole.refetch,
    matches,
  };
}

type Matcher = (rows: readonly TrafficChange[]) => TrafficChange[];

/** The Traffic Change Record: its rows, its statement, its export. */
export function useChangesTab(view: UsageView) {
  const t = useText();
  const rows = useRows(view);
  const statement = useStatement(view);
  const { start, end } = view.range;

  /** Every row that the filters leave, as CSV cells below `header`: types in the words of the table, amounts in `unit`. */
  const load = async (
    header: readonly string[],
    unit: TrafficUnit,
    signal: AbortSignal,
    onPage: OnPage,
  ): Promise<Sheet> => {
    const query = { start, end, type: view.type ?? undefined };
    const all = await loadAllChanges(query, { signal, onPage });
    const cells = rows
      .matches(all.list)
      .map((row) => [
        isoTime(row.at),
        changeTypeText(t, row.type),
        exactInUnit(row.change, unit),
        exactInUnit(row.balanceAfter, unit),
        row.account,
        row.remark,
        row.id,
      ]);
    return { rows: [header, ...cells], of: all };
  };
  return { rows, statement, load };
}
