import fc from 'fast-check';
import { ambiguousReadings, convertTypedNumber, parseDecimalInput } from './decimalInput';
import { parseAmountInput } from './money';
import { parseTrafficOrNone } from './traffic';

const LOCALES = ['en-US', 'ru-RU', 'de-DE', 'he-IL'] as const;

const systems = Intl.supportedValuesOf('numberingSystem').filter((system) =>
  /^\p{Nd}$/u.test(new Intl.NumberFormat('en', { numberingSystem: system }).format(7)),
);

it.each(systems)(
  'a number in the digits of %s is read as the browser writes it',
  (numberingSystem) => {
    const writer = new Intl.NumberFormat('en', { numberingSystem, useGrouping: false });
    const text = `${writer.format(1_203_456)}.${writer.format(789)}`;
    expect(parseDecimalInput(text, 'en-US')).toBe('1203456.789');
  },
);

describe('a number whose decimal sign has digits on one side only', () => {
  it.each([
    ['.5', 'en-US', '0.5'],
    ['20.', 'en-US', '20'],
    [',5', 'ru-RU', '0.5'],
    ['.5', 'ru-RU', '0.5'],
    ['20,', 'ru-RU', '20'],
    ['1.500,', 'de-DE', '1500'],
  ])('%p of %s is %s', (text, locale, plain) => {
    expect(parseDecimalInput(text, locale)).toBe(plain);
  });

  it.each([
    ['.', 'en-US'],
    [',', 'ru-RU'],
    ['', 'en-US'],
    ['5,', 'en-US'],
    [',5', 'en-US'],
    ['5.', 'de-DE'],
    ['1..', 'en-US'],
  ])('%p of %s is none', (text, locale) => {
    expect(parseDecimalInput(text, locale)).toBeNull();
  });
});

describe('a number that can be read two ways', () => {
  it.each([
    ['0,500', 'en-US', ['0.5', '500']],
    ['$ 0,500', 'en-US', ['0.5', '500']],
    ['０，５００', 'en-US', ['0.5', '500']],
    ['05,000', 'en-US', ['5', '5000']],
    ['00,050', 'en-US', ['0.05', '50']],
    ['0.500', 'de-DE', ['0,5', '500']],
  ])('%p of %s is refused, and its readings are %j', (text, locale, readings) => {
    expect(parseDecimalInput(text, locale)).toBeNull();
    expect(ambiguousReadings(text, locale)).toEqual(readings);
  });

  it.each([
    ['1,500', 'en-US', '1500'],
    ['0.500', 'en-US', '0.500'],
    ['0,000', 'en-US', '0'],
    ['0,500', 'ru-RU', '0.500'],
    ['0.500', 'ru-RU', '0.500'],
    ['0 500', 'ru-RU', '500'],
  ])('%p of %s has one reading: %s', (text, locale, plain) => {
    expect(ambiguousReadings(text, locale)).toEqual([]);
    expect(parseDecimalInput(text, locale)).toBe(plain);
  });
});

describe('a number that was typed before the language changed', () => {
  it.each([
    ['1,500', 'en-US', 'ru-RU', '1500'],
    ['1,500.25', 'en-US', 'ru-RU', '1500,25'],
    ['$1,000.50', 'en-US', 'ru-RU', '$1000,50'],
    ['1.5', 'en-US', 'ru-RU', '1,5'],
    ['1,5', 'ru-RU', 'en-US', '1.5'],
    ['1\u00a0500,25', 'ru-RU', 'en-US', '1500.25'],
    ['20', 'en-US', 'ru-RU', '20'],
    ['.5', 'en-US', 'ru-RU', '0,5'],
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
        fc.stringMatching(/^\d{0,3}([., \u00a0]\d{0,3}){0,3}$/),
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
