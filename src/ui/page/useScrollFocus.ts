import { useEffect, useEffectEvent } from 'react';

/** Lets the keyboard reach a box while it has more to scroll to than it shows. */
export function useScrollFocus(findBox: () => HTMLElement | null | undefined): void {
  const find = useEffectEvent(findBox);
  useEffect(() => {
    const box = find();
    const content = box?.firstElementChild;
    if (!box || !content) return undefined;
    const sizes = new ResizeObserver(() => {
      const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
      if (scrolls) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    });
    sizes.observe(box);
    sizes.observe(content);
    return () => sizes.disconnect();
  }, []);
}
