/** 45 days in the life of the demo customer, played through the world's own rules with the clock held. */
import { DAY, HOUR, hourOf } from './clock';
import { buy, type PastEvent, playPast, recharge, type Wanted } from './past';
import type { PayAction } from './payment';
import { integer, nextNumber } from './random';
import { settle } from './settle';
import { GB, leftIn, MB, type SubAccount, type User, type World, worldTime } from './state';
import { addSub, deleteSub, moveTraffic } from './subAccount';
import { consume } from './traffic';
import { addIp } from './whitelist';

const HISTORY_DAYS = 45;

interface Use {
  /** Average traffic of an hour, MB. */
  pace: number;
  /** Share of hours with any traffic. */
  busy: number;
  countries: readonly string[];
  protocols: readonly string[];
}

type Account = Parameters<typeof addSub>[2];

const MAIN: Use = {
  pace: 58,
  busy: 0.8,
  countries: ['US', 'GB', 'DE', 'FR', 'BR'],
  protocols: ['http', 'socks5', 'https'],
};

const SCRAPER: Account & Use = {
  username: 'scraperteam01',
  password: 'Harvest2026',
  remark: 'Catalogue scraping',
  limit: 0,
  pace: 17,
  busy: 0.9,
  countries: ['US', 'CA', 'MX'],
  protocols: ['http'],
};
const PRICES: Account & Use = {
  username: 'pricemonitor2',
  password: 'p@ss:w0rd/21',
  remark: 'Price monitoring, EU shops',
  limit: 20 * GB,
  pace: 13,
  busy: 0.6,
  countries: ['DE', 'FR', 'NL', 'PL'],
  protocols: ['http', 'https'],
};
const SEO: Account & Use = {
  username: 'seoaudit2026',
  password: 'rankCheck77',
  remark: 'SEO audit',
  limit: 10 * GB,
  pace: 6,
  busy: 0.4,
  countries: ['GB', 'IN', 'AU'],
  protocols: ['socks5', 'http'],
};
const IDLE: Account & Use = {
  username: 'qaberlin2026x',
  password: 'quality4all',
  remark: '',
  limit: 2 * GB,
  pace: 0,
  busy: 0,
  countries: ['DE'],
  protocols: ['http'],
};
const FORMER: Account & Use = {
  username: 'internsummer9',
  password: 'sunshine99',
  remark: 'Intern, left',
  limit: 0,
  pace: 4,
  busy: 0.3,
  countries: ['ES', 'IT'],
  protocols: ['http'],
};
const USERS = [SCRAPER, PRICES, SEO, IDLE, FORMER];

const ADDRESSES = [
  ['203.0.113.17', 'Office Berlin'],
  ['198.51.100.4', 'CI runner'],
  ['203.0.113.200', ''],
  ['2001:db8:42::7', 'Home, IPv6'],
] as const;

