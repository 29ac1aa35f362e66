import fc from 'fast-check';
import { BYTES_PER_GB } from '@/lib/number/traffic';
import { previewMove, previewMoves } from './movePreview';

const sub = { trafficLeft: 30, trafficUsed: 20, trafficLimit: 0 };

describe('moving traffic', () => {
  it.each([
    ['allocate', 10, sub, 70, 40, null],
    ['allocate', 80, sub, 0, 110, null],
    // An amount with a problem moves nothing, also in the preview.
    ['allocate', 81, sub, 80, 30, 'notEnoughMain'],
    ['allocate', 50, { ...sub, trafficLimit: 100 }, 30, 80, null],
    ['allocate', 51, { ...sub, trafficLimit: 100 }, 80, 30, 'overLimit'],
    ['allocate', 1, { ...sub, trafficLimit: 40 }, 80, 30, 'overLimit'],
    // More traffic would not help here: the limit is the nearer bound.
    ['allocate', 90, { ...sub, trafficLimit: 60 }, 80, 30, 'overLimit'],
    ['recycle', 30, sub, 110, 0, null],
    ['recycle', 31, sub, 80, 30, 'notEnoughSub'],
    ['allocate', 0, sub, 80, 30, 'noAmount'],
    ['allocate', Number.NaN, sub, 80, 30, 'noAmount'],
  ] as const)('%s %d: main %#', (action, amount, account, main, after, problem) => {
    const preview = previewMove(action, amount, 80, account);
    expect(preview.main).toEqual({ before: 80, after: main });
    expect(preview.sub).toEqual({ before: 30, after });
    expect(preview.problem).toBe(problem);
  });

  it('says what limits the largest amount', () => {
    const limitedBy = (action: 'allocate' | 'recycle', limit: number) =>
      previewMove(action, 1, 80, { ...sub, trafficLimit: limit }).limitedBy;
    expect(limitedBy('allocate', 0)).toBe('main');
    expect(limitedBy('allocate', 130)).toBe('main');
    expect(limitedBy('allocate', 129)).toBe('limit');
    expect(limitedBy('recycle', 129)).toBe('sub');
  });

  it('takes the largest amount as the page shows it, rounded up, for the largest amount', () => {
    const max = Math.floor(28.4361 * BYTES_PER_GB);
    const recycle = (gb: number) =>
      previewMove('recycle', Math.floor(gb * BYTES_PER_GB), 0, { ...sub, trafficLeft: max });
    expect(recycle(28.44)).toMatchObject({ amount: max, problem: null, sub: { after: 0 } });
    expect(recycle(28.43).amount).toBe(Math.floor(28.43 * BYTES_PER_GB));
    expect(recycle(28.45).problem).toBe('notEnoughSub');
  });

  it('each of several moves starts from the main account’s traffic after the earlier ones', () => {
    const subs = [{ id: 'a' }, { id: 'b', trafficLimit: 100 }, { id: 'c' }];
    const chosen = subs.map((one) => ({ ...sub, ...one }));
    const { main, rows } = previewMoves('allocate', 60, 130, chosen);
    expect(main).toEqual({ before: 130, after: 10 });
    expect([...rows.values()]).toMatchObject([
      { problem: null, max: 130, sub: { before: 30, after: 90 } },
      { problem: 'overLimit', max: 50 },
      { problem: null, max: 70 },
    ]);
  });

  it('the largest amount fits, more than that is never moved, and nothing is lost', () => {
    const bytes = fc.integer({ min: 0, max: 10 ** 12 });
    fc.assert(
      fc.property(
        fc.constantFrom('allocate' as const, 'recycle' as const),
        bytes,
        fc.record({ trafficLeft: bytes, trafficUsed: bytes, trafficLimit: bytes }),
        (action, mainLeft, account) => {
          const { max } = previewMove(action, 1, mainLeft, account);
          const most = previewMove(action, max, mainLeft, account);
          expect(most.problem).toBe(max === 0 ? 'noAmount' : null);
          expect(most.main.after + most.sub.after).toBe(mainLeft + account.trafficLeft);
          const more = previewMove(action, max + 1, mainLeft, account);
          expect(more.problem === null ? more.amount : max).toBe(max);
          expect(Math.min(more.main.after, more.sub.after)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
