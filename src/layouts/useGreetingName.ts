import { useModel } from '@umijs/max';
import { useEffect } from 'react';

/** What the shell greets the customer by: the global state's name (spec §3), kept in step with the user's. */
export function useGreetingName(userName: string | undefined): { name: string } {
  const { name, setName } = useModel('global');
  useEffect(() => {
    if (userName !== undefined) setName(userName);
  }, [userName, setName]);
  return { name };
}
