/**
 * Traffic of the main account. The invariant behind the Traffic Change Record: `traffic_left` = sum of all changes −
 * the main account's consumption, and `balance_after` of every line is the same at that moment.
 */
import type { ChangeType } from '../../src/api/contract';
import { DAY } from './clock';
import {
  GB,
  type Lot,
  leftIn,
  type PaymentRecord,
  serial,
  type User,
  type World,
  worldTime,
} from './state';

/** Orders lots by their use: soonest to expire first, Unlimit last, older purchases before newer ones. */
function inUseOrder(a: Lot, b: Lot): number {
  if (a.expiresAt === b.expiresAt) return a.id - b.id;
  return (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity);
}

/** Adds a part of a lot, joined with the rest of the same lot if there is one. */
function put(lots: Lot[], part: Lot): void {
  const same = lots.find((lot) => lot.id === part.id);
  if (same) same.left += part.left;
  else lots.push(part);
  lots.sort(inUseOrder);
}

/**
 * Takes up to `bytes` out of lots, soonest to expire first.
 * @returns the parts taken, each with its lot's id and end.
 */
export function takeFromLots(lots: Lot[], bytes: number): Lot[] {
  const parts: Lot[] = [];
  let missing = bytes;
  for (const lot of lots) {
    if (missing === 0) break;
    const part = Math.min(lot.left, missing);
    if (part === 0) continue;
    lot.left -= part;
    missing -= part;
    parts.push({ ...lot, left: part });
  }
  const rest = lots.filter((lot) => lot.left > 0);
  lots.splice(0, lots.length, ...rest);
  return parts;
}

/** Moves up to `bytes` from one account's lots to another's. */
export function moveBetweenLots(from: Lot[], to: Lot[], bytes: number): void {
  for (const part of takeFromLots(from, bytes)) put(to, part);
}

interface Entry {
  type: ChangeType;
  change: number;
  account?: string | null;
  remark?: string;
  at?: number;
}

/** Writes a line of the Traffic Change Record; call it after the lots have changed. */
export function log(world: World, user: User, entry: Entry): void {
  world.state.changes.push({
    id: `T${serial(world)}`,
    userId: user.id,
    at: entry.at ?? worldTime(world),
    type: entry.type,
    change: entry.change,
    balanceAfter: leftIn(user.lots),
    usedBefore: user.used,
    account: entry.account ?? null,
    remark: entry.remark ?? '',
  });
}

export function creditOrder(world: World, user: User, order: PaymentRecord, at: number): void {
  const { id: orderId, durationDays, isTrial } = order;
  const bytes = (order.quantity ?? 0) * GB;
  const expiresAt = durationDays === null ? null : at + durationDays * DAY;
  put(user.lots, { id: serial(world), orderId, expiresAt, left: bytes });
  log(world, user, { type: isTrial ? 'trial' : 'order', change: bytes, remark: orderId, at });
}

/** Moves the sub-accounts' rest of some lots back to the main account, one line each. */
function pullBack(world: World, user: User, isOf: (lot: Lot) => boolean, at: number): void {
  for (const sub of world.state.subAccounts) {
    if (sub.userId !== user.id) continue;
    const parts = sub.lots.filter(isOf);
    if (parts.length === 0) continue;
    sub.lots = sub.lots.filter((lot) => !isOf(lot));
    for (const part of parts) put(user.lots, part);
    log(world, user, { type: 'recycle', change: leftIn(parts), account: sub.username, at });
  }
}

/** Removes lots from all accounts and writes one line for them. */
function remove(
  world: World,
  user: User,
  isOf: (lot: Lot) => boolean,
  entry: { type: 'expire' | 'refund'; remark: string; at: number },
): void {
  pullBack(world, user, isOf, entry.at);
  const gone = leftIn(user.lots.filter(isOf));
  user.lots = user.lots.filter((lot) => !isOf(lot));
  if (gone > 0) log(world, user, { ...entry, change: -gone });
}

export function refundLots(world: World, user: User, orderId: string, at: number): void {
  remove(world, user, (lot) => lot.orderId === orderId, { type: 'refund', remark: orderId, at });
}

const allLots = (world: World, user: User): Lot[] => [
  ...user.lots,
  ...world.state.subAccounts.flatMap((sub) => (sub.userId === user.id ? sub.lots : [])),
];

/**
 * Returns the next moment at which some of the customer's traffic ends, main account and sub-accounts; null = never.
 */
export function nextExpiry(world: World, user: User): number | null {
  let soonest: number | null = null;
  for (const { expiresAt } of allLots(world, user)) {
    if (expiresAt !== null && (soonest === null || expiresAt < soonest)) soonest = expiresAt;
  }
  return soonest;
}

/** Ends all lots of a customer whose end is `at`. The sub-accounts' parts of them expire at the main account. */
export function expireLots(world: World, user: User, at: number): void {
  const ended = allLots(world, user).filter(({ expiresAt }) => expiresAt === at);
  for (const orderId of new Set(ended.map((lot) => lot.orderId))) {
    // An order has one lot.
    remove(world, user, (lot) => lot.orderId === orderId, { type: 'expire', remark: orderId, at });
  }
}
