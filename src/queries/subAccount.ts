import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Params, SubAccount, User } from '@/contract';
import { allPages } from '@/domain/pages';
import { uptime } from '@/runtime/uptime';
import {
  passadd,
  passdelete,
  passupdate,
  remarkupdate,
  sublist,
  trafficupdate,
} from '@/services/auth';
import { unreadFailure } from '@/services/call';
import { info } from '@/services/user';
import { keys } from './keys';

/** A page of sub-accounts, searched by keyword. */
export function useSubAccounts(query: Params<'auth.sublist'>) {
  return useQuery({
    queryKey: keys.subAccountPage(query),
    queryFn: ({ signal }) => sublist(query, { signal }),
    placeholderData: (before) => before,
  });
}

/** Every sub-account that a keyword finds, however few rows the backend gives a page. */
export function useFoundSubAccounts(keyword: string) {
  return useQuery({
    queryKey: keys.subAccountPage({ purpose: 'found', keyword }),
    queryFn: ({ signal }) => allPages((paging) => sublist({ ...paging, keyword }, { signal })),
  });
}

export const allSubAccountsQuery = queryOptions({
  queryKey: keys.subAccountPage({ purpose: 'all' }),
  queryFn: ({ signal }) => allPages((paging) => sublist({ ...paging, keyword: '' }, { signal })),
});

/** Every sub-account. */
export function useAllSubAccounts() {
  return useQuery(allSubAccountsQuery);
}

/**
 * The sub-account that is meant as the backend lists it now; null when it is not listed.
 * @throws the failure of the call, also when a row could not be read: it may be the one that is looked for
 */
async function listedSubAccount(
  keyword: string,
  isMeant: (one: SubAccount) => boolean,
  signal?: AbortSignal,
): Promise<SubAccount | null> {
  const { list, unread } = await allPages((paging) => sublist({ ...paging, keyword }, { signal }));
  const found = list.find(isMeant);
  if (found === undefined && unread) throw unreadFailure('auth.sublist', unread);
  return found ?? null;
}

/**
 * A sub-account and the user as they are now, whatever was read before: for a change that depends on their traffic. `sub`
 * is null when it is not listed any more. `askedAt` is the uptime when they were asked for: the answer may be slow, and says
 * nothing of what happened since.
 */
export function useAccountsNow({ id, username }: Pick<SubAccount, 'id' | 'username'>) {
  const client = useQueryClient();
  return useQuery({
    queryKey: keys.subAccountPage({ purpose: 'now', id }),
    queryFn: async ({ signal }) => {
      const askedAt = uptime();
      const [main, sub] = await Promise.all([
        info({ signal }),
        listedSubAccount(username, (one) => one.id === id, signal),
      ]);
      client.setQueryData<User>(keys.user, main);
      return { main, sub, askedAt };
    },
    staleTime: 0,
    gcTime: 0,
  });
}

/** What a change of a sub-account touches: the lists, and with its traffic the main account's and the records. */
function useRefreshSubAccounts(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const topics = [keys.subAccounts, keys.user, keys.changes];
    await Promise.all(topics.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}

/** Adds a sub-account; the envelope tells when the username is taken. */
export function useAddSubAccount() {
  const onSettled = useRefreshSubAccounts();
  return useMutation({
    mutationFn: (params: Params<'auth.passadd'>) => passadd(params),
    onSettled,
  });
}

/** The sub-account of this username as the backend lists it now; null when there is none. */
export const findSubAccount = (username: string): Promise<SubAccount | null> =>
  listedSubAccount(username, (one) => one.username === username);

/** Deletes a sub-account; answers how many bytes came back. */
export function useDeleteSubAccount() {
  const refresh = useRefreshSubAccounts();
  return useMutation({
    mutationFn: (id: string) => passdelete({ id }),
    // Not waited for: a lost answer is looked up at once.
    onSettled: () => void refresh(),
  });
}

/** Changes a sub-account's password. */
export function useSubAccountPassword() {
  const onSettled = useRefreshSubAccounts();
  return useMutation({
    mutationFn: (params: Params<'auth.passupdate'>) => passupdate(params),
    onSettled,
  });
}

/** Changes a sub-account's remark. */
export function useSubAccountRemark() {
  const onSettled = useRefreshSubAccounts();
  return useMutation({
    mutationFn: (params: Params<'auth.remarkupdate'>) => remarkupdate(params),
    onSettled,
  });
}

/** Moves traffic between the main account and a sub-account. */
export function useMoveTraffic() {
  const refresh = useRefreshSubAccounts();
  return useMutation({
    mutationFn: (params: Params<'auth.trafficupdate'>) => trafficupdate(params),
    // Not waited for: a lost answer is looked up at once.
    onSettled: () => void refresh(),
  });
}

/** Every sub-account, page by page: for exports. */
export function loadAllSubAccounts(options: {
  readonly signal: AbortSignal;
  onPage?(loaded: number, total: number): void;
}) {
  return allPages((paging) => sublist({ ...paging, keyword: '' }, options), options.onPage);
}
