import type { Granularity, List, TrafficDetail, UsageBucket } from '@/api/contract';
import {
  type Day,
  dayOf,
  floorTo,
  isDay,
  SECONDS_PER_DAY,
  SECONDS_PER_HOUR,
  startOfDay,
} from '@/lib/time/day';

/** The ready ranges (spec "Dashboard"). */
export const RANGE_PRESETS = ['24h', '7d', '30d'] as const;
/** The ranges to choose from: the ready ones and the customer's own. */
export const RANGES = [...RANGE_PRESETS, 'custom'] as const;
export const DEFAULT_RANGE = '7d';
/** A longer range is cut at its beginning, in days. */
export const LONGEST_RANGE_DAYS = 366;
/** Accounts shown by name; what is beyond them is summed up as the others (spec "Usage"). */
export const TOP_ACCOUNTS = 8;

const PRESET_DAYS = { '7d': 7, '30d': 30 } as const;
const HOURS_SHOWN = 24;
/** Up to this many days a custom range is drawn by the hour. */
const HOURLY_DAYS_MAX = 2;
/** A spike is above the mean by this many standard deviations, and at least this many times the mean. */
const SPIKE_DEVIATIONS = 2;
const SPIKE_TIMES = 2;
const SPIKE_POINTS_MIN = 5;

export type RangePreset = (typeof RANGE_PRESETS)[number];
export type RangeChoice = (typeof RANGES)[number];

/** A range of statistics: the UTC days that calls ask for, and the seconds shown, `from` inclusive to `to` exclusive. */
export interface UsageRange {
  readonly start: Day;
  readonly end: Day;
  readonly from: number;
  readonly to: number;
  readonly granularity: Granularity;
}

/** The length of a bucket in seconds. */
export function stepOf(granularity: Granularity): number {
  return granularity === 'hour' ? SECONDS_PER_HOUR : SECONDS_PER_DAY;
}

function range(from: number, to: number, granularity: Granularity): UsageRange {
  return { start: dayOf(from), end: dayOf(to - 1), from, to, granularity };
}

/**
 * A ready range that ends now. "24 h" is this hour and the 23 before it: the call asks for two UTC days, and
 * `fillBuckets` trims (docs/contract.md "Ranges"). The others are whole UTC days, today included.
 */
export function presetRange(preset: RangePreset, now: number): UsageRange {
  if (preset === '24h') {
    const to = floorTo(now, SECONDS_PER_HOUR) + SECONDS_PER_HOUR;
    return range(to - HOURS_SHOWN * SECONDS_PER_HOUR, to, 'hour');
  }
  const to = floorTo(now, SECONDS_PER_DAY) + SECONDS_PER_DAY;
  return range(to - PRESET_DAYS[preset] * SECONDS_PER_DAY, to, 'day');
}

/** A range of UTC days, both inclusive, in either order; null when one is no day. */
export function customRange(a: Day, b: Day): UsageRange | null {
  if (!isDay(a) || !isDay(b)) return null;
  const [first, last] = a <= b ? [a, b] : [b, a];
  const from = startOfDay(first);
  const to = startOfDay(last) + SECONDS_PER_DAY;
  return range(from, to, to - from <= HOURLY_DAYS_MAX * SECONDS_PER_DAY ? 'hour' : 'day');
}

/**
 * The range that a choice means at `now`. In a custom range an empty start or end (`''`) means today, and a range that is too
 * long is cut.
 */
export function chosenRange(
  { choice, start, end }: { choice: RangeChoice; start: Day | ''; end: Day | '' },
  now: number,
): UsageRange {
  if (choice !== 'custom') return presetRange(choice, now);
  const today = dayOf(now);
  const own = customRange(start || today, end || today);
  if (own === null) return presetRange(DEFAULT_RANGE, now);
  const first = dayOf(own.to - LONGEST_RANGE_DAYS * SECONDS_PER_DAY);
  return (own.start < first && customRange(first, own.end)) || own;
}

