/** The two clocks of the bench: the portal's is `Date` in its own window, one per tab; the backend's is the world's (`backendClock.ts`). */
import type { SettingName, Settings } from './settings';

/** The machine's own clock, kept before the portal's `Date` is replaced. */
const RealDate = Date;
const MS_PER_SECOND = 1000;

export type ClockName = Extract<SettingName, 'clock' | 'backend-clock'>;

/** Returns the seconds that a clock is ahead of the machine's, negative when it is behind. */
export function clockOffset(settings: Settings, name: ClockName): number {
  const seconds = Number(settings.get(name) ?? 0);
  return Number.isSafeInteger(seconds) ? seconds : 0;
}

/** Sets a clock so many seconds ahead of the machine's, or behind it when negative. */
export function setClockOffset(settings: Settings, name: ClockName, seconds: number): void {
  settings.set(name, ...(seconds === 0 ? [] : [String(seconds)]));
}

export const machineNow = (): number => RealDate.now();

export const machineSeconds = (): number => Math.floor(machineNow() / MS_PER_SECOND);

export const clockNow = (settings: Settings, name: ClockName): number =>
  machineSeconds() + clockOffset(settings, name);

/** Writes a time in UTC seconds as "2026-03-04 05:06:40 UTC". */
export const timeText = (seconds: number): string =>
  `${new RealDate(seconds * MS_PER_SECOND).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Replaces `Date` in this window by one that follows the portal's clock, also when the clock is set later. */
export function installPortalClock(settings: Settings): void {
  const now = () => machineNow() + clockOffset(settings, 'clock') * MS_PER_SECOND;
  const PortalDate = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  RealDate.prototype.constructor = PortalDate;
  globalThis.Date = PortalDate;
}
