import type { UseQueryResult } from '@tanstack/react-query';

type Results<T extends readonly unknown[]> = { readonly [K in keyof T]: UseQueryResult<T[K]> };

/** Combines several readings into one, for `combine` of `useQueries`: data once all have some; Retry reads all of them again. */
export function combineQueries<const T extends readonly unknown[]>(results: Results<T>) {
  const all: readonly UseQueryResult[] = results;
  return {
    data: all.every(({ data }) => data !== undefined)
      ? (all.map(({ data }) => data) as unknown as T)
      : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  };
}
