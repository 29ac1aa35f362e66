import { QueryClient } from '@tanstack/react-query';
import type { User } from '@/contract';
import { keys } from './keys';

/** What was read less than this ago is not read again when a page opens, in ms. */
const FRESH_MS = 30_000;

/**
 * A cache of server state for one customer; it is dropped with the customer's pages. Nothing is retried by itself: a failed
 * reading is shown in its place, with Retry; a change is only ever sent by the customer's click.
 */
export function createQueryClient(user: User): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH_MS, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  client.setQueryData(keys.user, user);
  return client;
}
