const MS_PER_SECOND = 1e3;
const MICROSECONDS_PER_SECOND = 1e6;
/** The least time that is taken as milliseconds: in seconds it would be the year 5138. */
const FIRST_MILLISECONDS = 1e11;
/** The least time that is taken as microseconds: in milliseconds it would be the year 33658, and JavaScript's dates end at 8.64e15. */
const FIRST_MICROSECONDS = 1e15;

/** Returns whole seconds since the epoch of a time in seconds, milliseconds or microseconds, which its size tells apart. */
export function toEpochSeconds(time: number): number {
  if (time < FIRST_MILLISECONDS) return time;
  return Math.floor(time / (time < FIRST_MICROSECONDS ? MS_PER_SECOND : MICROSECONDS_PER_SECOND));
}
