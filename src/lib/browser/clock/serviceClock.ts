import { MS_PER_SECOND } from '../../time/day';
import { uptime } from './uptime';

/*
 * The service's time, from the Date headers of its answers. A device's clock may be wrong, and may be set while a page is open, so
 * between two answers this clock runs by `uptime`: a deadline of the service, such as the time to pay, never passes because somebody
 * sets the device's clock. `uptime` starts again with every page, so stored times, and times that the service names, are times of
 * this clock. Where `uptime` stops while the machine sleeps, this clock is late until the next answer.
 */

/** The header has whole seconds, so it was written within this time after its value. Seconds. */
const RESOLUTION = 1;

/** Seconds by which the service's clock is ahead of `uptime`; null until an answer has had a date. */
let ahead: number | null = null;

const deviceNow = () => Date.now() / MS_PER_SECOND;

/**
 * Takes the time from the Date header of an answer that has just arrived. An unreadable header changes nothing. Others move the clock
 * by no more than they must, so that whole seconds and slow answers do not make it jump to and fro.
 * @param startedAt the uptime when the call was sent
 */
export function syncServiceClock(date: unknown, startedAt: number): void {
  const sentAt = Date.parse(String(date)) / MS_PER_SECOND;
  if (Number.isNaN(sentAt)) return;
  const now = uptime();
  const least = sentAt - now;
  const most = sentAt + RESOLUTION - startedAt;
  const isWithin = (one: number) => one >= least && one <= most;
  if (ahead === null) {
    const byDevice = deviceNow() - now;
    ahead = isWithin(byDevice) ? byDevice : (least + most) / 2;
  } else ahead = Math.min(Math.max(ahead, least), most);
}

/** Returns the seconds by which the service's clock is ahead of the device's; null until an answer has had a date. */
export const clockDifference = (): number | null =>
  ahead === null ? null : Math.round(uptime() + ahead - deviceNow());

/** Returns the service's time at a moment of the device's clock, such as that of a reading in the cache, in UTC seconds. */
export const serviceTimeOfDevice = (deviceMs: number): number =>
  deviceMs / MS_PER_SECOND + (clockDifference() ?? 0);

/** Returns the service's time at an uptime of this page, in UTC seconds; before the first answer the device's time. */
export const serviceTimeOfUptime = (at: number): number =>
  ahead === null ? deviceNow() - (uptime() - at) : at + ahead;

/** Returns the service's time, in UTC seconds; before the first answer the device's time. */
export const serviceNow = (): number => Math.floor(ahead === null ? deviceNow() : uptime() + ahead);
