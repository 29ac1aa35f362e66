/**
 * Makes calls of the mock backend fail on demand. A fault is planned for one call or for all and played at the next such
 * call, in the order of planning, always the same for the same plan. In process by `planFault`, over HTTP by
 * `/__mock/fault`.
 */
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { type CallName, calls } from '../src/api/contract';
import { CODE } from '../src/api/contract/codes';
import { createRandom, integer } from './world/random';
import { FAULT_ANSWERS, FAULT_EFFECTS, type Fault, type World } from './world/state';

/** A fault as it is planned: fields that are left out have their defaults (`Fault`). */
export type FaultPlan = Pick<Fault, 'answer'> & Partial<Omit<Fault, 'played'>>;

/** Every call, in the order of the contract. */
export const CALL_NAMES = Object.keys(calls) as readonly CallName[];

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const always = v.pipe(
  v.literal('always'),
  v.transform(() => null),
);

/** The fields of a plan from outside: over HTTP, or in the bench's address. */
export const FAULT_PLAN = {
  call: v.exactOptional(v.picklist(CALL_NAMES)),
  answer: v.picklist(FAULT_ANSWERS),
  effect: v.exactOptional(v.picklist(FAULT_EFFECTS)),
  delay: v.exactOptional(count),
  jitter: v.exactOptional(count),
  code: v.exactOptional(count),
  msg: v.exactOptional(v.string()),
  status: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  data: v.exactOptional(v.unknown()),
  skip: v.exactOptional(count),
  times: v.exactOptional(v.union([v.pipe(count, v.minValue(1)), always])),
};

/** A place for planned faults, such as a world's state. */
export interface FaultPlans {
  faults: Fault[];
}

/** Headers of every answer of the API. */
const NO_STORE = { 'Cache-Control': 'no-store' };

export const envelope = (code: number, msg: string, data: unknown): Response =>
  HttpResponse.json({ code, msg, data }, { headers: NO_STORE });

const ERROR_PAGE = '<!doctype html><html><body><h1>Bad gateway</h1></body></html>';
const JSON_TYPE = { ...NO_STORE, 'Content-Type': 'application/json' };
const HTML_TYPE = { ...NO_STORE, 'Content-Type': 'text/html; charset=utf-8' };

export function faultOf(plan: FaultPlan): Fault {
  return {
    call: null,
    effect: plan.answer === 'truth' ? 'done' : 'none',
    delay: 0,
    jitter: 0,
    code: 50000,
    msg: '',
    status: 502,
    data: 7,
    skip: 0,
    times: 1,
    played: 0,
    ...plan,
  };
}

/** Makes calls fail from now on, after the faults that are planned already. */
export function planFault(world: World, plan: FaultPlan): Fault {
  const fault = faultOf(plan);
  world.state.faults.push(fault);
  return fault;
}

/** Removes every planned fault. A call that hangs already goes on hanging. */
export function clearFaults(world: World): void {
  world.state.faults = [];
}

/** Returns the fault that this call meets, or null. Each plan that names the call and still skips counts it. */
export function nextFault(plans: FaultPlans, call: CallName): Fault | null {
  for (const fault of plans.faults) {
    if (fault.call !== null && fault.call !== call) continue;
    if (fault.skip > 0) {
      fault.skip -= 1;
      continue;
    }
    fault.played += 1;
    if (fault.times !== null && fault.played >= fault.times) {
      plans.faults = plans.faults.filter((one) => one !== fault);
    }
    return fault;
  }
  return null;
}

/** Returns the wait of this call, in ms: its jitter depends on the seed and on how often the fault was played. */
function waitOf(world: World, { delay, jitter, played }: Fault): number {
  return delay + integer(createRandom(world.seed * 1000 + played), 0, jitter);
}

const pause = (ms: number) =>
  ms > 0 ? new Promise<void>((resolve) => setTimeout(resolve, ms)) : Promise.resolve();

/** Returns the answer that replaces the true one; null when the true one is given. */
function falseAnswer(fault: Fault): Response | Promise<Response> | null {
  switch (fault.answer) {
    case 'truth':
      return null;
    case 'drop':
      // msw treats it as a network error; the servers close the connection (nodeBridge.ts).
      return Response.error();
    case 'hang':
      return new Promise(() => undefined);
    case 'code':
      return envelope(fault.code, fault.msg, null);
    case 'wrong-shape':
      return envelope(CODE.success, '', fault.data);
    case 'invalid-json':
      return new Response('{"code":0,', { headers: JSON_TYPE });
    case 'status':
      return new Response(ERROR_PAGE, { status: fault.status, headers: HTML_TYPE });
    case 'html':
      return new Response(ERROR_PAGE, { headers: HTML_TYPE });
  }
}

/** Copies a request, so that its body can be read after the original was answered. */
async function copyOf(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  const body = method === 'GET' || method === 'HEAD' ? '' : await request.text();
  return new Request(url, { method, headers, ...(body === '' ? {} : { body }) });
}

/**
 * Plays a fault.
 * @param run makes the call as if nothing were wrong: changes the world and returns the true answer
 */
export async function applyFault(
  world: World,
  fault: Fault,
  request: Request,
  run: (request: Request) => Promise<Response>,
): Promise<Response> {
  const ms = waitOf(world, fault);
  const copy = await copyOf(request);
  if (fault.effect === 'late') {
    const happening = pause(ms).then(() => run(copy));
    return falseAnswer(fault) ?? happening;
  }
  const truth = fault.effect === 'done' ? await run(copy) : null;
  await pause(ms);
  return falseAnswer(fault) ?? truth ?? run(copy);
}
