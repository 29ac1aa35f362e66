import fc from 'fast-check';
import { type MoveBalances, moveOutcome } from './trafficMove';

/** Left and used of the main account; left, used and allocated of the sub-account. */
const sides = (
  main: readonly [number, number],
  sub: readonly [number, number, number],
): MoveBalances => ({
  main: { trafficLeft: main[0], trafficUsed: main[1] },
  sub: { trafficLeft: sub[0], trafficUsed: sub[1], allocatedTraffic: sub[2] },
});

const BEFORE = sides([100, 50], [30, 10, 40]);

describe('a move whose answer was lost', () => {
  it.each([
    ['the sub-account used as much as came', 'allocate', sides([80, 50], [30, 30, 60]), 'arrived'],
    ['an order came, it arrived', 'allocate', sides([580, 50], [50, 10, 60]), 'arrived'],
    ['an order came, it did not', 'allocate', sides([600, 50], [30, 10, 40]), 'notArrived'],
    ['usage is counted late, it arrived', 'allocate', sides([80, 50], [45, 10, 60]), 'arrived'],
    ['usage is counted late, it did not', 'allocate', sides([100, 50], [25, 10, 40]), 'notArrived'],
    ['another amount came too', 'allocate', sides([50, 50], [80, 10, 90]), 'unknown'],
    ['only the main account moved', 'allocate', sides([80, 50], [30, 10, 40]), 'unknown'],
    ['allocated for good, it came back', 'recycle', sides([120, 50], [10, 10, 40]), 'arrived'],
    ['allocated for good, and an order came', 'recycle', sides([620, 50], [10, 10, 40]), 'unknown'],
    ['as much expired at the sub-account', 'recycle', sides([100, 50], [10, 10, 20]), 'unknown'],
  ] as const)('%s: %s', (_, action, after, outcome) => {
    expect(moveOutcome({ action, amount: 20, before: BEFORE }, after)).toBe(outcome);
  });

  it('is found out whatever both sides use meanwhile', () => {
    const bytes = fc.integer({ min: 1, max: 10 ** 12 });
    fc.assert(
      fc.property(
        fc.constantFrom('allocate' as const, 'recycle' as const),
        fc.boolean(),
        bytes,
        fc.tuple(bytes, bytes, bytes, bytes),
        fc.tuple(fc.nat({ max: 1000 }), fc.nat({ max: 1000 })),
        (action, arrives, amount, [mainLeft, mainUsed, subLeft, subUsed], [byMain, bySub]) => {
          const before = sides([mainLeft, mainUsed], [subLeft, subUsed, subLeft + subUsed]);
          const toSub = arrives ? (action === 'allocate' ? amount : -amount) : 0;
          const after = sides(
            [mainLeft - toSub - byMain, mainUsed + byMain],
            [subLeft + toSub - bySub, subUsed + bySub, subLeft + subUsed + toSub],
          );
          expect(moveOutcome({ action, amount, before }, after)).toBe(
            arrives ? 'arrived' : 'notArrived',
          );
        },
      ),
    );
  });
});
