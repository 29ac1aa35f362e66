import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '@/lib/browser/idle';

/** What has come into view counts as shown at the latest after this long, in ms, however busy the page is. */
const IDLE_MS = 2000;

/**
 * Whether the box has come into view and the page has been idle since: numbers come before drawings. One that is `ahead` px or
 * less from the view counts too.
 */
export function useShown(box: RefObject<HTMLElement | null>, ahead = 0): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    let isGone = false;
    const seen = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        seen.disconnect();
        void whenIdle(IDLE_MS).then(() => {
          if (!isGone) setShown(true);
        });
      },
      { rootMargin: `${ahead}px 0px` },
    );
    seen.observe(box.current);
    return () => {
      seen.disconnect();
      isGone = true;
    };
  }, [box, ahead]);
  return shown;
}
