import { QueryClient } from '@tanstack/react-query';
import { listen } from '@/runtime/announce';

/** What was read less than this ago is not read again when a page opens, in ms. */
const FRESH_MS = 30_000;

/**
 * The cache of server state. Nothing is retried by itself: a failed reading is told in its place, with Retry; a change is
 * only ever sent by the customer's click.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: FRESH_MS, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// What was read in a session ends with it.
listen('sessionEnded', () => queryClient.clear());
