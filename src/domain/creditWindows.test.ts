import fc from 'fast-check';
import { creditWindows } from './creditWindows';
import { SECONDS_PER_DAY, startOfDay } from './day';

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
