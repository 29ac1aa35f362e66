import type { Page } from '@/contract';

/** Rows asked for at once when a whole list is wanted: the most that the backend gives. */
const LARGEST_PAGE = 200;

/**
 * Every row of a paged list, one page after another. A list that grows meanwhile is read to the end it then has; one that
 * never ends stops with the first empty page.
 */
export async function allPages<T>(
  load: (paging: { page: number; pageSize: number }) => Promise<Page<T>>,
  onPage?: (loaded: number, total: number) => void,
): Promise<T[]> {
  const rows: T[] = [];
  for (let page = 1; ; page += 1) {
    const { list, total } = await load({ page, pageSize: LARGEST_PAGE });
    rows.push(...list);
    onPage?.(rows.length, total);
    if (rows.length >= total || list.length === 0) return rows;
  }
}
