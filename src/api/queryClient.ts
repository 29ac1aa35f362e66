import { QueryClient } from '@tanstack/react-query';
import type { User } from './contract';
import { cacheKey } from './keys';

/** A page that opens does not read data again that is younger than this, in ms. */
const FRESH_MS = 30_000;

/**
 * Makes the cache of one customer's server state, which is dropped with the customer's pages. Nothing is retried automatically: a
 * failed reading is shown in its place, with Retry; only the customer's click sends a change. A page's data is read anew when the
 * network is back.
 */
export function createQueryClient(user: User): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        // Data from the future were read before the device's clock was put back: they may be of any age.
        staleTime: ({ state }) =>
          state.dataUpdatedAt > Date.now() ? Number.NEGATIVE_INFINITY : FRESH_MS,
        networkMode: 'always',
        refetchOnReconnect: 'always',
      },
    },
  });
  // The pages behind sign-in rely on the customer's data, so the cache never drops it.
  client.setQueryDefaults(cacheKey('user.info'), { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData(cacheKey('user.info'), user);
  return client;
}
