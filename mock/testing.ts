/** Helpers that the mock's own tests share. */
import { getResponse, type RequestHandler } from 'msw';
import {
  API_BASE,
  type CallName,
  calls,
  encodeParams,
  type Params,
  pathOf,
} from '../src/api/contract';
import { exampleParams } from '../src/api/contract/examples';
import { createHandlers } from './handlers';
import { createWorld } from './world';
import { forgetPassword, openSession } from './world/account';
import { ACCOUNTS } from './world/seed';
import { leftIn, MB, type User, type World } from './world/state';

/** A fixed present for tests: 2026-03-04 05:06:40 UTC. */
export const PRESENT = 1772600800;

/** Creates a world at `PRESENT`, with its two seeded customers. */
export function testWorld(seed = 1): { world: World; demo: User; newcomer: User } {
  const world = createWorld({ seed, now: () => PRESENT });
  const [demo, newcomer] = world.state.users;
  if (!demo || !newcomer) throw new Error('the seed has no customers');
  return { world, demo, newcomer };
}

export interface WireEnvelope {
  code: number;
  msg: string;
  data: unknown;
}

export interface Caller {
  /** Makes a call as the contract says. */
  call: (name: CallName, params?: Record<string, string>) => Promise<WireEnvelope>;
  /** Makes a request exactly as given. */
  raw: (path: string, init?: RequestInit) => Promise<WireEnvelope>;
}

/** Returns a caller of a world's handlers for a customer, or anonymous (null). */
export const callerOf = (world: World, user: User | null): Caller =>
  callerWith(world, user ? openSession(world, user).token : '');

const handlersOf = new WeakMap<World, RequestHandler[]>();

/** Returns a caller of a world's handlers with this token. */
export function callerWith(world: World, token: string): Caller {
  const handlers = handlersOf.get(world) ?? createHandlers(world);
  handlersOf.set(world, handlers);
  const raw: Caller['raw'] = async (path, init) => {
    const request = new Request(`http://portal.test${API_BASE}${path}`, {
      headers: { 'JWT-TOKEN': token },
      ...init,
    });
    const response = await getResponse(handlers, request);
    if (response?.status !== 200) throw new Error(`${path}: no answer`);
    return (await response.json()) as WireEnvelope;
  };
  const call: Caller['call'] = (name, params = {}) => {
    const { method } = calls[name];
    const path = pathOf(name);
    const sent = new URLSearchParams(params);
    if (method === 'GET') return raw(`${path}?${sent}`);
    return raw(path, { method, body: sent, headers: { 'JWT-TOKEN': token } });
  };
  return { call, raw };
}

function present<T>(value: T | undefined | null, what: string): T {
  if (value == null) throw new Error(`the seed has no ${what}`);
  return value;
}

/** The examples of all calls, about what is in a freshly seeded world: it answers each with success for the demo customer. */
export function callExamples(world: World): { readonly [C in CallName]: Params<C> } {
  const { subAccounts, whitelist, records, mails } = world.state;
  const { email, password } = ACCOUNTS.demo;
  const subAccount = subAccounts.find(({ lots }) => leftIn(lots) > MB);
  const payment = records.findLast((record) => record.payment && record.credited);
  forgetPassword(world, email, 'en-US');
  return exampleParams({
    email,
    password,
    newEmail: 'fresh@example.com',
    newPassword: 'another123',
    resetToken: present(mails.at(-1)?.token, 'reset link'),
    subAccount: present(subAccount, 'sub-account with traffic').id,
    username: 'brandnewaccount1',
    whitelistEntry: present(whitelist[0], 'whitelist entry').id,
    ip: '198.51.100.77',
    payment: present(payment, 'payment').id,
    requestId: '0b5f7c0e-6a0e-4d57-9a39-3c2f5a1c9e11',
    countryCode: 'US',
    days: { start: '2026-02-01', end: '2026-03-04' },
  });
}

/** Makes the example of a call, in a world of its own because some calls remove what others are about. */
export async function answerExample<C extends CallName>(
  name: C,
): Promise<{ readonly params: Params<C>; readonly answer: WireEnvelope }> {
  const { world, demo } = testWorld();
  const params: Params<C> = callExamples(world)[name];
  const answer = await callerOf(world, demo).call(name, encodeParams(name, params));
  return { params, answer };
}
