import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Params } from '@/api/contract';
import { cacheKey, invalidateCalls } from '@/api/keys';
import { loadAllPages } from '@/api/pages';
import { sendBypassingPolicy } from '@/features/auth';
import { whiteipadd, whiteipdelete, whiteipget, whiteipupdate } from '@/services/auth';
import { callWithKeepalive } from '@/services/call';
import { whiteipget as proxyWhitelist } from '@/services/dynamic';

/** Reads a page of whitelist entries, searched by keyword. */
export function useWhitelist(query: Params<'auth.whiteipget'>) {
  return useQuery({
    queryKey: cacheKey('auth.whiteipget', query),
    queryFn: ({ signal }) => whiteipget(query, { signal }),
    placeholderData: (before) => before,
  });
}

/** Reads every whitelist entry, page by page: for exports. */
export function loadWholeWhitelist(options: {
  readonly signal: AbortSignal;
  onPage?(loaded: number, total: number): void;
}) {
  return loadAllPages((paging) => whiteipget({ ...paging, keyword: '' }, options), options.onPage);
}

export const proxyWhitelistQuery = queryOptions({
  queryKey: cacheKey('dynamic.whiteipget'),
  queryFn: ({ signal }) => proxyWhitelist({ signal }),
});

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
