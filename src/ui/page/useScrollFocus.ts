import { useEffect, useEffectEvent } from 'react';

/** Makes a box reachable by Tab while it can be scrolled. */
export function useScrollFocus(findBox: () => HTMLElement | null | undefined): void {
  const find = useEffectEvent(findBox);
  useEffect(() => {
    const box = find();
    const content = box?.firstElementChild;
    if (!box || !content) return undefined;
    const sizes = new ResizeObserver(() => {
      const scrolls = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight;
      // A box without more to show is no stop for Tab, but a click in it still says which box the keys are for.
      box.tabIndex = scrolls ? 0 : -1;
    });
    sizes.observe(box);
    sizes.observe(content);
    return () => sizes.disconnect();
  }, []);
}
