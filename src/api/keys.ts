import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallName } from './contract';

/**
 * Returns the cache key of a reading: the call, then its parameters if it has any, or the purpose for which all of its pages are read.
 * All server state is kept under such keys, so a change can name the calls that it makes stale.
 */
export const cacheKey = (call: CallName, params: object = {}): readonly [CallName, object?] =>
  Object.keys(params).length === 0 ? [call] : [call, params];

/** A function of `services/`. */
interface Service<P, D> {
  (params: P, options: { readonly signal: AbortSignal }): Promise<D>;
  readonly callName: CallName;
}

/** Returns the query of one reading, under the key of its call. */
export const queryOf = <P extends object, D>(service: Service<P, D>, params: NoInfer<P>) =>
  queryOptions({
    queryKey: cacheKey(service.callName, params),
    queryFn: ({ signal }) => service(params, { signal }),
  });

/** Marks the answers of these calls as stale, whatever their parameters; those on the page are read again at once. */
export async function invalidateCalls(
  client: QueryClient,
  ...calls: readonly CallName[]
): Promise<void> {
  await Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: cacheKey(call) })));
}
