import { type Query, useQuery } from '@tanstack/react-query';
import type { Params } from '@/api/contract';
import { cacheKey, loadAllRows, queryOf } from '@/api/keys';
import { useCustomer } from '@/features/auth';
import { serviceNow } from '@/lib/browser/clock/serviceClock';
import { changelog, usage } from '@/services/traffic';
import { creditWindows, findLastCredit } from './rules/creditWindows';
import type { RangePreset } from './rules/usage';

/** Figures of the hour before are at most this old, in ms, where that hour was read. */
const KEPT_MS = 2 * 3_600_000;

/**
 * Keeps the figures of a preset range in sight while those of the next hour are read, whose UTC days may be others: as another hour of
 * the same days, they then lack the new hour alone. Figures of another filter are never kept.
 */
export function keepForNextHour(preset: RangePreset | undefined, account = '') {
  const filter = preset && `${preset} ${account}`;
  return {
    meta: { filter },
    placeholderData: <T>(data: T | undefined, read?: Pick<Query, 'meta' | 'state'>) =>
      filter && read?.meta?.filter === filter && Date.now() - read.state.dataUpdatedAt < KEPT_MS
        ? data
        : undefined,
  };
}

/**
 * Reads usage by hour or day (UTC) of a range of days, of one account or of all.
 * @param preset the range that the days are of; left out for one that does not end now
 */
export const useUsage = (query: Params<'traffic.usage'>, preset?: RangePreset) =>
  useQuery({ ...queryOf(usage, query), ...keepForNextHour(preset, query.account) });

/**
 * Finds the order or trial that last added traffic to the main account, as far as the record shows. Searches growing windows, so
 * that a customer who has bought lately needs one call. The bell and the dashboard share the answer.
 */
export function useLastCredit() {
  const createdAt = useCustomer().createdAt ?? 0;
  return useQuery({
    queryKey: cacheKey('traffic.changelog', { purpose: 'lastCredit', createdAt }),
    queryFn: ({ signal }) =>
      findLastCredit(creditWindows(createdAt, serviceNow()), (range) =>
        loadAllRows(changelog, range, { signal }),
      ),
  });
}
