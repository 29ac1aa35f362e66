import { createContext, useContext, useEffect, useState } from 'react';

const MS = 1000;

/** Reads the clock, in UTC seconds. The signed-in pages get the service's clock; elsewhere the device's is used. */
export const ClockContext = createContext(() => Math.floor(Date.now() / MS));

/**
 * Returns the time in UTC seconds, renewed every `every` seconds and when the tab becomes visible: the timer of a sleeping
 * laptop or a background tab may have stood still.
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
