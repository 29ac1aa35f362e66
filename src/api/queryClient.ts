import { QueryClient } from '@tanstack/react-query';
import type { User } from './contract';
import { keyOf } from './keys';

/** What was read less than this ago is not read again when a page opens, in ms. */
const FRESH_MS = 30_000;

/**
 * A cache of server state for one customer; it is dropped with the customer's pages. Nothing is retried by itself: a failed
 * reading is shown in its place, with Retry; a change is only ever sent by the customer's click.
 */
function createQueryClient(user: User): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: FRESH_MS, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // What is behind sign-in counts on the customer being there.
  client.setQueryDefaults(keyOf('user.info'), { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData(keyOf('user.info'), user);
  return client;
}

/** The caches that were made before anything was drawn. */
const ahead = new WeakMap<User, QueryClient>();

/**
 * Has the first page read before it is drawn: what `read` asks of the customer's cache is under way, or there, when the page
 * asks for it. Only for calls that change nothing.
 */
export function readAhead(user: User, read: (client: QueryClient) => void): void {
  const client = createQueryClient(user);
  ahead.set(user, client);
  read(client);
}

/** The cache of a customer's pages: the one that was read into ahead, if there is one. */
export function clientFor(user: User): QueryClient {
  return ahead.get(user) ?? createQueryClient(user);
}
