import 'fake-indexeddb/auto';
import { type CustomerRow, createCustomerRows } from './customerRows';
import type { DatabaseName } from './storage';

interface Row extends CustomerRow {
  readonly value: number;
}

const isRow = (stored: unknown): stored is Row =>
  typeof stored === 'object' && stored !== null && 'value' in stored;
const rowOf = (userId: string, id: string, value: number): Row => ({ userId, id, value });

/** A database of a test's own. */
const database = (name: string) => name as DatabaseName;
/** Opens the rows of a test as one tab does. */
const openTab = (name: string) => createCustomerRows<Row>(database(name), 'rows', isRow);

it('rows are the same in all tabs, and apart for each customer', async () => {
  const tab = openTab('shared');
  await tab.change('c1', () => ({
    result: null,
    write: [rowOf('c1', 'a', 1), rowOf('c1', 'b', 2)],
  }));
  await tab.change('c2', () => ({ result: null, write: [rowOf('c2', 'a', 3)] }));
  const other = openTab('shared');
  expect(await other.read('c1')).toEqual([rowOf('c1', 'a', 1), rowOf('c1', 'b', 2)]);
  const { result, after } = await other.change('c1', (all) => ({
    result: all.length,
    remove: ['a'],
  }));
  expect([result, after]).toEqual([2, [rowOf('c1', 'b', 2)]]);
  expect(await tab.read('c1')).toEqual([rowOf('c1', 'b', 2)]);
  expect(await tab.read('c2')).toEqual([rowOf('c2', 'a', 3)]);
});

it('of two tabs that change a row at the same time, the second sees the change of the first', async () => {
  const add = (tab: ReturnType<typeof openTab>) =>
    tab.change('c1', (all) => ({
      result: null,
      write: [rowOf('c1', 'sum', (all[0]?.value ?? 0) + 1)],
    }));
  await Promise.all(Array.from({ length: 10 }, () => add(openTab('counter'))));
  expect(await openTab('counter').read('c1')).toEqual([rowOf('c1', 'sum', 10)]);
});

it('a row that this release does not know is left out', async () => {
  const anything = (stored: unknown): stored is CustomerRow => stored !== null;
  const before = createCustomerRows(database('old'), 'rows', anything);
  await before.change('c1', () => ({ result: null, write: [{ userId: 'c1', id: 'a' }] }));
  expect(await openTab('old').read('c1')).toEqual([]);
});

it('where the database is refused, this page goes on with its memory', async () => {
  const tab = openTab('refused');
  await tab.change('c1', () => ({ result: null, write: [rowOf('c1', 'a', 1)] }));
  jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('the disk is full', 'QuotaExceededError');
  });
  await tab.change('c1', () => ({ result: null, write: [rowOf('c1', 'b', 2)] }));
  expect(await tab.read('c1')).toEqual([rowOf('c1', 'b', 2), rowOf('c1', 'a', 1)]);
});
