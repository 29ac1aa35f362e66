import { useEffect, useState } from 'react';

/** A pause in typing after which the service is asked. Milliseconds. */
const REST_MS = 300;

/** Returns the last value that has stayed unchanged for `REST_MS`. */
export function useDebounced<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
