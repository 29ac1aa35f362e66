import { resolveAccount } from './chosenAccount';
import { parseProxyConfig, proxyConfigQuery } from './proxyConfig';

const user = { proxyUsername: 'democustomer01', proxyPassword: 'demo', trafficLeft: 7 };
const sub = { id: 'S1', username: 'scraperteam01', password: 'harvest', trafficLeft: 5 };
const read = { data: { list: [sub], unread: null }, error: null };
const unread = { count: 1, rows: 2, call: 'auth.sublist', field: 'id' };
const readInPart = {
  ...read,
  data: { list: [sub], unread },
};
const main = { username: 'democustomer01', password: 'demo', trafficLeft: 7, subId: null };
const its = { username: 'scraperteam01', password: 'harvest', trafficLeft: 5, subId: 'S1' };

describe('the account that an address means', () => {
  it.each([
    ['', read, { kind: 'account', account: main }],
    ['account=democustomer01', read, { kind: 'account', account: main }],
    ['account=scraperteam01', read, { kind: 'account', account: its }],
    ['account=nosuchaccount', read, { kind: 'missing' }],
    ['account=nosuchaccount', readInPart, { kind: 'unread' }],
    ['account=scraperteam01', readInPart, { kind: 'account', account: its }],
    ['account=not%20a%20name%21', read, { kind: 'missing' }],
    ['account=nosuchaccount', { ...read, error: new Error('old') }, { kind: 'unread' }],
    ['account=SCRAPERTEAM01', read, { kind: 'missing' }],
    [`account=${'x'.repeat(200)}`, read, { kind: 'missing' }],
    ['account=scraperteam01', { data: undefined, error: null }, { kind: 'waiting' }],
    ['account=scraperteam01', { data: undefined, error: new Error('lost') }, { kind: 'unread' }],
    [
      'account=scraperteam01',
      { ...read, error: new Error('old') },
      { kind: 'account', account: its },
    ],
    ['', { data: undefined, error: new Error('lost') }, { kind: 'account', account: main }],
    ['account=nosuchaccount&auth=whitelist', read, { kind: 'account', account: main }],
  ])('%p with %j', (query, subAccounts, expected) => {
    const config = parseProxyConfig(query);
    expect(resolveAccount(config, user, subAccounts)).toEqual(expected);
  });

  it('a name that is no name stays in the address', () => {
    const config = parseProxyConfig('account=no-such!');
    expect(proxyConfigQuery(config)).toBe('account=no-such%21');
  });
});
