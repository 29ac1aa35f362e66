import { formatNumber } from './numberText';

test.each([
  ['en-US', 'decimal', 1234.567, '1,234.57'],
  ['ru-RU', 'decimal', 1234.567, '1\u00a0234,57'],
  ['en-US', 'percent', 0.127, '13%'],
  ['ru-RU', 'percent', 0.127, '13\u00a0%'],
  ['en-US', 'finePercent', 0.1234, '12.3%'],
] as const)('in %s a number is written as %s', (locale, style, value, text) => {
  expect(formatNumber(value, locale, style)).toBe(text);
});
