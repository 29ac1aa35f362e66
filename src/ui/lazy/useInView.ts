import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/wait';

/** The longest wait for an idle moment, in ms. */
const IDLE_MS = 2000;

/**
 * Returns true once the box has been in view and the page was idle after that: numbers are
 * shown before drawings. In a browser that cannot tell what is in view, everything is.
 */
export function useInView(box: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const show = () => void whenIdle(IDLE_MS).then(() => setInView(true));
    if (!box.current || typeof IntersectionObserver === 'undefined') {
      show();
      return undefined;
    }
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      show();
    });
    seen.observe(box.current);
    return () => seen.disconnect();
  }, [box]);
  return isInView;
}
