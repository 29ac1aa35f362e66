import { useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { comparablePath } from '@/domain/navigation';

/** A page is prefetched after this long without input, in ms. */
const IDLE_MS = 3000;

/** The page that a customer is most likely to open next. */
const NEXT: Readonly<Record<string, () => Promise<unknown>>> = {
  '/dashboard': () => import('@/pages/neworder'),
  '/neworder': () => import('@/pages/residential'),
  '/residential': () => import('@/pages/usage'),
};

/** Fetches the code of the likely next page once nothing has happened for three seconds. */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const load = NEXT[comparablePath(pathname)];
    if (load === undefined) return undefined;
    let timer = 0;
    const wait = () => {
      window.clearTimeout(timer);
      // A prefetch that fails costs nothing: the page asks again when it is opened.
      timer = window.setTimeout(() => void load().catch(() => undefined), IDLE_MS);
    };
    const events = ['pointerdown', 'keydown', 'scroll'] as const;
    wait();
    for (const name of events) window.addEventListener(name, wait, { passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const name of events) window.removeEventListener(name, wait);
    };
  }, [pathname]);
}
