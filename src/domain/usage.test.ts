import fc from 'fast-check';
import { dayOf, floorTo, isDay, startOfDay } from './day';
import {
  customRange,
  fillBuckets,
  presetRange,
  previousRange,
  sharesBy,
  spikes,
  stepOf,
  topAndOthers,
} from './usage';

const DAY = 86_400;
/** 2027-01-15 08:00:00 UTC. */
const NOW = 1_800_000_000;

describe('days', () => {
  it('are UTC', () => {
    expect(dayOf(NOW)).toBe('2027-01-15');
    expect(dayOf(startOfDay('2027-01-15') - 1)).toBe('2027-01-14');
    expect(floorTo(NOW + 59, 3600)).toBe(NOW);
  });

  it.each([
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2027-13-01', false],
    ['2027-1-1', false],
    ['', false],
    ['2027-01-15T00:00:00Z', false],
    ['+02027-01-15', false],
  ])('%p: %p', (text, valid) => {
    expect(isDay(text)).toBe(valid);
    if (!valid) expect(() => startOfDay(text)).toThrow(RangeError);
  });

  it('round-trip', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 10 }), (at) => {
        expect(startOfDay(dayOf(at))).toBe(floorTo(at, DAY));
      }),
    );
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
    expect(customRange('2027-02-30', '2027-01-15')).toBeNull();
  });

  it('before are as long and end where these begin', () => {
    const range = presetRange('7d', NOW);
    const before = previousRange(range);
    expect(before).toMatchObject({ start: '2027-01-02', end: '2027-01-08', to: range.from });
    expect(before.to - before.from).toBe(range.to - range.from);
  });
});

describe('buckets', () => {
  it('are filled up, trimmed and lose no byte of the range', () => {
    const at = fc.integer({ min: NOW - 3 * DAY, max: NOW + DAY });
    const bucket = fc.record({ at, bytes: fc.nat(10 ** 9), requests: fc.nat(1000) });
    fc.assert(
      fc.property(fc.array(bucket), fc.constantFrom('24h', '7d'), (buckets, preset) => {
        const range = presetRange(preset, NOW);
        const filled = fillBuckets(buckets, range);
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
});

describe('spikes', () => {
  it.each([
    [[], []],
    [[1, 1, 1, 100], []],
    [[1, 1, 1, 1, 1, 1, 1, 50], [7]],
    [[5, 5, 5, 5, 5, 5], []],
    [[0, 0, 0, 0, 0, 0], []],
    [[10, 11, 10, 11, 10, 12], []],
  ])('of %p are %p', (values, indexes) => {
    expect(spikes(values)).toEqual(indexes);
  });
});

describe('shares', () => {
  const rows = Array.from({ length: 10 }, (_, index) => ({
    account: `a${index}`,
    bytes: index * 10,
  }));

  it('are summed up by name, the largest first', () => {
    const shares = sharesBy([...rows, { account: 'a1', bytes: 500 }], (row) => row.account);
    expect(shares[0]).toMatchObject({ name: 'a1', bytes: 510 });
    expect(shares.reduce((total, { share }) => total + share, 0)).toBeCloseTo(1);
  });

  it('show the largest eight and the others', () => {
    const { top, others } = topAndOthers(sharesBy(rows, (row) => row.account));
    expect(top).toHaveLength(8);
    expect(others).toEqual({ count: 2, bytes: 10, share: 10 / 450 });
    expect(topAndOthers([]).others).toEqual({ count: 0, bytes: 0, share: 0 });
  });

  it('of nothing are no numbers that are none, and names are only names', () => {
    expect(sharesBy([{ account: '__proto__', bytes: 0 }], (row) => row.account)).toEqual([
      { name: '__proto__', bytes: 0, share: 0 },
    ]);
  });
});
