/**
 * The backend's clock belongs to the world, so all tabs share it. The setting `backend-clock` copies it into the address; the
 * address at which a tab is opened sets it in the world once.
 */
import type { ScenarioStart } from '../scenarios';
import { openSession } from '../world/account';
import { settle } from '../world/settle';
import { type World, worldTime } from '../world/state';
import { clockOffset, setClockOffset } from './clocks';
import type { Settings } from './settings';
import type { SharedWorld } from './sharedWorld';

/** Holds the backend's clock of the address in session storage until the portal's window has set it in the world. */
const DUE_KEY = 'bench-clock-due';

/** Marks the settings' backend clock to be set in the world, because the tab was opened at an address that may name one. */
export function renewBackendClock(settings: Settings): void {
  if (settings.get('backend-clock') === null) sessionStorage.removeItem(DUE_KEY);
  else sessionStorage.setItem(DUE_KEY, String(clockOffset(settings, 'backend-clock')));
}

interface Here {
  readonly settings: Settings;
  readonly shared: SharedWorld;
}

/**
 * Moves a scenario's world, just made at real time, to the time that the address names, with all that happens until then. A session
 * that would have run out is replaced by a new one, because whoever made the address was signed in.
 */
export function advanceToAddressTime(world: World, scenarioStart: ScenarioStart): ScenarioStart {
  const due = sessionStorage.getItem(DUE_KEY);
  if (due === null) return scenarioStart;
  const start = worldTime(world);
  world.clock.offset = Number(due);
  settle(world);
  sessionStorage.removeItem(DUE_KEY);
  const { customer, session } = scenarioStart;
  const user = world.state.users.find(({ id }) => id === customer?.id);
  const hasRunOut = session && session.expire_at > start && session.expire_at <= worldTime(world);
  if (!user || !hasRunOut) return scenarioStart;
  const { token, expireAt } = openSession(world, user);
  return { ...scenarioStart, session: { jwt_token: token, expire_at: expireAt } };
}

/** Sets the address' backend clock in the world once, unless opening a scenario has done so already. */
export async function applyAddressTime(shared: SharedWorld): Promise<void> {
  const due = sessionStorage.getItem(DUE_KEY);
  if (due === null) return;
  await shared.setAhead(Number(due));
  sessionStorage.removeItem(DUE_KEY);
}

export async function setBackendClock({ settings, shared }: Here, seconds: number): Promise<void> {
  await shared.setAhead(seconds);
  setClockOffset(settings, 'backend-clock', seconds);
}

/** Copies the world's clock into the settings, now and on every change, because another tab may set it. */
export function followBackendClock({ settings, shared }: Here): void {
  const take = (ahead: number) => {
    const isDue = sessionStorage.getItem(DUE_KEY) !== null;
    if (!isDue && ahead !== clockOffset(settings, 'backend-clock'))
      setClockOffset(settings, 'backend-clock', ahead);
  };
  shared.onChange(take);
  void shared.alone(({ clock }) => take(clock.offset));
}
