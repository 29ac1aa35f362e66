import type { PaginationProps } from 'antd';
import useLocale from 'antd/es/locale/useLocale';
import { cloneElement, type HTMLAttributes, isValidElement } from 'react';

/**
 * Returns antd's `itemRender` for the arrows of a list: antd names them after their icons, in English in every language. What skips
 * several pages stands in an item that has a name of its own.
 */
export function usePageItem(): NonNullable<PaginationProps['itemRender']> {
  const [texts] = useLocale('Pagination');
  const names = { prev: texts.prev_page, next: texts.next_page };
  return (_, type, item) => {
    if (type === 'page' || !isValidElement<HTMLAttributes<HTMLElement>>(item)) return item;
    return cloneElement(
      item,
      type === 'prev' || type === 'next' ? { 'aria-label': names[type] } : { 'aria-hidden': true },
    );
  };
}
