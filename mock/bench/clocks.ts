/** The two clocks of the bench. The portal's is `Date` in its window and the tab's own; the backend's is the world's (`backendClock.ts`). */
import type { SettingName, Settings } from './settings';

/** The machine's own clock: taken before the portal's `Date` is replaced. */
const RealDate = Date;
const MS_PER_SECOND = 1000;

export type ClockName = Extract<SettingName, 'clock' | 'backend-clock'>;

/** How far a clock is ahead of the machine's, in seconds; negative when it is behind. */
export function aheadBy(settings: Settings, name: ClockName): number {
  const seconds = Number(settings.get(name) ?? 0);
  return Number.isSafeInteger(seconds) ? seconds : 0;
}

/** Sets a clock ahead of the machine's by so many seconds, or behind it. */
export function setAhead(settings: Settings, name: ClockName, seconds: number): void {
  settings.set(name, ...(seconds === 0 ? [] : [String(seconds)]));
}

/** The machine's time, in ms. */
export const machineNow = (): number => RealDate.now();

/** The same in whole UTC seconds. */
export const machineSeconds = (): number => Math.floor(machineNow() / MS_PER_SECOND);

/** What a clock shows now, in whole UTC seconds. */
export const clockNow = (settings: Settings, name: ClockName): number =>
  machineSeconds() + aheadBy(settings, name);

/** Replaces `Date` in this window by one that follows the portal's clock, also when that is set later. */
export function installPortalClock(settings: Settings): void {
  const now = () => machineNow() + aheadBy(settings, 'clock') * MS_PER_SECOND;
  const PortalDate = new Proxy(RealDate, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  RealDate.prototype.constructor = PortalDate;
  globalThis.Date = PortalDate;
}
