import { useCallback, useSyncExternalStore } from 'react';

/** antd's breakpoint `xs`. */
const PHONE = '(max-width: 575px)';

/** Returns true while the media query matches. */
export function useMedia(media: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const query = window.matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(media).matches);
}

/**
 * Tells whether the window is as narrow as a phone's, from the first drawing on. antd's `useBreakpoint` knows it after the first drawing only,
 * and draws the whole page a second time (docs/budgets.md).
 */
export const useIsPhone = (): boolean => useMedia(PHONE);
