import fc from 'fast-check';
import {
  BYTES_PER_GB,
  BYTES_PER_MB,
  convertToUnit,
  convertToUnitExactly,
  formatInColumn,
  formatTraffic,
  isExpiring,
  isLow,
  parseTrafficInput,
  parseTrafficOrNone,
  percentLeft,
  roundToUnit,
  signOf,
  toTypedTraffic,
  trafficThreshold,
  unitFor,
  unitForAll,
} from './traffic';

const NOW = 1_800_000_000;
const DAY = 86_400;

describe('units', () => {
  it('whole GB and MB are exact', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000 }), (amount) => {
        expect(convertToUnit(amount * BYTES_PER_GB, 'GB')).toBe(amount);
        expect(convertToUnit(amount * BYTES_PER_MB, 'MB')).toBe(amount);
      }),
    );
  });

  it.each([
    [0, { value: 0, unit: 'MB' }],
    [1, { value: 1, unit: 'B' }],
    [1023, { value: 1023, unit: 'B' }],
    [1024, { value: 1, unit: 'KB' }],
    [BYTES_PER_MB, { value: 1, unit: 'MB' }],
    [1.5 * BYTES_PER_MB, { value: 1.5, unit: 'MB' }],
    [BYTES_PER_GB - 1, { value: 1, unit: 'GB' }],
    [BYTES_PER_GB, { value: 1, unit: 'GB' }],
    [-5 * BYTES_PER_GB, { value: -5, unit: 'GB' }],
    [2000 * BYTES_PER_GB, { value: 2000, unit: 'GB' }],
  ])('%d bytes read as %p', (bytes, shown) => {
    const unit = unitFor(bytes);
    expect({ value: roundToUnit(bytes, unit), unit }).toEqual(shown);
  });

  it('never shows 1024 of a unit that has a larger one, nor 0 for an amount above 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (bytes) => {
        const unit = unitFor(bytes);
        const value = roundToUnit(bytes, unit);
        expect(value).toBeGreaterThan(0);
        expect(unit === 'GB' || value < 1024).toBe(true);
      }),
    );
  });

  it.each([
    ['en-US', 1536 * BYTES_PER_GB, undefined, '1,536', 'GB'],
    ['ru-RU', 1.25 * BYTES_PER_GB, undefined, '1,25', 'GB'],
    ['en-US', BYTES_PER_GB, 'MB' as const, '1,024', 'MB'],
    ['en-US', 1, 'GB' as const, '0', 'GB'],
    ['en-US', -1, 'GB' as const, '0', 'GB'],
  ])('in %s %d bytes in %s are %s %s', (locale, bytes, forced, value, unit) => {
    expect(formatTraffic(bytes, locale, forced)).toEqual({ value, unit });
  });

  it('exports plain decimals', () => {
    expect(convertToUnitExactly(BYTES_PER_GB + 1, 'B')).toBe('1073741825');
    expect(convertToUnitExactly(1, 'GB')).toBe('0');
    expect(convertToUnitExactly(-1.5 * BYTES_PER_MB, 'MB')).toBe('-1.5');
    expect(convertToUnitExactly(1e15, 'MB')).toBe('953674316.40625');
  });
});

describe('the amounts of a column', () => {
  it('are all in GB when one of them has more than 10,000 MB', () => {
    expect(unitForAll([])).toBe('MB');
    expect(unitForAll([5, 10_000 * BYTES_PER_MB])).toBe('MB');
    expect(unitForAll([5, -10_001 * BYTES_PER_MB])).toBe('GB');
    // 1,024.00 MB is harder to read than 1.00 GB.
    expect(unitForAll([0, BYTES_PER_GB, 2 * BYTES_PER_GB])).toBe('GB');
    expect(unitForAll([BYTES_PER_GB, 500 * BYTES_PER_MB])).toBe('MB');
  });

  it.each([
    [12 * BYTES_PER_GB, 'GB', 'en-US', '12.00'],
    [1.5 * BYTES_PER_GB, 'MB', 'ru-RU', '1\u00a0536,00'],
    [BYTES_PER_MB, 'GB', 'en-US', '<0.01'],
    [0, 'GB', 'ru-RU', '0,00'],
  ] as const)('have two fraction digits each: %d in %s, %s: %s', (bytes, unit, locale, text) => {
    expect(formatInColumn(bytes, unit, locale)).toBe(text);
  });
});

