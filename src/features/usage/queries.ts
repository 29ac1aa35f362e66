import { type Query, useQuery } from '@tanstack/react-query';
import type { Params } from '@/api/contract';
import { cacheKey, loadAllRows, queryOf } from '@/api/keys';
import { joinLists } from '@/api/pages';
import { useCustomer } from '@/features/auth';
import { serviceNow } from '@/lib/browser/clock/serviceClock';
import { dayOf } from '@/lib/time/day';
import { changelog, usage } from '@/services/traffic';
import { CREDIT_TYPES, findLastCredit } from './rules/credit';
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
 * Reads the orders and trials of the account's whole life, and which of them added traffic to the main account last: nothing relies
 * on the order of rows (docs/contract.md), so a first page would not tell. The bell and the dashboard share the answer.
 */
export function useCredits() {
  const createdAt = useCustomer().createdAt ?? 0;
  return useQuery({
    queryKey: cacheKey('traffic.changelog', { purpose: 'credits', createdAt }),
    queryFn: async ({ signal }) => {
      const now = serviceNow();
      const days = { start: dayOf(Math.min(createdAt, now)), end: dayOf(now) };
      const lists = await Promise.all(
        CREDIT_TYPES.map((type) => loadAllRows(changelog, { ...days, type }, { signal })),
      );
      const lines = joinLists(...lists);
      return { last: findLastCredit(lines.list), lines };
    },
  });
}
