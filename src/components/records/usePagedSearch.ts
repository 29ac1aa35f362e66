import { useCallback, useState } from 'react';

const PAGE_SIZE = 20;

/** Where a searched, paged list is. `stayWithin` goes back to the last page there is when the list got shorter. */
export function usePagedSearch() {
  const [keyword, setKeyword] = useState('');
  const [paging, setPaging] = useState({ page: 1, pageSize: PAGE_SIZE });
  const onSearch = useCallback((next: string) => {
    setPaging((now) => ({ ...now, page: 1 }));
    setKeyword(next);
  }, []);
  const onPage = useCallback((page: number, pageSize: number) => setPaging({ page, pageSize }), []);
  const stayWithin = useCallback((total: number) => {
    setPaging((now) => {
      const last = Math.max(1, Math.ceil(total / now.pageSize));
      return now.page > last ? { ...now, page: last } : now;
    });
  }, []);
  return { keyword, paging, onSearch, onPage, stayWithin };
}
