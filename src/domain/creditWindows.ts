import { type Day, dayOf, SECONDS_PER_DAY } from './day';

/** Most customers have bought within these many days. */
const FIRST_DAYS = 30;
/** Each further window reaches this many times as far back: an account of ten years takes six calls at most. */
const GROWTH = 4;

/** A range of UTC days, both inclusive. */
export interface DayRange {
  readonly start: Day;
  readonly end: Day;
}

/**
 * The windows in which the last credit is looked for, the newest first, until the account's beginning: the first one that
 * holds a credit holds the last one. Both times in UTC seconds; an account cannot have begun after `now`.
 */
export function creditWindows(createdAt: number, now: number): DayRange[] {
  const first = Math.min(createdAt, now);
  const windows: DayRange[] = [];
  let end = now;
  for (let days = FIRST_DAYS; dayOf(first) <= dayOf(end); days *= GROWTH) {
    const start = Math.max(now - days * SECONDS_PER_DAY, first);
    windows.push({ start: dayOf(start), end: dayOf(end) });
    end = start - SECONDS_PER_DAY;
  }
  return windows;
}
