import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { useUser } from '@/features/auth';

/** Copies the signed-in user's name into the global state (spec §3), from which the shell greets the customer. */
export function useGreetingName(): void {
  const { setName } = useModel('global');
  const { data: user } = useUser();
  const name = user?.name;
  useEffect(() => {
    if (name !== undefined) setName(name);
  }, [name, setName]);
}
