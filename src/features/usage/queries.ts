import { useQuery } from '@tanstack/react-query';
import type { Params } from '@/api/contract';
import { cacheKey, loadAllRows, queryOf } from '@/api/keys';
import { useCustomer } from '@/features/auth';
import { serviceNow } from '@/lib/browser/clock/serviceClock';
import { changelog, usage } from '@/services/traffic';
import { creditWindows, findLastCredit } from './rules/creditWindows';

/** Reads usage by hour or day (UTC) of a range of days, of one account or of all. */
export const useUsage = (query: Params<'traffic.usage'>) => useQuery(queryOf(usage, query));

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
