import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isServiceDown } from '@/api/errorText';

/** When so many different calls fail on a page it is the service that fails, not one of them. */
const CALLS = 3;

const hasFailed = (query: Query) => query.isActive() && isServiceDown(query.state.error);

/** Returns the first failure while so many of the page's readings fail that the service itself must be down; else null. */
export function useOutage(): Error | null {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    // Batched, as in TanStack's own hooks: the cache tells of changes in the middle of a rendering.
    (listener: () => void) => cache.subscribe(notifyManager.batchCalls(listener)),
    [cache],
  );
  return useSyncExternalStore(subscribe, () => {
    const failed = cache.getAll().filter(hasFailed);
    const names = new Set(failed.map(({ queryKey: [call] }) => call));
    return names.size < CALLS ? null : (failed[0]?.state.error ?? null);
  });
}

/** Returns a function that reads everything on the page that has failed again; resolves when all have answered. */
export function useRetryFailed(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.refetchQueries({ predicate: hasFailed });
}
