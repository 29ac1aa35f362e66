import fc from 'fast-check';
import { convertTypedNumber, parseDecimalInput } from './decimalInput';
import { parseAmountInput } from './money';
import { parseTrafficOrNone } from './traffic';

const LOCALES = ['en-US', 'ru-RU', 'de-DE', 'he-IL'] as const;

describe('a number that was typed before the language changed', () => {
  it.each([
    ['1,500', 'en-US', 'ru-RU', '1500'],
    ['1,500.25', 'en-US', 'ru-RU', '1500,25'],
    ['$1,000.50', 'en-US', 'ru-RU', '$1000,50'],
    ['1.5', 'en-US', 'ru-RU', '1,5'],
    ['1,5', 'ru-RU', 'en-US', '1.5'],
    ['1\u00a0500,25', 'ru-RU', 'en-US', '1500.25'],
    ['20', 'en-US', 'ru-RU', '20'],
    ['', 'en-US', 'ru-RU', ''],
    ['12,34', 'en-US', 'ru-RU', '12,34'],
    ['a lot', 'en-US', 'ru-RU', 'a lot'],
    ['1,500', 'ru-RU', 'ru-RU', '1,500'],
  ])('%p of %s is in %s %p', (text, from, to, expected) => {
    expect(convertTypedNumber(text, from, to)).toBe(expected);
  });

  it('keeps its meaning, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^\d{1,3}([., \u00a0]\d{1,3}){0,3}$/),
        fc.constantFrom(...LOCALES),
        fc.constantFrom(...LOCALES),
        (text, from, to) => {
          const meant = parseDecimalInput(text, from);
          if (meant !== null)
            expect(parseDecimalInput(convertTypedNumber(text, from, to), to)).toBe(meant);
        },
      ),
    );
  });

  it('as an amount of money and as traffic too', () => {
    expect(parseAmountInput(convertTypedNumber('$1,500.50', 'en-US', 'ru-RU'), 'ru-RU')).toBe(
      '1500.50',
    );
    expect(parseTrafficOrNone(convertTypedNumber('1,500', 'en-US', 'ru-RU'), 'MB', 'ru-RU')).toBe(
      1500 * 1024 ** 2,
    );
  });
});
