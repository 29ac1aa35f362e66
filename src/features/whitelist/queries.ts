import { useQueryClient } from '@tanstack/react-query';
import type { Page, WhitelistEntry } from '@/api/contract';
import { cacheKey, invalidateCalls, loadAllRows, queryOf } from '@/api/keys';
import type { TaskControl } from '@/lib/browser/runCooperatively';
import { normaliseIp } from '@/lib/ip';
import { whiteipget } from '@/services/auth';
import { whiteipget as proxyWhitelist } from '@/services/dynamic';

/** Reads every whitelist entry. */
export const loadWholeWhitelist = (control: TaskControl) =>
  loadAllRows(whiteipget, { keyword: '' }, control);

/** Reads the addresses that may use whitelist mode. */
export const proxyWhitelistQuery = queryOf(proxyWhitelist, {});

/** Makes stale what a change of the whitelist affects. */
export function useRefreshWhitelist(): () => Promise<void> {
  const client = useQueryClient();
  return () => invalidateCalls(client, 'auth.whiteipget', 'dynamic.whiteipget');
}

/** Takes a deleted entry out of the lists that were read: they may not be read again after it. */
export function useForgetEntry(): (entry: WhitelistEntry) => void {
  const client = useQueryClient();
  return ({ id, ip }) => {
    client.setQueriesData<Page<WhitelistEntry>>(
      { queryKey: cacheKey('auth.whiteipget') },
      (page) => {
        const list = page?.list.filter((entry) => entry.id !== id);
        if (!page || !list || list.length === page.list.length) return page;
        // A page that has one row less now does not show how many the backend gives.
        return { ...page, list, total: page.total - 1, isCut: true };
      },
    );
    const isOther = (entry: { readonly ip: string }) => normaliseIp(entry.ip) !== normaliseIp(ip);
    client.setQueryData(
      proxyWhitelistQuery.queryKey,
      (all) => all && { ...all, list: all.list.filter(isOther) },
    );
  };
}
