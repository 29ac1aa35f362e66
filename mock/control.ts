/**
 * The control surface for tests and support: plain JSON endpoints under /__mock. Not part of the contract.
 *
 * GET  state, mails, scenarios
 * POST reset {seed?, now?} · scenario {name} · advance {seconds} · session {email?} · expire-sessions {mode?: "stale"}
 *      refund {order_id} · consume {bytes, account?, email?, country_code?, protocol?, requests?}
 *      fault {answer, call? or path?, effect?, delay?, jitter?, code?, msg?, status?, data?, skip?, times?: a number or "always"}
 *      faults/clear
 *
 * A fault makes calls fail (`Fault` in world/state.ts explains each field; without `call` and `path` it meets every call).
 * A scenario turns the world into a named one (mock/scenarios, docs/scenarios.md); the answer names its customer and page.
 * `{"call": "order.pay", "answer": "drop", "effect": "done"}` charges the customer and breaks the connection, once;
 * `{"answer": "truth", "delay": 800, "jitter": 400, "times": "always"}` is a slow network.
 */
import { type CallName, calls, pathOf } from '../src/api/contract';
import { clearFaults, type FaultPlan, planFault } from './faults';
import { PAY_PATH } from './handlers';
import { redirectTo } from './html';
import { applyScenario, SCENARIOS } from './scenarios';
import { RECORDED } from './scenarios/recorded';
import { advance, resetWorld } from './world';
import { activate, expireSessions, findUser, openSession } from './world/account';
import { gateways } from './world/dynamic';
import { usd } from './world/money';
import { refundToBalance } from './world/payment';
import { Refusal, wrongParameter } from './world/refusal';
import { ACCOUNTS } from './world/seed';
import { settle } from './world/settle';
import {
  FAULT_ANSWERS,
  FAULT_EFFECTS,
  leftIn,
  totalOf,
  type User,
  type World,
  worldTime,
} from './world/state';
import { consume } from './world/traffic';

type Body = Readonly<Record<string, unknown>>;
/** Plays a recorded scenario; null for an unknown name. Only servers that can answer from a recording pass it. */
type Play = (name: string) => object | null;
type Action = (world: World, body: Body, origin: string, play?: Play) => unknown;

function numberOf(body: Body, name: string): number {
  const value = body[name];
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw wrongParameter(name);
  return value;
}

const optionalNumber = (body: Body, name: string) =>
  body[name] === undefined ? undefined : numberOf(body, name);

const optionalText = (body: Body, name: string) =>
  typeof body[name] === 'string' ? body[name] : undefined;

function userIn(world: World, body: Body): User {
  const user = findUser(world, optionalText(body, 'email') ?? ACCOUNTS.demo.email);
  if (!user) throw wrongParameter('email');
  return user;
}

const mailsOf = (world: World, origin: string) =>
  world.state.mails.map(({ path, ...mail }) => ({ ...mail, link: `${origin}${path}` }));

/** The figures of the world that tests ask for. Money in USD text, traffic in bytes. */
function summary(world: World, origin: string) {
  const { users, records, charges } = world.state;
  return {
    seed: world.seed,
    now: worldTime(world),
    charges: charges.length,
    charge_list: charges.map((charge) => ({ ...charge, usd: usd(charge.cents) })),
    users: users.map((user) => ({
      email: user.email,
      activated: user.activated,
      lang: user.lang,
      balance: usd(user.balance),
      traffic_left: leftIn(user.lots),
      traffic_used: user.used,
      trial_used: user.trialUsed,
      proxy_username: user.proxyUsername,
    })),
    orders: records.map((record) => ({
      id: record.id,
      email: users.find(({ id }) => id === record.userId)?.email,
      type: record.type,
      status: record.status,
      payment_status: record.payment?.status ?? null,
      total: usd(totalOf(record)),
      request_id: record.requestId,
      created_at: record.createdAt,
    })),
    sub_accounts: world.state.subAccounts.map((sub) => ({
      username: sub.username,
      traffic_left: leftIn(sub.lots),
      traffic_used: sub.used,
    })),
    whitelist: world.state.whitelist.map(({ ip, remark }) => ({ ip, remark })),
    mails: mailsOf(world, origin),
    gateways: gateways(world),
  };
}

const NAMES = Object.keys(calls) as CallName[];

