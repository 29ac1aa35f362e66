import fc from 'fast-check';
import { previewMoves } from './moveMany';

const sub = (trafficLeft: number, trafficLimit = 0) => ({
  trafficLeft,
  trafficUsed: 0,
  trafficLimit,
});

describe('the preview of several moves', () => {
  it('each move starts from the main account’s traffic after the earlier ones', () => {
    const { main, rows } = previewMoves('allocate', 100, [
      { id: 'a', amount: 60, sub: sub(1) },
      { id: 'b', amount: 50, sub: sub(2) },
      { id: 'c', amount: 0, sub: sub(3) },
    ]);
    expect(main).toEqual({ before: 100, after: 40 });
    expect(rows.get('a')).toMatchObject({ problem: null, max: 100, sub: { before: 1, after: 61 } });
    expect(rows.get('b')).toMatchObject({ problem: 'notEnoughMain', max: 40 });
    expect(rows.get('c')).toMatchObject({ problem: 'noAmount', max: 40 });
  });

  it('nothing is lost, nothing is below zero, and one byte more than there is is never moved', () => {
    const bytes = fc.integer({ min: 0, max: 2 ** 44 });
    fc.assert(
      fc.property(
        fc.constantFrom('allocate' as const, 'recycle' as const),
        bytes,
        fc.array(fc.tuple(bytes, bytes), { minLength: 1, maxLength: 30 }),
        (action, mainLeft, given) => {
          const moves = given.map(([amount, left], index) => ({
            id: `${index}`,
            amount,
            sub: sub(left),
          }));
          const { main, rows } = previewMoves(action, mainLeft, moves);
          const all = [...rows.values()];
          const moved = all.reduce((sum, row) => sum + BigInt(row.sub.before - row.sub.after), 0n);
          expect(BigInt(main.after - main.before)).toBe(moved);
          expect(Math.min(main.after, ...all.map((row) => row.sub.after))).toBeGreaterThanOrEqual(
            0,
          );
          if (all.some(({ problem }) => problem !== null)) return;
          // An amount that reads the same as its bound is the bound, which is less.
          expect(moves.every(({ id, amount }) => (rows.get(id)?.amount ?? 0) <= amount)).toBe(true);
          const sum = all.reduce((every, { amount }) => every + BigInt(amount), 0n);
          expect(moved).toBe(action === 'allocate' ? -sum : sum);
          const more = moves.map((one, at) =>
            at > 0
              ? one
              : {
                  ...one,
                  amount:
                    one.amount +
                    (action === 'allocate' ? main.after : (rows.get('0')?.sub.after ?? 0)) +
                    1,
                },
          );
          const over = previewMoves(action, mainLeft, more).rows;
          const isRefusedOrLess = more.some(({ id, amount }) => {
            const row = over.get(id);
            return row?.problem !== null || row.amount < amount;
          });
          expect(isRefusedOrLess).toBe(true);
        },
      ),
    );
  });
});
