import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Params } from '@/contract';
import { allPages } from '@/domain/pages';
import {
  passadd,
  passdelete,
  passupdate,
  remarkupdate,
  sublist,
  trafficupdate,
} from '@/services/auth';
import { keys } from './keys';

/** A page of sub-accounts, searched by keyword. */
export function useSubAccounts(query: Params<'auth.sublist'>) {
  return useQuery({
    queryKey: keys.subAccountPage(query),
    queryFn: ({ signal }) => sublist(query, { signal }),
    placeholderData: (before) => before,
  });
}

/** Every sub-account. */
export function useAllSubAccounts() {
  return useQuery({
    queryKey: keys.subAccountPage({ purpose: 'all' }),
    queryFn: ({ signal }) => allPages((paging) => sublist({ ...paging, keyword: '' }, { signal })),
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

/** Deletes a sub-account; answers how many bytes came back. */
export function useDeleteSubAccount() {
  const onSettled = useRefreshSubAccounts();
  return useMutation({ mutationFn: (id: string) => passdelete({ id }), onSettled });
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
  const onSettled = useRefreshSubAccounts();
  return useMutation({
    mutationFn: (params: Params<'auth.trafficupdate'>) => trafficupdate(params),
    onSettled,
  });
}

/** Every sub-account, page by page: for exports. */
export function loadAllSubAccounts(options: {
  readonly signal: AbortSignal;
  onPage?(loaded: number, total: number): void;
}) {
  return allPages((paging) => sublist({ ...paging, keyword: '' }, options), options.onPage);
}
