import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { TaskControl } from '@/lib/browser/runCooperatively';
import type { Paging } from '@/lib/listState';
import type { CallName, Page } from './contract';
import { loadAllPages } from './pages';

/**
 * Returns the cache key of a reading: the call, then its parameters if it has any, or the purpose for which all of its pages are read.
 * All server state is kept under such keys, so a change can name the calls that it makes stale.
 */
export const cacheKey = (call: CallName, params: object = {}): readonly [CallName, object?] =>
  Object.keys(params).length === 0 ? [call] : [call, params];

/** A function of `services/`. */
export interface Service<P, D> {
  (params: P, options: { readonly signal?: AbortSignal }): Promise<D>;
  readonly callName: CallName;
}

/** Returns the query of one reading, under the key of its call. */
export const queryOf = <P extends object, D>(service: Service<P, D>, params: NoInfer<P>) =>
  queryOptions({
    queryKey: cacheKey(service.callName, params),
    queryFn: ({ signal }) => service(params, { signal }),
  });

/** Returns the query of one page of a list. The former page stays in view until the requested one is read. */
export const pageQueryOf = <P extends Paging, D>(service: Service<P, D>, params: NoInfer<P>) =>
  queryOptions({ ...queryOf(service, params), placeholderData: keepPreviousData });

/** Loads every row of a list, page by page. */
export function loadAllRows<P extends Paging, T>(
  service: Service<P, Page<T>>,
  params: Omit<NoInfer<P>, keyof Paging>,
  { signal, onProgress }: Partial<TaskControl> = {},
) {
  const load = (paging: Paging) => service({ ...params, ...paging } as P, { signal });
  return loadAllPages(load, onProgress);
}

/** Returns the query of every row of a list: for sums, and for filters that the call lacks. */
export const allRowsQueryOf = <P extends Paging, T>(
  service: Service<P, Page<T>>,
  params: Omit<NoInfer<P>, keyof Paging>,
) =>
  queryOptions({
    queryKey: cacheKey(service.callName, { ...params, purpose: 'all' }),
    queryFn: ({ signal }) => loadAllRows(service, params, { signal }),
  });

/** Marks the answers of these calls as stale, whatever their parameters; those on the page are read again at once. */
export async function invalidateCalls(
  client: QueryClient,
  ...calls: readonly CallName[]
): Promise<void> {
  await Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: cacheKey(call) })));
}
