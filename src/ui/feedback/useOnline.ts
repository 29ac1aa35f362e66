import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOnline = () => navigator.onLine;

/** Returns true while the browser reports a network (`navigator.onLine`, which is not reliable). */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}