/** True when the calls' whole days hold more than the range shows: the answer is to be trimmed (docs/contract.md "Ranges"). */
export function isTrimmed({ start, end, from, to }: UsageRange): boolean {
  return startOfDay(start) !== from || startOfDay(end) + SECONDS_PER_DAY !== to;
}

/** The part of rows that lies in the range. */
export function inRange<T extends { readonly at: number }>(
  rows: readonly T[],
  { from, to }: UsageRange,
): T[] {
  return rows.filter(({ at }) => at >= from && at < to);
}

/** A list without what lies outside of the range. */
export function listInRange<T extends { readonly at: number }>(
  { list, unread }: List<T>,
  range: UsageRange,
): List<T> {
  return { list: inRange(list, range), unread };
}

/** The range of the same length that ends where this one begins. */
export function previousRange({ from, to, granularity }: UsageRange): UsageRange {
  return range(from - (to - from), from, granularity);
}

/** The sum of two counts; null when one of them is not known. */
export const addCounts = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : a + b;

/** One bucket for every hour or day of the range: those that the backend left out are 0, those outside are trimmed. */
export function fillBuckets(buckets: readonly UsageBucket[], shown: UsageRange): UsageBucket[] {
  const { from, to, granularity } = shown;
  const step = stepOf(granularity);
  const filled = Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => ({
    at: from + index * step,
    bytes: 0,
    requests: 0 as number | null,
  }));
  for (const { at, bytes, requests } of buckets) {
    const target = at < from ? undefined : filled[Math.floor((at - from) / step)];
    if (!target) continue;
    target.bytes += bytes;
    target.requests = addCounts(target.requests, requests);
  }
  return filled;
}

/** The indexes of values that stand out: two standard deviations above the mean and at least twice it. */
export function spikes(values: readonly number[]): number[] {
  if (values.length < SPIKE_POINTS_MIN) return [];
  const mean = sum(values) / values.length;
  const deviation = Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length);
  const limit = Math.max(mean + SPIKE_DEVIATIONS * deviation, mean * SPIKE_TIMES);
  return values.flatMap((value, index) => (value > 0 && value >= limit ? [index] : []));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** A part of a whole: `share` is 0 to 1. */
export interface UsageShare {
  readonly name: string;
  readonly bytes: number;
  readonly share: number;
}

/** Traffic summed up by a name (country, protocol, account), the largest first. */
export function sharesBy<T extends { readonly bytes: number }>(
  rows: readonly T[],
  nameOf: (row: T) => string,
): UsageShare[] {
  const byName = new Map<string, number>();
  for (const row of rows) byName.set(nameOf(row), (byName.get(nameOf(row)) ?? 0) + row.bytes);
  const whole = sum([...byName.values()]);
  return [...byName]
    .map(([name, bytes]) => ({ name, bytes, share: whole === 0 ? 0 : bytes / whole }))
    .sort((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1));
}

/** The largest eight by name, and the bytes and number of the others. Takes what `sharesBy` gives. */
export function topAndOthers(
  shares: readonly UsageShare[],
  top: number = TOP_ACCOUNTS,
): { top: UsageShare[]; others: { count: number; bytes: number; share: number } } {
  const rest = shares.slice(top);
  return {
    top: shares.slice(0, top),
    others: {
      count: rest.length,
      bytes: sum(rest.map((item) => item.bytes)),
      share: sum(rest.map((item) => item.share)),
    },
  };
}

/** Rows of the largest accounts by name, and those of the others together under `othersName`. */
export function partsByAccount(details: readonly TrafficDetail[], othersName: string) {
  const { top, others } = topAndOthers(sharesBy(details, (row) => row.account));
  const named = new Set(top.map(({ name }) => name));
  const parts = top.map(({ name }) => ({
    name,
    buckets: details.filter((row) => row.account === name),
  }));
  if (others.count === 0) return parts;
  return [
    ...parts,
    { name: othersName, buckets: details.filter((row) => !named.has(row.account)) },
  ];
}
