import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Params } from '@/api/contract';
import { invalidateCalls, queryOf } from '@/api/keys';
import { loadAllPages } from '@/api/pages';
import type { TaskControl } from '@/lib/browser/runCooperatively';
import { whiteipget } from '@/services/auth';
import { whiteipget as proxyWhitelist } from '@/services/dynamic';

/** Reads a page of whitelist entries, searched by keyword. */
export function useWhitelist(query: Params<'auth.whiteipget'>) {
  return useQuery({
    ...queryOf(whiteipget, query),
    placeholderData: (before) => before,
  });
}

/** Reads every whitelist entry, page by page: for exports. */
export function loadWholeWhitelist(control: TaskControl) {
  return loadAllPages(
    (paging) => whiteipget({ ...paging, keyword: '' }, control),
    control.onProgress,
  );
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
