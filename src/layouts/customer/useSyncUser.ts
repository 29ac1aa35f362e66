import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { useCustomer } from '@/features/auth';

/**
 * Copies the user from the query cache, which is the source of truth, to Umi's initial state, for access and for code outside
 * the cache.
 */
export function useSyncUser(): void {
  const { initialState, setInitialState } = useModel('@@initialState');
  const mirrored = initialState?.currentUser;
  const user = useCustomer();
  useEffect(() => {
    if (user !== mirrored) {
      void setInitialState((state) => state && { ...state, currentUser: user });
    }
  }, [user, mirrored, setInitialState]);
}
