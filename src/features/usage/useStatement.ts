import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { List } from '@/api/contract';
import { allRowsQueryOf, cacheKey, loadAllRows } from '@/api/keys';
import { useCustomer, userQuery } from '@/features/auth';
import { serviceNow } from '@/lib/browser/clock/serviceClock';
import { SECONDS_PER_DAY } from '@/lib/time/day';
import { changelog, usage as trafficUsage } from '@/services/traffic';
import { info } from '@/services/user';
import type { QueryState } from '@/ui/feedback/QueryView';
import { computeStatement, type Statement } from './rules/statement';
import { filterRange, type UsageRange } from './rules/usage';
import type { UsageView } from './useUsageView';

/** A longer range has no statement, because a statement needs every hour of its range. */
const STATEMENT_DAYS_MAX = 93;

/** A statement whose difference, if it has one, was confirmed by a second reading; null where rows are missing. */
export interface ConfirmedStatement extends Statement {
  readonly range: UsageRange;
  /** True when the statement ends with the traffic left now. */
  readonly isOpen: boolean;
  /** The lists behind the sums. */
  readonly of: readonly List<unknown>[];
}

/**
 * Returns the statement of the range; `tooLong` when the range is too long for one. Parts that are read at different times differ by
 * the usage in between, so all are read together, and once more when they differ.
 */
export function useStatement({
  range,
  choice,
}: UsageView): QueryState<ConfirmedStatement> & { readonly tooLong: boolean } {
  const { start, end, from, to } = range;
  const tooLong = to - from > STATEMENT_DAYS_MAX * SECONDS_PER_DAY;
  const { proxyUsername: account } = useCustomer();
  const client = useQueryClient();
  // Not by `fetchQuery`: a reading that another part of the page gives up would leave the statement waiting for it.
  const read = async (signal: AbortSignal): Promise<ConfirmedStatement> => {
    const [user, changes, usage] = await Promise.all([
      info({}, { signal }),
      loadAllRows(changelog, { start, end }, { signal }),
      trafficUsage({ start, end, account, granularity: 'hour' }, { signal }),
    ]);
    // The header shows the same traffic left, and the table the same rows.
    client.setQueryData(userQuery.queryKey, user);
    client.setQueryData(allRowsQueryOf(changelog, { start, end }).queryKey, changes);
    const readAt = serviceNow();
    const isOpen = to > readAt;
    const of = [changes, usage];
    const statement = computeStatement({
      changes: filterRange(changes, range).list,
      usage: filterRange(usage, range).list,
      leftNow: isOpen ? user.trafficLeft : null,
      readAt,
    });
    const isComplete = of.every(({ unread }) => unread === null);
    return {
      ...statement,
      difference: isComplete ? statement.difference : null,
      range,
      isOpen,
      of,
    };
  };
  const query = useQuery({
    queryKey: cacheKey('traffic.changelog', { purpose: 'statement', start, end, choice }),
    queryFn: async ({ signal }) => {
      const first = await read(signal);
      // A difference that could not be confirmed is not told.
      return first.difference ? read(signal).catch(() => ({ ...first, difference: null })) : first;
    },
    enabled: !tooLong,
    // The header may show traffic left that was read later.
    refetchOnMount: 'always',
  });
  return { ...query, tooLong };
}
