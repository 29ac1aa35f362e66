import { useQueryClient } from '@tanstack/react-query';
import { invalidateCalls, loadAllRows, queryOf } from '@/api/keys';
import type { TaskControl } from '@/lib/browser/runCooperatively';
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
