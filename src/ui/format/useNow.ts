import { createContext, useContext, useEffect, useState } from 'react';

const MS = 1000;

/** Tells the time in UTC seconds. The signed-in pages are given the service's; elsewhere it is the device's. */
export const ClockContext = createContext(() => Math.floor(Date.now() / MS));

/**
 * The time in UTC seconds, renewed every `every` seconds, and when the tab is looked at again: a laptop that slept and a tab
 * in the background may have stood still.
 */
export function useNow(every: number): number {
  const now = useContext(ClockContext);
  const [seconds, setSeconds] = useState(now);
  useEffect(() => {
    const renew = () => setSeconds(now());
    const timer = setInterval(renew, every * MS);
    document.addEventListener('visibilitychange', renew);
    window.addEventListener('focus', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      window.removeEventListener('focus', renew);
    };
  }, [every, now]);
  return seconds;
}
