import fc from 'fast-check';
import { feeOn, parseUsd, percentOf, priceOf, unitPrice, usd } from './money';

/** Rounds a / b half up, in whole numbers of any size. */
const halfUp = (a: bigint, b: bigint): bigint => (2n * a + b) / (2n * b);

test.each([
  [2000, 60],
  [2017, 61],
  [2016, 60],
  [50, 2],
  [49, 1],
  [16, 0],
  [17, 1],
  [0, 0],
])('the fee on %i cents is %i', (amount, fee) => {
  expect(feeOn(amount)).toBe(fee);
});

test('fees, percentages and prices are exact, half up to a cent', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(100), (amount, percent) => {
      expect(BigInt(feeOn(amount))).toBe(halfUp(BigInt(amount) * 3n, 100n));
      expect(BigInt(percentOf(amount, percent))).toBe(
        halfUp(BigInt(amount) * BigInt(percent), 100n),
      );
    }),
  );
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(50_000), (gigabytes, unit) => {
      expect(BigInt(priceOf(gigabytes, unit))).toBe(halfUp(BigInt(gigabytes) * BigInt(unit), 100n));
    }),
  );
});

test('texts of money', () => {
  expect([0, 5, 1250, -75].map(usd)).toEqual(['0.00', '0.05', '12.50', '-0.75']);
  expect([0, 35000, 29925, 32550, 7800].map(unitPrice)).toEqual([
    '0.00',
    '3.50',
    '2.9925',
    '3.255',
    '0.78',
  ]);
  fc.assert(
    fc.property(fc.nat(), (cents) =>
      expect(parseUsd(usd(cents % 10_000_000))).toBe(cents % 10_000_000),
    ),
  );
  for (const wrong of ['20', '20.0', '20.000', '-20.00', '2e3', ' 20.00', '20,00', '']) {
    expect(parseUsd(wrong)).toBeNull();
  }
});
