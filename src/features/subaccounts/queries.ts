import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import type { List, Params, SubAccount, User } from '@/api/contract';
import { keyOf, makeStale } from '@/api/keys';
import { allPages } from '@/api/pages';
import { uptime } from '@/lib/browser/uptime';
import {
  passadd,
  passdelete,
  passupdate,
  remarkupdate,
  sublist,
  trafficupdate,
} from '@/services/auth';
import { type CallOptions, unreadFailure } from '@/services/call';
import { info } from '@/services/user';

/** Reads a page of sub-accounts, searched by keyword. */
export function useSubAccounts(query: Params<'auth.sublist'>) {
  return useQuery({
    queryKey: keyOf('auth.sublist', query),
    queryFn: ({ signal }) => sublist(query, { signal }),
    placeholderData: (before) => before,
  });
}

/** Reads every sub-account that a keyword finds, however few rows the backend returns per page. */
export const foundSubAccountsQuery = (keyword: string) =>
  queryOptions({
    queryKey: keyOf('auth.sublist', { purpose: 'found', keyword }),
    queryFn: ({ signal }) => allPages((paging) => sublist({ ...paging, keyword }, { signal })),
  });

export const allSubAccountsQuery = queryOptions({
  queryKey: keyOf('auth.sublist', { purpose: 'all' }),
  queryFn: ({ signal }) => allPages((paging) => sublist({ ...paging, keyword: '' }, { signal })),
});

/** Reads every sub-account. */
export function useAllSubAccounts() {
  return useQuery(allSubAccountsQuery);
}

/** Reads the user and the sub-accounts that a keyword finds. `askedAt` is the uptime at the request. */
async function readAccounts(client: QueryClient, keyword: string, options: CallOptions = {}) {
  const askedAt = uptime();
  const [main, subs] = await Promise.all([
    info(options),
    allPages((paging) => sublist({ ...paging, keyword }, options)),
  ]);
  client.setQueryData<User>(keyOf('user.info'), main);
  return { main, subs, askedAt };
}

/**
 * Returns the matching sub-account; null when it is not listed.
 * @throws ContractError when a row could not be read: it may be the wanted one
 */
function listed(
  { list, unread }: List<SubAccount>,
  isMeant: (one: SubAccount) => boolean,
): SubAccount | null {
  const found = list.find(isMeant);
  if (found === undefined && unread) throw unreadFailure('auth.sublist', unread);
  return found ?? null;
}

type Named = Pick<SubAccount, 'id' | 'username'>;

/**
 * Reads sub-accounts and the user anew, past any cache: for changes that depend on their traffic. A sub-account that is no longer
 * listed is null. `askedAt` is the uptime at the request: a slow answer proves nothing about later events.
 */
export function useAccountsNow(wanted: readonly Named[]) {
  const client = useQueryClient();
  const ids = wanted.map(({ id }) => id);
  const keyword = wanted.length === 1 ? (wanted[0]?.username ?? '') : '';
  return useQuery({
    queryKey: keyOf('auth.sublist', { purpose: 'now', ids }),
    queryFn: async ({ signal }) => {
      const { main, subs, askedAt } = await readAccounts(client, keyword, { signal });
      const now = ids.map((id) => [id, listed(subs, (one) => one.id === id)] as const);
      return { main, subs: new Map(now), askedAt };
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** Returns a function that reads one sub-account and the user once more; null for a sub-account that is no longer listed. */
export function useReadAccount() {
  const client = useQueryClient();
  return async ({ id, username }: Named) => {
    const { main, subs, askedAt } = await readAccounts(client, username);
    return { main, sub: listed(subs, (one) => one.id === id), askedAt };
  };
}

/**
 * Makes stale what a change of a sub-account affects: the lists, the main account's traffic, and the change record. A sender of
 * changes calls the returned function once, after the last of them.
 */
export function useRefreshSubAccounts(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    () => makeStale(client, 'auth.sublist', 'user.info', 'traffic.changelog'),
    [client],
  );
}

/** Finds the sub-account of this username in the backend's list; null when there is none. */
export async function findSubAccount(username: string): Promise<SubAccount | null> {
  const subs = await allPages((paging) => sublist({ ...paging, keyword: username }));
  return listed(subs, (one) => one.username === username);
}

/** Deletes a sub-account; the answer has the returned bytes. */
export function useDeleteSubAccount() {
  return useMutation({ mutationFn: (id: string) => passdelete({ id }) });
}

/** Changes a sub-account's password. */
export function useSubAccountPassword() {
  return useMutation({ mutationFn: (params: Params<'auth.passupdate'>) => passupdate(params) });
}

/** Changes a sub-account's remark. */
export function useSubAccountRemark() {
  return useMutation({ mutationFn: (params: Params<'auth.remarkupdate'>) => remarkupdate(params) });
}

/** Moves traffic between the main account and a sub-account. */
export function useMoveTraffic() {
  return useMutation({
    mutationFn: (params: Params<'auth.trafficupdate'>) => trafficupdate(params),
  });
}

/** Reads every sub-account, page by page: for exports. */
export function loadAllSubAccounts(options: {
  readonly signal: AbortSignal;
  onPage?(loaded: number, total: number): void;
}) {
  return allPages((paging) => sublist({ ...paging, keyword: '' }, options), options.onPage);
}

/** Adds a sub-account; the envelope's code says when the username is taken. */
export function useAddSubAccount() {
  return useMutation({ mutationFn: (params: Params<'auth.passadd'>) => passadd(params) });
}
