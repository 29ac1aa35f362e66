/** Opens every scenario and makes the portal's calls: they must hold the facts that the scenario's page is to show. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CallName, PAYMENT_RECORDS, PAYMENT_STATUSES } from '../../src/api/contract';
import { handleControl } from '../control';
import { createRouter } from '../router';
import { callerWith, PRESENT, type WireEnvelope } from '../testing';
import { advance, createWorld } from '../world';
import { SESSION_SECONDS } from '../world/account';
import { DAY, MINUTE } from '../world/clock';
import { findImbalances } from '../world/reconcile';
import { GB, MB, type World } from '../world/state';
import { WHITELIST_SIZE } from '../world/whitelist';
import { applyScenario, SCENARIOS, type ScenarioStart } from '.';
import { RECORDED } from './recorded';
import type { RecordedStart } from './recorded/player';
import { SUBJECTS } from './scenario';

/** Longest time for one scenario on a busy machine, in ms: each is opened three times and asked for the claims of all. */
const LIMIT = 30_000;
/** The checks of the calls run on the last one. */
const SEEDS = [3, 2, 1];
const payUrl = (id: string) => `http://portal.test/pay/${id}`;
const PAGE = { page: '1', page_size: '200' };
const day = (at: number) => new Date(at * 1000).toISOString().slice(0, 10);
const lastDays = (days: number) => ({ start: day(PRESENT - days * DAY), end: day(PRESENT) });

interface Portal {
  readonly world: World;
  readonly scenarioStart: ScenarioStart;
  /** Makes a call as the portal would; returns its answer. */
  ask(name: CallName, params?: Record<string, string>): Promise<WireEnvelope>;
  /** Returns the data of a call that must succeed. */
  read(name: CallName, params?: Record<string, string>): Promise<unknown>;
}

/** One world for each seed, because opening a scenario resets its world. */
const worlds = new Map(SEEDS.map((seed) => [seed, createWorld({ seed, now: () => PRESENT })]));

function open(name: string, seed = 1): Portal {
  const world = worlds.get(seed) ?? createWorld({ seed, now: () => PRESENT });
  const scenarioStart = applyScenario(world, name, { payUrl });
  const { call } = callerWith(world, scenarioStart.session?.jwt_token ?? '');
  const read = async (callName: CallName, params?: Record<string, string>) => {
    const { code, msg, data } = await call(callName, params);
    if (code !== 0) throw new Error(`${callName}: ${code} ${msg}`);
    return data;
  };
  return { world, scenarioStart, ask: call, read };
}

const info = ({ read }: Portal) => read('user.info');
const rows = async ({ read }: Portal, type: 'order' | 'recharge') =>
  ((await read('order.rechargeRecord', { type, ...PAGE })) as { list: unknown[] }).list;
const changes = async ({ read }: Portal, days: number) =>
  (
    (await read('traffic.changelog', { ...PAGE, ...lastDays(days) })) as {
      list: { type: string; change: number }[];
    }
  ).list;
const usage = async ({ read }: Portal, days: number, account: Record<string, string> = {}) =>
  (await read('traffic.usage', { ...lastDays(days), ...account, granularity: 'day' })) as {
    bytes: number;
  }[];
const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Returns the payment that the browser follows, by the provider's account. */
const payment = ({ ask, scenarioStart }: Portal) =>
  ask('recharge.checkPay', { order_id: String(scenarioStart.purchases[0]?.orderId) });

/** The record of an order whose payment has a status: one refund is of a credited order, the other of one that was not. */
const RECORD = { ...PAYMENT_RECORDS, refund_process: 'paid', refund_paid: 'cancelled' } as const;

const paymentChecks = Object.fromEntries(
  PAYMENT_STATUSES.map((status) => [
    `payment-${status.replaceAll('_', '-')}`,
    async (portal: Portal) => {
      const record = RECORD[status];
      expect(await payment(portal)).toMatchObject({
        code: record === 'paid' ? 0 : 20501,
        data: { payment_status: status },
      });
      expect(await rows(portal, 'order')).toMatchObject([{ status: record }]);
    },
  ]),
);

