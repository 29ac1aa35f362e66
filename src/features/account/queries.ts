import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasNoReadableAnswer } from '@/api/callOutcome';
import type { User } from '@/api/contract';
import { cacheKey, invalidateCalls } from '@/api/keys';
import { genToken } from '@/services/user';

/** Makes a new API token; the old one stops working at once. */
export function useRegenerateToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => genToken({}, { isTold: hasNoReadableAnswer }),
    onSuccess: ({ apiToken }) => {
      client.setQueryData<User>(cacheKey('user.info'), (user) => user && { ...user, apiToken });
    },
    // The change may have been made although its answer was lost: the token shown must be the one that works.
    onError: () => invalidateCalls(client, 'user.info'),
  });
}
