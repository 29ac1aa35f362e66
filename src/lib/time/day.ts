export const SECONDS_PER_HOUR = 3600;
export const SECONDS_PER_DAY = 86_400;

export const MS_PER_SECOND = 1000;
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day in UTC, "YYYY-MM-DD". */
export type Day = string;

/** Returns the UTC day of a time in UTC seconds. */
export function dayOf(at: number): Day {
  return new Date(at * MS_PER_SECOND).toISOString().slice(0, DAY_LENGTH);
}

/** True for a day that exists in the calendar. */
export function isDay(text: string): boolean {
  const start = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(start) && dayOf(start / MS_PER_SECOND) === text;
}

/** Returns the start of a UTC day in UTC seconds. @throws RangeError for a day that does not exist. */
export function startOfDay(day: Day): number {
  if (!isDay(day)) throw new RangeError('not a day');
  return Date.parse(`${day}T00:00:00Z`) / MS_PER_SECOND;
}

/** Returns the start of the UTC hour or day of a time in UTC seconds; `step` is the length in seconds. */
export function floorTo(at: number, step: number): number {
  return at - (at % step);
}

/** The service has no older records. */
export const EARLIEST_DAY: Day = '2000-01-01';
