import fc from 'fast-check';
import type { Page } from './contract';
import {
  clampPage,
  joinLists,
  loadAllPages,
  type PageLoader,
  rowsPerPage,
  slicePage,
} from './pages';

/** A backend that gives at most `cap` rows per page; the rows of `broken` numbers are unreadable. */
function backend(rows: readonly number[], cap: number, broken: readonly number[] = []) {
  const asked: number[] = [];
  const load: PageLoader<number> = async ({ page, pageSize }) => {
    asked.push(page);
    const size = Math.min(cap, pageSize);
    const sent = rows.slice((page - 1) * size, page * size);
    const list = sent.filter((row) => !broken.includes(row));
    const count = sent.length - list.length;
    const unread = count > 0 ? { count, rows: sent.length, call: 'c', field: 'f' } : null;
    return { list, total: rows.length, unread };
  };
  return { load, asked };
}
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('a whole list', () => {
  it('is read to its end, however few rows the backend gives and however many cannot be read', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 300 }),
        fc.integer({ min: 1, max: 250 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 299 })),
        async (count, cap, broken) => {
          const rows = numbers(count);
          const { list, unread } = await loadAllPages(backend(rows, cap, broken).load);
          const gone = broken.filter((row) => row < count);
          expect(list).toEqual(rows.filter((row) => !gone.includes(row)));
          expect(unread?.count ?? 0).toBe(gone.length);
          if (unread) expect(unread.rows).toBe(count);
        },
      ),
    );
  });

  it('ends with an empty page when the total is never reached', async () => {
    const { load, asked } = backend(numbers(5), 2);
    const lying: PageLoader<number> = async (paging) => ({ ...(await load(paging)), total: 50 });
    expect((await loadAllPages(lying)).list).toEqual(numbers(5));
    expect(asked).toEqual([1, 2, 3, 4]);
  });

  it('tells how many rows were seen, unread ones too', async () => {
    const seen: number[][] = [];
    await loadAllPages(backend(numbers(5), 2, [0, 4]).load, (...told) => seen.push(told));
    expect(seen).toEqual([
      [2, 5],
      [4, 5],
      [5, 5],
    ]);
  });

  it('is read anew while its total changes, three times at most', async () => {
    let calls = 0;
    const moving: PageLoader<number> = async ({ page }) => {
      calls += 1;
      return { list: [page], total: page === 1 ? 2 : 3, unread: null };
    };
    await loadAllPages(moving);
    expect(calls).toBe(9);
  });
});

const page = (seen: number, total: number): Page<number> => ({
  list: numbers(seen),
  total,
  unread: null,
});

describe('rows to a page', () => {
  it.each([
    [{ page: 1, pageSize: 20 }, page(20, 45), 20],
    [{ page: 1, pageSize: 20 }, page(10, 45), 10],
    [{ page: 3, pageSize: 20 }, page(5, 45), 20],
    [{ page: 1, pageSize: 20 }, page(5, 5), 20],
    [{ page: 2, pageSize: 20 }, page(0, 45), 20],
    [{ page: 2, pageSize: 20 }, page(10, 25), 10],
  ])('%j with %j are %d', (paging, answer, rows) => {
    expect(rowsPerPage(paging, answer)).toBe(rows);
  });

  it('counts rows that could not be read', () => {
    const unread = { count: 1, rows: 20, call: 'c', field: 'f' };
    expect(rowsPerPage({ page: 1, pageSize: 20 }, { ...page(19, 45), unread })).toBe(20);
  });
});

it('lists are joined with what could not be read of each', () => {
  const unread = { count: 1, rows: 2, call: 'c', field: 'f' };
  expect(joinLists({ list: [1], unread }, { list: [2, 3], unread: null })).toEqual({
    list: [1, 2, 3],
    unread: { ...unread, rows: 4 },
  });
});

describe('the page to show', () => {
  it.each([
    ['a page with rows stays', 2, page(1, 21), 2],
    ['the last row of the last page is gone', 2, page(0, 20), 1],
    ['an address asks for too much', 99, page(0, 45), 3],
    ['nothing is left', 3, page(0, 0), 1],
    ['a backend that gives fewer rows than asked for has pages beyond', 5, page(10, 45), 5],
    ['a page that is empty for no reason is not asked for again and again', 2, page(0, 45), 2],
  ])('%s', (_, asked, received, shown) => {
    expect(clampPage({ page: asked, pageSize: 20 }, received)).toBe(shown);
  });

  it('rows that nobody can read are rows', () => {
    const unread = { count: 3, rows: 3, call: 'c', field: 'f' };
    expect(clampPage({ page: 2, pageSize: 20 }, { list: [], total: 20, unread })).toBe(2);
  });
});

it('a list that was read whole is cut into pages, and its unreadable rows count on none of them', () => {
  const whole = { list: numbers(45), unread: { count: 1, rows: 46, call: 'c', field: 'f' } };
  const last = { page: 3, pageSize: 20 };
  const beyond = { page: 5, pageSize: 20 };
  const cut = slicePage(whole, last);
  expect(cut).toMatchObject({ list: [40, 41, 42, 43, 44], total: 45, unread: whole.unread });
  expect(rowsPerPage(last, cut)).toBe(20);
  expect(clampPage(beyond, slicePage(whole, beyond))).toBe(3);
});
