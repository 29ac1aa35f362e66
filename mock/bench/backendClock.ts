/**
 * The backend's clock is the world's, so all tabs have the same one. The setting of that name says what the world has, for the
 * address; what the address says when a tab is opened is told to the world once.
 */
import type { Arrival } from '../scenarios';
import { openSession } from '../world/account';
import { settle } from '../world/settle';
import { now, type World } from '../world/state';
import { aheadBy, setAhead } from './clocks';
import type { Settings } from './settings';
import type { SharedWorld } from './sharedWorld';

/** What the address that this tab was opened at says of the backend's clock, until the portal's window has told the world. */
const DUE_KEY = 'bench-clock-due';

/** The world is to get the backend's clock that the settings name: the tab was opened at an address. */
export function renewBackendClock(settings: Settings): void {
  if (settings.get('backend-clock') === null) sessionStorage.removeItem(DUE_KEY);
  else sessionStorage.setItem(DUE_KEY, String(aheadBy(settings, 'backend-clock')));
}

interface Here {
  readonly settings: Settings;
  readonly shared: SharedWorld;
}

/**
 * Takes a scenario's world, just made at real time, to the time that the address names: what that time brings happens. A session that
 * would have run out meanwhile is opened anew, because whoever made the address was signed in.
 */
export function passDueTime(world: World, arrival: Arrival): Arrival {
  const due = sessionStorage.getItem(DUE_KEY);
  if (due === null) return arrival;
  const start = now(world);
  world.clock.offset = Number(due);
  settle(world);
  sessionStorage.removeItem(DUE_KEY);
  const { customer, session } = arrival;
  const user = world.state.users.find(({ id }) => id === customer?.id);
  const hasRunOut = session && session.expire_at > start && session.expire_at <= now(world);
  if (!user || !hasRunOut) return arrival;
  const { token, expireAt } = openSession(world, user);
  return { ...arrival, session: { jwt_token: token, expire_at: expireAt } };
}

/** Gives the world the backend's clock of the address, once, where no scenario was opened with it. */
export async function clockPart({ shared }: Pick<Here, 'shared'>): Promise<void> {
  const due = sessionStorage.getItem(DUE_KEY);
  if (due === null) return;
  await shared.setAhead(Number(due));
  sessionStorage.removeItem(DUE_KEY);
}

/** Sets the backend's clock in the world, for all tabs. */
export async function setBackendClock({ settings, shared }: Here, seconds: number): Promise<void> {
  await shared.setAhead(seconds);
  setAhead(settings, 'backend-clock', seconds);
}

/** Takes the world's clock into the settings, now and whenever it changes: another tab may have set it. */
export function followBackendClock({ settings, shared }: Here): void {
  const take = (ahead: number) => {
    const isDue = sessionStorage.getItem(DUE_KEY) !== null;
    if (!isDue && ahead !== aheadBy(settings, 'backend-clock'))
      setAhead(settings, 'backend-clock', ahead);
  };
  shared.onChange(take);
  void shared.alone(({ clock }) => take(clock.offset));
}
