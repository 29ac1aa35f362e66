import { formatTime, isoTime } from './timeText';

/** 2026-11-21 23:05:09 UTC */
const AT = Date.UTC(2026, 10, 21, 23, 5, 9) / 1000;

describe('a time for the eye', () => {
  it.each([
    ['en-US', 'day', 'Nov 21, 2026'],
    ['en-US', 'shortDay', 'Nov 21'],
    ['en-US', 'hour', '23:05'],
    ['en-US', 'clock', '23:05:09'],
    ['en-US', 'moment', 'Nov 21, 2026, 23:05'],
    ['ru-RU', 'day', '21 нояб. 2026 г.'],
    ['ru-RU', 'hour', '23:05'],
  ] as const)('%s %s: %s', (locale, format, text) => {
    expect(formatTime(AT, locale, format)).toBe(text);
  });
});

describe('a time for exports', () => {
  it('is ISO 8601 in whole seconds', () => {
    expect(isoTime(AT)).toBe('2026-11-21T23:05:09Z');
  });
});
