import fc from 'fast-check';
import { dayOf, floorTo, isDay, startOfDay } from './day';

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
    ['2026-11-31', false],
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
        expect(startOfDay(dayOf(at))).toBe(floorTo(at, 86_400));
      }),
    );
  });
});
