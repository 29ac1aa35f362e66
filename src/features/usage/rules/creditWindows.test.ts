import fc from 'fast-check';
import type { List, TrafficChange, UnknownEnum, UnreadRows } from '@/api/contract';
import { SECONDS_PER_DAY, startOfDay } from '@/lib/time/day';
import { creditWindows, type DayRange, findLastCredit, findNewestCredit } from './creditWindows';

const NOW = startOfDay('2026-11-21') + 5000;
const ago = (days: number) => NOW - days * SECONDS_PER_DAY;

describe('where the last credit is looked for', () => {
  it('a new account: one window from its beginning', () => {
    expect(creditWindows(ago(2), NOW)).toEqual([{ start: '2026-11-19', end: '2026-11-21' }]);
  });

  it('an old account: growing windows until its beginning', () => {
    expect(creditWindows(ago(200), NOW)).toEqual([
      { start: '2026-10-22', end: '2026-11-21' },
      { start: '2026-07-24', end: '2026-10-21' },
      { start: '2026-05-05', end: '2026-07-23' },
    ]);
  });

  it('holds every day since the account began exactly once, in few windows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4000 * SECONDS_PER_DAY }),
        fc.integer({ min: 0, max: SECONDS_PER_DAY - 1 }),
        (age, ofDay) => {
          const now = NOW + ofDay;
          const windows = creditWindows(now - age, now);
          const days = windows.flatMap(({ start, end }) => {
            const count = (startOfDay(end) - startOfDay(start)) / SECONDS_PER_DAY + 1;
            return Array.from({ length: count }, (_, i) => startOfDay(end) - i * SECONDS_PER_DAY);
          });
          expect(new Set(days).size).toBe(days.length);
          const first = now - age;
          expect(days.at(-1)).toBe(first - (first % SECONDS_PER_DAY));
          expect(days.length).toBe(
            (startOfDay(windows[0]?.end ?? '') - (days.at(-1) ?? 0)) / SECONDS_PER_DAY + 1,
          );
          expect(windows.length).toBeLessThanOrEqual(5);
        },
      ),
    );
  });

  it('a clock that is behind the account’s beginning still asks once', () => {
    expect(creditWindows(NOW + 3600, NOW)).toHaveLength(1);
    expect(creditWindows(NOW + 5 * SECONDS_PER_DAY, NOW)).toHaveLength(1);
  });
});

describe('the last credit', () => {
  const WINDOWS: readonly DayRange[] = [
    { start: '2026-10-22', end: '2026-11-21' },
    { start: '2026-07-24', end: '2026-10-21' },
  ];
  const line = (type: string, change: number, at = NOW) => ({
    at,
    type: type as TrafficChange['type'] | UnknownEnum,
    change,
    balanceAfter: 100,
  });
  const unread: UnreadRows = {
    count: 1,
    rows: 1,
    call: 'traffic.changelog',
    field: 'data.list.0.id',
  };
  type Line = ReturnType<typeof line>;
  const search = (...pages: readonly Partial<List<Line>>[]) => {
    const asked: DayRange[] = [];
    const found = findLastCredit(WINDOWS, async (range) => {
      asked.push(range);
      return { list: [], unread: null, ...pages[WINDOWS.indexOf(range)] };
    });
    return found.then((result) => ({ ...result, asked: asked.length }));
  };

  it('is looked for no further than the window that has it', async () => {
    const order = line('order', 10);
    const found = await search({ list: [line('expire', -1), order] });
    expect(found).toMatchObject({ credit: order, isCertain: true, asked: 1 });
  });

  it('never was, for sure, only when every line was read and each type is known', async () => {
    const none = { credit: null, asked: 2 };
    expect(await search({ list: [line('recycle', 5)] })).toMatchObject({
      ...none,
      isCertain: true,
    });
    expect(await search({}, { unread })).toMatchObject({ ...none, isCertain: false });
    expect(await search({ list: [line('gift', 5)] })).toMatchObject({ ...none, isCertain: false });
    expect(await search({ list: [line('fee', -5)] })).toMatchObject({ ...none, isCertain: true });
  });

  it('is uncertain when what cannot be placed may be a later one, and not when it is older', async () => {
    const order = line('order', 10, NOW - 100);
    const withLine = (other: Line) => search({ list: [order, other] });
    const found = { credit: order, asked: 1 };
    expect(await withLine(line('gift', 5, NOW))).toMatchObject({ ...found, isCertain: false });
    expect(await withLine(line('gift', 5, NOW - 100))).toMatchObject({
      ...found,
      isCertain: false,
    });
    expect(await withLine(line('gift', 5, NOW - 101))).toMatchObject({ ...found, isCertain: true });
    expect(await search({ list: [order], unread })).toMatchObject({ ...found, isCertain: false });
  });
});

describe('the last credit of some lines', () => {
  const line = (at: number, type: string, change: number, balanceAfter: number) => ({
    at,
    type: type as 'order',
    change,
    balanceAfter,
  });

  it('is the last order or trial, whatever the order of the log', () => {
    const log = [
      line(6, 'recycle', 40, 120),
      line(5, 'refund', -20, 80),
      line(4, 'allocate', -10, 90),
      line(2, 'order', 30, 100),
      line(2, 'order', 20, 70),
      line(1, 'trial', 50, 50),
    ];
    expect(findNewestCredit(log)?.balanceAfter).toBe(100);
    expect(findNewestCredit([...log].reverse())?.balanceAfter).toBe(100);
    expect(findNewestCredit(log.slice(-1))?.type).toBe('trial');
  });

  it.each([
    ['recycle', 10],
    ['allocate', 10],
    ['expire', 10],
    ['refund', 10],
    ['a type of tomorrow', 10],
    ['order', -1],
  ])('%s of %d is no credit', (type, change) => {
    expect(findNewestCredit([line(1, type, change, 10)])).toBeNull();
  });
});
