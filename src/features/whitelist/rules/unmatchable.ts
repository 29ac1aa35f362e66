import ipaddr from 'ipaddr.js';
import { isIp } from '@/lib/ip';

/** Why no connection can reach a gateway from an address. */
export type Unmatchable = 'private' | 'loopback' | 'linkLocal' | 'reserved';

/** Ranges by the names of ipaddr.js. 6to4 and Teredo are not among them: their addresses are seen on the internet. */
const UNMATCHABLE: Readonly<Record<string, Unmatchable>> = {
  private: 'private',
  carrierGradeNat: 'private',
  uniqueLocal: 'private',
  deprecatedSiteLocal: 'private',
  loopback: 'loopback',
  linkLocal: 'linkLocal',
  unspecified: 'reserved',
  broadcast: 'reserved',
  multicast: 'reserved',
  reserved: 'reserved',
  discard: 'reserved',
  benchmarking: 'reserved',
};

/** The addresses of the IPv6 internet. */
const IPV6_INTERNET = ipaddr.IPv6.parseCIDR('2000::/3');

/** Returns why a valid address can never match a connection, or null when it can. */
export function unmatchable(ip: string): Unmatchable | null {
  if (!isIp(ip)) return null;
  const address = ipaddr.parse(ip);
  const isBeyond = address instanceof ipaddr.IPv6 && !address.match(IPV6_INTERNET);
  return UNMATCHABLE[address.range()] ?? (isBeyond ? 'reserved' : null);
}
