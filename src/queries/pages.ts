import type { Page } from '@/contract';

/** Rows asked for at once when a whole list is wanted: the most that the backend gives. */
const LARGEST_PAGE = 200;

/** How often a list that changes while it is read is read anew. */
const READINGS = 3;

/**
 * Every row of a paged list, one page after another. A row that comes or goes meanwhile shifts the pages, so a list whose
 * total changes is read anew, a few times at most. One that never ends stops with the first empty page.
 */
export async function allPages<T>(
  load: (paging: { page: number; pageSize: number }) => Promise<Page<T>>,
  onPage?: (loaded: number, total: number) => void,
): Promise<T[]> {
  for (let reading = 1; ; reading += 1) {
    const { rows, isSteady } = await readOnce(load, onPage);
    if (isSteady || reading === READINGS) return rows;
  }
}

async function readOnce<T>(
  load: (paging: { page: number; pageSize: number }) => Promise<Page<T>>,
  onPage?: (loaded: number, total: number) => void,
): Promise<{ rows: T[]; isSteady: boolean }> {
  const rows: T[] = [];
  let first: number | null = null;
  let isSteady = true;
  for (let page = 1; ; page += 1) {
    const { list, total } = await load({ page, pageSize: LARGEST_PAGE });
    first ??= total;
    isSteady &&= total === first;
    rows.push(...list);
    onPage?.(rows.length, total);
    if (rows.length >= total || list.length === 0) return { rows, isSteady };
  }
}
