/** One msw handler per row of the contract's table. Every door answers calls through these. */
import { HttpResponse, http, type RequestHandler } from 'msw';
import { API_BASE, type CallName, CODE, calls } from '../src/contract';
import { account, user } from './api/account';
import { auth } from './api/auth';
import type { Context, Endpoint } from './api/endpoint';
import { order, recharge } from './api/order';
import { dynamic, traffic } from './api/traffic';
import { NO_STORE, nextFault, play } from './faults';
import { REFRESH_GRACE_SECONDS, userOf } from './world/account';
import { Refusal, wrongParameter } from './world/refusal';
import { settle } from './world/settle';
import type { World } from './world/state';

/** Every call of the contract: the compiler misses none. */
const endpoints: { readonly [C in CallName]: Endpoint<C> } = {
  ...account,
  ...user,
  ...recharge,
  ...order,
  ...auth,
  ...dynamic,
  ...traffic,
};

const TOKEN_HEADER = 'JWT-TOKEN';
const FORM = 'application/x-www-form-urlencoded';

export interface HandlerOptions {
  /** Path of the hosted payment page, before the order's id. */
  readonly payPath?: string;
}

/** The path of the hosted payment page at the doors that can serve one. */
export const PAY_PATH = '/__mock/pay/';

async function sentParameters(request: Request, method: 'GET' | 'POST'): Promise<URLSearchParams> {
  const query = new URL(request.url).searchParams;
  if (method === 'GET') return query;
  for (const name of query.keys()) throw wrongParameter(name);
  const type = request.headers.get('content-type') ?? '';
  const body = await request.text();
  // A call without parameters may come without a body, and then has no type to name.
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
  const endpoint = endpoints[call];
  settle(world);
  if (request.method !== endpoint.method) throw wrongParameter('method');
  const token = request.headers.get(TOKEN_HEADER);
  if (token === null) throw wrongParameter(TOKEN_HEADER);
  const grace = endpoint.audience === 'refresh' ? REFRESH_GRACE_SECONDS : 0;
  const customer = endpoint.audience === 'anyone' ? null : userOf(world, token, grace);
  const { origin } = new URL(request.url);
  const context: Context = { world, origin, token, payUrl: (id) => `${origin}${payPath}${id}` };
  return endpoint.run(context, customer, await sentParameters(request, endpoint.method));
}

async function respond(
  world: World,
  call: CallName,
  request: Request,
  payPath: string,
): Promise<Response> {
  const headers = NO_STORE;
  try {
    const data = await answer(world, call, request, payPath);
    return HttpResponse.json({ code: CODE.success, msg: '', data }, { headers });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, msg, data } = error;
    return HttpResponse.json({ code, msg, data }, { headers });
  }
}

/** The answer, or what the next planned fault makes of it. */
function failing(
  world: World,
  call: CallName,
  request: Request,
  payPath: string,
): Promise<Response> {
  const run = (sent: Request) => respond(world, call, sent, payPath);
  const fault = nextFault(world, call);
  return fault ? play(world, fault, request, run) : run(request);
}

/**
 * The handlers of a world, one per call, for any origin. They take every HTTP method, to refuse the wrong one.
 */
export function createHandlers(
  world: World,
  { payPath = PAY_PATH }: HandlerOptions = {},
): RequestHandler[] {
  return (Object.keys(calls) as CallName[]).map((call) =>
    http.all(`*${API_BASE}${calls[call].path}`, ({ request }) =>
      failing(world, call, request, payPath),
    ),
  );
}
