import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { useCustomer } from '@/features/auth';

/**
 * The query cache is the truth about the user; Umi's initial state mirrors it, for access and for what stands outside
 * the cache.
 */
export function useMirroredUser(): void {
  const { initialState, setInitialState } = useModel('@@initialState');
  const mirrored = initialState?.currentUser;
  const user = useCustomer();
  useEffect(() => {
    if (user !== mirrored) {
      void setInitialState((state) => state && { ...state, currentUser: user });
    }
  }, [user, mirrored, setInitialState]);
}
