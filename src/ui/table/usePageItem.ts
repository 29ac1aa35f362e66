import type { PaginationProps } from 'antd';
import useLocale from 'antd/es/locale/useLocale';
import { cloneElement, type HTMLAttributes, isValidElement } from 'react';

const CURRENT = { 'aria-current': 'page' } as const;

/**
 * Returns antd's `itemRender` for the pages of a list and its arrows: antd marks the current page by its colour alone, and names the
 * arrows after their icons, in English in every language. What skips several pages stands in an item that has a name of its own.
 */
export function usePageItem(current: number): NonNullable<PaginationProps['itemRender']> {
  const [texts] = useLocale('Pagination');
  const names = { prev: texts.prev_page, next: texts.next_page };
  return (page, type, item) => {
    if (!isValidElement<HTMLAttributes<HTMLElement>>(item)) return item;
    if (type === 'page') return page === current ? cloneElement(item, CURRENT) : item;
    return cloneElement(
      item,
      type === 'prev' || type === 'next' ? { 'aria-label': names[type] } : { 'aria-hidden': true },
    );
  };
}
