import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { List, SubAccount } from '@/api/contract';
import { ContractError } from '@/api/contract/errors';
import { allRowsQueryOf, cacheKey, invalidateCalls, pageQueryOf } from '@/api/keys';
import { loadAllPages, slicePage } from '@/api/pages';
import type { Paging } from '@/lib/listState';
import { sublist } from '@/services/auth';
import type { CallOptions } from '@/services/call';

/** A change whose answer was lost is looked up again after this long, because it may take effect late. Milliseconds. */
export const LOOK_AGAIN_MS = 10_000;

/** Returns the query for every sub-account that a keyword finds; the empty one finds all. */
export const searchSubAccountsQuery = (keyword: string) => allRowsQueryOf(sublist, { keyword });

/** The same, for a view that must show nothing that was read before it opened: nothing is kept after it closes. */
export const newSubAccountsQuery = (keyword: string) =>
  queryOptions({
    ...searchSubAccountsQuery(keyword),
    queryKey: cacheKey('auth.sublist', { purpose: 'new', keyword }),
    staleTime: 0,
    gcTime: 0,
  });

export const allSubAccountsQuery = searchSubAccountsQuery('');

/** Reads a page of the sub-accounts that a keyword finds. The call has no order to choose, so for one by traffic left all are read. */
export function useSubAccountPage(
  keyword: string,
  { page, pageSize }: Paging,
  isByTrafficLeft: boolean,
) {
  const inOrder = useQuery({
    ...pageQueryOf(sublist, { page, pageSize, keyword }),
    enabled: !isByTrafficLeft,
  });
  const all = useQuery({
    ...searchSubAccountsQuery(keyword),
    placeholderData: keepPreviousData,
    enabled: isByTrafficLeft,
  });
  if (!isByTrafficLeft) return inOrder;
  const list = [...(all.data?.list ?? [])].sort((a, b) => a.trafficLeft - b.trafficLeft);
  return { ...all, data: all.data && slicePage({ ...all.data, list }, { page, pageSize }) };
}

/**
 * Returns the matching sub-account; null when it is not listed.
 * @throws ContractError when a row could not be read: it may be the wanted one
 */
export function findListed(
  { list, unread }: List<SubAccount>,
  isMeant: (one: SubAccount) => boolean,
): SubAccount | null {
  const found = list.find(isMeant);
  if (found === undefined && unread) throw new ContractError('auth.sublist', unread.field);
  return found ?? null;
}

/**
 * Makes stale what a change of a sub-account affects: the lists, the main account's traffic, and the change record. A sender of
 * changes calls the returned function once, after the last of them.
 */
export function useRefreshSubAccounts(): () => Promise<void> {
  const client = useQueryClient();
  return () => {
    // Stale answers are shown until they are read again: the generator would make lines with a former password, and a new
    // sub-account would be taken for a deleted one of its name.
    client.removeQueries({
      queryKey: cacheKey('auth.sublist', { purpose: 'all' }),
      type: 'inactive',
    });
    return invalidateCalls(client, 'auth.sublist', 'user.info', 'traffic.changelog');
  };
}

/** Finds the sub-account of this username in the backend's list; null when there is none. */
export async function findSubAccount(
  username: string,
  options?: CallOptions,
): Promise<SubAccount | null> {
  return findListed(
    await loadAllPages((paging) => sublist({ keyword: username, ...paging }, options)),
    (one) => one.username === username,
  );
}
