import fc from 'fast-check';
import {
  addUsd,
  compareUsd,
  formatUnitPrice,
  formatUsd,
  isLowBalance,
  isUsd,
  isZeroUsd,
  missingUsd,
  parseAmountInput,
  priceOfGb,
  processingFee,
  requiredTopUp,
  savingPercent,
  subtractUsd,
  withFee,
} from './money';

/** The reference values: cents as a BigInt, so that no rule of the module checks itself. */
const textOf = (cents: bigint): string =>
  `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
const positiveCents = fc.bigInt({ min: 0n, max: 10n ** 18n });

describe('amounts', () => {
  it.each(['0.00', '12.50', '-3.00', '99999999999999999999.99'])('takes %s', (text) => {
    expect(isUsd(text)).toBe(true);
    expect(addUsd(text, '0.00')).toBe(text);
  });

  it.each(['', '12.', ' 12.50', '12.50\n', '1e3', '+1.00', '.50', '١٢.٥٠', 12.5, null])(
    'refuses %p',
    (value) => {
      expect(isUsd(value)).toBe(false);
    },
  );

  it('has one canonical form', () => {
    expect(addUsd('007.50', '0')).toBe('7.50');
    expect(addUsd('12', '0')).toBe('12.00');
    expect(addUsd('12.5', '0')).toBe('12.50');
    expect(addUsd('12.50000000', '0')).toBe('12.50');
    expect(addUsd('0.00000001', '0')).toBe('0.00000001');
    expect(addUsd('-0.00', '0')).toBe('0.00');
  });

  it.each(['', 'x', 'NaN', 'Infinity', '1,000.00'])(
    'of %p are never calculated with or shown',
    (text) => {
      for (const make of [
        () => addUsd('1.00', text),
        () => compareUsd(text, '1.00'),
        () => priceOfGb(text, 1),
        () => withFee(text),
        () => formatUsd(text, 'en-US'),
        () => formatUnitPrice(text, 'en-US'),
      ])
        expect(make).toThrow();
    },
  );
});

describe('amounts with as many digits as the backend gives', () => {
  const anyExact = fc
    .tuple(fc.constantFrom('', '-'), fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.nat({ max: 8 }))
    .map(([sign, units, digits]) => {
      const text = String(units).padStart(digits + 1, '0');
      const whole = sign + text.slice(0, text.length - digits);
      return digits === 0 ? whole : `${whole}.${text.slice(text.length - digits)}`;
    });
  /** The same amount in units of the eighth fraction digit. */
  const units = (text: string) => {
    const [whole = '', fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(8, '0'));
  };

  it('are summed up, subtracted and compared without a loss', () => {
    fc.assert(
      fc.property(anyExact, anyExact, (a, b) => {
        expect(units(addUsd(a, b))).toBe(units(a) + units(b));
        expect(units(subtractUsd(a, b))).toBe(units(a) - units(b));
        expect(compareUsd(a, b)).toBe(units(a) < units(b) ? -1 : units(a) > units(b) ? 1 : 0);
        expect(subtractUsd(addUsd(a, b), b)).toBe(addUsd(a, '0'));
      }),
    );
  });

  it('are missing in whole cents, never too few', () => {
    expect(missingUsd('10.00', '9.999')).toBe('0.01');
    expect(missingUsd('10', '9.5')).toBe('0.50');
    expect(missingUsd('10.001', '10.0010')).toBeNull();
    expect(missingUsd('30.0001', '0')).toBe('30.01');
  });

  it('are zero however zero is written', () => {
    expect(['0', '0.0', '0.00000000', '-0.00'].map(isZeroUsd)).toEqual([true, true, true, true]);
    expect(isZeroUsd('0.00000001')).toBe(false);
  });
});

it.each([
  ['3.0000', '$3.00'],
  ['2.4', '$2.40'],
  ['3', '$3.00'],
  ['2.3750', '$2.375'],
  ['2.3755', '$2.3755'],
  ['2.37555000', '$2.3756'],
  ['2.00004', '$2.00'],
  ['1000.5', '$1,000.50'],
])('a price per GB of %s is shown as %s', (price, text) => {
  expect(formatUnitPrice(price, 'en-US')).toBe(text);
});

describe('the processing fee', () => {
  it.each([
    ['0.16', '0.00', '0.16'],
    ['0.17', '0.01', '0.18'],
    ['0.50', '0.02', '0.52'],
  ])('of %s is %s, in all %s', (amount, fee, total) => {
    expect(processingFee(amount)).toBe(fee);
    expect(withFee(amount)).toBe(total);
  });

  it('is 3 % rounded half up', () => {
    fc.assert(
      fc.property(positiveCents, (cents) => {
        const fee = (cents * 3n + 50n) / 100n;
        expect(processingFee(textOf(cents))).toBe(textOf(fee));
        expect(withFee(textOf(cents))).toBe(textOf(cents + fee));
      }),
    );
  });
});

describe('prices per GB', () => {
  it('are multiplied exactly and rounded half up to a cent', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 8n }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (tenThousandths, gb) => {
          const whole = tenThousandths / 10_000n;
          const price = `${whole}.${String(tenThousandths % 10_000n).padStart(4, '0')}`;
          const cents = (tenThousandths * BigInt(gb) + 50n) / 100n;
          expect(priceOfGb(price, gb)).toBe(textOf(cents));
        },
      ),
    );
  });

  it('are compared whatever their length', () => {
    expect(compareUsd('3.20', '3.2000')).toBe(0);
    expect(compareUsd('3.1999', '3.20')).toBe(-1);
  });
});

describe('savings, shortages and top-ups', () => {
  it.each([
    ['100.00', '80.00', 20],
    ['100.00', '80.01', 19],
    ['3.00', '2.00', 33],
    ['100.00', '100.00', 0],
    ['100.00', '120.00', 0],
    ['0.00', '0.00', 0],
  ])('from %s to %s saves %d %%', (before, now, percent) => {
    expect(savingPercent(before, now)).toBe(percent);
  });

  it.each([
    ['50.00', '10.00', '40.00', '40.00'],
    ['50.00', '49.99', '0.01', '20.00'],
    ['50.00', '30.00', '20.00', '20.00'],
    ['50.00', '29.99', '20.01', '20.01'],
  ])('to pay %s with %s lacks %s, tops up %s', (total, balance, missing, topUp) => {
    expect(missingUsd(total, balance)).toBe(missing);
    expect(requiredTopUp(missing)).toBe(topUp);
  });

  it.each(['50.00', '80.00'])('to pay 50.00 with %s lacks nothing', (balance) => {
    expect(missingUsd('50.00', balance)).toBeNull();
  });

  it.each([
    ['4.99', true],
    ['5.00', false],
    ['0.00', true],
  ])('a balance of %s is low: %p', (balance, low) => {
    expect(isLowBalance(balance)).toBe(low);
  });
});

describe('a typed amount', () => {
  it.each([
    ['en-US', '1 000.50', '1000.50'],
    ['en-US', ' $20 ', '20.00'],
    ['en-US', '20 USD', '20.00'],
    ['en-US', '20.5', '20.50'],
    ['en-US', '1,234,567.89', '1234567.89'],
    ['en-US', '0020', '20.00'],
    ['en-US', '＄２０．５', '20.50'],
    ['en-US', '1\u3000500', '1500.00'],
    ['ru-RU', '1 000,50', '1000.50'],
    ['ru-RU', '1\u202f000,50 $', '1000.50'],
    ['ru-RU', '12 345 678', '12345678.00'],
  ])('in %s, %p is %s', (locale, text, amount) => {
    expect(parseAmountInput(text, locale)).toBe(amount);
  });

  it.each([
    ['en-US', ''],
    ['en-US', 'abc'],
    ['en-US', '-20'],
    ['en-US', '20,5'],
    ['en-US', '1,00'],
    ['en-US', '1,0000'],
    ['en-US', '1,000 000'],
    ['en-US', '20.505'],
    ['en-US', '$'],
    ['en-US', '$0,500'],
    ['ru-RU', '1,000.50'],
    ['ru-RU', '1 00,50'],
  ])('in %s, %p is refused', (locale, text) => {
    expect(parseAmountInput(text, locale)).toBeNull();
  });

  it('gives an amount or null for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('en-US', 'ru-RU'),
        (text, locale) => {
          const amount = parseAmountInput(text, locale);
          expect(amount === null || isUsd(amount)).toBe(true);
        },
      ),
    );
  });
});

describe('a shown amount', () => {
  it.each([
    ['en-US', '1000.50', '$1,000.50'],
    ['en-US', '-0.50', '-$0.50'],
    ['en-US', '0.05', '$0.05'],
    ['en-US', '3.2500', '$3.25'],
    ['en-US', '12', '$12.00'],
    ['en-US', '12.5', '$12.50'],
    ['en-US', '0.00499999', '$0.00'],
    ['en-US', '1.005', '$1.01'],
    ['en-US', '-0.004', '$0.00'],
    ['en-US', '-1.005', '-$1.01'],
    ['en-US', '999.99500000', '$1,000.00'],
    ['en-US', '12345678901234567890.12', '$12,345,678,901,234,567,890.12'],
    ['ru-RU', '1000.50', '1\u00a0000,50\u00a0$'],
    ['ru-RU', '-3.00', '-3,00\u00a0$'],
  ])('in %s, %s is %s', (locale, amount, text) => {
    expect(formatUsd(amount, locale)).toBe(text);
  });

  it('uses the digits of the locale throughout', () => {
    expect(formatUsd('10.05', 'ar-EG')).toMatch(/١٠٫٠٥/);
  });

  it('is read back as the same amount', () => {
    fc.assert(
      fc.property(positiveCents, fc.constantFrom('en-US', 'ru-RU'), (cents, locale) => {
        expect(parseAmountInput(formatUsd(textOf(cents), locale), locale)).toBe(textOf(cents));
      }),
    );
  });
});
