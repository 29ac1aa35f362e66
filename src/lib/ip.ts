import ipaddr from 'ipaddr.js';
import { removeInvisible } from './text/invisible';

/** Most entries of a whitelist (docs/contract.md "Codes", 20702). */
export const WHITELIST_MAX = 100;

const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const IPV4 = new RegExp(`^${OCTET}(?:\\.${OCTET}){3}$`);
const COLON_HEX = /^[0-9a-f:]{2,39}$/i;
/** Text that was meant as an address, so that a typing error in it is reported instead of being taken for a remark. */
const LIKE_AN_IP = /^(?:\d+(?:\.\d+){2,}|[0-9a-f]*(?::[0-9a-f]*){2,})\.?(?:\/\d+)?$/i;
/** A piece between separators; the separators are any of white space, comma, semicolon, bar and quotation mark. */
const PIECE = /[^\s,;|"]+/g;
const EDGE_SEPARATORS = /^[\s,;|"]+|[\s,;|"]+$/g;

/** True for a dotted IPv4 address of four octets 0 to 255, without leading zeros (spec §5). */
export function isIpv4(text: string): boolean {
  return IPV4.test(text);
}

/** True for an IPv6 address written in colons and hex digits (spec §5): no zone, no dotted tail, no prefix length. */
export function isIpv6(text: string): boolean {
  return COLON_HEX.test(text) && ipaddr.IPv6.isValid(text);
}

/** True for an IP address (spec §5). */
export function isIp(text: string): boolean {
  return isIpv4(text) || isIpv6(text);
}

/** Returns one spelling for each address: IPv6 in lower case and shortened. Any other text is only trimmed, without invisible signs. */
export function normaliseIp(text: string): string {
  const trimmed = removeInvisible(text).trim();
  return isIpv6(trimmed) ? ipaddr.IPv6.parse(trimmed).toString() : trimmed;
}

/** A row of a bulk paste: `line` counts from 1; a valid address is in its one spelling. */
export interface BulkRow {
  readonly line: number;
  readonly ip: string;
  readonly remark: string;
  readonly state: 'ok' | 'invalid' | 'duplicate' | 'listed';
}

interface Found {
  readonly ip: string;
  readonly remark: string;
}

function rowsOfLine(text: string): Found[] {
  const starts: { from: number; to: number }[] = [];
  let inRemark = false;
  for (const piece of text.matchAll(PIECE)) {
    const word = removeInvisible(piece[0]);
    if (word === '') continue;
    const isStart: boolean =
      isIp(word) || starts.length === 0 || (!inRemark && LIKE_AN_IP.test(word));
    inRemark = !isStart;
    if (isStart) starts.push({ from: piece.index, to: piece.index + piece[0].length });
  }
  return starts.map(({ from, to }, index) => ({
    ip: text.slice(from, to),
    remark: text.slice(to, starts[index + 1]?.from).replace(EDGE_SEPARATORS, ''),
  }));
}

/**
 * Reads pasted addresses: one or more on a line between any separators, each with an optional remark after it. Every row tells
 * whether it can be added: `invalid` is no address, `duplicate` is in an earlier row already, `listed` is in `listed` (the
 * addresses of the whitelist).
 */
export function parseWhitelistBulk(text: string, listed: readonly string[]): BulkRow[] {
  const listedIps = new Set(listed.map(normaliseIp));
  const seen = new Set<string>();
  const stateOf = (ip: string): BulkRow['state'] => {
    if (!isIp(ip)) return 'invalid';
    if (listedIps.has(ip)) return 'listed';
    if (seen.has(ip)) return 'duplicate';
    seen.add(ip);
    return 'ok';
  };
  return text.split(/\r\n|\r|\n/).flatMap((content, index) =>
    rowsOfLine(content).map(({ ip: written, remark }) => {
      const ip = normaliseIp(written);
      return { line: index + 1, ip, remark, state: stateOf(ip) };
    }),
  );
}
