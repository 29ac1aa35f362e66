import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { useCustomer } from '@/features/auth';

/** Keeps the global state's name (spec §3), which the shell greets the customer by, in step with the signed-in user's. */
export function useGreetingName(): void {
  const { setName } = useModel('global');
  const { name } = useCustomer();
  useEffect(() => setName(name), [name, setName]);
}
