import { type RefObject, useEffect } from 'react';

/** The box of antd's table that scrolls sideways. */
const SCROLL_BOX = '.ant-table-content';

/** Lets the keyboard reach a table's box while it has more to scroll to than it shows. */
export function useScrollFocus(table: RefObject<{ nativeElement: HTMLElement } | null>): void {
  useEffect(() => {
    const box = table.current?.nativeElement.querySelector<HTMLElement>(SCROLL_BOX);
    const content = box?.firstElementChild;
    if (!box || !content) return undefined;
    const sizes = new ResizeObserver(() => {
      if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
      else box.removeAttribute('tabindex');
    });
    sizes.observe(box);
    sizes.observe(content);
    return () => sizes.disconnect();
  }, [table]);
}
