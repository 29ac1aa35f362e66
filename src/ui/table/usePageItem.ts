import type { PaginationProps } from 'antd';
import useLocale from 'antd/es/locale/useLocale';
import { cloneElement, type HTMLAttributes, isValidElement } from 'react';

/**
 * Returns antd's `itemRender` for the arrows of a list: antd names them after their icons, in English in every language.
 * @param jump number of pages that the double arrows skip: 3 with `showLessItems`
 */
export function usePageItem(jump: 3 | 5): NonNullable<PaginationProps['itemRender']> {
  const [texts] = useLocale('Pagination');
  const names = {
    prev: texts.prev_page,
    next: texts.next_page,
    'jump-prev': texts[`prev_${jump}`],
    'jump-next': texts[`next_${jump}`],
  };
  return (_, type, item) =>
    type !== 'page' && isValidElement<HTMLAttributes<HTMLElement>>(item)
      ? cloneElement(item, { role: 'button', 'aria-label': names[type] })
      : item;
}
