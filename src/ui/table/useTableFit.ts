import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

/** The element that antd scrolls when the columns are wider than the table's box. */
const COLUMNS = '.ant-table-content > table';

/**
 * Leaves out as many of a table's columns with a `dropOrder` as do not fit. When even the others need more room than there is, all columns are
 * shown and the rows are cards (`data-cards`, see recordTable.module.css). The need is measured, so that it is right in every language
 * and for the longest name, and measured before the browser paints, so that nothing jumps. When one page of a list was too wide, its
 * other pages are shown likewise until other columns are shown or the language changes: a list looks the same from page to page.
 *
 * Returns how many columns are left out, and the ref for an empty element above the table, which is as wide as the room. Only the
 * width of this element is watched: the table's own box grows when its rows become cards.
 * @param titles the columns' titles, in the customer's language: a width counts only for the columns that it was measured with
 */
export function useTableFit(
  findTable: () => HTMLElement | null | undefined,
  droppable: number,
  titles: string,
): { leftOut: number; ruler: RefObject<HTMLDivElement | null> } {
  const ruler = useRef<HTMLDivElement>(null);
  const [leftOut, setLeftOut] = useState(0);
  /** The largest widths that the table needed with these columns so far, by the number of columns left out, in px. */
  const needed = useRef<{ titles: string; widths: number[] }>({ titles, widths: [] });
  const arrange = useEffectEvent(() => {
    const table = findTable();
    const columns = table?.querySelector<HTMLElement>(COLUMNS);
    if (!table || !columns || !ruler.current) return;
    const room = ruler.current.offsetWidth;
    if (needed.current.titles !== titles) {
      needed.current = { titles, widths: [] };
      table.removeAttribute('data-cards');
    }
    const { widths } = needed.current;
    const isTable = !table.hasAttribute('data-cards');
    if (isTable && columns.offsetWidth > room) widths[leftOut] = columns.offsetWidth;
    const fitting = [...Array(droppable + 1).keys()].find((count) => (widths[count] ?? 0) <= room);
    table.toggleAttribute('data-cards', fitting === undefined);
    setLeftOut(fitting ?? 0);
  });
  useLayoutEffect(() => arrange());
  useEffect(() => {
    if (!ruler.current) return undefined;
    const sizes = new ResizeObserver(() => arrange());
    sizes.observe(ruler.current);
    return () => sizes.disconnect();
  }, []);
  return { leftOut, ruler };
}