/** The checks of each scenario's calls. */
const CHECKS: Readonly<Record<string, (portal: Portal) => Promise<void>>> = {
  'new-customer': async (portal) => {
    expect(await info(portal)).toMatchObject({ can_trial: true, traffic_left: 0, traffic_used: 0 });
    expect(await rows(portal, 'order')).toEqual([]);
    expect(await rows(portal, 'recharge')).toEqual([]);
  },
  'trial-used': async (portal) => {
    expect(await info(portal)).toMatchObject({ can_trial: false, traffic_left: 0 });
    expect((await changes(portal, 7)).map(({ type }) => type)).toEqual(['expire', 'trial']);
  },
  healthy: async (portal) => {
    const { traffic_left: left, balance } = (await info(portal)) as {
      traffic_left: number;
      balance: string;
    };
    expect(left).toBeGreaterThan(50 * GB);
    expect(Number(balance)).toBeGreaterThan(100);
    expect((await usage(portal, 6)).length).toBeGreaterThanOrEqual(6);
  },
  'google-customer': async ({ ask, scenarioStart, world }) => {
    expect(scenarioStart.session).toBeNull();
    const { signIn } = SCENARIOS.find(({ name }) => name === 'google-customer') ?? {};
    expect(await ask('account.login', { ...signIn })).toMatchObject({ code: 20102 });
    const lang = 'en-US';
    const email = signIn?.email ?? '';
    expect(await ask('account.forgetPwd', { email, lang })).toMatchObject({ code: 0 });
    expect(world.state.users.find((user) => user.email === email)?.password).toBeNull();
  },
  'russian-customer': async (portal) => {
    expect(portal.scenarioStart.locale).toBe('ru-RU');
    expect(await info(portal)).toMatchObject({ name: 'Мария Соколова', lang: 'ru-RU' });
  },
  'almost-out': async (portal) => {
    expect(await info(portal)).toMatchObject({ traffic_left: 300 * MB });
  },
  'expired-traffic': async (portal) => {
    expect(await info(portal)).toMatchObject({ traffic_left: 0, traffic_expire_at: null });
    const [expired, ...others] = await changes(portal, 6);
    expect(expired?.type).toBe('expire');
    expect(expired?.change).toBeLessThan(-5 * GB);
    expect(others).toEqual([]);
  },
  'year-of-usage': async (portal) => {
    expect((await usage(portal, 365)).length).toBeGreaterThanOrEqual(365);
    const details = await portal.read('traffic.details', { ...PAGE, ...lastDays(365) });
    expect((details as { total: number }).total).toBeGreaterThan(2000);
  },
  'usage-spike': async (portal) => {
    const bytes = (await usage(portal, 6)).map((one) => one.bytes);
    expect(Math.max(...bytes)).toBeGreaterThan(18 * GB);
    expect([...bytes].sort((a, b) => b - a)[1]).toBeLessThan(2 * GB);
  },
  'figures-differ': async (portal) => {
    const { traffic_left: left, proxy_username: account } = (await info(portal)) as {
      traffic_left: number;
      proxy_username: string;
    };
    const credited = sum((await changes(portal, 7)).map(({ change }) => change));
    const used = sum((await usage(portal, 7, { account })).map(({ bytes }) => bytes));
    expect(credited - used - left).toBe(700 * MB);
  },
  'unpaid-order': async (portal) => {
    expect(portal.scenarioStart.purchases).toEqual([]);
    const [order] = await rows(portal, 'order');
    expect(order).toMatchObject({ status: 'unpaid', quantity: 100 });
    expect((order as { pay_url: string }).pay_url).toContain('http');
  },
  ...paymentChecks,
  underpaid: async (portal) => {
    expect(await payment(portal)).toMatchObject({
      code: 20501,
      data: { payment_status: 'wrong_amount', amount: '51.50', paid_amount: '25.75' },
    });
    expect(await info(portal)).toMatchObject({ balance: '0.00' });
    expect(await rows(portal, 'recharge')).toMatchObject([{ status: 'cancelled' }]);
  },
  overpaid: async (portal) => {
    expect(await payment(portal)).toMatchObject({
      code: 0,
      data: { payment_status: 'paid_over', amount: '51.50', paid_amount: '56.50' },
    });
    expect(await info(portal)).toMatchObject({ balance: '50.00' });
  },
  refunded: async (portal) => {
    expect(await rows(portal, 'order')).toMatchObject([{ status: 'refunded' }]);
    expect(await info(portal)).toMatchObject({ balance: '50.00', traffic_left: 0 });
    expect((await changes(portal, 7)).map(({ type }) => type)).toEqual(['refund', 'order']);
  },
  'lost-answer': async (portal) => {
    const [memory] = portal.scenarioStart.purchases;
    expect(memory).toMatchObject({ stage: 'open', orderId: null });
    const [order] = await rows(portal, 'order');
    expect(order).toMatchObject({ status: 'paid', paid_type: 'balance', request_id: memory?.id });
  },
  'unknown-status': async (portal) => {
    const statuses = (await rows(portal, 'order')).map((row) => (row as { status: string }).status);
    expect(statuses).toEqual(['disputed', 'paid', 'paid']);
  },
  'many-sub-accounts': async ({ read }) => {
    expect(await read('auth.sublist', { ...PAGE, keyword: '' })).toMatchObject({ total: 5000 });
    expect(await read('auth.sublist', { ...PAGE, keyword: 'reseller04961' })).toMatchObject({
      list: [{ traffic_left: GB }],
    });
  },
  'full-whitelist': async ({ read, ask }) => {
    expect(await read('auth.whiteipget', { ...PAGE, keyword: '' })).toMatchObject({
      total: WHITELIST_SIZE,
    });
    expect(await ask('auth.whiteipadd', { ip: '198.51.100.9', remark: '' })).toMatchObject({
      code: 20702,
    });
  },
  'no-stock': async ({ read }) => {
    const stock = (await read('dynamic.stock')) as { ips: number }[];
    expect(stock.length).toBeGreaterThan(200);
    expect(sum(stock.map(({ ips }) => ips))).toBe(0);
    const cities = (await read('dynamic.citys', { country_code: 'US' })) as { ips: number }[];
    expect(sum(cities.map(({ ips }) => ips))).toBe(0);
  },
  'session-ending': async (portal) => {
    const { world, ask, scenarioStart } = portal;
    await info(portal);
    advance(world, 2 * MINUTE);
    expect(scenarioStart.session?.expire_at).toBe(PRESENT + MINUTE);
    expect((await ask('user.info')).code).toBe(10013);
    expect(await ask('user.refreshToken')).toMatchObject({
      code: 0,
      data: { expire_at: PRESENT + 2 * MINUTE + SESSION_SECONDS },
    });
  },
  'session-expired': async ({ ask, scenarioStart }) => {
    expect(scenarioStart.session).not.toBeNull();
    expect((await ask('user.info')).code).toBe(10013);
    expect((await ask('user.refreshToken')).code).toBe(10013);
  },
  'not-activated': async ({ scenarioStart, ask }) => {
    expect(scenarioStart.session).toBeNull();
    const { signIn } = SCENARIOS.find(({ name }) => name === 'not-activated') ?? {};
    expect(await ask('account.login', { ...signIn })).toMatchObject({ code: 20104 });
  },
  'flaky-backend': async ({ world }) => {
    expect(world.state.faults.at(-1)).toMatchObject({ call: null, answer: 'truth', times: null });
    expect(world.state.faults[0]).toMatchObject({ call: 'traffic.usage', status: 502 });
  },
  'backend-down': async ({ ask }) => {
    await expect(ask('user.info')).rejects.toThrow('no answer');
    await expect(ask('user.info')).rejects.toThrow('no answer');
  },
};

