import { type FaultPlan, planFault } from './faults';
import { createNodeMock } from './node';
import { type MockServer, startServer } from './server';
import { callerOf, PRESENT, testWorld } from './testing';
import { openSession } from './world/account';
import type { World } from './world/state';

const IP = '192.0.2.77';
const INFO = '/api/user/info';

const listed = (world: World) => world.state.whitelist.some(({ ip }) => ip === IP);

/** Adds to the whitelist: a call whose effect is seen in the world. */
const ADD = `/api/auth/whiteipadd?ip=${IP}&remark=`;

describe('faults', () => {
  let world: World;
  let mock: ReturnType<typeof createNodeMock>;
  let headers: Record<string, string> = {};

  beforeEach(() => {
    mock = createNodeMock({ now: () => PRESENT });
    world = mock.world;
    mock.server.listen({ onUnhandledRequest: 'error' });
    const [demo] = world.state.users;
    if (!demo) throw new Error('the seed has no customers');
    headers = { 'JWT-TOKEN': openSession(world, demo).token };
  });
  afterEach(() => mock.server.close());

  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`http://portal.test${path}`, { headers, ...init });
    return { status: response.status, text: await response.text() };
  };
  const codeOf = async (path: string) =>
    (JSON.parse((await ask(path)).text) as { code: number }).code;

  test.each<[FaultPlan, status: number | null, text: string]>([
    [{ answer: 'drop' }, null, ''],
    [{ answer: 'drop', effect: 'done' }, null, ''],
    [{ answer: 'code', code: 30001, msg: 'Slow down' }, 200, '{"code":30001,"msg":"Slow down",'],
    [{ answer: 'code', effect: 'done' }, 200, '{"code":50000,'],
    [{ answer: 'status', status: 503 }, 503, ''],
    [{ answer: 'html', effect: 'done' }, 200, '<h1>'],
    [{ answer: 'invalid-json' }, 200, '{"code":0,'],
    [{ answer: 'wrong-shape', data: { id: null } }, 200, '{"code":0,"msg":"","data":{"id":null}}'],
    [{ answer: 'truth', delay: 5, jitter: 5 }, 200, '{"code":0,'],
  ])('%j', async (plan, status, text) => {
    planFault(world, { call: 'auth.whiteipadd', ...plan });
    expect(await codeOf(INFO)).toBe(0);
    if (status === null) await expect(ask(ADD)).rejects.toThrow();
    else expect(await ask(ADD)).toEqual({ status, text: expect.stringContaining(text) });
    const changes = plan.effect === 'done' || plan.answer === 'truth';
    expect(listed(world)).toBe(changes);
    // The fault was for one call, so the next one is answered.
    expect(await codeOf(ADD)).toBe(changes ? 20701 : 0);
  });

  /** Longer than a busy machine needs for a look at the world, in ms. */
  const LATE_MS = 500;
  test('an effect after the caller was told that it failed', async () => {
    planFault(world, { call: 'auth.whiteipadd', answer: 'drop', effect: 'late', delay: LATE_MS });
    await expect(ask(ADD)).rejects.toThrow();
    expect(listed(world)).toBe(false);
    while (!listed(world)) await new Promise((resolve) => setTimeout(resolve, 1));
  });

  test('an answer that never arrives, until the caller gives up', async () => {
    planFault(world, { answer: 'hang', effect: 'done' });
    const giveUp = new AbortController();
    const asked = ask(ADD, { signal: giveUp.signal });
    while (!listed(world)) await new Promise((resolve) => setTimeout(resolve, 1));
    giveUp.abort();
    await expect(asked).rejects.toThrow();
    expect(await codeOf(INFO)).toBe(0);
  });

  test('the body of a call reaches its effect', async () => {
    planFault(world, { call: 'user.setlang', answer: 'drop', effect: 'late', delay: 1 });
    const sent = { method: 'POST', body: new URLSearchParams({ lang: 'ru-RU' }) };
    await expect(ask('/api/user/setlang', sent)).rejects.toThrow();
    while (world.state.users[0]?.lang !== 'ru-RU')
      await new Promise((resolve) => setTimeout(resolve, 1));
  });
});

test('plans are played in their order, each as often as it says, and all are cleared', async () => {
  const { world, demo } = testWorld();
  const { call } = callerOf(world, demo);
  const codes = async (times: number) => {
    const seen: number[] = [];
    while (seen.length < times) seen.push((await call('dynamic.gateways')).code);
    return seen;
  };
  planFault(world, { answer: 'code', code: 1, call: 'user.info' });
  planFault(world, { answer: 'code', code: 2, times: 2, skip: 1 });
  planFault(world, { answer: 'code', code: 3, call: 'dynamic.gateways', times: null });
  expect(await codes(5)).toEqual([3, 2, 2, 3, 3]);
  expect(await call('user.info')).toMatchObject({ code: 1 });
  expect(await codes(1)).toEqual([3]);
});

describe('the control surface', () => {
  let server: MockServer;
  beforeEach(async () => {
    server = await startServer({ world: testWorld().world });
  });
  afterEach(() => server.close());

  const post = async (path: string, body: unknown = {}) => {
    const init = { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${server.url}/__mock/${path}`, init);
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const statusOf = async () =>
    (await fetch(`${server.url}${INFO}`, { headers: { 'JWT-TOKEN': '' } })).status;

  test('refuses a fault that would never be played', async () => {
    expect(await post('fault', { answer: 'drop', times: 0 })).toMatchObject({ status: 400 });
    expect(await statusOf()).toBe(200);
  });

  test('plans faults of a call or of all, and clears all of them', async () => {
    const fault = { call: 'user.info', answer: 'status', status: 500, times: 'always' };
    expect(await post('fault', fault)).toEqual({ status: 200, body: { planned: 1 } });
    expect(await post('fault', { answer: 'hang' })).toMatchObject({
      body: { planned: 2 },
    });
    expect([await statusOf(), await statusOf()]).toEqual([500, 500]);
    expect(await post('faults/clear')).toEqual({ status: 200, body: { planned: 0 } });
    expect(await statusOf()).toBe(200);
    await post('fault', fault);
    await post('reset');
    expect(await statusOf()).toBe(200);
  });
});
