import fc from 'fast-check';
import {
  barBuckets,
  barStepOf,
  changeFromPrevious,
  computeShares,
  customRange,
  filterRange,
  findSpikes,
  groupByAccount,
  LONGEST_RANGE_DAYS,
  meanOf,
  presetRange,
  rangeBefore,
  resolveRange,
  splitTopShares,
  stepOf,
  totalOf,
} from './usage';

const DAY = 86_400;
/** 2027-01-15 08:00:00 UTC. */
const NOW = 1_800_000_000;

describe('bars', () => {
  const day = (at: number, bytes: number) => ({ at, bytes, requests: 1 });
  const ofDays = (days: number) => ({
    ...presetRange('7d', NOW),
    from: presetRange('7d', NOW).to - days * DAY,
  });

  it('are weeks in a range of more than 92 days', () => {
    expect(barStepOf(presetRange('24h', NOW))).toBe('hour');
    expect(barStepOf(ofDays(92))).toBe('day');
    expect(barStepOf(ofDays(93))).toBe('week');
  });

  it('are the days in a range of 92 days', () => {
    const range = ofDays(92);
    const days = barBuckets([], range).map(({ at }) => at);
    expect(days).toEqual(Array.from({ length: 92 }, (_, index) => range.from + index * DAY));
  });

  it('lose no traffic, and only the first week is short', () => {
    const range = ofDays(100);
    const all = Array.from({ length: 100 }, (_, index) => day(range.from + index * DAY, index));
    const bars = barBuckets(all, range);
    expect(bars).toHaveLength(15);
    expect(bars[0]).toEqual({ at: range.from, bytes: 0 + 1, requests: 2 });
    expect(bars[1]?.at).toBe(range.from + 2 * DAY);
    expect(bars.reduce((sum, { bytes }) => sum + bytes, 0)).toBe((99 * 100) / 2);
  });

  it('that are over are compared with as many of the previous period', () => {
    const range = presetRange('7d', NOW);
    const days = (bytes: number, from: number) =>
      Array.from({ length: 7 }, (_, index) => day(from + index * DAY, bytes));
    const before = days(100, range.from - 7 * DAY);
    // Today is not over: its traffic does not count yet, and neither does that of the same day before.
    const now = [...days(150, range.from).slice(0, 6), day(range.to - DAY, 9)];
    const since = (at: number | null) => changeFromPrevious(now, before, range, NOW, at);
    expect(since(null)).toBeCloseTo(0.5);
    expect(since(range.from - 7 * DAY)).toBeCloseTo(0.5);
    expect(since(range.from - 6 * DAY)).toBeNull();
    expect(changeFromPrevious(now, [], range, NOW, null)).toBeNull();
  });
});

describe('ranges', () => {
  it('of 24 h ask for two days and show this hour and the 23 before', () => {
    expect(presetRange('24h', NOW + 1)).toEqual({
      start: '2027-01-14',
      end: '2027-01-15',
      from: NOW - 23 * 3600,
      to: NOW + 3600,
      granularity: 'hour',
    });
  });

  it.each([
    ['7d', '2027-01-09', 7],
    ['30d', '2026-12-17', 30],
  ] as const)('of %s are whole days from %s on, today included', (preset, start, days) => {
    const range = presetRange(preset, NOW);
    expect(range).toMatchObject({ start, end: '2027-01-15', granularity: 'day' });
    expect(range.to - range.from).toBe(days * DAY);
  });

  it('that the customer picks are days in either order', () => {
    const range = customRange('2027-01-15', '2027-01-10');
    expect(range).toMatchObject({ start: '2027-01-10', end: '2027-01-15', granularity: 'day' });
    expect(customRange('2027-01-15', '2027-01-15')).toMatchObject({ granularity: 'hour' });
  });

  it('before are as long and end where these begin', () => {
    const range = presetRange('7d', NOW);
    const before = rangeBefore(range);
    expect(before).toMatchObject({ start: '2027-01-02', end: '2027-01-08', to: range.from });
    expect(before.to - before.from).toBe(range.to - range.from);
  });
});

describe('the range that is chosen', () => {
  it.each([
    ['7d', '2026-01-01', '2026-01-02', presetRange('7d', NOW)],
    ['custom', '2026-01-01', '2026-01-05', customRange('2026-01-01', '2026-01-05')],
    ['custom', '', '', customRange('2027-01-15', '2027-01-15')],
    ['custom', '2027-01-10', '', customRange('2027-01-10', '2027-01-15')],
    ['custom', '2027-01-10', '2027-02-01', customRange('2027-01-10', '2027-01-15')],
    ['custom', '2027-01-20', '2027-02-01', customRange('2027-01-15', '2027-01-15')],
  ] as const)('%s, from "%s" to "%s"', (choice, start, end, shown) => {
    expect(resolveRange({ choice, start, end }, NOW)).toEqual(shown);
  });

  it('is cut at its beginning when it is too long', () => {
    const { end, from, to } = resolveRange(
      { choice: 'custom', start: '2001-01-01', end: '2026-12-31' },
      NOW,
    );
    expect(end).toBe('2026-12-31');
    expect(to - from).toBe(LONGEST_RANGE_DAYS * DAY);
  });

  it('holds its first second and not the one after its last', () => {
    const { from, to } = presetRange('24h', NOW);
    const list = [from - 1, from, to - 1, to].map((at) => ({ at }));
    expect(filterRange({ list, unread: null }, presetRange('24h', NOW)).list).toEqual([
      { at: from },
      { at: to - 1 },
    ]);
  });
});

