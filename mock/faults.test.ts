import { type FaultPlan, planFault } from './faults';
import { createNodeMock } from './node';
import { PRESENT } from './testing';
import { openSession } from './world/account';
import type { World } from './world/state';

const IP = '192.0.2.77';

const listed = (world: World) => world.state.whitelist.some(({ ip }) => ip === IP);

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

  /** Adds to the whitelist: a call whose effect is seen in the world. */
  const ask = () => fetch(`http://portal.test/api/auth/whiteipadd?ip=${IP}&remark=`, { headers });

  test.each<[FaultPlan, text: string]>([
    [{ answer: 'html', effect: 'done' }, '<h1>'],
    [{ answer: 'invalid-json' }, '{"code":0,'],
  ])('%j', async (plan, text) => {
    planFault(world, { call: 'auth.whiteipadd', ...plan });
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(text);
    expect(listed(world)).toBe(plan.effect === 'done');
  });

  /** Longer than a busy machine needs for a look at the world, in ms. */
  const LATE_MS = 500;
  test('an effect after the caller was told that it failed', async () => {
    planFault(world, { call: 'auth.whiteipadd', answer: 'drop', effect: 'late', delay: LATE_MS });
    await expect(ask()).rejects.toThrow();
    expect(listed(world)).toBe(false);
    while (!listed(world)) await new Promise((resolve) => setTimeout(resolve, 1));
  });
});
