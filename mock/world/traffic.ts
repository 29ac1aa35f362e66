import type { ChangeType, Granularity } from '../../src/api/contract';
import { dayOf, hourOf } from './clock';
import { takeFromLots } from './ledger';
import {
  type Change,
  leftIn,
  type SubAccount,
  type UsageRow,
  type User,
  type World,
  worldTime,
} from './state';

/** One use of traffic by an account: `bytes` through one protocol out of one country. */
export interface Consumption {
  user: User;
  /** Null = the main account. */
  sub: SubAccount | null;
  country: string;
  protocol: string;
  bytes: number;
  requests: number;
}

function rowOf(world: World, key: Omit<UsageRow, 'bytes' | 'requests'>): UsageRow {
  const { usage } = world.state;
  for (let i = usage.length - 1; i >= 0; i -= 1) {
    const row = usage[i];
    if (!row || row.at < key.at) break;
    const same =
      row.at === key.at &&
      row.userId === key.userId &&
      row.account === key.account &&
      row.country === key.country &&
      row.protocol === key.protocol;
    if (same) return row;
  }
  const row = { ...key, bytes: 0, requests: 0 };
  usage.push(row);
  return row;
}

/**
 * Bills traffic, lots soonest to expire first. Never more than the rest: the last connection of an account is cut.
 * @returns the billed bytes
 */
export function consume(world: World, consumption: Consumption): number {
  const { user, sub, country, protocol } = consumption;
  const payer = sub ?? user;
  const billed = leftIn(takeFromLots(payer.lots, consumption.bytes));
  payer.used += billed;
  const account = sub ? sub.username : user.proxyUsername;
  const at = hourOf(worldTime(world));
  const row = rowOf(world, { userId: user.id, at, account, country, protocol });
  row.bytes += billed;
  row.requests += consumption.requests;
  return billed;
}

/** A time range in UTC seconds, `until` not included. */
export interface Range {
  from: number;
  until: number;
}

/** Returns a customer's rows of a time range, newest first. */
const rowsOf = <T extends { userId: string; at: number }>(
  rows: readonly T[],
  user: User,
  { from, until }: Range,
): T[] => rows.filter(({ userId, at }) => userId === user.id && at >= from && at < until).reverse();

/** Returns a customer's Traffic Change Record, newest first. */
export function listChanges(
  world: World,
  user: User,
  range: Range,
  type: ChangeType | null,
): Change[] {
  const changes = rowsOf(world.state.changes, user, range);
  return type === null ? changes : changes.filter((change) => change.type === type);
}

/** Returns a customer's Traffic Usage Detail, newest first; `account` null = all of them. */
export function listDetails(
  world: World,
  user: User,
  range: Range,
  account: string | null,
): UsageRow[] {
  const rows = rowsOf(world.state.usage, user, range);
  return account === null ? rows : rows.filter((row) => row.account === account);
}

/** Sums usage by hour or UTC day, oldest first, empty buckets left out. */
export function sumUsage(
  world: World,
  user: User,
  range: Range,
  account: string | null,
  granularity: Granularity,
): { at: number; bytes: number; requests: number }[] {
  const buckets = new Map<number, { at: number; bytes: number; requests: number }>();
  for (const row of listDetails(world, user, range, account)) {
    const at = granularity === 'hour' ? row.at : dayOf(row.at);
    const bucket = buckets.get(at) ?? { at, bytes: 0, requests: 0 };
    bucket.bytes += row.bytes;
    bucket.requests += row.requests;
    buckets.set(at, bucket);
  }
  return [...buckets.values()].sort((a, b) => a.at - b.at);
}
