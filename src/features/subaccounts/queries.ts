import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { List, SubAccount, User } from '@/api/contract';
import { ContractError } from '@/api/contract/errors';
import { allRowsQueryOf, cacheKey, invalidateCalls, loadAllRows, pageQueryOf } from '@/api/keys';
import { slicePage } from '@/api/pages';
import { uptime } from '@/lib/browser/clock/uptime';
import type { Paging } from '@/lib/listState';
import { sublist } from '@/services/auth';
import { info } from '@/services/user';
import { momentAt } from './change/browser';
import type { Moment } from './rules/subAccountChange';

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

/** Reads the user and the sub-accounts that a keyword finds. `askedAt` is the moment of the request. */
async function readAccounts(client: QueryClient, keyword: string) {
  const asked = uptime();
  const [main, subs] = await Promise.all([info({}), loadAllRows(sublist, { keyword })]);
  client.setQueryData<User>(cacheKey('user.info'), main);
  // Before the first answer of this document the service's time would be the device's.
  return { main, subs, askedAt: momentAt(asked) };
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
  if (found === undefined && unread) throw new ContractError('auth.sublist', unread.field);
  return found ?? null;
}

type Named = Pick<SubAccount, 'id' | 'username'>;

/** The main account and sub-accounts by their ids, null for one that is no longer listed, read together. */
export interface AccountsReading {
  readonly main: User;
  readonly subs: ReadonlyMap<string, SubAccount | null>;
  readonly askedAt: Moment;
}

/**
 * Reads sub-accounts and the user anew, past any cache: for changes that depend on their traffic. A sub-account that is no longer
 * listed is null. `askedAt` is the moment of the request: a slow answer proves nothing about later events.
 * @param lookAgain returns the milliseconds after which a reading is repeated, also a failed first one; false for never
 */
export function useFreshAccounts(
  wanted: readonly Named[],
  lookAgain: (reading: AccountsReading | undefined) => number | false,
) {
  const client = useQueryClient();
  const ids = wanted.map(({ id }) => id);
  const keyword = wanted.length === 1 ? (wanted[0]?.username ?? '') : '';
  return useQuery<AccountsReading>({
    queryKey: cacheKey('auth.sublist', { purpose: 'now', ids }),
    refetchInterval: ({ state }) => lookAgain(state.data),
    // Without the signal, closing the dialog does not end a reading that a change waits for: an ended one would give old figures.
    queryFn: async () => {
      const { main, subs, askedAt } = await readAccounts(client, keyword);
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
export async function findSubAccount(username: string): Promise<SubAccount | null> {
  return listed(
    await loadAllRows(sublist, { keyword: username }),
    (one) => one.username === username,
  );
}
