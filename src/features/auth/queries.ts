import { useQuery } from '@tanstack/react-query';
import type { User } from '@/api/contract';
import { queryOf } from '@/api/keys';
import { info } from '@/services/user';

export const userQuery = queryOf(info, {});

/** Reads the signed-in user, for a view that shows Retry when a new reading failed. */
export function useUser() {
  return useQuery(userQuery);
}

/**
 * Returns the signed-in customer: balance, traffic left, API token, proxy credentials. Only for views behind sign-in, where the cache
 * is created with the customer in it (`api/queryClient.ts`).
 */
export function useCustomer(): User {
  const { data } = useUser();
  if (data === undefined) throw new Error('useCustomer is for pages behind sign-in');
  return data;
}

/** Less time than it takes to regenerate the API token in another tab and come back, in ms. */
const TOKEN_FRESH_MS = 5000;

/**
 * Returns the customer's API token, empty when it is not known. It is read anew when the customer comes back to the tab: one that was
 * regenerated in another tab is dead here.
 */
export function useApiToken(): string {
  const { data = '' } = useQuery({
    ...userQuery,
    select: ({ apiToken }) => apiToken,
    staleTime: TOKEN_FRESH_MS,
  });
  return data;
}