const NAMES = SCENARIOS.map(({ name }) => name);

test('each has a file of its own, named as it is, or is that of a payment status, and has a check', () => {
  const files = readdirSync(join(__dirname, 'worlds')).map((file) =>
    file.replace(/\.ts$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  const names = [...NAMES].sort();
  expect(names).toEqual([...files, ...Object.keys(paymentChecks)].sort());
  expect(Object.keys(CHECKS).sort()).toEqual(names);
});

test('each says in one sentence what it shows, and what the page says', () => {
  for (const { sentence, title, says, path, subject } of SCENARIOS) {
    expect(sentence).toMatch(/^\p{Lu}.+[.”]$/u);
    expect(title).not.toBe('');
    expect(says.length).toBeGreaterThan(0);
    expect(path).toMatch(/^\/[a-z]/);
    expect(SUBJECTS).toContain(subject);
  }
  expect(new Set(SCENARIOS.map(({ title }) => title)).size).toBe(SCENARIOS.length);
});

/** Moves its world's clock on, so its claims are asked last. */
const MOVING = 'session-ending';

/** Makes each call only once, because many checks ask the same. */
function remembering(portal: Portal): Portal {
  const answers = new Map<string, Promise<unknown>>();
  const once =
    <T>(way: string, run: (name: CallName, params?: Record<string, string>) => Promise<T>) =>
    (name: CallName, params?: Record<string, string>): Promise<T> => {
      const key = JSON.stringify([way, name, params]);
      const earlier = answers.get(key) as Promise<T> | undefined;
      const answer = earlier ?? run(name, params);
      answers.set(key, answer);
      return answer;
    };
  return { ...portal, ask: once('ask', portal.ask), read: once('read', portal.read) };
}

/** Returns the scenarios whose claims hold in a world, by its calls. */
async function heldIn(opened: Portal, name: string): Promise<readonly string[]> {
  const portal = remembering(opened);
  // A slow answer is the same answer.
  for (const fault of opened.world.state.faults) Object.assign(fault, { delay: 0, jitter: 0 });
  const held: string[] = [];
  for (const other of [...NAMES.filter((one) => one !== MOVING), MOVING]) {
    if (other === name) continue;
    const check = CHECKS[other]?.(other === MOVING ? opened : portal);
    const holds = await check?.then(
      () => true,
      () => false,
    );
    if (holds) held.push(other);
  }
  return held;
}

test.each(SCENARIOS)(
  '$name: its calls answer what it claims and no other claim, and its books balance with every seed or differ as it says',
  async ({ name, isUnbalanced = false, contains = [] }) => {
    let portal: Portal | undefined;
    for (const seed of SEEDS) {
      portal = open(name, seed);
      const { world, scenarioStart } = portal;
      const customer = world.state.users.find(
        ({ email }) => email === scenarioStart.customer?.email,
      );
      const problems = customer ? findImbalances(world, customer) : [];
      expect(problems.length > 0).toBe(isUnbalanced);
    }
    if (!portal) throw new Error('no seed');
    const held = name === MOVING ? await heldIn(portal, name) : null;
    if (name === MOVING) portal = open(name);
    await CHECKS[name]?.(portal);
    expect(held ?? (await heldIn(portal, name))).toEqual(contains);
  },
  LIMIT,
);

test('no two scenarios have a customer of the same id', () => {
  const ids = NAMES.flatMap((name) => open(name).scenarioStart.customer?.id ?? []);
  expect(new Set(ids).size).toBe(ids.length);
});

test('applied to a world that much has happened in, it is the same as in a fresh one', () => {
  const world = createWorld({ seed: 1, now: () => PRESENT });
  advance(world, 3 * DAY);
  for (const name of ['backend-down', 'no-stock', 'lost-answer']) {
    const again = applyScenario(world, name, { payUrl });
    const fresh = open(name);
    expect(again).toEqual(fresh.scenarioStart);
    expect(JSON.stringify(world.state)).toBe(JSON.stringify(fresh.world.state));
  }
});

test('over HTTP: the list, a scenario by its name, and a name that is none', async () => {
  const world = createWorld({ seed: 1, now: () => PRESENT });
  const send = (path: string, init?: RequestInit) =>
    handleControl(world, new Request(`http://portal.test/__mock/${path}`, init));
  const apply = (name: unknown) =>
    send('scenario', { method: 'POST', body: JSON.stringify({ name }) });

  const listed = (await (await send('scenarios'))?.json()) as { name: string; sentence: string }[];
  expect(listed.map(({ name }) => name)).toEqual(NAMES);
  const scenarioStart = (await (await apply('payment-check'))?.json()) as ScenarioStart;
  expect(scenarioStart).toMatchObject({
    name: 'payment-check',
    address: '/client/neworder',
    customer: { email: 'paula.payment@example.com' },
    locale: null,
  });
  expect(scenarioStart.purchases[0]?.payUrl).toBe(
    `http://portal.test/__mock/pay/${scenarioStart.purchases[0]?.orderId}`,
  );
  const token = scenarioStart.session?.jwt_token ?? '';
  expect((await callerWith(world, token).call('user.info')).code).toBe(0);
  expect((await apply('no-such-world'))?.status).toBe(400);
});

test('a recorded scenario over HTTP: in the list, played from its file until the world is another', async () => {
  const world = createWorld({ seed: 1, now: () => PRESENT });
  const door = createRouter(world);
  const ask = async (path: string, init?: RequestInit) => {
    const response = await door(new Request(`http://portal.test${path}`, init));
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
