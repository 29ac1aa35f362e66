import { MS_PER_SECOND } from '../../time/day';

/** In seconds; smaller than the resolution of any browser's clock. */
const STEP = 1e-6;

let last = 0;

/**
 * Returns the seconds since the page was opened. Unlike the time of day they never run backwards, and each call returns more than
 * the one before, even where the browser's clock is coarse, so that two events always have an order.
 */
export function uptime(): number {
  last = Math.max(performance.now() / MS_PER_SECOND, last + STEP);
  return last;
}
