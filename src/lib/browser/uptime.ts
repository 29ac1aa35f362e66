const MS_PER_SECOND = 1000;
/** Seconds. Less than any browser's clock can tell apart. */
const STEP = 1e-6;

let last = 0;

/**
 * Seconds since the page was opened. Unlike the time of day they are never put back, and each call gives more than the one before,
 * even where the browser's clock is coarse: of two events it can be said which came first.
 */
export function uptime(): number {
  last = Math.max(performance.now() / MS_PER_SECOND, last + STEP);
  return last;
}