it.each([
  [700, '+'],
  [-700, '−'],
  [0, ''],
])('the sign of a change by %d is "%s"', (bytes, sign) => {
  expect(signOf(bytes)).toBe(sign);
});

describe('a typed amount of traffic', () => {
  it.each([
    ['5', 'GB', 'en-US', 5 * BYTES_PER_GB],
    ['0.5', 'GB', 'en-US', BYTES_PER_GB / 2],
    ['0,5', 'GB', 'ru-RU', BYTES_PER_GB / 2],
    ['1,024', 'MB', 'en-US', BYTES_PER_GB],
    ['0.1', 'GB', 'en-US', 107_374_182],
  ] as const)('%s %s in %s', (text, unit, locale, bytes) => {
    expect(parseTrafficInput(text, unit, locale)).toBe(bytes);
  });

  it.each(['', '0', '-1', '0.0000000001', '99999999999999999999', '1e3', 'NaN', '5 GB'])(
    'refuses %p',
    (text) => {
      expect(parseTrafficInput(text, 'GB', 'en-US')).toBeNull();
    },
  );
});

it.each([
  ['', 'en-US', 0],
  ['  ', 'en-US', 0],
  ['0', 'en-US', 0],
  ['0.00', 'en-US', 0],
  ['10', 'en-US', 10 * BYTES_PER_GB],
  ['0,0', 'ru-RU', 0],
  ['1.5', 'en-US', 1.5 * BYTES_PER_GB],
  ['1,5', 'ru-RU', 1.5 * BYTES_PER_GB],
  ['0.0000000001', 'en-US', null],
  ['a lot', 'en-US', null],
])('an amount that may be none: %p in %s', (text, locale, bytes) => {
  expect(parseTrafficOrNone(text, 'GB', locale)).toBe(bytes);
});

describe('what is left', () => {
  it.each([
    [50, 100, 50],
    [0, 100, 0],
    [120, 100, 100],
    [-5, 100, 0],
    [10, 0, null],
    [10, null, null],
  ])('%d of %p is %p %%', (left, credit, percent) => {
    expect(percentLeft(left, credit)).toBe(percent);
  });

  it.each([
    [600 * BYTES_PER_MB, 20, false],
    [600 * BYTES_PER_MB, 19.9, true],
    [500 * BYTES_PER_MB, null, false],
    [500 * BYTES_PER_MB - 1, 90, true],
    [0, null, true],
  ])('%d bytes, %p %% is low: %p', (left, percent, low) => {
    expect(isLow(left, percent)).toBe(low);
  });

  it.each([
    [null, false],
    [NOW, false],
    [NOW - 1, false],
    [NOW + 1, true],
    [NOW + 3 * DAY, true],
    [NOW + 3 * DAY + 1, false],
  ])('an end at %p is expiring: %p', (expireAt, expiring) => {
    expect(isExpiring(expireAt, NOW)).toBe(expiring);
  });

  it.each([
    [null, null],
    [100, null],
    [50.1, null],
    [50, 50],
    [20.1, 50],
    [20, 20],
    [5, 5],
    [0, 5],
  ])('%p %% reaches %p', (percent, threshold) => {
    expect(trafficThreshold(percent)).toBe(threshold);
  });
});

it('an amount is typed as exactly its bytes', () => {
  const locale = fc.constantFrom('en-US', 'ru-RU');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 45 }), locale, (bytes, language) => {
      const { text, unit } = toTypedTraffic(bytes, language);
      expect(parseTrafficInput(text, unit, language)).toBe(bytes);
    }),
  );
  expect(toTypedTraffic(1.5 * BYTES_PER_GB, 'ru-RU')).toEqual({ text: '1,5', unit: 'GB' });
  expect(toTypedTraffic(BYTES_PER_GB, 'en-US')).toEqual({ text: '1', unit: 'GB' });
  expect(toTypedTraffic(BYTES_PER_GB / 2, 'en-US')).toEqual({ text: '512', unit: 'MB' });
});
