/** The world's time in whole UTC seconds. `held` replaces it while history is being written. */
export interface Clock {
  source: () => number;
  /** Seconds added by `advance`. */
  offset: number;
  held: number | null;
}

export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 86400;

export const systemTime = (): number => Math.floor(Date.now() / 1000);

/** Creates a clock that follows its source, in UTC seconds. */
export function createClock(source: () => number): Clock {
  return { source, offset: 0, held: null };
}

export function readClock(clock: Clock): number {
  return clock.held ?? clock.source() + clock.offset;
}

/** Returns the start of the hour that holds `at`, UTC seconds. */
export const hourOf = (at: number): number => at - (at % HOUR);
/** Returns the start of the UTC day that holds `at`, UTC seconds. */
export const dayOf = (at: number): number => at - (at % DAY);

const DAY_TEXT = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Reads a day written "YYYY-MM-DD" as its start, in UTC seconds; null when there is no such day.
 */
export function parseDay(text: string): number | null {
  const match = DAY_TEXT.exec(text);
  if (!match) return null;
  const at = Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3]));
  return new Date(at).toISOString().startsWith(text) ? at / 1000 : null;
}
