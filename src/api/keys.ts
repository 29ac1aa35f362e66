import type { QueryClient } from '@tanstack/react-query';
import type { CallName } from './contract';

/**
 * Returns the cache key of a reading: the call, then its parameters, or the purpose for which all of its pages are read. All server
 * state is kept under such keys, so a change can name the calls that it makes stale.
 */
export const cacheKey = (call: CallName, params?: object): readonly [CallName, object?] =>
  params === undefined ? [call] : [call, params];

/** Marks the answers of these calls as stale, whatever their parameters; those on the page are read again at once. */
export async function invalidateCalls(
  client: QueryClient,
  ...calls: readonly CallName[]
): Promise<void> {
  await Promise.all(calls.map((call) => client.invalidateQueries({ queryKey: cacheKey(call) })));
}
