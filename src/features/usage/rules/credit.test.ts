import { findLastCredit } from './credit';

describe('the last credit', () => {
  const line = (at: number, type: string, change: number, balanceAfter: number) => ({
    at,
    type: type as 'order',
    change,
    balanceAfter,
  });

  it('is the last order or trial, whatever the order of the log', () => {
    const log = [
      line(6, 'recycle', 40, 120),
      line(5, 'refund', -20, 80),
      line(4, 'allocate', -10, 90),
      line(2, 'order', 30, 100),
      line(2, 'order', 20, 70),
      line(1, 'trial', 50, 50),
    ];
    expect(findLastCredit(log)?.balanceAfter).toBe(100);
    expect(findLastCredit([...log].reverse())?.balanceAfter).toBe(100);
    expect(findLastCredit(log.slice(-1))?.type).toBe('trial');
  });

  it.each([
    ['recycle', 10],
    ['allocate', 10],
    ['expire', 10],
    ['refund', 10],
    ['a type of tomorrow', 10],
    ['order', -1],
  ])('%s of %d is no credit', (type, change) => {
    expect(findLastCredit([line(1, type, change, 10)])).toBeNull();
  });
});
