import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { useCustomer } from '@/features/auth';

/** Copies the signed-in user's name into the global state (spec §3), from which the shell greets the customer. */
export function useGreetingName(): void {
  const { setName } = useModel('global');
  const { name } = useCustomer();
  useEffect(() => setName(name), [name, setName]);
}
