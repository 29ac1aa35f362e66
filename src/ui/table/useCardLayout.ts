import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** The element that antd scrolls when the columns are wider than the table's box. */
const COLUMNS = '.ant-table-content > table';

/**
 * Shows a table's rows as cards (`data-cards`, see recordTable.module.css) while its columns need more room than there is.
 * The need is measured, so that it is right in every language and for the longest name, and measured before the browser
 * paints, so that nothing jumps. When one page of a list was too wide, its other pages are shown as cards, too, until the
 * language changes: a list looks the same from page to page.
 *
 * Returns the ref for an empty element above the table, which is as wide as the room. Only the width of this element is watched:
 * the table's own box grows when its rows become cards.
 */
export function useCardLayout(
  findTable: () => HTMLElement | null | undefined,
  locale: string,
): RefObject<HTMLDivElement | null> {
  const ruler = useRef<HTMLDivElement>(null);
  /** The largest width that the columns needed in a language so far, in px. */
  const needed = useRef({ locale, width: 0 });
  const arrange = useEffectEvent(() => {
    const table = findTable();
    const columns = table?.querySelector<HTMLElement>(COLUMNS);
    if (!table || !columns || !ruler.current) return;
    const room = ruler.current.offsetWidth;
    if (needed.current.locale !== locale) needed.current = { locale, width: 0 };
    table.toggleAttribute('data-cards', room < needed.current.width);
    if (room < needed.current.width || columns.offsetWidth <= room) return;
    needed.current = { locale, width: columns.offsetWidth };
    table.toggleAttribute('data-cards', true);
  });
  useLayoutEffect(() => arrange());
  useEffect(() => {
    if (!ruler.current) return undefined;
    const sizes = new ResizeObserver(() => arrange());
    sizes.observe(ruler.current);
    return () => sizes.disconnect();
  }, []);
  return ruler;
}
