/** The steps from which scenarios build their customers: each applies the world's own rules, at its time. */
import { createUser } from '../world/account';
import { DAY, HOUR, hourOf } from '../world/clock';
import { buy, playPast, recharge } from '../world/past';
import { nextNumber } from '../world/random';
import { settle } from '../world/settle';
import { GB, leftIn, MB, type SubAccount, type User, type World, worldTime } from '../world/state';
import { addSub, moveTraffic } from '../world/subAccount';
import { consume } from '../world/traffic';

/** The password of every customer that a scenario makes. */
export const PASSWORD = 'scenario2026';

interface Person {
  readonly name: string;
  /** Made from the name by default. */
  readonly email?: string;
  readonly lang?: string;
}

const emailOf = (name: string) => `${name.toLowerCase().replace(/\s+/g, '.')}@example.com`;

/** Creates a customer who signed up some days ago and has nothing yet. */
export function newCustomer(
  world: World,
  { name, email = emailOf(name), lang = 'en-US' }: Person,
  days: number,
): User {
  const user = createUser(world, { email, name, password: PASSWORD, lang, activated: true });
  user.createdAt = worldTime(world) - Math.round(days * DAY);
  return user;
}

/** Runs something as if so many seconds before the present. Its consequences up to the present follow at once. */
export function runInPast<T>(world: World, seconds: number, run: () => T): T {
  world.clock.held = worldTime(world) - seconds;
  settle(world);
  const done = run();
  world.clock.held = null;
  settle(world);
  return done;
}

/** Traffic that an account uses every day, over its working hours (UTC). */
interface Habit {
  /** MB a day, give or take a fifth. */
  readonly perDay: number;
  readonly countries?: readonly string[];
  /** Null (the default) = the main account. */
  readonly account?: string | null;
}

interface Life {
  readonly days: number;
  /** Each runs so many days ago, ten minutes into the hour. */
  readonly deeds: readonly (readonly [daysAgo: number, run: () => unknown])[];
  readonly habits?: readonly Habit[];
}

const WORKING_HOURS = [7, 10, 13, 16];
const COUNTRIES = ['US', 'DE', 'GB', 'FR'];
const PROTOCOLS = ['http', 'https', 'socks5'];
const MINUTES_IN = 600;
const BYTES_PER_REQUEST = 60_000;

function spend(world: World, user: User, habit: Habit, start: number): void {
  const turn = WORKING_HOURS.indexOf((start % DAY) / HOUR);
  if (turn < 0) return;
  const { perDay, countries = COUNTRIES, account = null } = habit;
  const sub = world.state.subAccounts.find(({ username }) => username === account) ?? null;
  if (account !== null && !sub) return;
  const wanted = ((perDay * MB) / WORKING_HOURS.length) * (0.8 + 0.4 * nextNumber(world.random));
  const bytes = Math.min(Math.floor(wanted), leftIn((sub ?? user).lots));
  if (bytes === 0) return;
  consume(world, {
    user,
    sub,
    country: countries[turn % countries.length] ?? 'US',
    protocol: PROTOCOLS[turn % PROTOCOLS.length] ?? 'http',
    bytes,
    requests: Math.ceil(bytes / BYTES_PER_REQUEST),
  });
}

export function playLife(world: World, user: User, { days, deeds, habits = [] }: Life): void {
  const present = worldTime(world);
  playPast(world, {
    from: present - days * DAY,
    deeds: deeds.map(([daysAgo, run]) => ({
      at: hourOf(present - Math.round(daysAgo * DAY)) + MINUTES_IN,
      run,
    })),
    spend: (start, isMainFree) => {
      for (const habit of habits) {
        const isMain = (habit.account ?? null) === null;
        if (isMainFree || !isMain) spend(world, user, habit, start);
      }
    },
  });
}

/** Uses traffic of the main account in one go: `bytes`, or all but `leave` bytes. */
export function spendTraffic(
  world: World,
  user: User,
  what: { bytes?: number; leave?: number },
): void {
  const bytes = what.bytes ?? leftIn(user.lots) - (what.leave ?? 0);
  consume(world, {
    user,
    sub: null,
    country: 'US',
    protocol: 'http',
    bytes,
    requests: Math.ceil(bytes / BYTES_PER_REQUEST),
  });
}

export function addSubAccount(
  world: World,
  user: User,
  username: string,
  { remark = '', gigabytes = 0 }: { remark?: string; gigabytes?: number },
): SubAccount {
  const sub = addSub(world, user, { username, password: PASSWORD, remark, limit: 0 });
  if (gigabytes > 0) moveTraffic(world, user, sub, 'allocate', gigabytes * GB);
  return sub;
}

interface Settled {
  /** Of the sub-account. */
  readonly remark?: string;
  /** Further deeds of the customer. */
  readonly deeds?: (user: User) => Life['deeds'];
}

/** Creates a customer with two months of everyday use, and enough traffic and money. */
export function settledCustomer(
  world: World,
  person: Person,
  { remark = 'Price monitoring', deeds = () => [] }: Settled = {},
): User {
  const user = newCustomer(world, person, 60);
  const hundred = { packageId: 'gb100-unlimit', quantity: 100, durationDays: null };
  const fifty = { packageId: 'gb50-90d', quantity: 50, durationDays: 90 };
  playLife(world, user, {
    days: 60,
    deeds: [
      [59, () => recharge(world, user, 500, ['paid'])],
      [58, () => buy(world, user, hundred)],
      [55, () => addSubAccount(world, user, 'shopwatcher01', { remark, gigabytes: 20 })],
      [20, () => buy(world, user, fifty)],
      ...deeds(user),
    ],
    habits: [{ perDay: 1200 }, { perDay: 250, account: 'shopwatcher01', countries: ['DE', 'PL'] }],
  });
  return user;
}
