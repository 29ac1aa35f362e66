import { useQuery } from '@tanstack/react-query';
import type { Params } from '@/api/contract';
import { cacheKey, loadAllRows, queryOf } from '@/api/keys';
import { joinLists } from '@/api/pages';
import { useCustomer } from '@/features/auth';
import { serviceNow } from '@/lib/browser/clock/serviceClock';
import { dayOf } from '@/lib/time/day';
import { changelog, usage } from '@/services/traffic';
import { CREDIT_TYPES, findLastCredit } from './rules/credit';

/** Reads usage by hour or day (UTC) of a range of days, of one account or of all. */
export const useUsage = (query: Params<'traffic.usage'>) => useQuery(queryOf(usage, query));

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
