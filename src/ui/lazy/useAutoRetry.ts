import { useEffect } from 'react';
import { retryDelay } from '@/lib/chunk';

/**
 * After a failure, asks again by itself: when the browser reports the network, when the customer comes back to the tab, and every now
 * and then, because the browser's `online` event is not reliable. A tab that nobody sees asks for nothing.
 */
export function useAutoRetry(hasFailed: boolean, ask: () => Promise<unknown>): void {
  useEffect(() => {
    if (!hasFailed) return undefined;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    let isAsking = false;
    const wait = () => {
      clearTimeout(timer);
      if (isStopped) return;
      timer = setTimeout(() => void askNow(), retryDelay(tries));
      tries += 1;
    };
    const askNow = async () => {
      if (isAsking) return;
      isAsking = true;
      if (document.visibilityState === 'visible') await ask();
      isAsking = false;
      wait();
    };
    const onChance = () => {
      // A try that is under way may have begun without a network: when it fails, the next one must not be a minute away.
      tries = 0;
      void askNow();
    };
    window.addEventListener('online', onChance);
    document.addEventListener('visibilitychange', onChance);
    wait();
    return () => {
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', onChance);
      document.removeEventListener('visibilitychange', onChance);
    };
  }, [hasFailed, ask]);
}
