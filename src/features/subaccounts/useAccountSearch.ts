import { useQuery } from '@tanstack/react-query';
import { cacheKey } from '@/api/keys';
import type { SearchHit } from '@/lib/text/search';
import { sublist } from '@/services/auth';

/** Asks for the sub-accounts whose name has `keyword` in it, at most `most` of them; asks nothing for an empty one. */
export function useAccountSearch(keyword: string, most: number) {
  return useQuery({
    queryKey: cacheKey('auth.sublist', { purpose: 'palette', keyword, most }),
    queryFn: ({ signal }) => sublist({ page: 1, pageSize: most, keyword }, { signal }),
    enabled: keyword !== '',
    select: ({ list }) =>
      list.slice(0, most).map(
        ({ id, username }): SearchHit => ({
          id: `account-${id}`,
          title: username,
          path: `/proxysetting/subaccount?${new URLSearchParams({ search: username })}`,
          isVerbatim: true,
        }),
      ),
  });
}
