/** Checks the world's books: they must balance to the byte and to the cent, whatever a customer and the network do. */
import { leftIn, totalOf, type User, type World } from './state';
import { sumUsage } from './traffic';

/** A range that holds everything. */
export const ALWAYS = { from: 0, until: Number.MAX_SAFE_INTEGER };

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Collects the equations that do not hold. */
function bookkeeper() {
  const problems: string[] = [];
  const same = (what: string, found: unknown, wanted: unknown) => {
    if (found !== wanted) problems.push(`${what}: ${String(found)} instead of ${String(wanted)}`);
  };
  const holds = (what: string, is: boolean) => same(what, is, true);
  return { problems, same, holds };
}

function usedBy(world: World, user: User, account: string | null): number {
  return sum(sumUsage(world, user, ALWAYS, account, 'day').map(({ bytes }) => bytes));
}

/** Checks traffic: every line of the change record follows from the one before; the last one gives the present rest. */
function trafficProblems(world: World, user: User): string[] {
  const { problems, same, holds } = bookkeeper();
  const changes = world.state.changes.filter(({ userId }) => userId === user.id);
  let balance = 0;
  let used = 0;
  let at = 0;
  for (const line of changes) {
    balance += line.change - (line.usedBefore - used);
    used = line.usedBefore;
    same(`change ${line.id}: balance after`, line.balanceAfter, balance);
    holds(`change ${line.id}: not below zero`, line.balanceAfter >= 0);
    holds(`change ${line.id}: not before the one before`, line.at >= at);
    at = line.at;
  }
  const left = leftIn(user.lots);
  same('traffic left, by the record', left, balance - (user.used - used));
  same('traffic left, by the sum', left, sum(changes.map(({ change }) => change)) - user.used);
  same('traffic used', usedBy(world, user, user.proxyUsername), user.used);

  const details = world.state.usage.filter(({ userId }) => userId === user.id);
  // Thousands of sub-accounts may have used nothing.
  const active = new Set(details.map(({ account }) => account));
  for (const sub of world.state.subAccounts.filter(({ userId }) => userId === user.id)) {
    const moved = changes.filter(({ account }) => account === sub.username);
    const has = leftIn(sub.lots) + sub.used;
    same(`${sub.username}: left and used`, has, sum(moved.map(({ change }) => -change)));
    const listed = active.has(sub.username) ? usedBy(world, user, sub.username) : 0;
    same(`${sub.username}: used`, listed, sub.used);
    if (sub.limit > 0) holds(`${sub.username}: within its limit`, has <= sub.limit);
  }
  for (const granularity of ['hour', 'day'] as const) {
    const buckets = sumUsage(world, user, ALWAYS, null, granularity);
    for (const what of ['bytes', 'requests'] as const) {
      const counted = sum(buckets.map((bucket) => bucket[what]));
      same(`${what} by the ${granularity}`, counted, sum(details.map((row) => row[what])));
    }
  }
  return problems;
}

/** Checks money: balance = recharges that stand − orders paid from it that stand. */
function moneyProblems(world: World, user: User): string[] {
  const { problems, same, holds } = bookkeeper();
  const records = world.state.records.filter(({ userId }) => userId === user.id);
  const paid = records.filter(({ status }) => status === 'paid');
  const recharged = paid.filter(({ type }) => type === 'recharge');
  const spent = paid.filter(({ paidType }) => paidType === 'balance');
  const balance = sum(recharged.map(({ amount }) => amount)) - sum(spent.map(totalOf));
  same('balance, in cents', user.balance, balance);
  holds('balance not below zero', user.balance >= 0);
  for (const record of records) {
    same(`${record.id}: credited`, record.credited, record.status === 'paid');
    if (record.type === 'order') {
      const amount = (record.originalPrice ?? 0) - (record.discount ?? 0);
      same(`${record.id}: amount`, record.amount, amount);
    }
  }
  return problems;
}

/** Returns the equations that do not hold for a customer: [] unless the world is wrong. */
export const findImbalances = (world: World, user: User): string[] => [
  ...trafficProblems(world, user),
  ...moneyProblems(world, user),
];
