import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { queryClient } from '@/queries/client';
import { keys } from '@/queries/keys';
import { useUser } from '@/queries/user';

/**
 * The query cache is the truth about the user; Umi's initial state mirrors it, for access and for what stands outside
 * the cache.
 */
export function useMirroredUser(): void {
  const { initialState, setInitialState } = useModel('@@initialState');
  const started = initialState?.currentUser;
  if (started && queryClient.getQueryData(keys.user) === undefined) {
    queryClient.setQueryData(keys.user, started);
  }
  const { data: user } = useUser();
  useEffect(() => {
    if (user && user !== started) {
      void setInitialState((state) => state && { ...state, currentUser: user });
    }
  }, [user, started, setInitialState]);
}
