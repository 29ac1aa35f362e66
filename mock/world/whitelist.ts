import ipaddr from 'ipaddr.js';
import { refuse, wrongParameter } from './refusal';
import { serial, type User, type WhitelistEntry, type World, worldTime } from './state';
import { checkRemark } from './subAccount';

/** A whitelist holds this many entries. */
export const WHITELIST_SIZE = 100;

/**
 * Returns the one spelling of an address, so that two spellings of one address count as the same; null when it is none.
 * IPv4 inside IPv6 (::ffff:1.2.3.4) is that IPv4.
 */
function canonicalIp(text: string): string | null {
  const isIpv6 = ipaddr.IPv6.isValid(text) && !text.includes('%');
  return isIpv6 || ipaddr.IPv4.isValidFourPartDecimal(text)
    ? ipaddr.process(text).toString()
    : null;
}

const entriesOf = (world: World, user: User): WhitelistEntry[] =>
  world.state.whitelist.filter((entry) => entry.userId === user.id);

/**
 * Adds an address to a customer's whitelist.
 * @throws Refusal 40001, 20701 when listed in any spelling, 20702 when full
 */
export function addIp(world: World, user: User, ip: string, remark: string): WhitelistEntry {
  const address = canonicalIp(ip);
  if (address === null) throw wrongParameter('ip');
  checkRemark(remark);
  const entries = entriesOf(world, user);
  if (entries.some((entry) => canonicalIp(entry.ip) === address)) throw refuse('ipListed');
  if (entries.length >= WHITELIST_SIZE) throw refuse('whitelistFull');
  const entry = { id: `W${serial(world)}`, userId: user.id, ip, remark, addedAt: worldTime(world) };
  world.state.whitelist.push(entry);
  return entry;
}

/**
 * Finds a customer's entry.
 * @throws Refusal 40001
 */
export function findEntry(world: World, user: User, id: string): WhitelistEntry {
  const entry = entriesOf(world, user).find((one) => one.id === id);
  if (!entry) throw wrongParameter('id');
  return entry;
}

export function deleteEntry(world: World, entry: WhitelistEntry): void {
  world.state.whitelist = world.state.whitelist.filter((one) => one !== entry);
}

/** Returns a customer's entries whose IP or remark holds the keyword, newest first. */
export function listEntries(world: World, user: User, keyword: string): WhitelistEntry[] {
  const word = keyword.trim().toLowerCase();
  return entriesOf(world, user)
    .filter(
      ({ ip, remark }) => ip.toLowerCase().includes(word) || remark.toLowerCase().includes(word),
    )
    .reverse();
}

/** Returns the customer whose whitelist has an address; of several the one who listed it last. */
export function ownerOfIp(world: World, ip: string): User | undefined {
  const address = canonicalIp(ip);
  const entry = world.state.whitelist.findLast((one) => canonicalIp(one.ip) === address);
  return entry && world.state.users.find(({ id }) => id === entry.userId);
}
