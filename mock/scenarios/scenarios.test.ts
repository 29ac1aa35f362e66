/** Every scenario as the mock opens it. */
import type { PaymentStatus } from '../../src/api/contract';
import { PAYMENT_STATUSES, RECORD_STATUS_BY_PAYMENT } from '../../src/api/contract/lists';
import { createRouter } from '../router';
import { callerWith, PRESENT } from '../testing';
import { advance, createWorld } from '../world';
import { DAY } from '../world/clock';
import { findImbalances } from '../world/reconcile';
import { applyScenario, SCENARIOS, type ScenarioStart } from '.';
import { RECORDED } from './recorded';
import type { RecordedStart } from './recorded/player';

/** Longest time for one scenario on a busy machine, in ms: each is opened three times. */
const LIMIT = 30_000;
const SEEDS = [3, 2, 1];
const payUrl = (id: string) => `http://portal.test/pay/${id}`;

/** One world for each seed, because opening a scenario resets its world. */
const worlds = SEEDS.map((seed) => createWorld({ seed, now: () => PRESENT }));

const NAMES = SCENARIOS.map(({ name }) => name);
const nameOf = (status: PaymentStatus) => `payment-${status.replaceAll('_', '-')}`;

test('each says in one sentence what it shows, and what the page says', () => {
  for (const { sentence, title, says, path } of SCENARIOS) {
    expect(sentence).toMatch(/^\p{Lu}.+[.”]$/u);
    expect(title).not.toBe('');
    expect(says.length).toBeGreaterThan(0);
    expect(path).toMatch(/^\/[a-z]/);
  }
  for (const unique of [NAMES, SCENARIOS.map(({ title }) => title)])
    expect(new Set(unique).size).toBe(SCENARIOS.length);
});

// The bench tests the texts of each page (tests/bench/scenarios.spec.ts).
test.each(SCENARIOS)(
  'the books of $name balance as it says',
  ({ name, isUnbalanced = false }) => {
    for (const world of worlds) {
      const { customer } = applyScenario(world, name, payUrl);
      const user = world.state.users.find(({ email }) => email === customer?.email);
      expect((user ? findImbalances(world, user) : []).length > 0).toBe(isUnbalanced);
    }
  },
  LIMIT,
);

/** The record of an order whose payment has a status: `refund_process` is of a credited order, `refund_paid` of one that was not. */
const RECORD = {
  ...RECORD_STATUS_BY_PAYMENT,
  refund_process: 'paid',
  refund_paid: 'cancelled',
} as const;

test.each(PAYMENT_STATUSES)('a payment %s is told so, with an order that fits', async (status) => {
  const world = createWorld({ now: () => PRESENT });
  const { purchases, session } = applyScenario(world, nameOf(status), payUrl);
  const orderId = String(purchases[0]?.orderId);
  const { call } = callerWith(world, session?.jwt_token ?? '');
  expect(await call('recharge.checkPay', { order_id: orderId })).toMatchObject({
    code: RECORD[status] === 'paid' ? 0 : 20501,
    data: { payment_status: status },
  });
  const record = world.state.records.find(({ id }) => id === orderId);
  expect(record?.status).toBe(RECORD[status]);
});

test(
  'no two scenarios have a customer of the same id',
  () => {
    const world = createWorld({ now: () => PRESENT });
    const ids = NAMES.flatMap((name) => applyScenario(world, name, payUrl).customer?.id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
  },
  LIMIT,
);

test('a scenario makes the same world of a used one as of a fresh one', () => {
  const world = createWorld({ seed: 1, now: () => PRESENT });
  advance(world, 3 * DAY);
  for (const name of ['backend-down', 'no-stock', 'lost-answer']) {
    const fresh = createWorld({ seed: 1, now: () => PRESENT });
    const start = applyScenario(fresh, name, payUrl);
    expect(applyScenario(world, name, payUrl)).toEqual(start);
    expect(JSON.stringify(world.state)).toBe(JSON.stringify(fresh.state));
  }
});

test('a recorded scenario over HTTP: in the list, played from its file until the world is another', async () => {
  const world = createWorld({ seed: 1, now: () => PRESENT });
  const router = createRouter(world);
  const ask = async (path: string, init?: RequestInit) => {
    const response = await router(new Request(`http://portal.test${path}`, init));
    return response?.json() as Promise<Record<string, unknown>>;
  };
  const apply = (name: string) =>
    ask('/__mock/scenario', { method: 'POST', body: JSON.stringify({ name }) });
  const listed = (await ask('/__mock/scenarios')) as unknown as { name: string }[];
  expect(listed.map(({ name }) => name)).toEqual([...NAMES, ...RECORDED.map(({ name }) => name)]);

  const order = { package_id: 'gb5-30d', quantity: '5', duration_days: '30', coupon_code: '' };
  const pay = (token: string) =>
    ask('/api/order/pay', {
      method: 'POST',
      headers: { 'JWT-TOKEN': token },
      body: new URLSearchParams({ ...order, pay_way: 'balance', is_trial: '0', request_id: 'r1' }),
    });
  const played = (await apply('order-failed')) as unknown as RecordedStart;
  expect(played).toMatchObject({
    name: 'order-failed',
    address: '/client/neworder?package=gb5-30d&pay=balance',
    customer: { email: 'demo@example.com' },
    locale: 'en-US',
    purchases: [{ userId: 'U1001' }],
  });
  expect(new Date(played.at ?? 0).getUTCFullYear()).toBe(2026);
  expect(await pay(played.session?.jwt_token ?? '')).toMatchObject({ code: 50000 });

  const { session } = (await apply('healthy')) as unknown as ScenarioStart;
  expect((await pay(session?.jwt_token ?? '')).code).not.toBe(50000);
  expect(await apply('no-such-world')).toHaveProperty('error');
});
