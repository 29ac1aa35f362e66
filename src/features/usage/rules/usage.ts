import type { Granularity, List, TrafficChange, TrafficDetail, UsageBucket } from '@/api/contract';
import {
  type Day,
  dayOf,
  floorTo,
  SECONDS_PER_DAY,
  SECONDS_PER_HOUR,
  startOfDay,
} from '@/lib/time/day';

/** The preset ranges (spec "Dashboard"). */
export const RANGE_PRESETS = ['24h', '7d', '30d'] as const;
/** The ranges to choose from: the presets and the customer's own. */
export const RANGES = [...RANGE_PRESETS, 'custom'] as const;
export const DEFAULT_RANGE = '7d';
/** A longer range is cut at its start, in days. */
export const LONGEST_RANGE_DAYS = 366;
/** Number of shares shown by name; the rest is summed up as the others (spec "Usage"). */
export const TOP_SHARES = 8;

const PRESET_DAYS = { '7d': 7, '30d': 30 } as const;
const HOURS_SHOWN = 24;
/** A custom range of up to this many days is drawn by the hour. */
const HOURLY_DAYS_MAX = 2;
/** A longer range is drawn by the week, in days. */
const DAILY_DAYS_MAX = 92;
const DAYS_PER_WEEK = 7;
/** A spike is above the mean by this many standard deviations, and at least this many times the mean. */
const SPIKE_DEVIATIONS = 2;
const SPIKE_TIMES = 2;

/** The traffic of an hour or a day. */
export type UsedTraffic = Pick<UsageBucket, 'at' | 'bytes'>;
/** The fields of a line of the Traffic Change Record that sums and credits need. */
export type ChangeLine = Pick<TrafficChange, 'at' | 'type' | 'change' | 'balanceAfter'>;

export type RangePreset = (typeof RANGE_PRESETS)[number];
export type RangeChoice = (typeof RANGES)[number];

/** The time that one bar of a chart stands for. */
export type BarStep = Granularity | 'week';

/** A range of statistics: the UTC days that calls ask for, and the seconds shown, from `from` inclusive to `to` exclusive. */
export interface UsageRange {
  readonly start: Day;
  readonly end: Day;
  readonly from: number;
  readonly to: number;
  readonly granularity: Granularity;
}

/** Returns the length of a bucket in seconds. */
export function stepOf(granularity: Granularity): number {
  return granularity === 'hour' ? SECONDS_PER_HOUR : SECONDS_PER_DAY;
}

function range(from: number, to: number, granularity: Granularity): UsageRange {
  return { start: dayOf(from), end: dayOf(to - 1), from, to, granularity };
}

/**
 * Returns a preset range that ends now. "24 h" is this hour and the 23 before it: the call asks for two UTC days, and
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

/** Returns a range of UTC days, both inclusive, in either order. */
export function customRange(a: Day, b: Day): UsageRange {
  const [first, last] = a <= b ? [a, b] : [b, a];
  const from = startOfDay(first);
  const to = startOfDay(last) + SECONDS_PER_DAY;
  return range(from, to, to - from <= HOURLY_DAYS_MAX * SECONDS_PER_DAY ? 'hour' : 'day');
}

/**
 * Returns the range that a choice means at `now`. In a custom range an empty start or end (`''`), or one in the future, means today,
 * and a range that is too long is cut.
 */
export function resolveRange(
  { choice, start, end }: { choice: RangeChoice; start: Day | ''; end: Day | '' },
  now: number,
): UsageRange {
  if (choice !== 'custom') return presetRange(choice, now);
  const today = dayOf(now);
  const upToNow = (day: Day | '') => (day === '' || day > today ? today : day);
  const own = customRange(upToNow(start), upToNow(end));
  const first = dayOf(own.to - LONGEST_RANGE_DAYS * SECONDS_PER_DAY);
  return own.start < first ? customRange(first, own.end) : own;
}

/** Returns a list with only the rows within the range: the calls' whole days may hold more (docs/contract.md "Ranges"). */
export function filterRange<T extends { readonly at: number }>(
  { list, unread }: List<T>,
  { from, to }: UsageRange,
): List<T> {
  return { list: list.filter(({ at }) => at >= from && at < to), unread };
}

/** Returns the range of the same length that ends where this one starts. */
export function rangeBefore({ from, to, granularity }: UsageRange): UsageRange {
  return range(from - (to - from), from, granularity);
}

/** Adds two counts; null when one of them is not known. */
const addCounts = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : a + b;

/** Returns one bucket for every hour or day of the range: those that the backend left out are 0, those outside are dropped. */
function fillBuckets(buckets: readonly UsageBucket[], shown: UsageRange): UsageBucket[] {
  const { from, to, granularity } = shown;
  const step = stepOf(granularity);
  const filled = Array.from({ length: Math.ceil((to - from) / step) }, (_, index) => ({
    at: from + index * step,
    bytes: 0,
    requests: 0 as number | null,
  }));
  for (const { at, bytes, requests } of buckets) {
    const target = filled[Math.floor((at - from) / step)];
    if (!target) continue;
    target.bytes += bytes;
    target.requests = addCounts(target.requests, requests);
  }
  return filled;
}

