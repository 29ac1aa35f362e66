import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SubAccount, User } from '@/api/contract';
import { cacheKey, loadAllRows } from '@/api/keys';
import { uptime } from '@/lib/browser/clock/uptime';
import { sublist } from '@/services/auth';
import { info } from '@/services/user';
import { findListed } from '../queries';
import type { Moment } from '../rules/subAccountChange';
import { momentAt } from './lastChangesStore';

/** Reads the user and the sub-accounts that a keyword finds. */
async function readAccounts(client: QueryClient, keyword: string) {
  const asked = uptime();
  const [main, subs] = await Promise.all([info({}), loadAllRows(sublist, { keyword })]);
  client.setQueryData<User>(cacheKey('user.info'), main);
  // The moment comes after the answers: before a document's first one, the service's time is not known.
  return { main, subs, askedAt: momentAt(asked) };
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
 * listed is null.
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
    // No signal is passed on: closing the dialog would end a reading that a change waits for, and leave it old figures.
    queryFn: async () => {
      const { main, subs, askedAt } = await readAccounts(client, keyword);
      const now = ids.map((id) => [id, findListed(subs, (one) => one.id === id)] as const);
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
    return { main, sub: findListed(subs, (one) => one.id === id), askedAt };
  };
}
