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

/** A longer range has no statement: it needs every hour of it. */
const STATEMENT_DAYS_MAX = 93;
const MS = 1000;

/** A statement and what may be said of it. */
export interface CheckedStatement extends Statement {
  readonly verdict: Verdict;
  /** True when it ends with what is left now. */
  readonly isOpen: boolean;
  /** The lists that it is summed up from. */
  readonly of: readonly List<unknown>[];
}

/**
 * The statement of the range; `tooLong` when the range is too long for one. Its parts may have been read at different times
 * (another page has read one, the laptop slept): a difference is shown only when it is still there after all parts have
 * been read again together.
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
  // Where rows are missing nothing can be said of a difference.
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
  // Changes with each second reading, so that the effect below reads all parts once more when one was read again since.
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
