import { isUnmatchable } from './unmatchable';

it.each([
  ['10.0.0.5', true],
  ['100.64.0.1', true],
  ['fd00::1', true],
  ['127.0.0.1', true],
  ['fe80::1', true],
  ['0.0.0.0', true],
  ['224.0.0.1', true],
  ['255.255.255.255', true],
  ['203.0.113.5', true],
  ['2001:db8::1', true],
  // Beyond 2000::/3, the IPv6 internet.
  ['201:4700::1', true],
  ['8.8.8.8', false],
  ['2606:4700::1111', false],
  ['2002:808:808::1', false],
  ['nonsense', false],
])('%s: %p', (ip, expected) => {
  expect(isUnmatchable(ip)).toBe(expected);
});
