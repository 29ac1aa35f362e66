/** The mock's own reading of IP addresses. */

const MAX_OCTET = 255;
const GROUPS = 8;

function readV4(text: string): number[] | null {
  const parts = text.split('.');
  if (parts.length !== 4) return null;
  const octets = parts.map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : -1));
  return octets.every((octet) => octet >= 0 && octet <= MAX_OCTET) ? octets : null;
}

function groupsOf(text: string): number[] | null {
  if (text === '') return [];
  const groups: number[] = [];
  const parts = text.split(':');
  for (const [i, part] of parts.entries()) {
    const v4 = i === parts.length - 1 && part.includes('.') ? readV4(part) : null;
    if (v4) {
      const [a = 0, b = 0, c = 0, d = 0] = v4;
      groups.push(a * 256 + b, c * 256 + d);
    } else if (/^[\da-f]{1,4}$/i.test(part)) groups.push(Number.parseInt(part, 16));
    else return null;
  }
  return groups;
}

function readV6(text: string): number[] | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const head = groupsOf(halves[0] ?? '');
  if (!head) return null;
  if (halves.length === 1) return head.length === GROUPS ? head : null;
  const tail = groupsOf(halves[1] ?? '');
  const zeros = tail ? GROUPS - head.length - tail.length : 0;
  return tail && zeros >= 1 ? [...head, ...Array<number>(zeros).fill(0), ...tail] : null;
}

const isMappedV4 = (groups: number[]) =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

/**
 * Returns the one spelling of an address, so that two spellings of one address count as the same; null when it is none.
 * IPv4 inside IPv6 (::ffff:1.2.3.4) is that IPv4.
 */
export function canonicalIp(text: string): string | null {
  const v4 = readV4(text);
  if (v4) return v4.join('.');
  if (!text.includes(':')) return null;
  const groups = readV6(text);
  if (!groups) return null;
  if (isMappedV4(groups)) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & MAX_OCTET])
      .join('.');
  }
  return groups.map((group) => group.toString(16)).join(':');
}