it('buckets are filled up, trimmed and lose no byte of the range', () => {
  const at = fc.integer({ min: NOW - 3 * DAY, max: NOW + DAY });
  const bucket = fc.record({ at, bytes: fc.nat(10 ** 9), requests: fc.nat(1000) });
  fc.assert(
    fc.property(fc.array(bucket), fc.constantFrom('24h', '7d'), (buckets, preset) => {
      const range = presetRange(preset, NOW);
      const filled = barBuckets(buckets, range);
      const inside = buckets.filter((item) => item.at >= range.from && item.at < range.to);
      const bytes = (items: readonly { bytes: number }[]) =>
        items.reduce((total, item) => total + item.bytes, 0);
      expect(bytes(filled)).toBe(bytes(inside));
      expect(filled).toHaveLength(preset === '24h' ? 24 : 7);
      expect(filled.map((item) => item.at)).toEqual(
        filled.map((_, index) => range.from + index * stepOf(range.granularity)),
      );
    }),
  );
});

test('a sum of counts is not known when one of them is not', () => {
  const range = presetRange('7d', NOW);
  const at = range.from;
  const counts = [null, 5].map((requests) => ({ at, bytes: 1, requests }));
  expect(barBuckets(counts, range)[0]).toEqual({ at, bytes: 2, requests: null });
  expect(barBuckets(counts, range)[1]?.requests).toBe(0);
  expect(totalOf(counts, range)).toEqual({ at, bytes: 2, requests: null });
  const counted = [2, 3].map((requests, day) => ({ at: at + day * DAY, bytes: 1, requests }));
  expect(totalOf(counted, range)).toEqual({ at, bytes: 2, requests: 5 });
});

test('the mean of no values is 0', () => expect(meanOf([])).toBe(0));

it.each([
  [[], []],
  [[1, 1, 1, 100], []],
  [[0, 0, 0, 0, 100], [4]],
  [[0, 0, 0, 0, 10, 10], []],
  [[1, 1, 1, 1, 1, 1, 1, 50], [7]],
  [[5, 5, 5, 5, 5, 5], []],
  [[0, 0, 0, 0, 0, 0], []],
  [[10, 11, 10, 11, 10, 12], []],
])('the spikes of %p are %p', (values, indexes) => {
  expect(findSpikes(values)).toEqual(indexes);
});

describe('shares', () => {
  const rows = Array.from({ length: 10 }, (_, at) => ({ account: `a${at}`, bytes: at * 10 }));

  it('are summed up by name, the largest first', () => {
    const shares = computeShares([...rows, { account: 'a1', bytes: 500 }], (row) => row.account);
    expect(shares[0]).toMatchObject({ name: 'a1', bytes: 510 });
    expect(shares.reduce((total, { share }) => total + share, 0)).toBeCloseTo(1);
  });

  it('show the largest eight and the others', () => {
    const { top, others } = splitTopShares(computeShares(rows, (row) => row.account));
    expect(top).toHaveLength(8);
    expect(others).toEqual({ count: 2, bytes: 10, share: 10 / 450 });
    expect(splitTopShares([]).others).toEqual({ count: 0, bytes: 0, share: 0 });
  });

  it('of the same traffic are in the order of their names', () => {
    const same = ['b', 'c', 'a'].map((account) => ({ account, bytes: 1 }));
    const shares = computeShares(same, (row) => row.account);
    expect(shares.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  });

  it('of no traffic are 0, not NaN, and an account may be called __proto__', () => {
    expect(computeShares([{ account: '__proto__', bytes: 0 }], (row) => row.account)).toEqual([
      { name: '__proto__', bytes: 0, share: 0 },
    ]);
  });
});

it('rows fall into the largest accounts and one part of all others; none is lost', () => {
  const rows = Array.from({ length: 30 }, (_, index) => ({
    at: NOW,
    account: `user${index % 10}`,
    countryCode: 'US',
    protocol: 'http' as const,
    bytes: 10 - (index % 10),
    requests: 1,
  }));
  const parts = groupByAccount(rows, 'Others');
  expect(parts.map(({ name }) => name)).toEqual([
    ...Array.from({ length: 8 }, (_, index) => `user${index}`),
    'Others',
  ]);
  expect(parts.flatMap(({ buckets }) => buckets)).toHaveLength(rows.length);
  const few = groupByAccount(rows.slice(0, 3), 'Others').map(({ name }) => name);
  expect(few).toEqual(['user0', 'user1', 'user2']);
});
