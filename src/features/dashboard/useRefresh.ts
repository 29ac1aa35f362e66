import { useIsFetching, useQueryClient } from '@tanstack/react-query';

/** Reads all data on the page again. */
export function useRefresh(): { readonly busy: boolean; refresh(): Promise<void> } {
  const client = useQueryClient();
  const busy = useIsFetching() > 0;
  return { busy, refresh: () => client.refetchQueries({ type: 'active' }) };
}
