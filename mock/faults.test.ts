import { type FaultPlan, planFault } from './faults';
import { createNodeMock } from './node';
import { startServer } from './server';
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

test('over HTTP a fault that would never be played is refused, and all are cleared', async () => {
  const { url, world, close } = await startServer({ world: testWorld().world });
  const post = async (path: string, body: object) =>
    (await fetch(`${url}/__mock/${path}`, { method: 'POST', body: JSON.stringify(body) })).status;
  expect(await post('fault', { answer: 'drop', times: 0 })).toBe(400);
  expect(await post('fault', { answer: 'drop', times: 'always' })).toBe(200);
  expect(world.state.faults).toHaveLength(1);
  expect(await post('faults/clear', {})).toBe(200);
  expect(world.state.faults).toEqual([]);
  await close();
});
