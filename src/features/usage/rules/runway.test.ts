import fc from 'fast-check';
import { BYTES_PER_GB } from '@/lib/number/traffic';
import { estimateRunway } from './runway';

const DAY = 86_400;
/** 12:00 UTC of some day. */
const NOW = 20_000 * DAY + DAY / 2;
const TODAY = 20_000 * DAY;
const daysAgo = (days: number, bytes: number) => ({ at: TODAY - days * DAY, bytes });
const week = (bytes: number) => [1, 2, 3, 4, 5, 6, 7].map((days) => daysAgo(days, bytes));

describe('the runway', () => {
  it('of an even pace is ten percent to either side', () => {
    const result = estimateRunway(week(BYTES_PER_GB), 11 * BYTES_PER_GB, null, NOW);
    expect(result).toEqual({
      kind: 'range',
      from: NOW + 10 * DAY,
      to: NOW + Math.round((11 / 0.9) * DAY),
      perDay: BYTES_PER_GB,
      isTodayCounted: false,
      suggestedGb: 30,
      suggestedDays: Math.round((11 / 0.9) * DAY) / DAY + 15,
      expiresFirst: false,
      endsToday: null,
    });
  });

  it('is wider for an uneven pace', () => {
    const uneven = [daysAgo(1, 9), daysAgo(2, 0), daysAgo(3, 0), daysAgo(4, 1)];
    const result = estimateRunway(uneven, 25, null, NOW);
    expect(result).toMatchObject({ kind: 'range', perDay: 3, suggestedGb: 1 });
    if (result.kind === 'range') expect(result.to - result.from).toBeGreaterThan(5 * DAY);
  });

  it('sums up hours and counts the days without usage', () => {
    const hours = [0, 1, 2].map((hour) => ({ at: TODAY - 3 * DAY + hour * 3600, bytes: 10 }));
    expect(estimateRunway(hours, 100, null, NOW)).toMatchObject({ perDay: 10 });
  });

  it.each([
    ['noUsage', [], 100],
    ['noUsage', week(0), 100],
    ['tooLittleData', [daysAgo(1, 10), daysAgo(2, 10)], 100],
    ['tooLittleData', [daysAgo(0, 10)], 100],
    ['tooLittleData', [daysAgo(30, 10)], 100],
    ['beyondAYear', week(1), 10_000],
  ])('is hidden: %s', (reason, usage, left) => {
    expect(estimateRunway(usage, left, null, NOW)).toEqual({ kind: 'hidden', reason });
  });

  it('without traffic left still tells the size of an order', () => {
    const runway = estimateRunway(week(BYTES_PER_GB), 0, null, NOW);
    expect(runway).toMatchObject({ from: NOW, to: NOW, suggestedGb: 30, suggestedDays: 15 });
  });

  it('leaves today out, which is not over, unless it is above the pace already', () => {
    const calm = [...week(10), daysAgo(0, 9)];
    expect(estimateRunway(calm, 100, null, NOW)).toEqual(estimateRunway(week(10), 100, null, NOW));
    const busy = [...week(10), daysAgo(0, 90)];
    expect(estimateRunway(busy, 100, null, NOW)).toMatchObject({
      perDay: 20,
      isTodayCounted: true,
    });
    const first = [...week(0), daysAgo(0, 80)];
    expect(estimateRunway(first, 100, null, NOW)).toMatchObject({ perDay: 10 });
  });

  it('says when the traffic runs out today, or may', () => {
    const endsToday = (left: number) => {
      const runway = estimateRunway(week(10), left, null, NOW);
      return runway.kind === 'range' ? runway.endsToday : undefined;
    };
    expect([4, 5, 6].map(endsToday)).toEqual(['likely', 'possibly', null]);
  });

  it('says when some traffic expires before the range', () => {
    const usage = week(10);
    expect(estimateRunway(usage, 100, NOW + DAY, NOW)).toMatchObject({ expiresFirst: true });
    expect(estimateRunway(usage, 100, NOW + 100 * DAY, NOW)).toMatchObject({ expiresFirst: false });
  });

  it('is a range in the future around the mean', () => {
    const usage = fc.array(
      fc.record({
        at: fc.integer({ min: TODAY - 9 * DAY, max: NOW }),
        bytes: fc.integer({ min: 0, max: 10 ** 12 }),
      }),
    );
    fc.assert(
      fc.property(usage, fc.integer({ min: 0, max: 10 ** 13 }), (buckets, left) => {
        const result = estimateRunway(buckets, left, null, NOW);
        if (result.kind === 'hidden') return;
        const counted = buckets.filter(({ at }) => at >= TODAY - 7 * DAY && at < TODAY);
        const days = 20_000 - Math.floor(Math.min(...counted.map(({ at }) => at)) / DAY);
        const sum = counted.reduce((total, { bytes }) => total + bytes, 0);
        const today = buckets.reduce(
          (total, { at, bytes }) => total + (at >= TODAY ? bytes : 0),
          0,
        );
        const pace = today > sum / days ? (sum + today) / (days + 1) : sum / days;
        const atPace = NOW + (left / pace) * DAY;
        expect(result.from).toBeGreaterThanOrEqual(NOW);
        expect(result.from).toBeLessThanOrEqual(atPace + 1);
        expect(result.to).toBeGreaterThanOrEqual(atPace - 1);
        expect(result.perDay).toBe(Math.ceil(pace));
        expect(result.suggestedGb).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
