import { useEffect, useState } from 'react';

const MS = 1000;
const now = () => Math.floor(Date.now() / MS);

/** The time in UTC seconds, renewed every `every` seconds. */
export function useNow(every: number): number {
  const [seconds, setSeconds] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(now()), every * MS);
    return () => clearInterval(timer);
  }, [every]);
  return seconds;
}
