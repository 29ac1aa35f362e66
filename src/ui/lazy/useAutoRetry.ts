import { useEffect } from 'react';

const RETRY_EVERY_MS = 20_000;

/**
 * After a failure, asks again by itself: when the browser reports the network, when the customer comes back to the tab, and every 20 s,
 * because the browser's `online` event is not reliable. A tab that nobody sees asks for nothing.
 */
export function useAutoRetry(hasFailed: boolean, ask: () => Promise<unknown>): void {
  useEffect(() => {
    if (!hasFailed) return undefined;
    let isAsking = false;
    const retry = async () => {
      if (isAsking || document.visibilityState !== 'visible') return;
      isAsking = true;
      await ask();
      isAsking = false;
    };
    const onChance = () => void retry();
    const timer = setInterval(onChance, RETRY_EVERY_MS);
    window.addEventListener('online', onChance);
    document.addEventListener('visibilitychange', onChance);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onChance);
      document.removeEventListener('visibilitychange', onChance);
    };
  }, [hasFailed, ask]);
}
