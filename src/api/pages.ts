import type { TaskControl } from '@/lib/browser/runCooperatively';
import { LARGEST_PAGE, type Paging } from '@/lib/listState';
import type { List, Page } from './contract';

/** The number of times that a whole list is read at most, when it changes meanwhile. */
const READINGS = 3;

/** Reads one page of a list. */
export type PageLoader<T> = (paging: Paging) => Promise<Page<T>>;

/** Returns the number of rows of an answer, unreadable ones included. */
export function countRows({ list, unread }: List<unknown>): number {
  return list.length + (unread?.count ?? 0);
}

/** Joins several lists into one. Of unreadable rows, call and field are those of the first. */
export function joinLists<T>(...parts: readonly List<T>[]): List<T> {
  const [first] = parts.flatMap(({ unread }) => unread ?? []);
  const sum = (of: (part: List<T>) => number) => parts.reduce((all, part) => all + of(part), 0);
  const count = sum(({ unread }) => unread?.count ?? 0);
  return {
    list: parts.flatMap(({ list }) => list),
    unread: first ? { ...first, count, rows: sum(countRows) } : null,
  };
}

/**
 * Reads the pages of a list one after another, until all rows were seen or a page is empty: the backend may give fewer rows per
 * page than requested.
 */
export async function* eachPage<T>(load: PageLoader<T>): AsyncGenerator<Page<T>> {
  let seen = 0;
  for (let page = 1; ; page += 1) {
    const answer = await load({ page, pageSize: LARGEST_PAGE });
    seen += countRows(answer);
    yield answer;
    if (seen >= answer.total || countRows(answer) === 0) return;
  }
}

async function readOnce<T>(
  load: PageLoader<T>,
  onProgress?: TaskControl['onProgress'],
): Promise<{ rows: List<T>; isSteady: boolean }> {
  const pages: Page<T>[] = [];
  let seen = 0;
  for await (const page of eachPage(load)) {
    pages.push(page);
    seen += countRows(page);
    onProgress?.(seen, page.total);
  }
  const isSteady = pages.every(({ total }) => total === pages[0]?.total);
  return { rows: joinLists(...pages), isSteady };
}

/**
 * Reads every row of a paged list. A row that is added or deleted meanwhile shifts the pages, so a list whose total changes is
 * read anew, a few times at most.
 */
export async function loadAllPages<T>(
  load: PageLoader<T>,
  onProgress?: TaskControl['onProgress'],
): Promise<List<T>> {
  for (let reading = 1; ; reading += 1) {
    const { rows, isSteady } = await readOnce(load, onProgress);
    if (isSteady || reading === READINGS) return rows;
  }
}

/**
 * Returns the rows per page that the backend really gives, which may be fewer than requested. Pages are counted by this number,
 * so that none is out of reach.
 */
export function rowsPerPage({ page, pageSize }: Paging, answer: Page<unknown>): number {
  const seen = countRows(answer);
  // More rows than there are prove that this page began earlier: the backend counts by fewer rows.
  const isLast = (page - 1) * pageSize + seen === answer.total;
  return answer.isCut || seen === 0 || seen >= pageSize || isLast ? pageSize : seen;
}

/** Returns the page to show. An empty one is replaced by the last: the list has become shorter, or the address is wrong. */
export function clampPage({ page, pageSize }: Paging, answer: Page<unknown>): number {
  // Unreadable rows of a list that was read whole stand on none of its pages.
  if ((answer.isCut ? answer.list.length : countRows(answer)) > 0) return page;
  return Math.min(page, Math.max(1, Math.ceil(answer.total / pageSize)));
}

/** Cuts a page out of a list that was read whole. */
export function slicePage<T>({ list, unread }: List<T>, { page, pageSize }: Paging): Page<T> {
  const rows = list.slice((page - 1) * pageSize, page * pageSize);
  return { list: rows, total: list.length, unread, isCut: true };
}
