import { ORDER_DAYS } from '@/features/usage/rules';
import { SECONDS_PER_DAY } from '@/lib/time/day';

/** Half of an ordered month is used in this time. Days. */
const HALF = ORDER_DAYS / 2;

/**
 * Returns the shortest time limit on sale (null for none) in which half of an order for a month is used, when the traffic that there is
 * lasts until `lastsUntil`; undefined when nothing long enough is on sale. Times in UTC seconds.
 */
export function orderDays(
  lastsUntil: number,
  durations: readonly (number | null)[],
  now: number,
): number | null | undefined {
  const needed = (lastsUntil - now) / SECONDS_PER_DAY + HALF;
  return durations.find((days) => days === null || days >= needed);
}
