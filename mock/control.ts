/**
 * The control surface for tests and support: plain JSON endpoints under /__mock. Not part of the contract.
 *
 * GET  state, scenarios
 * POST reset {seed?, now?} · scenario {name} · advance {seconds} · session {email?} · expire-sessions {mode?: "stale"}
 *      consume {bytes, email?} · faults/clear
 *      fault {answer, call?, effect?, delay?, jitter?, code?, msg?, status?, data?, skip?, times?: a number or "always"}
 *
 * A fault makes calls fail (`Fault` in world/state.ts explains each field; without `call` it meets every call).
 * A scenario turns the world into a named one (mock/scenarios, docs/scenarios.md); the answer names its customer and page.
 * `{"call": "order.pay", "answer": "drop", "effect": "done"}` charges the customer and breaks the connection, once;
 * `{"answer": "truth", "delay": 800, "jitter": 400, "times": "always"}` is a slow network.
 */
import * as v from 'valibot';
import { clearFaults, FAULT_PLAN, planFault } from './faults';
import { PAY_PATH } from './handlers';
import { redirectTo } from './html';
import { applyScenario, SCENARIOS } from './scenarios';
import { RECORDED } from './scenarios/recorded';
import { advance, resetWorld } from './world';
import { activate, expireSessions, findUser, openSession } from './world/account';
import { readClock } from './world/clock';
import { Refusal, wrongParameter } from './world/refusal';
import { ACCOUNTS } from './world/seed';
import { settle } from './world/settle';
import { leftIn, type User, type World, worldTime } from './world/state';
import { consume } from './world/traffic';

/** Plays a recorded scenario; null for an unknown name. Only servers that can answer from a recording pass it. */
type Play = (name: string) => object | null;

/** The parts of a request beside its body. */
interface Surroundings {
  readonly world: World;
  readonly origin: string;
  readonly play: Play | undefined;
}

const text = v.exactOptional(v.string());
const whole = v.pipe(v.number(), v.safeInteger());

/** Defines a POST endpoint: reads the fields of its body, and refuses any other. */
function define<const E extends v.ObjectEntries>(
  entries: E,
  run: (
    surroundings: Surroundings,
    body: v.InferOutput<v.StrictObjectSchema<E, undefined>>,
  ) => unknown,
) {
  const schema = v.strictObject(entries);
  return (surroundings: Surroundings, body: unknown) => run(surroundings, v.parse(schema, body));
}

function userOf(world: World, email: string = ACCOUNTS.demo.email): User {
  const user = findUser(world, email);
  if (!user) throw wrongParameter('email');
  return user;
}

/** The world as it is, without its long lists, passwords and tokens; each mail with its link. */
function summary({ seed, state, clock }: World, origin: string) {
  const { usage: _, changes: __, sessions: ___, ...shown } = state;
  return {
    seed,
    now: readClock(clock),
    ...shown,
    users: state.users.map(({ password: _, apiToken: __, proxyPassword: ___, ...user }) => user),
    subAccounts: state.subAccounts.map(({ password: _, ...subAccount }) => subAccount),
    mails: state.mails.map(({ token: _, path, ...mail }) => ({ ...mail, link: origin + path })),
  };
}

/** POST endpoints, by the last part of the path. */
const ACTIONS: Readonly<Record<string, ReturnType<typeof define>>> = {
  reset: define(
    { seed: v.exactOptional(whole), now: v.exactOptional(whole) },
    ({ world }, { now, ...seed }) => {
      resetWorld(world, { ...seed, ...(now === undefined ? {} : { now: () => now }) });
      return { seed: world.seed, now: worldTime(world) };
    },
  ),
  scenario: define({ name: v.string() }, ({ world, origin, play }, { name }) => {
    const payUrl = (id: string) => `${origin}${PAY_PATH}${id}`;
    return play?.(name) ?? applyScenario(world, name, payUrl);
  }),
  advance: define({ seconds: whole }, ({ world }, { seconds }) => {
    advance(world, seconds);
    return { now: worldTime(world) };
  }),
  'expire-sessions': define(
    { mode: v.exactOptional(v.literal('stale')) },
    ({ world }, { mode }) => {
      expireSessions(world, mode !== 'stale');
      return { sessions: Object.keys(world.state.sessions).length };
    },
  ),
  session: define({ email: text }, ({ world }, { email }) => {
    const { token, expireAt } = openSession(world, userOf(world, email));
    return { jwt_token: token, expire_at: expireAt };
  }),
  fault: define(FAULT_PLAN, ({ world }, plan) => {
    planFault(world, plan);
    return { planned: world.state.faults.length };
  }),
  'faults/clear': define({}, ({ world }) => {
    clearFaults(world);
    return { planned: 0 };
  }),
  consume: define({ bytes: whole, email: text }, ({ world }, { bytes, email }) => {
    const user = userOf(world, email);
    const account = { user, sub: null, country: 'US', protocol: 'http' };
    const billed = consume(world, { ...account, bytes, requests: 1 });
    return { billed, left: leftIn(user.lots) };
  }),
};

async function readBody(request: Request): Promise<unknown> {
  const sent = await request.text();
  return sent === '' ? {} : JSON.parse(sent);
}

function follow(world: World, token: string): Response {
  try {
    activate(world, token);
    return redirectTo('/client/user/login?activated=1');
  } catch (error) {
    if (error instanceof Refusal) return redirectTo('/client/user/register?invalid=1');
    throw error;
  }
}

const PREFIX = '/__mock/';

/** Answers the control endpoints; null for any other path. A wrong request gets 400 with a reason. */
export async function handleControl(
  world: World,
  request: Request,
  play?: Play,
): Promise<Response | null> {
  const { pathname, searchParams, origin } = new URL(request.url);
  if (!pathname.startsWith(PREFIX)) return null;
  const name = pathname.slice(PREFIX.length);
  settle(world);
  if (request.method === 'GET') {
    if (name === 'state') return Response.json(summary(world, origin));
    if (name === 'scenarios') {
      const recorded = play ? RECORDED.map(({ text: _, ...described }) => described) : [];
      return Response.json([
        ...SCENARIOS.map(({ build: _, ...described }) => described),
        ...recorded,
      ]);
    }
    if (name === 'activate') return follow(world, searchParams.get('token') ?? '');
    return null;
  }
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (request.method !== 'POST' || !action) return null;
  try {
    return Response.json(action({ world, origin, play }, await readBody(request)));
  } catch (error) {
    if (error instanceof Refusal || error instanceof SyntaxError || error instanceof v.ValiError)
      return Response.json({ error: error.message }, { status: 400 });
    throw error;
  }
}
