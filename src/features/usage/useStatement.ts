import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { combineQueries } from '@/api/combineQueries';
import type { List } from '@/api/contract';
import { allRowsQueryOf, queryOf } from '@/api/keys';
import { useCustomer, userQuery } from '@/features/auth';
import { serviceTimeOf } from '@/lib/browser/clock/serviceClock';
import { SECONDS_PER_DAY } from '@/lib/time/day';
import { changelog, usage as trafficUsage } from '@/services/traffic';
import type { QueryState } from '@/ui/feedback/QueryView';
import {
  computeStatement,
  judgeDifference,
  type SecondReading,
  type Statement,
  type Verdict,
} from './rules/statement';
import { filterRange } from './rules/usage';
import type { UsageView } from './useUsageView';

/** A longer range has no statement, because a statement needs every hour of its range. */
const STATEMENT_DAYS_MAX = 93;

/** A statement with the judgement on its difference. */
export interface CheckedStatement extends Statement {
  readonly verdict: Verdict;
  /** True when the statement ends with the traffic left now. */
  readonly isOpen: boolean;
  /** The lists behind the sums. */
  readonly of: readonly List<unknown>[];
}

/**
 * Returns the statement of the range; `tooLong` when the range is too long for one. Its parts may have been read at different times
 * (another page has read one, or the laptop slept), so a difference is shown only if it remains after all parts have been read
 * again together.
 */
export function useStatement({
  range,
}: UsageView): QueryState<CheckedStatement> & { readonly tooLong: boolean } {
  const { start, end, from, to } = range;
  const tooLong = to - from > STATEMENT_DAYS_MAX * SECONDS_PER_DAY;
  const { proxyUsername } = useCustomer();
  const parts = useQueries({
    queries: [
      userQuery,
      { ...allRowsQueryOf(changelog, { start, end }), enabled: !tooLong },
      {
        ...queryOf(trafficUsage, { start, end, account: proxyUsername, granularity: 'hour' }),
        enabled: !tooLong,
      },
    ],
    combine: combineQueries,
  });
  const [second, setSecond] = useState<SecondReading | null>(null);

  const { times, refetch } = parts;
  const [userReadAt = 0] = times;
  const readAt = Math.floor(serviceTimeOf(userReadAt));
  const isOpen = to > readAt;
  const [user, changes, usage] = parts.data ?? [];
  const sums =
    user && changes && usage
      ? computeStatement({
          changes: filterRange(changes, range).list,
          usage: filterRange(usage, range).list,
          leftNow: isOpen ? user.trafficLeft : null,
          readAt,
        })
      : undefined;
  const of = [changes, usage].filter((list) => list !== undefined);
  // A difference means nothing while rows are missing.
  const isWhole = of.every(({ unread }) => unread === null);
  const verdict = judgeDifference(isWhole ? (sums?.difference ?? null) : null, times, second);

  const readTogether = useEffectEvent(async () => {
    const results = await refetch();
    setSecond({
      times: results.map((result) => result.dataUpdatedAt),
      failed: results.some((result) => result.isError),
    });
  });
  // Changes with each second reading, so that the effect below reads all parts again when one was read alone since then.
  const isDue = verdict === 'readAgain' ? `after ${second?.times.join()}` : null;
  useEffect(() => {
    if (isDue !== null) void readTogether();
  }, [isDue]);

  return {
    ...parts,
    data: sums && { ...sums, verdict, isOpen, of },
    tooLong,
  };
}
