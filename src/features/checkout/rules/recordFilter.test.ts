import { RECORD_FILTERS, type RecordFilterValues, recordQuery } from './recordFilter';

const NOW = Date.UTC(2026, 10, 22, 23, 59, 59) / 1000;
const ALL: RecordFilterValues = { status: '', dates: '', start: '', end: '', marked: '' };

it.each<[Partial<RecordFilterValues>, object]>([
  [{}, {}],
  [{ status: 'paid' }, { status: 'paid' }],
  [{ dates: '30d' }, { start: '2026-10-24' }],
  [{ dates: '90d' }, { start: '2026-08-25' }],
  // Days count for a range of one’s own alone.
  [{ dates: '30d', end: '2020-01-01' }, { start: '2026-10-24' }],
  [{ start: '2026-01-01' }, {}],
  [{ dates: 'custom', start: '2026-01-01' }, { start: '2026-01-01' }],
  [{ dates: 'custom', end: '2026-01-01' }, { end: '2026-01-01' }],
  [
    { dates: 'custom', start: '2026-03-01', end: '2026-01-01' },
    { start: '2026-01-01', end: '2026-03-01' },
  ],
  [{ dates: 'custom', status: 'unpaid' }, { status: 'unpaid' }],
])('the filter %j asks for the records of %j', (change, asked) => {
  expect(recordQuery({ ...ALL, ...change }, NOW)).toEqual(asked);
});

it('an address cannot ask for a status or a range that there is not', () => {
  expect(RECORD_FILTERS.status('constructor')).toBe('');
  expect(RECORD_FILTERS.dates('all')).toBe('');
  expect(RECORD_FILTERS.start('yesterday')).toBe('');
});
