/** One msw handler per row of the contract's table. Every server and worker of the mock answers calls by these. */
import { http, type RequestHandler } from 'msw';
import { API_BASE, type CallName, calls, pathOf, TOKEN_HEADER } from '../src/api/contract';
import { CODE } from '../src/api/contract/codes';
import { account, user } from './api/account';
import { auth } from './api/auth';
import { dynamic } from './api/dynamic';
import type { Endpoint } from './api/endpoint';
import { order, recharge } from './api/order';
import { traffic } from './api/traffic';
import { applyFault, CALL_NAMES, envelope, type FaultPlans, nextFault } from './faults';
import { Refusal, wrongParameter } from './world/refusal';
import { settle } from './world/settle';
import { type Fault, type World, worldTime } from './world/state';

/** The type makes the compiler ask for every call of the contract. */
const endpoints: { readonly [C in CallName]: Endpoint<C> } = {
  ...account,
  ...user,
  ...recharge,
  ...order,
  ...auth,
  ...dynamic,
  ...traffic,
};

const FORM = 'application/x-www-form-urlencoded';
const MS = 1000;

export interface ServedCall {
  readonly call: CallName;
  /** A copy, whose body can be read. */
  readonly request: Request;
  /** The last fault that the call has met so far. */
  readonly fault: () => Fault | null;
  /** A copy of the answer, which may be late or never arrive. */
  readonly response: Promise<Response>;
}

/** Answers a call; null leaves the call to the next in line. */
export type CallResponder = (call: CallName, request: Request) => Promise<Response | null>;

export interface HandlerOptions {
  /** Path of the hosted payment page, before the order's id. */
  readonly payPath?: string;
  /** Runs a reading or a change of the world. Where several tabs share one world, runs take turns. */
  readonly alone?: <T>(run: () => T | Promise<T>) => Promise<T>;
  /** Faults that are played before the world's own. */
  readonly faults?: FaultPlans;
  /** Answers a call in the world's place; null leaves the call to the world and its faults. */
  readonly answerFirst?: CallResponder;
  /** True while a recording is played: its answers keep their own Date header, and none is added. */
  readonly isReplaying?: () => boolean;
  /** Called for every call as it is made. */
  readonly onServed?: (served: ServedCall) => void;
}

/** The path of the hosted payment page where the mock can serve one. */
export const PAY_PATH = '/__mock/pay/';

async function sentParameters(request: Request, method: 'GET' | 'POST'): Promise<URLSearchParams> {
  const query = new URL(request.url).searchParams;
  if (method === 'GET') return query;
  for (const name of query.keys()) throw wrongParameter(name);
  const type = request.headers.get('content-type') ?? '';
  const body = await request.text();
  // A call without parameters may have no body, and then no type either.
  if (body === '' && type === '') return new URLSearchParams();
  if (type.split(';')[0]?.trim().toLowerCase() !== FORM) throw wrongParameter('Content-Type');
  return new URLSearchParams(body);
}

async function answer(
  world: World,
  call: CallName,
  request: Request,
  payPath: string,
): Promise<unknown> {
  settle(world);
  const { method } = calls[call];
  if (request.method !== method) throw wrongParameter('method');
  const token = request.headers.get(TOKEN_HEADER);
  if (token === null) throw wrongParameter(TOKEN_HEADER);
  const { origin } = new URL(request.url);
  const context = { world, origin, payUrl: (id: string) => `${origin}${payPath}${id}` };
  return endpoints[call](context, token, () => sentParameters(request, method));
}

async function respond(
  world: World,
  call: CallName,
  request: Request,
  payPath: string,
): Promise<Response> {
  try {
    return envelope(CODE.success, '', await answer(world, call, request, payPath));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return envelope(error.code, error.msg, error.data);
  }
}

/** Runs at once, in a world that nobody shares. */
const atOnce = async <T>(run: () => T | Promise<T>): Promise<T> => run();

/** Turns a Request into its Response: the true answer, or the one that the next planned faults make of it. */
async function serve(
  world: World,
  call: CallName,
  request: Request,
  options: HandlerOptions,
): Promise<Response> {
  const { payPath = PAY_PATH, alone = atOnce, faults, answerFirst, onServed } = options;
  let met: Fault | null = faults ? nextFault(faults, call) : null;
  const askWorld = async (sent: Request): Promise<Response> => {
    // Almost every call meets no fault, so one turn in the world is enough.
    const answer = await alone<Response | Fault>(() => {
      const fault = nextFault(world.state, call);
      met = fault ?? met;
      return fault ?? respond(world, call, sent, payPath);
    });
    if (answer instanceof Response) return answer;
    return applyFault(world, answer, sent, (again) =>
      alone(() => respond(world, call, again, payPath)),
    );
  };
  const ask = async (sent: Request) => (await answerFirst?.(call, sent.clone())) ?? askWorld(sent);

  const seen = onServed && request.clone();
  const response = met ? applyFault(world, met, request, ask) : ask(request);
  if (seen) {
    const copy = response.then((answer) => (answer.type === 'error' ? answer : answer.clone()));
    onServed?.({ call, request: seen, fault: () => met, response: copy });
  }
  return response;
}

/** Sets the Date header to the world's time, which the portal takes for the service's time. */
function dated(world: World, answer: Response): Response {
  if (answer.type === 'error') return answer;
  answer.headers.set('Date', new Date(worldTime(world) * MS).toUTCString());
  return answer;
}

/** Creates the handlers of a world, one per call, for any origin. They match every HTTP method, to refuse the wrong one. */
export function createHandlers(world: World, options: HandlerOptions = {}): RequestHandler[] {
  return CALL_NAMES.map((call) =>
    http.all(`*${API_BASE}${pathOf(call)}`, async ({ request }) => {
      const answer = await serve(world, call, request, options);
      return options.isReplaying?.() ? answer : dated(world, answer);
    }),
  );
}
