import { useCallback, useEffect, useRef } from 'react';

/** Gives a function that says whether the component still stands: long work asks it before it goes on. */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return useCallback(() => mounted.current, []);
}
