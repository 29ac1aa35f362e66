import { RECORD_FILTERS, type RecordFilterValues, recordQuery } from './recordFilter';

const NOW = Date.UTC(2026, 10, 22, 23, 59, 59) / 1000;
const ALL: RecordFilterValues = { status: '', dates: '', start: '', end: '', marked: '' };

describe('what the call for records is asked for', () => {
  it.each<[string, Partial<RecordFilterValues>, object]>([
    ['nothing is narrowed down', {}, {}],
    ['a status', { status: 'paid' }, { status: 'paid' }],
    ['30 days with today', { dates: '30d' }, { start: '2026-10-24' }],
    ['90 days with today', { dates: '90d' }, { start: '2026-08-25' }],
    [
      'a ready range goes before days of before',
      { dates: '30d', end: '2020-01-01' },
      { start: '2026-10-24' },
    ],
    ['days that no range asks for', { start: '2026-01-01' }, {}],
    ['a first day', { dates: 'custom', start: '2026-01-01' }, { start: '2026-01-01' }],
    ['a last day', { dates: 'custom', end: '2026-01-01' }, { end: '2026-01-01' }],
    [
      'days in the wrong order',
      { dates: 'custom', start: '2026-03-01', end: '2026-01-01' },
      { start: '2026-01-01', end: '2026-03-01' },
    ],
    [
      'a range of one’s own without days',
      { dates: 'custom', status: 'unpaid' },
      { status: 'unpaid' },
    ],
  ])('%s', (_, change, asked) => {
    expect(recordQuery({ ...ALL, ...change }, NOW)).toEqual(asked);
  });
});

it('an address cannot ask for a status or a range that there is not', () => {
  expect(RECORD_FILTERS.status('constructor')).toBe('');
  expect(RECORD_FILTERS.dates('all')).toBe('');
  expect(RECORD_FILTERS.start('yesterday')).toBe('');
});
