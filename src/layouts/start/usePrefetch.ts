import { useAppData } from '@umijs/max';
import { useEffect } from 'react';
import { session } from '@/features/auth';
import { prefetchedModules } from '@/lib/browser/lazyModule';
import { whenIdle } from '@/lib/browser/wait';
import { isPublicPath } from '@/lib/navigation';
import { isLazyPage } from './firstPage';

/** Fetching ahead starts after this time without input, in ms. */
const IDLE_MS = 3000;
/** Longest wait for an idle browser between two chunks, in ms. */
const REST_MS = 2000;

const EVENTS = ['pointerdown', 'keydown', 'scroll'] as const;

/** Returns true when the customer asked for little traffic (Save-Data). Only Chromium reports this wish. */
function isSavingData(): boolean {
  const connection: { readonly saveData?: boolean } | undefined = Reflect.get(
    navigator,
    'connection',
  );
  return connection?.saveData === true;
}

/**
 * Fetches the code of the other pages, and then of their parts and dialogs, after three seconds without input: one after
 * another, until there is input or the tab is hidden. Charts are left out, because they are large. Before sign-in only parts of
 * every page are fetched: toasts, and the report of a problem.
 */
export function usePrefetch(): void {
  const { routes, routeComponents } = useAppData();
  useEffect(() => {
    // The route table knows which pages are for signed-in customers.
    const pages = Object.entries(routeComponents).flatMap(([id, page]: [string, unknown]) =>
      isLazyPage(page) && !isPublicPath(routes[id]?.path ?? '') ? [page.module] : [],
    );
    const nextModule = () => {
      const parts = prefetchedModules();
      const next = session.hasStoredSession() ? [...pages, ...parts] : parts;
      return next.find(({ loaded }) => loaded === null);
    };
    // Never against the customer's wish, nor for a tab that nobody looks at.
    const mayFetch = () => !isSavingData() && document.visibilityState === 'visible';
    let turn = 0;
    let timer = 0;
    const run = async (ownTurn: number) => {
      await whenIdle(REST_MS);
      if (ownTurn !== turn || !mayFetch()) return;
      const next = nextModule();
      if (next === undefined) return;
      try {
        await next.fetch();
      } catch {
        // A failure here does no harm, because opening the page tries again.
        return;
      }
      await run(ownTurn);
    };
    const wait = () => {
      turn += 1;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void run(turn), IDLE_MS);
    };
    const stop = () => {
      turn += 1;
      window.clearTimeout(timer);
      for (const name of EVENTS) window.removeEventListener(name, wait);
      document.removeEventListener('visibilitychange', wait);
    };
    for (const name of EVENTS) window.addEventListener(name, wait, { passive: true });
    document.addEventListener('visibilitychange', wait);
    wait();
    return stop;
  }, [routes, routeComponents]);
}
