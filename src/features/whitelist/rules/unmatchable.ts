import ipaddr from 'ipaddr.js';
import { isIp } from '@/lib/ip';

/** Ranges by the names of ipaddr.js. 6to4 and Teredo are not among them: their addresses are seen on the internet. */
const UNMATCHABLE: readonly string[] = [
  'private',
  'carrierGradeNat',
  'uniqueLocal',
  'deprecatedSiteLocal',
  'loopback',
  'linkLocal',
  'unspecified',
  'broadcast',
  'multicast',
  'reserved',
  'discard',
  'benchmarking',
];

/** The addresses of the IPv6 internet. */
const IPV6_INTERNET = ipaddr.IPv6.parseCIDR('2000::/3');

/** Returns true for a valid address from which no connection can reach a gateway. */
export function isUnmatchable(ip: string): boolean {
  if (!isIp(ip)) return false;
  const address = ipaddr.parse(ip);
  const isBeyond = address instanceof ipaddr.IPv6 && !address.match(IPV6_INTERNET);
  return isBeyond || UNMATCHABLE.includes(address.range());
}
