/** The control surface for tests and scenarios: plain JSON endpoints under /__mock. Not part of the contract. */
import { CODE, KNOWN_MESSAGES } from '../src/contract';
import { goTo } from './html';
import { advance, resetWorld } from './world';
import { activate, expireSessions, findUser, openSession } from './world/account';
import { gateways } from './world/dynamic';
import { usd } from './world/money';
import { refundToBalance } from './world/payment';
import { Refusal, wrongParameter } from './world/refusal';
import { ACCOUNTS } from './world/seed';
import { settle } from './world/settle';
import { leftIn, now, totalOf, type User, type World } from './world/state';
import { consume } from './world/traffic';

type Body = Readonly<Record<string, unknown>>;
type Action = (world: World, body: Body, origin: string) => unknown;

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

/** What tests ask about the world. Money in USD text, traffic in bytes. */
function summary(world: World, origin: string) {
  const { users, records, charges } = world.state;
  return {
    seed: world.seed,
    now: now(world),
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

function planFailure(world: World, body: Body, code: number, msg: string): void {
  const path = optionalText(body, 'path') ?? null;
  world.state.plannedFailures.push({ path, code, msg, times: optionalNumber(body, 'times') ?? 1 });
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
    return { seed: world.seed, now: now(world) };
  },
  advance: (world, body) => {
    advance(world, numberOf(body, 'seconds'));
    return { now: now(world) };
  },
  'expire-sessions': (world, body) => {
    expireSessions(world, optionalText(body, 'mode') !== 'stale');
    return { sessions: Object.keys(world.state.sessions).length };
  },
  session: (world, body) => {
    const { token, expireAt } = openSession(world, userIn(world, body));
    return { jwt_token: token, expire_at: expireAt };
  },
  fail: (world, body) => {
    const code = numberOf(body, 'code');
    planFailure(world, body, code, optionalText(body, 'msg') ?? `Refused by the mock: ${code}`);
    return { planned: world.state.plannedFailures.length };
  },
  'rate-limit': (world, body) => {
    planFailure(world, body, CODE.tooManyRequests, KNOWN_MESSAGES.tooManyRequests);
    return { planned: world.state.plannedFailures.length };
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
    return goTo('/client/user/login?activated=1');
  } catch (error) {
    if (error instanceof Refusal) return goTo('/client/user/register?invalid=1');
    throw error;
  }
}

const PREFIX = '/__mock/';

/** Answers the control endpoints; null for any other path. A wrong request gets 400 with a reason. */
export async function controlDoor(world: World, request: Request): Promise<Response | null> {
  const { pathname, searchParams, origin } = new URL(request.url);
  if (!pathname.startsWith(PREFIX)) return null;
  const name = pathname.slice(PREFIX.length);
  settle(world);
  if (request.method === 'GET') {
    if (name === 'state') return Response.json(summary(world, origin));
    if (name === 'mails') return Response.json(mailsOf(world, origin));
    if (name === 'activate') return follow(world, searchParams.get('token') ?? '');
    return null;
  }
  const action = Object.hasOwn(ACTIONS, name) ? ACTIONS[name] : undefined;
  if (request.method !== 'POST' || !action) return null;
  try {
    return Response.json(action(world, await readBody(request), origin));
  } catch (error) {
    if (error instanceof Refusal || error instanceof SyntaxError)
      return Response.json({ error: error.message }, { status: 400 });
    throw error;
  }
}