/** Returns the time that one bar of a range stands for. */
export function barStepOf({ from, to, granularity }: UsageRange): BarStep {
  return to - from > DAILY_DAYS_MAX * SECONDS_PER_DAY ? 'week' : granularity;
}

/** Returns one bucket for every bar of the range. Weeks are counted back from its end, so the first one may be shorter. */
export function barBuckets(buckets: readonly UsageBucket[], shown: UsageRange): UsageBucket[] {
  const filled = fillBuckets(buckets, shown);
  if (barStepOf(shown) !== 'week') return filled;
  const bars: UsageBucket[] = [];
  for (let end = filled.length; end > 0; end -= DAYS_PER_WEEK) {
    const [first, ...others] = filled.slice(Math.max(0, end - DAYS_PER_WEEK), end);
    if (first) bars.unshift(others.reduce(addBucket, first));
  }
  return bars;
}

/** Adds a bucket to an earlier one. */
const addBucket = (a: UsageBucket, b: UsageBucket): UsageBucket => ({
  ...a,
  bytes: a.bytes + b.bytes,
  requests: addCounts(a.requests, b.requests),
});

/** Returns the traffic and the requests of a whole range. */
export const totalOf = (buckets: readonly UsageBucket[], shown: UsageRange): UsageBucket =>
  fillBuckets(buckets, shown).reduce(addBucket);

/**
 * Returns the relative change of traffic from the previous period: 0.12 for 12 % more. Only hours or days that are over at `now`
 * are compared, with as many of the previous period. Null when those had no traffic, or when the customer signed up (`since`, UTC
 * seconds) after the previous period had begun.
 */
export function changeFromPrevious(
  buckets: readonly UsageBucket[],
  previous: readonly UsageBucket[],
  shown: UsageRange,
  now: number,
  since: number | null,
): number | null {
  const previousRange = rangeBefore(shown);
  if (since !== null && since > previousRange.from) return null;
  const over = Math.floor((Math.min(now, shown.to) - shown.from) / stepOf(shown.granularity));
  const bytesOf = (all: readonly UsageBucket[]) =>
    sum(all.slice(0, over).map(({ bytes }) => bytes));
  const previousBytes = bytesOf(fillBuckets(previous, previousRange));
  return previousBytes === 0 ? null : bytesOf(fillBuckets(buckets, shown)) / previousBytes - 1;
}

/** Returns the mean of some values; 0 when there are none. */
export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}

/**
 * Returns the indexes of spikes: two standard deviations above the mean and at least twice the mean. Of fewer than five values none is
 * that far from the mean.
 */
export function findSpikes(values: readonly number[]): number[] {
  const mean = meanOf(values);
  const deviation = Math.sqrt(sum(values.map((value) => (value - mean) ** 2)) / values.length);
  const limit = Math.max(mean + SPIKE_DEVIATIONS * deviation, mean * SPIKE_TIMES);
  return values.flatMap((value, index) => (value > 0 && value >= limit ? [index] : []));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Returns rows with the newest first, whatever order the backend has; those of the same time stay as they were. */
export const newestFirst = <T extends { readonly at: number }>(rows: readonly T[]): T[] =>
  [...rows].sort((a, b) => b.at - a.at);

/** A part of a whole: `share` is 0 to 1. */
export interface UsageShare {
  readonly name: string;
  readonly bytes: number;
  readonly share: number;
}

/** Sums up traffic by a name (country, protocol, account), the largest first. */
export function computeShares<T extends { readonly bytes: number }>(
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

/** Splits shares (sorted by `computeShares`) into the largest eight and the sum of the others. */
export function splitTopShares(shares: readonly UsageShare[]): {
  top: UsageShare[];
  others: { count: number; bytes: number; share: number };
} {
  const rest = shares.slice(TOP_SHARES);
  return {
    top: shares.slice(0, TOP_SHARES),
    others: {
      count: rest.length,
      bytes: sum(rest.map((item) => item.bytes)),
      share: sum(rest.map((item) => item.share)),
    },
  };
}

/** Groups rows by the largest accounts, and those of all others together under `othersName`. */
export function groupByAccount(details: readonly TrafficDetail[], othersName: string) {
  const { top, others } = splitTopShares(computeShares(details, (row) => row.account));
  const named = new Set(top.map(({ name }) => name));
  const parts = top.map(({ name }) => ({
    name,
    isVerbatim: true,
    buckets: details.filter((row) => row.account === name),
  }));
  if (others.count === 0) return parts;
  return [
    ...parts,
    {
      name: othersName,
      isVerbatim: false,
      buckets: details.filter((row) => !named.has(row.account)),
    },
  ];
}
