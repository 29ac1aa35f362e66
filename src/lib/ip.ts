import ipaddr from 'ipaddr.js';
import { removeInvisible } from './text/invisible';

/** Most entries of a whitelist (docs/contract.md "Codes", 20702). */
export const WHITELIST_MAX = 100;

const COLON_HEX = /^[0-9a-f:]{2,39}$/i;

/** True for an IPv6 address written in colons and hex digits (spec §5): no zone, no dotted tail, no prefix length. */
export function isIpv6(text: string): boolean {
  return COLON_HEX.test(text) && ipaddr.IPv6.isValid(text);
}

/** True for an IP address (spec §5); IPv4 is dotted, of four octets without leading zeros. */
export function isIp(text: string): boolean {
  return ipaddr.IPv4.isValidFourPartDecimal(text) || isIpv6(text);
}

/** Returns one spelling for each address: IPv6 in lower case and shortened. Any other text is only trimmed, without invisible signs. */
export function normaliseIp(text: string): string {
  const trimmed = removeInvisible(text).trim();
  return isIpv6(trimmed) ? ipaddr.IPv6.parse(trimmed).toString() : trimmed;
}
