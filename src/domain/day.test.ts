import { EARLIEST_DAY, isDay, isDayWithin } from './day';

describe('a day', () => {
  it.each([
    ['2026-11-21', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-11-31', false],
    ['2026-1-1', false],
    ['', false],
  ])('%p is one: %p', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it.each([
    // What a date field holds while a year is typed into it.
    ['0002-11-21', false],
    ['0020-11-21', false],
    ['0202-11-21', false],
    ['2026-11-21', true],
    ['2026-11-22', false],
    ['', false],
  ])('%p can be asked for: %p', (text, expected) => {
    expect(isDayWithin(text, EARLIEST_DAY, '2026-11-21')).toBe(expected);
  });
});
