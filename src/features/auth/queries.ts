import { useQuery } from '@tanstack/react-query';
import { keyOf } from '@/api/keys';
import { info } from '@/services/user';

/** The current user: balance, traffic left, API token, proxy credentials. */
export function useUser() {
  return useQuery({ queryKey: keyOf('user.info'), queryFn: ({ signal }) => info({ signal }) });
}
