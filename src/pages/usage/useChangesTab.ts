import type { Sheet } from '@/components/ExportButton';
import type { Reading } from '@/components/QueryView';
import type { List, Page, TrafficChange } from '@/contract';
import { SECONDS_PER_DAY } from '@/domain/day';
import { type Statement, statementOf } from '@/domain/statement';
import { isoTime } from '@/domain/timeText';
import { exactInUnit, type TrafficUnit } from '@/domain/traffic';
import { loadAllChanges, useAllChanges, useChanges, useUsage } from '@/queries/traffic';
import { useUser } from '@/queries/user';
import { inRange, isTrimmed, type UsageView } from './useUsageView';

/** A longer range has no statement: it needs every hour of it. */
const STATEMENT_DAYS_MAX = 93;

type OnPage = (loaded: number, total: number) => void;

/** A statement, and the lists that it is summed up from. */
export interface StatementOf {
  readonly sums: Statement;
  readonly of: readonly List<unknown>[];
}

/** The statement of the range; `tooLong` when the range is too long for one. */
function useStatement({ range, now }: UsageView): Reading<StatementOf> & { tooLong: boolean } {
  const { start, end, from, to } = range;
  const tooLong = to - from > STATEMENT_DAYS_MAX * SECONDS_PER_DAY;
  const user = useUser();
  const main = user.data?.proxyUsername;
  const changes = useAllChanges({ start, end }, !tooLong);
  const usage = useUsage(
    { start, end, account: main, granularity: 'hour' },
    !tooLong && main !== undefined,
  );
  return {
    data:
      user.data && changes.data && usage.data
        ? {
            sums: statementOf({
              changes: inRange(changes.data.list, range),
              usage: inRange(usage.data.list, range),
              leftNow: to > now ? user.data.trafficLeft : null,
              now,
            }),
            of: [changes.data, usage.data],
          }
        : undefined,
    error: user.error ?? changes.error ?? usage.error,
    isFetching: user.isFetching || changes.isFetching || usage.isFetching,
    refetch: () => Promise.all([user.refetch(), changes.refetch(), usage.refetch()]),
    tooLong,
  };
}

/** The rows that the filters leave. The call knows days and a type; hours and accounts are for the portal to filter. */
function useRows(view: UsageView): Reading<Page<TrafficChange>> & { matches: Matcher } {
  const { range, account, type, paging } = view;
  const { page, pageSize } = paging;
  const { start, end } = range;
  const { data: user } = useUser();
  // Every line of the record is the main account's; a sub-account's are those that name it.
  const named = account !== user?.proxyUsername ? account : '';
  const isWhole = isTrimmed(range) || named !== '';
  const query = { start, end, type: type ?? undefined };
  const paged = useChanges({ ...query, page, pageSize }, !isWhole);
  const whole = useAllChanges(query, isWhole);
  const matches: Matcher = (rows) =>
    inRange(rows, range).filter((row) => named === '' || row.account === named);
  if (!isWhole) return { ...paged, matches };
  const rows = whole.data && matches(whole.data.list);
  return {
    data: rows && {
      list: rows.slice((page - 1) * pageSize, page * pageSize),
      total: rows.length,
      unread: whole.data?.unread ?? null,
    },
    error: whole.error,
    isFetching: whole.isFetching,
    refetch: whole.refetch,
    matches,
  };
}

type Matcher = (rows: readonly TrafficChange[]) => TrafficChange[];

/** The Traffic Change Record: its rows, its statement, its export. */
export function useChangesTab(view: UsageView) {
  const rows = useRows(view);
  const statement = useStatement(view);
  const { start, end } = view.range;

  /** Every row that the filters leave, as CSV cells below `header`; amounts in `unit`. */
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
        row.type,
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