/** Finds the call that a body names, by its name in the contract or by its path; null = every call. */
function callIn(body: Body): CallName | null {
  const { call, path } = body;
  if (call === undefined && path === undefined) return null;
  const found = NAMES.find((name) => name === call || pathOf(name) === path);
  if (!found) throw wrongParameter(call === undefined ? 'path' : 'call');
  return found;
}

function oneOf<T extends string>(body: Body, name: string, values: readonly T[]): T {
  const found = values.find((value) => value === body[name]);
  if (found === undefined) throw wrongParameter(name);
  return found;
}

/** Reads a whole number that is not negative, if the body has one. */
function count<K extends string>(body: Body, name: K): { readonly [N in K]?: number } {
  if (body[name] === undefined) return {};
  const value = numberOf(body, name);
  if (value < 0) throw wrongParameter(name);
  return { [name]: value } as { readonly [N in K]?: number };
}

function faultIn(body: Body): FaultPlan {
  const answer = oneOf(body, 'answer', FAULT_ANSWERS);
  const effect = body.effect === undefined ? {} : { effect: oneOf(body, 'effect', FAULT_EFFECTS) };
  if (answer === 'truth' && effect.effect === 'none') throw wrongParameter('effect');
  const { status = 200 } = count(body, 'status');
  if (status < 200 || status > 599) throw wrongParameter('status');
  return {
    call: callIn(body),
    answer,
    ...effect,
    ...count(body, 'delay'),
    ...count(body, 'jitter'),
    ...count(body, 'code'),
    ...count(body, 'status'),
    ...count(body, 'skip'),
    ...(body.times === 'always' ? { times: null } : count(body, 'times')),
    ...(typeof body.msg === 'string' ? { msg: body.msg } : {}),
    ...(body.data === undefined ? {} : { data: body.data }),
  };
}

/** POST endpoints, by the last part of the path. */
const ACTIONS: Readonly<Record<string, Action>> = {
  reset: (world, body) => {
    const fixed = optionalNumber(body, 'now');
    const seed = optionalNumber(body, 'seed');
    resetWorld(world, {
      ...(seed === undefined ? {} : { seed }),
      ...(fixed === undefined ? {} : { now: () => fixed }),
    });
    return { seed: world.seed, now: worldTime(world) };
  },
  scenario: (world, body, origin, play) => {
    const name = optionalText(body, 'name') ?? '';
    const payUrl = (id: string) => `${origin}${PAY_PATH}${id}`;
    return play?.(name) ?? applyScenario(world, name, { payUrl });
  },
  advance: (world, body) => {
    advance(world, numberOf(body, 'seconds'));
    return { now: worldTime(world) };
  },
  'expire-sessions': (world, body) => {
    expireSessions(world, optionalText(body, 'mode') !== 'stale');
    return { sessions: Object.keys(world.state.sessions).length };
  },
  session: (world, body) => {
    const { token, expireAt } = openSession(world, userIn(world, body));
    return { jwt_token: token, expire_at: expireAt };
  },
  fault: (world, body) => {
    planFault(world, faultIn(body));
    return { planned: world.state.faults.length };
  },
  'faults/clear': (world) => {
    clearFaults(world);
    return { planned: 0 };
  },
  refund: (world, body) => {
    const record = world.state.records.find(({ id }) => id === body.order_id);
    if (!record) throw wrongParameter('order_id');
    return { done: refundToBalance(world, record), status: record.status };
  },
  consume: (world, body) => {
    const user = userIn(world, body);
    const account = optionalText(body, 'account') ?? user.proxyUsername;
    const sub = world.state.subAccounts.find(({ username }) => username === account) ?? null;
    if (!sub && account !== user.proxyUsername) throw wrongParameter('account');
    const billed = consume(world, {
      user,
      sub,
      country: optionalText(body, 'country_code') ?? 'US',
      protocol: optionalText(body, 'protocol') ?? 'http',
      bytes: numberOf(body, 'bytes'),
      requests: optionalNumber(body, 'requests') ?? 1,
    });
    return { billed, left: leftIn((sub ?? user).lots) };
  },
};

async function readBody(request: Request): Promise<Body> {
  const text = await request.text();
  if (text === '') return {};
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null) throw wrongParameter('body');
  return body as Body;
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
    if (name === 'mails') return Response.json(mailsOf(world, origin));
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
    return Response.json(action(world, await readBody(request), origin, play));
  } catch (error) {
    if (error instanceof Refusal || error instanceof SyntaxError)
      return Response.json({ error: error.message }, { status: 400 });
    throw error;
  }
}
