import { topAccounts } from './topAccounts';

const use = (username: string, trafficUsed: number) => ({ username, trafficUsed });
const MAIN = { proxyUsername: 'main', trafficUsed: 5 };

describe('the accounts that use most', () => {
  it('are the main one and sub-accounts, the largest first', () => {
    const top = topAccounts(MAIN, [use('small', 1), use('large', 9)]);
    expect(top.map(({ username }) => username)).toEqual(['large', 'main', 'small']);
  });

  it('are six at most, and have used something', () => {
    const many = Array.from({ length: 20 }, (_, at) => use(`sub${at}`, at));
    expect(topAccounts(MAIN, many).map((one) => one.trafficUsed)).toEqual([19, 18, 17, 16, 15, 14]);
    expect(topAccounts({ ...MAIN, trafficUsed: 0 }, [use('idle', 0)])).toEqual([]);
  });
});
