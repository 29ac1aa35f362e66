import fc from 'fast-check';
import { anyText, dayText, oneOf, readListState, withFilters, withPaging } from './listState';

const RULES = { search: anyText, status: oneOf(['paid', 'unpaid']), start: dayText };
const read = (query: string) => readListState(new URLSearchParams(query), RULES);
const NOTHING = { search: '', status: '', start: '' } as const;

describe('what an address says of a list', () => {
  it.each([
    ['', NOTHING, 1, 20],
    [
      'search=ann&status=paid&start=2026-02-28&page=3&size=50',
      { search: 'ann', status: 'paid', start: '2026-02-28' },
      3,
      50,
    ],
    ['search=%20ann%20', { ...NOTHING, search: 'ann' }, 1, 20],
    ['status=PAID&start=2026-02-30', NOTHING, 1, 20],
    ['page=0&size=0', NOTHING, 1, 20],
    ['page=2&size=5', NOTHING, 2, 5],
    ['page=2&size=201', NOTHING, 2, 20],
    ['page=-2&size=1e3', NOTHING, 1, 20],
    ['page=1.5&size=', NOTHING, 1, 20],
    ['page=9999999', NOTHING, 1, 20],
  ])('%s', (query, filters, page, pageSize) => {
    expect(read(query)).toEqual({ filters, paging: { page, pageSize } });
  });

  it('is never longer than a search needs', () => {
    expect(read(`search=${'a'.repeat(5000)}`).filters.search).toHaveLength(100);
  });
});

describe('an address that a list writes', () => {
  const filters = fc.record({
    search: fc.string({ maxLength: 100 }).map((text) => text.trim()),
    status: fc.constantFrom('' as const, 'paid' as const, 'unpaid' as const),
    start: fc.constantFrom('', '2024-02-29', '2026-11-22'),
  });
  const paging = fc.record({
    page: fc.integer({ min: 1, max: 999_999 }),
    pageSize: fc.integer({ min: 1, max: 200 }),
  });

  it('says what was set, and leaves alone what belongs to others', () => {
    fc.assert(
      fc.property(filters, paging, (set, at) => {
        const other = new URLSearchParams({ back: 'neworder' });
        const address = withPaging(withFilters<typeof RULES>(other, set), at);
        expect(readListState(address, RULES)).toEqual({ filters: set, paging: at });
        expect(address.get('back')).toBe('neworder');
      }),
    );
  });

  it('is empty for the defaults', () => {
    const address = withFilters<typeof RULES>(
      new URLSearchParams('search=a&page=4&size=50'),
      NOTHING,
    );
    expect(withPaging(address, { page: 1, pageSize: 20 }).toString()).toBe('');
  });

  it('begins at the first page with another filter, and keeps the rows to a page', () => {
    const address = new URLSearchParams('status=paid&page=4&size=50');
    expect(withFilters<typeof RULES>(address, { status: 'unpaid' }).toString()).toBe(
      'status=unpaid&size=50',
    );
  });

  it('stays where it is when the same filter is set again', () => {
    const address = new URLSearchParams('status=paid&page=4');
    expect(withFilters<typeof RULES>(address, { status: 'paid', search: '' }).toString()).toBe(
      'status=paid&page=4',
    );
  });
});
