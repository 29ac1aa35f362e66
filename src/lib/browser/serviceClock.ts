import { uptime } from './uptime';

/*
 * The service's time, as far as the Date headers of its answers tell it. A device's clock may be wrong, and it may be set while a page
 * is open, so this clock goes on by `uptime` between two answers: what ends at a time of the service, such as the time to pay, never
 * ends because somebody sets the device's clock. `uptime` itself begins anew with every page, so times that are stored, or that the
 * service names, are times of this clock. Where `uptime` stands still while the machine sleeps, this clock is late until the next answer.
 */
const MS = 1000;
/** The header has whole seconds: it was sent within this time after what it says. Seconds. */
const RESOLUTION = 1;

/** Seconds by which the service's clock is ahead of `uptime`; null when no answer has told its date. */
let ahead: number | null = null;

const deviceNow = () => Date.now() / MS;

/**
 * Notes the Date header of an answer that has just come. One that cannot be read changes nothing. The others move the clock by no more
 * than they must: it does not go to and fro because a header has whole seconds, or because an answer was on its way for long.
 * @param startedAt the uptime when the call was sent
 */
export function noteDate(date: unknown, startedAt: number): void {
  const sentAt = Date.parse(String(date)) / MS;
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

/** Seconds by which the service's clock is ahead of the device's; null when no answer has told its date. */
export const clockDifference = (): number | null =>
  ahead === null ? null : Math.round(uptime() + ahead - deviceNow());

/** The service's time, in UTC seconds. Before the first answer it is the device's. */
export const serviceNow = (): number => Math.floor(ahead === null ? deviceNow() : uptime() + ahead);
