import { useEffect, useEffectEvent, useState } from 'react';
import type { List } from '@/api/contract';
import { useUser } from '@/features/auth';
import { SECONDS_PER_DAY } from '@/lib/time/day';
import type { Reading } from '@/ui/feedback/QueryView';
import { useAllChanges, useUsage } from './queries';
import {
  type SecondReading,
  type Statement,
  statementOf,
  type Verdict,
  verdictOf,
} from './rules/statement';
import { inRange } from './rules/usage';
import type { UsageView } from './useUsageView';

/** A longer range has no statement, because a statement needs every hour of its range. */
const STATEMENT_DAYS_MAX = 93;
const MS = 1000;

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
}: UsageView): Reading<CheckedStatement> & { readonly tooLong: boolean } {
  const { start, end, from, to } = range;
  const tooLong = to - from > STATEMENT_DAYS_MAX * SECONDS_PER_DAY;
  const user = useUser();
  const main = user.data?.proxyUsername;
  const changes = useAllChanges({ start, end }, !tooLong);
  const usage = useUsage(
    { start, end, account: main, granularity: 'hour' },
    !tooLong && main !== undefined,
  );
  const [second, setSecond] = useState<SecondReading | null>(null);

  const parts = [user, changes, usage];
  const times = parts.map((part) => part.dataUpdatedAt);
  const readAt = Math.floor(user.dataUpdatedAt / MS);
  const isOpen = to > readAt;
  const sums =
    user.data && changes.data && usage.data
      ? statementOf({
          changes: inRange(changes.data.list, range),
          usage: inRange(usage.data.list, range),
          leftNow: isOpen ? user.data.trafficLeft : null,
          readAt,
        })
      : undefined;
  const of = [changes.data, usage.data].filter((list) => list !== undefined);
  // When rows are missing, a difference means nothing.
  const isWhole = of.every(({ unread }) => unread === null);
  const verdict = verdictOf(isWhole ? (sums?.difference ?? null) : null, times, second);

  const refetch = () => Promise.all([user.refetch(), changes.refetch(), usage.refetch()]);
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
    data: sums && { ...sums, verdict, isOpen, of },
    error: user.error ?? changes.error ?? usage.error,
    isFetching: parts.some((part) => part.isFetching),
    refetch,
    tooLong,
  };
}
