import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasNoReadableAnswer } from '@/api/callOutcome';
import type { User } from '@/api/contract';
import { cacheKey, invalidateCalls } from '@/api/keys';
import { forgetPwd } from '@/services/account';
import { changepwd, genToken, setlang } from '@/services/user';

/** Changes the password of the main account. */
export function useChangePassword() {
  return useMutation({ mutationFn: changepwd });
}

/** Makes a new API token; the old one stops working at once. */
export function useRegenerateToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => genToken({ isTold: hasNoReadableAnswer }),
    onSuccess: ({ apiToken }) => {
      client.setQueryData<User>(cacheKey('user.info'), (user) => user && { ...user, apiToken });
    },
    // The change may have been made although its answer was lost: the token shown must be the one that works.
    onError: () => invalidateCalls(client, 'user.info'),
  });
}

/** Sets the language of the service's mails. */
export function useSetLanguage() {
  return useMutation({ mutationFn: setlang });
}

/** Mails a link that sets a new password, for customers who signed in by Google or Yandex and have none. */
export function useSendResetLink() {
  return useMutation({ mutationFn: forgetPwd });
}