function deedsOf(world: World, user: User, present: number): PastEvent[] {
  const deeds: PastEvent[] = [];
  /** Something that the customer did, so many days before now and so many minutes into that hour. */
  const on = (daysAgo: number, minute: number, run: () => void) =>
    deeds.push({ at: hourOf(present - Math.round(daysAgo * DAY)) + minute * 60, run });

  const rechargeOn = (daysAgo: number, minute: number, usd: number, ...actions: PayAction[]) =>
    on(daysAgo, minute, () => recharge(world, user, usd, actions));
  const buyOn = (daysAgo: number, minute: number, what: Wanted, ...actions: PayAction[]) =>
    on(daysAgo, minute, () => buy(world, user, what, actions.length > 0 ? actions : undefined));
  const withSub = (username: string, run: (sub: SubAccount) => void) => {
    const sub = world.state.subAccounts.find((one) => one.username === username);
    if (sub) run(sub);
  };
  const hire = (daysAgo: number, { username, password, remark, limit }: Account) =>
    on(daysAgo, 5, () => {
      addSub(world, user, { username, password, remark, limit });
    });
  const give = (daysAgo: number, { username }: Account, gigabytes: number) =>
    on(daysAgo, 12, () =>
      withSub(username, (sub) => moveTraffic(world, user, sub, 'allocate', gigabytes * GB)),
    );

  buyOn(44.9, 3, { packageId: 'trial', quantity: 1, durationDays: 3, isTrial: true });
  rechargeOn(44, 10, 100, 'paid');
  buyOn(43.5, 20, { packageId: 'gb25-30d', quantity: 25, durationDays: 30 }, 'paid');
  hire(43, SCRAPER);
  give(43, SCRAPER, 5);
  hire(42, FORMER);
  give(42, FORMER, 2);
  rechargeOn(40, 44, 20, 'expired');
  rechargeOn(31, 2, 200, 'paid');
  buyOn(30, 31, { packageId: 'gb50-90d', quantity: 50, durationDays: 90 });
  hire(28, PRICES);
  give(28, PRICES, 8);
  give(25, SCRAPER, 4);
  on(22, 40, () => withSub(FORMER.username, (sub) => deleteSub(world, user, sub)));
  hire(20, SEO);
  give(20, SEO, 4);
  give(13, PRICES, 6);
  buyOn(18, 8, { packageId: 'gb5-30d', quantity: 5, durationDays: 30 }, 'paid', 'refunded');
  buyOn(16, 50, { quantity: 3, durationDays: 30 }, 'expired');
  rechargeOn(15, 15, 50, 'overpaid');
  on(14, 25, () =>
    withSub(SEO.username, (sub) =>
      moveTraffic(world, user, sub, 'recycle', Math.min(1 * GB, leftIn(sub.lots))),
    ),
  );
  buyOn(12, 30, { packageId: 'gb5-unlimit', quantity: 5, durationDays: null });
  hire(10, IDLE);
  buyOn(9, 33, { quantity: 12, durationDays: 90, couponCode: 'SAVE10' }, 'failed');
  rechargeOn(8, 21, 30, 'underpaid', 'expired');
  give(7, SCRAPER, 3);
  buyOn(5, 18, { quantity: 8, durationDays: 30, couponCode: 'SAVE10' }, 'paid');
  rechargeOn(4, 55, 75, 'paid', 'refunded');
  rechargeOn(3, 27, 120, 'paid');
  buyOn(2, 42, { quantity: 2, durationDays: 30 });
  for (const [i, [ip, remark]] of ADDRESSES.entries()) {
    on(41 - i * 9, 30 + i, () => {
      addIp(world, user, ip, remark);
    });
  }
  return deeds;
}

/** Returns the weight of an hour: more by day than by night, less at weekends, and now and then a spike. */
function weightOf(world: World, at: number): number {
  const hour = (at % DAY) / HOUR;
  const weekday = Math.floor(at / DAY + 4) % 7;
  const daily = 0.35 + Math.sin((Math.PI * (hour + 1)) / 24) ** 2;
  const weekly = weekday === 0 || weekday === 6 ? 0.5 : 1;
  const spike = nextNumber(world.random) < 0.004 ? 8 : 1;
  return daily * weekly * spike;
}

function pick(world: World, from: readonly string[]): string {
  return from[Math.floor(from.length * nextNumber(world.random) ** 2)] ?? '';
}

const BYTES_PER_REQUEST = [18_000, 140_000] as const;

function spendHour(
  world: World,
  user: User,
  profile: Use,
  username: string | null,
  start: number,
): void {
  const weight = weightOf(world, start);
  if (nextNumber(world.random) > profile.busy) return;
  const sub = world.state.subAccounts.find((one) => one.username === username) ?? null;
  if (username !== null && !sub) return;
  for (let parts = integer(world.random, 1, 3); parts > 0; parts -= 1) {
    const wanted = Math.floor((profile.pace * MB * weight * (0.4 + nextNumber(world.random))) / 2);
    const bytes = Math.min(wanted, leftIn((sub ?? user).lots));
    if (bytes === 0) return;
    consume(world, {
      user,
      sub,
      country: pick(world, profile.countries),
      protocol: pick(world, profile.protocols),
      bytes,
      requests: Math.ceil(bytes / integer(world.random, ...BYTES_PER_REQUEST)),
    });
  }
}

/**
 * Leaves an unpaid order for the demo customer to find after signing in. Its time is up, so that no page counts it down, and the
 * provider still waits for it, so that it stays unpaid. The scenario `unpaid-order` has one with time left.
 */
function leaveUnpaid(world: World, user: User, present: number): void {
  world.clock.held = present - 2 * HOUR;
  settle(world);
  const order = { packageId: 'gb100-90d', quantity: 100, durationDays: 90 };
  const { payment } = buy(world, user, order, []);
  if (payment) payment.steps = [];
}

export function writeHistory(world: World, user: User): void {
  const present = worldTime(world);
  user.createdAt = present - (HISTORY_DAYS + 1) * DAY;
  playPast(world, {
    from: present - HISTORY_DAYS * DAY,
    deeds: deedsOf(world, user, present),
    spend: (start, isMainFree) => {
      if (isMainFree) spendHour(world, user, MAIN, null, start);
      for (const profile of USERS) spendHour(world, user, profile, profile.username, start);
    },
  });
  leaveUnpaid(world, user, present);
  world.clock.held = null;
}
