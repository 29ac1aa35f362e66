import { useEffect, useState } from 'react';
import { serviceNow } from '@/lib/browser/clock/serviceClock';
import { MS_PER_SECOND } from '@/lib/time/day';

/**
 * Returns the service's time in UTC seconds, renewed every `every` seconds, a minute unless given, and when the tab becomes visible:
 * the timer of a sleeping laptop or a background tab may have stood still.
 */
export function useNow(every = 60): number {
  const [seconds, setSeconds] = useState(serviceNow);
  useEffect(() => {
    const renew = () => setSeconds(serviceNow());
    const timer = setInterval(renew, every * MS_PER_SECOND);
    document.addEventListener('visibilitychange', renew);
    window.addEventListener('focus', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
      window.removeEventListener('focus', renew);
    };
  }, [every]);
  return seconds;
}
