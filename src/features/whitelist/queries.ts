import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Params } from '@/api/contract';
import { invalidateCalls, queryOf } from '@/api/keys';
import { type LoadOptions, loadAllPages } from '@/api/pages';
import { sendBypassingPolicy } from '@/features/auth';
import { whiteipadd, whiteipdelete, whiteipget, whiteipupdate } from '@/services/auth';
import { callWithKeepalive } from '@/services/call';
import { whiteipget as proxyWhitelist } from '@/services/dynamic';

/** Reads a page of whitelist entries, searched by keyword. */
export function useWhitelist(query: Params<'auth.whiteipget'>) {
  return useQuery({
    ...queryOf(whiteipget, query),
    placeholderData: (before) => before,
  });
}

/** Reads every whitelist entry, page by page: for exports. */
export function loadWholeWhitelist(options: LoadOptions) {
  return loadAllPages((paging) => whiteipget({ ...paging, keyword: '' }, options), options.onPage);
}

export const proxyWhitelistQuery = queryOf(proxyWhitelist, {});

/** Reads the addresses that may use whitelist mode. */
export function useProxyWhitelist() {
  return useQuery(proxyWhitelistQuery);
}

/** Makes stale what a change of the whitelist affects. */
export function useRefreshWhitelist(): () => Promise<void> {
  const client = useQueryClient();
  return () => invalidateCalls(client, 'auth.whiteipget', 'dynamic.whiteipget');
}

/** Adds an entry. */
export function useAddIp() {
  const onSettled = useRefreshWhitelist();
  return useMutation({
    mutationFn: (params: Params<'auth.whiteipadd'>) => whiteipadd(params),
    onSettled,
  });
}

/** Changes an entry's remark. */
export function useIpRemark() {
  const onSettled = useRefreshWhitelist();
  return useMutation({
    mutationFn: (params: Params<'auth.whiteipupdate'>) => whiteipupdate(params),
    onSettled,
  });
}

/** Deletes an entry. */
export function useDeleteIp() {
  const onSettled = useRefreshWhitelist();
  return useMutation({ mutationFn: (id: string) => whiteipdelete({ id }), onSettled });
}

/**
 * Deletes an entry while the session or the page ends: sent at once, with the token that is about to become unusable.
 */
export function useDeleteIpOnLeave() {
  const refresh = useRefreshWhitelist();
  return (id: string, token: string) =>
    callWithKeepalive('auth.whiteipdelete', { id }, token, sendBypassingPolicy).finally(refresh);
}
