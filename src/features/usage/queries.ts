import { queryOptions, useQuery } from '@tanstack/react-query';
import type { List, Params, TrafficChange, User } from '@/api/contract';
import { cacheKey, queryOf } from '@/api/keys';
import { loadAllPages } from '@/api/pages';
import { serviceNow } from '@/lib/browser/clock/serviceClock';
import type { TaskControl } from '@/lib/browser/runCooperatively';
import { changelog, details, usage } from '@/services/traffic';
import { creditWindows, findLastCredit } from './rules/creditWindows';

type UsageQuery = Params<'traffic.usage'>;
type ChangeQuery = Params<'traffic.changelog'>;
type DetailQuery = Params<'traffic.details'>;
type WholeList<T> = Omit<T, 'page' | 'pageSize'>;

/** Returns the query for usage by hour or day (UTC) of a range of days, of one account or of all; idle while `enabled` is false. */
export const usageQuery = (query: UsageQuery, enabled = true) =>
  queryOptions({
    ...queryOf(usage, query),
    enabled,
  });

/** Reads the usage of `usageQuery`. */
export const useUsage = (query: UsageQuery) => useQuery(usageQuery(query));

/** Reads a page of the Traffic Change Record. */
export function useChanges(query: ChangeQuery, enabled = true) {
  return useQuery({
    ...queryOf(changelog, query),
    placeholderData: (before) => before,
    enabled,
  });
}

/** Reads a page of the Traffic Usage Detail. */
export function useDetails(query: DetailQuery, enabled = true) {
  return useQuery({
    ...queryOf(details, query),
    placeholderData: (before) => before,
    enabled,
  });
}

/** Returns the query for every row of the Traffic Change Record of a range: for sums, and for filters that the call lacks. */
export const allChangesQuery = (query: WholeList<ChangeQuery>, enabled = true) =>
  queryOptions({
    queryKey: cacheKey('traffic.changelog', { ...query, purpose: 'all' }),
    queryFn: ({ signal }) => loadAllChanges(query, { signal }),
    enabled,
  });

/** Reads every row of the Traffic Usage Detail of a range: for shares by account, country and protocol. */
export function useAllDetails(query: WholeList<DetailQuery>, enabled = true) {
  return useQuery({
    queryKey: cacheKey('traffic.details', { ...query, purpose: 'all' }),
    queryFn: ({ signal }) => loadAllDetails(query, { signal }),
    enabled,
  });
}

/**
 * Finds the order or trial that last added traffic to the main account, as far as the record shows. Searches growing windows, so
 * that a customer who has bought lately needs one call. The bell and the dashboard share the answer.
 */
export function useLastCredit(user: Pick<User, 'createdAt'>) {
  const createdAt = user.createdAt ?? 0;
  return useQuery({
    queryKey: cacheKey('traffic.changelog', { purpose: 'lastCredit', createdAt }),
    queryFn: ({ signal }) =>
      findLastCredit(creditWindows(createdAt, serviceNow()), (range) =>
        loadAllChanges(range, { signal }),
      ),
  });
}

/** Loads every row of the change record of a range, page by page. */
export function loadAllChanges(
  query: WholeList<ChangeQuery>,
  control: TaskControl,
): Promise<List<TrafficChange>> {
  return loadAllPages((paging) => changelog({ ...query, ...paging }, control), control.onProgress);
}

/** Loads every row of the usage detail of a range, page by page. */
export function loadAllDetails(query: WholeList<DetailQuery>, control: TaskControl) {
  return loadAllPages((paging) => details({ ...query, ...paging }, control), control.onProgress);
}
