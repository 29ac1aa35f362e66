import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { outageKeyOf } from '@/api/callOutcome';

/** The number of different calls on a page that must fail alike before the service itself counts as down. */
const CALLS = 3;

const failureOf = ({ state }: Query) => outageKeyOf(state.error);
const hasFailed = (query: Query) => query.isActive() && failureOf(query) !== null;

/** Returns the failure that `CALLS` different readings of the page share, so that the service must be down; null without one. */
export function useOutage(): Error | null {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    // Batched, as in TanStack's own hooks: the cache tells of changes in the middle of a rendering.
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  );
  return useSyncExternalStore(subscribe, () => {
    const failed = cache.getAll().filter(hasFailed);
    const isCommon = (query: Query) => {
      const alike = failed.filter((one) => failureOf(one) === failureOf(query));
      return new Set(alike.map(({ queryKey: [call] }) => call)).size >= CALLS;
    };
    return failed.find(isCommon)?.state.error ?? null;
  });
}

/** Returns a function that reads everything on the page that has failed again; resolves when all have answered. */
export function useRetryFailed(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.refetchQueries({ predicate: hasFailed });
}
