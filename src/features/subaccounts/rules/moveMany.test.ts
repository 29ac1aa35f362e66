import { previewMoves } from './moveMany';

const sub = (trafficLeft: number) => ({ trafficLeft, trafficUsed: 0, trafficLimit: 0 });

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
});
