import { isDay } from './day';

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
});
