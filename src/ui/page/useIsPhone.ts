import { useSyncExternalStore } from 'react';

/** antd's breakpoint `xs`. */
const PHONE = '(max-width: 575px)';

const isPhone = () => window.matchMedia(PHONE).matches;

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Tells whether the window is as narrow as a phone's, from the first drawing on. antd's `useBreakpoint` knows it after the first drawing only,
 * and draws the whole page a second time (docs/budgets.md).
 */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, isPhone);
