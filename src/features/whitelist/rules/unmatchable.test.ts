import { unmatchable } from './unmatchable';

it.each([
  ['10.0.0.5', 'private'],
  ['172.16.0.1', 'private'],
  ['192.168.1.1', 'private'],
  ['100.64.0.1', 'private'],
  ['fd00::1', 'private'],
  ['127.0.0.1', 'loopback'],
  ['::1', 'loopback'],
  ['169.254.1.1', 'linkLocal'],
  ['fe80::1', 'linkLocal'],
  ['0.0.0.0', 'reserved'],
  ['224.0.0.1', 'reserved'],
  ['255.255.255.255', 'reserved'],
  ['203.0.113.5', 'reserved'],
  ['2001:db8::1', 'reserved'],
  // Beyond 2000::/3, the IPv6 internet.
  ['201:4700::1', 'reserved'],
  ['::5', 'reserved'],
  ['4000::1', 'reserved'],
  ['64:ff9b::a00:1', 'reserved'],
  ['8.8.8.8', null],
  ['172.32.0.1', null],
  ['2606:4700::1111', null],
  ['2002:808:808::1', null],
  ['nonsense', null],
])('%s is %p', (ip, kind) => {
  expect(unmatchable(ip)).toBe(kind);
});
