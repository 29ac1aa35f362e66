/**
 * The mock backend fails on demand. A fault is planned for one call or for all, and played the next time that such a call
 * comes: first planned, first played, the same for the same plan. In process by `planFault`, over HTTP by `/__mock/fault`.
 */
import { HttpResponse } from 'msw';
import type { CallName } from '../src/api/contract';
import { createRandom, integer } from './world/random';
import type { Fault, World } from './world/state';

/** What a fault is planned from; what is left out has the value named in `Fault`. */
export type FaultPlan = Pick<Fault, 'answer'> & Partial<Omit<Fault, 'played'>>;

/** Where planned faults stand: a world's state is one such place. */
export interface FaultPlans {
  faults: Fault[];
}

/** What every answer of the API carries. */
export const NO_STORE = { 'Cache-Control': 'no-store' };

const ERROR_PAGE = '<!doctype html><html><body><h1>Bad gateway</h1></body></html>';
const JSON_TYPE = { ...NO_STORE, 'Content-Type': 'application/json' };
const HTML_TYPE = { ...NO_STORE, 'Content-Type': 'text/html; charset=utf-8' };

/** A whole fault: what the plan leaves out has the value named in `Fault`. */
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

/** Lets calls fail from now on, after the faults that are planned already. */
export function planFault(world: World, plan: FaultPlan): Fault {
  const fault = faultOf(plan);
  world.state.faults.push(fault);
  return fault;
}

/** Takes back every planned fault. A call that hangs already goes on hanging. */
export function clearFaults(world: World): void {
  world.state.faults = [];
}

/** The fault that this call meets, or null. Each plan that names the call and still skips counts it. */
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

/** How long this call waits: jitter follows from the seed and from how often the fault was played. */
function waitOf(world: World, { delay, jitter, played }: Fault): number {
  return delay + integer(createRandom(world.seed * 1000 + played), 0, jitter);
}

const pause = (ms: number) =>
  ms > 0 ? new Promise<void>((resolve) => setTimeout(resolve, ms)) : Promise.resolve();

/** What stands in the true answer's place; null when the true one is to be given. */
function falseAnswer(fault: Fault): Response | Promise<Response> | null {
  const json = (code: number, msg: string, data: unknown) =>
    HttpResponse.json({ code, msg, data }, { headers: NO_STORE });
  switch (fault.answer) {
    case 'truth':
      return null;
    case 'drop':
      // To msw it is a network error; the servers close the connection (nodeBridge.ts).
      return Response.error();
    case 'hang':
      return new Promise(() => undefined);
    case 'code':
      return json(fault.code, fault.msg, null);
    case 'wrong-shape':
      return json(0, '', fault.data);
    case 'invalid-json':
      return new Response('{"code":0,', { headers: JSON_TYPE });
    case 'status':
      return new Response(ERROR_PAGE, { status: fault.status, headers: HTML_TYPE });
    case 'html':
      return new Response(ERROR_PAGE, { headers: HTML_TYPE });
  }
}

/** A copy that can be read after the original was answered. */
async function copyOf(request: Request): Promise<Request> {
  const { url, method, headers } = request;
  const body = method === 'GET' || method === 'HEAD' ? '' : await request.text();
  return new Request(url, { method, headers, ...(body === '' ? {} : { body }) });
}

/**
 * Plays a fault.
 * @param run makes the call as if nothing were wrong: the world changes, and the true answer comes back
 */
export async function play(
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
