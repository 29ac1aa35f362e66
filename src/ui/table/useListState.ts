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

/** Where a table is in its list, and how to go elsewhere. */
export interface TablePaging extends Paging {
  onPage(page: number, pageSize: number): void;
}

/** What a list shows, and how to change that. */
export interface ListState<R extends FilterRules> {
  readonly filters: Filters<R>;
  readonly paging: TablePaging;
  /** Sets some filters; the list begins at its first page again. Stays the same function. */
  change(filters: Partial<Filters<R>>): void;
}

/**
 * The state of a list: its filters, its search and its page. It stands in the address, so it outlives a reload and comes
 * back with Back, and a link can name it. It replaces the address: Back leaves the list. `rules` is a constant.
 */
export function useListState<R extends FilterRules>(rules: R): ListState<R> {
  const [address, setAddress] = useSearchParams();
  // The router gives another function with every address, and the address of the last rendering only: changes that follow
  // one another must not lose the first.
  const latest = useRef({ address, setAddress });
  useLayoutEffect(() => {
    latest.current = { address, setAddress };
  });
  const write = useCallback((next: URLSearchParams) => {
    const { address: now, setAddress: set } = latest.current;
    if (next.toString() === now.toString()) return;
    latest.current = { address: next, setAddress: set };
    set(next, { replace: true });
  }, []);
  const change = useCallback(
    (filters: Partial<Filters<R>>) => write(withFilters(latest.current.address, filters)),
    [write],
  );
  const onPage = useCallback(
    (page: number, pageSize: number) =>
      write(withPaging(latest.current.address, { page, pageSize })),
    [write],
  );
  const { filters, paging } = readListState(address, rules);
  return { filters, paging: { ...paging, onPage }, change };
}
