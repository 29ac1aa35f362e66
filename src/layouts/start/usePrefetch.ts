import { useAppData } from '@umijs/max';
import { useEffect } from 'react';
import { missingParts } from '@/lib/browser/chunks';
import { whenIdle } from '@/lib/browser/idle';
import { savesData } from '@/lib/browser/savesData';
import { isPublicPath } from '@/lib/navigation';
import { mayFetchAhead, nextAhead } from './fetchAhead';
import { isLazyPage } from './pageModule';

/** Fetching ahead starts after this time without input, in ms. */
const IDLE_MS = 3000;
/** Longest wait for an idle browser between two chunks, in ms. */
const REST_MS = 2000;

const EVENTS = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Fetches the code of the other pages, and then of their parts and dialogs, after three seconds without input: one after
 * another, until there is input or the tab is hidden. Charts are left out, because they are large.
 */
export function usePrefetch(): void {
  const { routes, routeComponents } = useAppData();
  useEffect(() => {
    const nextFetch = (): (() => Promise<unknown>) | undefined => {
      const pages = Object.entries(routeComponents).flatMap(([id, page]: [string, unknown]) => {
        if (!isLazyPage(page)) return [];
        const isPublic = isPublicPath(routes[id]?.path ?? '');
        return [{ isPublic, isLoaded: page.isLoaded(), fetch: page.preload }];
      });
      return nextAhead(pages, missingParts())?.fetch;
    };
    const mayFetch = () =>
      mayFetchAhead({
        savesData: savesData(),
        isVisible: document.visibilityState === 'visible',
      });
    let turn = 0;
    let timer = 0;
    const run = async (ownTurn: number) => {
      await whenIdle(REST_MS);
      if (ownTurn !== turn || !mayFetch()) return;
      const fetch = nextFetch();
      if (fetch === undefined) return;
      try {
        await fetch();
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
