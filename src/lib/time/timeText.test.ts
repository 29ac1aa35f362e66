import {
  formatCountdown,
  formatDays,
  formatFileTimestamp,
  formatIsoTime,
  formatTime,
} from './timeText';

/** 2026-11-21 23:05:09 UTC */
const AT = Date.UTC(2026, 10, 21, 23, 5, 9) / 1000;

it.each([
  ['en-US', 'day', 'Nov 21, 2026'],
  ['en-US', 'shortDay', 'Nov 21'],
  ['en-US', 'hour', '23:05'],
  ['en-US', 'clock', '23:05:09'],
  ['en-US', 'moment', 'Nov 21, 2026, 23:05'],
  ['ru-RU', 'day', '21 нояб. 2026'],
  ['ru-RU', 'moment', '21 нояб. 2026, 23:05'],
  ['ru-RU', 'hour', '23:05'],
] as const)('a time for the eye, %s %s: %s', (locale, format, text) => {
  expect(formatTime(AT, locale, format)).toBe(text);
});

describe('from one day to another', () => {
  const DAY = 86_400;

  it.each([
    ['en-US', 0, 'Nov 21, 2026'],
    ['en-US', 7, 'Nov 21 – 28, 2026'],
    ['en-US', 14, 'Nov 21 – Dec 5, 2026'],
    ['en-US', 60, 'Nov 21, 2026 – Jan 20, 2027'],
    ['ru-RU', 7, '21–28 нояб. 2026'],
    ['ru-RU', 60, '21 нояб. 2026 – 20 янв. 2027'],
  ] as const)('%s, %i days: %s', (locale, days, text) => {
    expect(formatDays(AT, AT + days * DAY, locale).replace(/\s/g, ' ')).toBe(text);
  });

  it('a line ends behind the dash only', () => {
    for (const locale of ['en-US', 'ru-RU'])
      expect(formatDays(AT, AT + 60 * DAY, locale)).toMatch(/^[^ \u2009]+–[ \u2009][^ \u2009]+$/);
  });
});

describe('a time for exports', () => {
  it('is ISO 8601 in whole seconds', () => {
    expect(formatIsoTime(AT)).toBe('2026-11-21T23:05:09Z');
  });

  it('is a day and a minute in the name of a file', () => {
    expect(formatFileTimestamp(AT)).toBe('20261121-2305');
  });
});

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [129, '2:09'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3729, '1:02:09'],
  [90_000, '25:00:00'],
])('%i seconds that are left are written %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});
