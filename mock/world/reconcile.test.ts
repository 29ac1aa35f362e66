/** The world's books balance to the byte and to the cent, in the seeded history and after any actions of a customer. */
import fc from 'fast-check';
import { PRESENT, testWorld } from '../testing';
import { advance, createWorld, resetWorld } from '.';
import { DAY } from './clock';
import { MAX_RECHARGE } from './money';
import { placeOrder } from './order';
import { PAY_ACTIONS, performPayAction, refundToBalance } from './payment';
import { uuid } from './random';
import { startRecharge } from './recharge';
import { ALWAYS, findImbalances } from './reconcile';
import { Refusal } from './refusal';
import { GB, leftIn, MB, type User, type World } from './state';
import { addSub, deleteSub, moveTraffic } from './subAccount';
import { consume, sumUsage } from './traffic';

test('what does not add up is named', () => {
  const { world, demo } = testWorld();
  demo.balance += 1;
  demo.used += 5;
  expect(findImbalances(world, demo).map((line) => line.split(':')[0])).toEqual([
    'traffic left, by the record',
    'traffic left, by the sum',
    'traffic used',
    'balance, in cents',
  ]);
});

test('the seeded history reconciles for any seed and any minute', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.nat(86_400 * 7), (seed, shift) => {
      const world = createWorld({ seed, now: () => PRESENT + shift });
      for (const user of world.state.users) {
        expect(findImbalances(world, user)).toEqual([]);
      }
    }),
    { numRuns: 15 },
  );
});

test('the history is rich: every status, every type of change, 45 days', () => {
  const { world, demo } = testWorld();
  const statuses = new Set(world.state.records.map(({ status }) => status));
  expect([...statuses].sort()).toEqual(['cancelled', 'paid', 'refunded', 'unpaid']);
  const types = new Set(world.state.changes.map(({ type }) => type));
  expect([...types].sort()).toEqual(['allocate', 'expire', 'order', 'recycle', 'refund', 'trial']);
  expect(leftIn(demo.lots)).toBeGreaterThan(5 * GB);
  const days = sumUsage(world, demo, ALWAYS, null, 'day');
  expect(days.length).toBeGreaterThan(40);
  expect(world.state.charges).toEqual([]);
});

test('the unpaid order of the seed has no time left, so that no page of it counts down, and stays unpaid', () => {
  const { world } = testWorld();
  const [order, ...others] = world.state.records.filter(({ status }) => status === 'unpaid');
  expect(order?.expireAt).toBeLessThan(PRESENT);
  advance(world, DAY);
  expect([order?.status, others]).toEqual(['unpaid', []]);
});

test('the same seed and clock give the same world; a reset brings it back', () => {
  const { world } = testWorld(7);
  const before = JSON.stringify(world.state);
  expect(JSON.stringify(testWorld(7).world.state)).toBe(before);
  advance(world, 90_000);
  // The start is kept as text, so nothing that happens in a world changes it.
  expect(JSON.stringify(testWorld(7).world.state)).toBe(before);
  expect(JSON.stringify(testWorld(8).world.state)).not.toBe(before);
  // Another start is kept by now, so this one is played again.
  resetWorld(world, { seed: 7, now: () => PRESENT });
  expect(JSON.stringify(world.state)).toBe(before);
});

/** Buys 1 GB from the balance, unless something else is said. */
const buy = (world: World, user: User, over: Partial<Parameters<typeof placeOrder>[2]>) =>
  placeOrder(
    world,
    user,
    {
      ...{ packageId: null, quantity: 1, durationDays: null, couponCode: null },
      ...{ payWay: 'balance', isTrial: false, ...over },
    },
    uuid(world.random),
  );

/** One event; `n` and `m` choose among the possibilities. */
const deed = fc.record({
  what: fc.constantFrom(
    'buy',
    'crypto',
    'recharge',
    'pay',
    'refund',
    'hire',
    'fire',
    'give',
    'back',
    'use',
    'wait',
  ),
  n: fc.nat(1000),
  m: fc.nat(1000),
});

function doDeed(
  world: World,
  user: User,
  { what, n, m }: { what: string; n: number; m: number },
): void {
  const subs = world.state.subAccounts.filter(({ userId }) => userId === user.id);
  const sub = subs[n % Math.max(1, subs.length)];
  const record = world.state.records[n % world.state.records.length];
  const order = (payWay: 'balance' | 'cryptomus') =>
    buy(world, user, {
      ...{ quantity: 1 + (n % 9), durationDays: [30, 90, null][m % 3] ?? null },
      ...{ couponCode: m % 2 ? 'SAVE10' : null, payWay },
    });
  const doings: Record<string, () => unknown> = {
    buy: () => order('balance'),
    crypto: () => order('cryptomus'),
    recharge: () => startRecharge(world, user, 2000 + n * m, uuid(world.random)),
    pay: () =>
      record &&
      performPayAction(world, record, PAY_ACTIONS[m % PAY_ACTIONS.length] ?? 'paid', n % 60),
    refund: () => record && refundToBalance(world, record),
    hire: () =>
      addSub(world, user, {
        username: `subaccount${String(n).padStart(4, '0')}`,
        password: 'abcdefg1',
        remark: '',
        limit: m % 2 ? m * MB : 0,
      }),
    fire: () => sub && deleteSub(world, user, sub),
    give: () => sub && moveTraffic(world, user, sub, 'allocate', 1 + m * MB),
    back: () => sub && moveTraffic(world, user, sub, 'recycle', 1 + m * MB),
    use: () =>
      consume(world, {
        user,
        sub: m % 2 ? (sub ?? null) : null,
        country: 'US',
        protocol: 'http',
        bytes: n * m * 1000 + 1,
        requests: 1,
      }),
    wait: () => advance(world, n * m),
  };
  try {
    doings[what]?.();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

test('the books still balance after anything a customer may do, and when all of it has expired', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.array(deed, { minLength: 5, maxLength: 60 }), (seed, deeds) => {
      const { world, demo } = testWorld(seed);
      for (const one of deeds) doDeed(world, demo, one);
      expect(findImbalances(world, demo)).toEqual([]);
      advance(world, 400 * 86_400);
      expect(findImbalances(world, demo)).toEqual([]);
      expect(demo.lots.every(({ expiresAt }) => expiresAt === null)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test('lots go soonest to expire first, and an allocated part keeps its lot', () => {
  const { world, newcomer } = testWorld();
  startRecharge(world, newcomer, MAX_RECHARGE, uuid(world.random));
  const invoice = world.state.records.at(-1);
  if (invoice) performPayAction(world, invoice, 'paid', 0);
  for (const durationDays of [null, 90, 30]) buy(world, newcomer, { durationDays });
  expect(newcomer.lots.map(({ expiresAt }) => expiresAt)).toEqual([
    PRESENT + 30 * 86_400,
    PRESENT + 90 * 86_400,
    null,
  ]);
  const sub = addSub(world, newcomer, {
    username: 'lotkeeper0001',
    password: 'abcdefg1',
    remark: '',
    limit: 0,
  });
  moveTraffic(world, newcomer, sub, 'allocate', 1.5 * GB);
  expect(sub.lots.map(({ left }) => left)).toEqual([GB, 0.5 * GB]);
  advance(world, 30 * 86_400);
  expect(leftIn(sub.lots)).toBe(0.5 * GB);
  expect(world.state.changes.slice(-2).map(({ type, change }) => [type, change])).toEqual([
    ['recycle', GB],
    ['expire', -GB],
  ]);
  expect(findImbalances(world, newcomer)).toEqual([]);
});
