import { useSearchParams } from '@umijs/max';
import { useCallback, useLayoutEffect, useRef } from 'react';
import {
  type FilterRules,
  type Filters,
  type Paging,
  readListState,
  withFilters,
  withPaging,
} from '@/lib/listState';

/** The page that a table shows, and the function that changes it. */
export interface TablePaging extends Paging {
  onPage(page: number, pageSize: number): void;
}

/**
 * Reads and changes the filters, the search and the page of a list. All of them are kept in the address, so that they survive a
 * reload and a link can hold them. A change replaces the address, so Back leaves the list; a step into its details keeps it for Back.
 */
export function useListState<R extends FilterRules>(rules: R) {
  const [address, setAddress] = useSearchParams();
  // The router's setter knows the address of the last rendering only. Two changes in a row would otherwise lose the first.
  const latest = useRef({ address, setAddress });
  useLayoutEffect(() => {
    latest.current = { address, setAddress };
  });
  const write = useCallback((next: URLSearchParams, isStep = false) => {
    const { address: now, setAddress: set } = latest.current;
    if (next.toString() === now.toString()) return;
    latest.current = { address: next, setAddress: set };
    set(next, { replace: !isStep });
  }, []);
  /** Sets some filters; the list begins at its first page again. Stays the same function. `isStep`: Back returns to the view before. */
  const change = useCallback(
    (filters: Partial<Filters<R>>, isStep?: boolean) =>
      write(withFilters(latest.current.address, filters), isStep),
    [write],
  );
  const onPage = useCallback(
    (page: number, pageSize: number) =>
      write(withPaging(latest.current.address, { page, pageSize })),
    [write],
  );
  const { filters, paging } = readListState(address, rules);
  return { filters, paging: { ...paging, onPage } satisfies TablePaging, change };
}
