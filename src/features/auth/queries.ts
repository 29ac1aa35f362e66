import { queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '@/api/contract';
import { keyOf } from '@/api/keys';
import { info } from '@/services/user';

export const userQuery = queryOptions({
  queryKey: keyOf('user.info'),
  queryFn: ({ signal }) => info({ signal }),
});

/** The reading of who is signed in, for a view that shows it with Retry when reading it anew failed. */
export function useUser() {
  return useQuery(userQuery);
}

/**
 * The signed-in customer: balance, traffic left, API token, proxy credentials. Only for what is shown behind sign-in, where the cache
 * is made with the customer in it (`api/queryClient.ts`).
 */
export function useCustomer(): User {
  const { data } = useUser();
  if (data === undefined) throw new Error('useCustomer is for pages behind sign-in');
  return data;
}
