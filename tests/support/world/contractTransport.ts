/** A mock world that the contract check reaches without a network; its answers can be changed. */
import { getResponse, type RequestHandler } from 'msw';
import { createHandlers } from '../../../mock/handlers';
import { createRouter } from '../../../mock/router';
import { PRESENT, testWorld } from '../../../mock/testing';
import { openSession } from '../../../mock/world/account';
import { ACCOUNTS } from '../../../mock/world/seed';
import type { World } from '../../../mock/world/state';
import { Caller, Interrupted } from '../../../scripts/contract/caller';
import { type CheckOptions, check } from '../../../scripts/contract/check';
import { Findings, type Report } from '../../../scripts/contract/findings';
import { samplesFor } from '../../../scripts/contract/samples';
import { Secrets } from '../../../scripts/contract/secrets';
import {
  type HttpAnswer,
  type HttpRequest,
  NoAnswer,
  type Transport,
} from '../../../scripts/contract/transport';
import { lastDays } from '../../../scripts/contract/usage';
import { checkWriting } from '../../../scripts/contract/write';
import { API_BASE, type CallName, calls, pathOf } from '../../../src/api/contract';

/** An answer on its way, as plain data. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Changes to a call and to its answer on the way. */
export interface Interception {
  /** Changes the parameters before the world sees them. */
  readonly params?: (call: CallName, params: URLSearchParams) => void;
  /** Changes the answer; throws NoAnswer to lose it. */
  readonly answer?: (call: CallName, reply: Reply, sent: HttpRequest) => Reply;
  /** Like `answer`, for the two sign-in redirects. */
  readonly redirect?: (reply: Reply) => Reply;
}

const NAMES = Object.keys(calls) as CallName[];
const BY_PATH = new Map(NAMES.map((name) => [`${API_BASE}${pathOf(name)}`, name]));
export const BASE = 'http://backend.test';

function toRequest(
  { method, url, headers, body }: HttpRequest,
  call: CallName | null,
  interception: Interception,
): Request {
  const address = new URL(url);
  const fields = new URLSearchParams(body ?? address.search);
  if (call) interception.params?.(call, fields);
  if (method === 'POST') return new Request(address, { method, headers, body: fields.toString() });
  address.search = fields.toString();
  return new Request(address, { method, headers });
}

const toAnswer = ({ status, headers, body }: Reply): HttpAnswer => ({
  status,
  body,
  header: (name) => headers[name] ?? null,
});

/**
 * Makes the transport to a world.
 * @returns also the calls that reached the world, in order
 */
export function transportTo(
  world: World,
  interception: Interception = {},
): { readonly transport: Transport; readonly asked: CallName[] } {
  const router = createRouter(world);
  // One handler per call, in the order of the table: searching all of them takes most of the time.
  const handlers = createHandlers(world);
  const handlerOf = (call: CallName) => [handlers[NAMES.indexOf(call)] as RequestHandler];
  const asked: CallName[] = [];
  const transport: Transport = async (sent) => {
    if (sent.signal?.aborted) throw new NoAnswer('cancelled');
    const { pathname } = new URL(sent.url);
    const call = BY_PATH.get(pathname) ?? null;
    if (call) asked.push(call);
    const request = toRequest(sent, call, interception);
    const response = call ? await getResponse(handlerOf(call), request) : await router(request);
    if (!response || response.type === 'error') throw new NoAnswer('connection broken');
    const reply = {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
    const changed = call
      ? interception.answer?.(call, reply, sent)
      : interception.redirect?.(reply);
    return toAnswer(changed ?? reply);
  };
  return { transport, asked };
}

/** Returns the usual options: the demo customer, all changes that can be undone, no waiting. */
export function checkOptions(transport: Transport, over: Partial<CheckOptions> = {}): CheckOptions {
  return {
    transport,
    base: BASE,
    portal: BASE,
    account: ACCOUNTS.demo,
    mode: 'read only',
    lenient: false,
    ip: null,
    timeoutMs: 1000,
    pauseMs: 0,
    settleMs: 0,
    signal: new AbortController().signal,
    now: () => PRESENT,
    ...over,
  };
}

/** Enough rows of usage: several pages, with rows of every account. */
const USAGE_ROWS = 600;

const seeded = testWorld().world;
seeded.state.usage = seeded.state.usage.slice(-USAGE_ROWS);

/** Returns a freshly seeded world, as a copy, because seeding takes longer than copying. */
export function freshWorld(): World {
  const { state, clock, random } = seeded;
  return {
    ...seeded,
    clock: { ...clock },
    random: { ...random },
    state: structuredClone(state),
  };
}

/** Checks a fresh world through a transport. */
export async function checkOver(
  interception: Interception,
  over: Partial<CheckOptions> = {},
): Promise<{
  readonly report: Report;
  readonly world: World;
  readonly asked: readonly CallName[];
}> {
  const world = freshWorld();
  const { transport, asked } = transportTo(world, interception);
  const report = await check(checkOptions(transport, over));
  return { report, world, asked };
}

/** A caller that is signed in to a world, and may undo what it does; `signal` ends it early. */
export function callerTo(
  world: World,
  interception: Interception = {},
  signal: AbortSignal = new AbortController().signal,
): { readonly caller: Caller; readonly asked: readonly CallName[] } {
  const { transport, asked } = transportTo(world, interception);
  const caller = new Caller({
    ...checkOptions(transport, { signal, mode: 'write' }),
    findings: new Findings(),
    secrets: new Secrets(),
  });
  const [demo] = world.state.users;
  if (!demo) throw new Error('the seed has no customers');
  caller.token = openSession(world, demo).token;
  return { caller, asked };
}

/** Right parameters of every call. */
export const samplesOf = (username: string) =>
  samplesFor({ days: lastDays(PRESENT), countryCode: 'US', username });

/** Runs only the part that `--write` adds to a check, signed in already; `signal` ends it early. */
export async function writeOver(
  world: World,
  interception?: Interception,
  signal?: AbortSignal,
): Promise<{ readonly findings: Findings; readonly asked: readonly CallName[] }> {
  const { caller, asked } = callerTo(world, interception, signal);
  try {
    const [prefix, ip] = ['ccheck000000', '192.0.2.7'];
    await checkWriting(caller, prefix, ip, samplesOf(`${prefix}Zz9`));
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
  }
  return { findings: caller.options.findings, asked };
}

/** Changes the JSON of an answer. */
export function inJson(reply: Reply, change: (body: Record<string, unknown>) => unknown): Reply {
  const body = JSON.parse(reply.body) as Record<string, unknown>;
  return { ...reply, body: JSON.stringify(change(body)) };
}
