import { useLocation } from '@umijs/max';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of a part of the page that the address can name after "#": it is scrolled to and takes the focus, as the target of
 * a link does. The browser cannot do so by itself, because the part is drawn later.
 * @param isReady true once the part has its final height
 */
export function useHashTarget(id: string, isReady: boolean): RefObject<HTMLDivElement | null> {
  const location = useLocation();
  const target = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const part = target.current;
    if (!isReady || part === null || location.hash !== `#${id}`) return;
    part.tabIndex = -1;
    part.focus({ preventScroll: true });
    part.scrollIntoView();
    // The location is new with each link that is followed, to the same place, too. A filter that is chosen leaves the hash out, and keeps
    // the focus.
  }, [id, isReady, location]);
  return target;
}
