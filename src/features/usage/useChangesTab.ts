import type { TrafficChange } from '@/api/contract';
import { pageOfRows } from '@/api/pages';
import { useUser } from '@/features/auth';
import { exactInUnit, type TrafficUnit } from '@/lib/number/traffic';
import { isoTime } from '@/lib/time/timeText';
import type { PageReading } from '@/ui/feedback/QueryView';
import { changeTypeText } from '@/ui/format/listedText';
import { useText } from '@/ui/format/text';
import type { Sheet } from '@/ui/table/ExportButton';
import { loadAllChanges, useAllChanges, useChanges } from './queries';
import { inRange, isTrimmed } from './rules/usage';
import { useStatement } from './useStatement';
import type { UsageView } from './useUsageView';

type OnPage = (loaded: number, total: number) => void;

/** The rows that match the filters. The call filters by days and type only, so the portal filters by hour and account itself. */
function useRows(view: UsageView): PageReading<TrafficChange> & { matches: Matcher } {
  const { range, account, type, paging } = view;
  const { page, pageSize } = paging;
  const { start, end } = range;
  const { data: user, error } = useUser();
  // Until the main account's name is known, nobody can tell whether the address names that account or a sub-account.
  const isReady = account === '' || user !== undefined;
  // Every line of the record belongs to the main account; those that name a sub-account are also that sub-account's.
  const named = account !== user?.proxyUsername ? account : '';
  const isWhole = isTrimmed(range) || named !== '';
  const query = { start, end, type: type ?? undefined };
  const paged = useChanges({ ...query, page, pageSize }, isReady && !isWhole);
  const whole = useAllChanges(query, isReady && isWhole);
  const matches: Matcher = (rows) =>
    inRange(rows, range).filter((row) => named === '' || row.account === named);
  if (!isWhole) return { ...paged, matches };
  return {
    data: whole.data && pageOfRows({ ...whole.data, list: matches(whole.data.list) }, paging),
    error: whole.error ?? (isReady ? null : error),
    isFetching: whole.isFetching,
    isPlaceholderData: whole.isPlaceholderData,
    refetch: whole.refetch,
    matches,
  };
}

type Matcher = (rows: readonly TrafficChange[]) => TrafficChange[];

/** Returns the rows, the statement and the export of the Traffic Change Record. */
export function useChangesTab(view: UsageView) {
  const t = useText();
  const rows = useRows(view);
  const statement = useStatement(view);
  const { start, end } = view.range;

  /** Loads every row that matches the filters, as CSV cells below `header`: types in the words of the table, amounts in `unit`. */
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
