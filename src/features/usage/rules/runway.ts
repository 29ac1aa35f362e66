import { BYTES_PER_GB } from '@/lib/number/traffic';
import { floorTo, SECONDS_PER_DAY } from '@/lib/time/day';
import { meanOf, type UsedTraffic } from './usage';

/** The pace is the mean of the last seven whole UTC days (spec "Dashboard"), and of today once it is above that mean. */
export const PACE_DAYS = 7;
/** With fewer days of data an estimate would be a guess, so none is shown. */
export const PACE_DAYS_MIN = 3;
/** The suggested order lasts about this many days at the same pace. */
const ORDER_DAYS = 30;
/** A longer runway is shown without a date. */
export const LONGEST_RUNWAY_DAYS = 365;

/** The range is at least this share of the pace to either side, and the slow side at most this much slower. */
const SMALLEST_SPREAD = 0.1;
const LARGEST_SPREAD = 0.5;

/** The reason why no runway is shown. */
export type NoRunwayReason = 'tooLittleData' | 'noUsage' | 'beyondAYear';

/** The range of dates on which the traffic may run out (UTC seconds), or the reason for showing none. Pace in bytes a day. */
export type Runway =
  | {
      readonly kind: 'range';
      readonly from: number;
      readonly to: number;
      readonly perDay: number;
      /** True when the pace is that of the whole days and of today. */
      readonly isTodayCounted: boolean;
      readonly suggestedGb: number;
      /** A time limit that is long enough to use half of the suggested order after the traffic that there is. */
      readonly suggestedDays: number;
      /** True when some of the traffic expires before `from`; how much is not known, nor whether it is used by then. */
      readonly expiresFirst: boolean;
      /** The traffic runs out before this UTC day is over: at the pace, or only at a higher one that is possible. */
      readonly endsToday: 'likely' | 'possibly' | null;
    }
  | { readonly kind: 'hidden'; readonly reason: NoRunwayReason };

/** Bytes of each whole day from the first with data to yesterday, at most the last seven; days without usage are 0. */
function dailyBytes(usage: readonly UsedTraffic[], now: number): number[] {
  const today = floorTo(now, SECONDS_PER_DAY);
  const inWindow = usage.filter(
    ({ at }) => at >= today - PACE_DAYS * SECONDS_PER_DAY && at < today,
  );
  if (inWindow.length === 0) return [];
  const first = floorTo(Math.min(...inWindow.map(({ at }) => at)), SECONDS_PER_DAY);
  const days = new Array<number>((today - first) / SECONDS_PER_DAY).fill(0);
  for (const { at, bytes } of inWindow) {
    const index = Math.floor((at - first) / SECONDS_PER_DAY);
    days[index] = (days[index] ?? 0) + bytes;
  }
  return days;
}

/** The standard error of the mean as a share of the mean, within the allowed limits. */
function spreadOf(days: readonly number[], pace: number): number {
  const variance = meanOf(days.map((bytes) => (bytes - pace) ** 2));
  const share = Math.sqrt(variance / days.length) / pace;
  return Math.min(LARGEST_SPREAD, Math.max(SMALLEST_SPREAD, share));
}

/** Adds today as one more day once its traffic, which can only grow, is above the mean of the whole days. */
function withRunningDay(
  days: readonly number[],
  usage: readonly UsedTraffic[],
  now: number,
): number[] {
  const today = floorTo(now, SECONDS_PER_DAY);
  const used = usage.reduce((sum, { at, bytes }) => (at >= today ? sum + bytes : sum), 0);
  return used > meanOf(days) ? [...days, used] : [...days];
}

/**
 * Estimates how long traffic lasts at the pace of the last seven whole UTC days.
 * @param usage hourly or daily buckets; today's count when today is already above the pace
 * @param trafficLeft bytes
 * @param trafficExpireAt UTC seconds, or null when traffic does not expire
 * @param now UTC seconds
 */
export function estimateRunway(
  usage: readonly UsedTraffic[],
  trafficLeft: number,
  trafficExpireAt: number | null,
  now: number,
): Runway {
  if (usage.every(({ bytes }) => bytes === 0)) return { kind: 'hidden', reason: 'noUsage' };
  const whole = dailyBytes(usage, now);
  if (whole.length < PACE_DAYS_MIN) return { kind: 'hidden', reason: 'tooLittleData' };
  const days = withRunningDay(whole, usage, now);
  const pace = meanOf(days);
  if (pace === 0) return { kind: 'hidden', reason: 'noUsage' };
  const spread = spreadOf(days, pace);
  const after = (bytesPerDay: number) =>
    now + Math.round((trafficLeft / bytesPerDay) * SECONDS_PER_DAY);
  const from = after(pace * (1 + spread));
  const to = after(pace * (1 - spread));
  if (from > now + LONGEST_RUNWAY_DAYS * SECONDS_PER_DAY) {
    return { kind: 'hidden', reason: 'beyondAYear' };
  }
  const midnight = floorTo(now, SECONDS_PER_DAY) + SECONDS_PER_DAY;
  const possibly = from < midnight ? 'possibly' : null;
  const endsToday = after(pace) < midnight ? 'likely' : possibly;
  return {
    kind: 'range',
    from,
    to,
    perDay: Math.ceil(pace),
    isTodayCounted: days.length > whole.length,
    suggestedGb: Math.max(1, Math.ceil((pace * ORDER_DAYS) / BYTES_PER_GB)),
    suggestedDays: (to - now) / SECONDS_PER_DAY + ORDER_DAYS / 2,
    expiresFirst: trafficExpireAt !== null && trafficExpireAt < from,
    endsToday,
  };
}
