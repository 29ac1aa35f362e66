import fc from 'fast-check';
import { percentOf } from './money';

// Fees, prices and the texts of money are compared with the portal's own by the contract check and the pages that sell.
test('a percentage, as of a coupon, is exact, half up to a cent', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(100), (amount, percent) => {
      const halfUp = (2n * BigInt(amount) * BigInt(percent) + 100n) / 200n;
      expect(BigInt(percentOf(amount, percent))).toBe(halfUp);
    }),
  );
});
