import { request } from '@umijs/max';
import {
  API_BASE,
  type Call,
  type CallName,
  calls,
  type Data,
  encodeParams,
  type Params,
  type PassedEnvelope,
  type PassingCall,
  pathOf,
} from '@/api/contract';

/** Options of one call. */
export interface CallOptions {
  /** Stops waiting for the answer. */
  readonly signal?: AbortSignal;
  /** Sends with this token at once, whoever is signed in: for the session's own calls, and for work that outlives the session. */
  readonly token?: string;
  /** Lets the browser finish the call even when the page is closed. */
  readonly keepalive?: boolean;
  /** Returns true for a failure that the caller shows itself, so that the request policy shows no toast. */
  isShownByCaller?(error: unknown): boolean;
}

/** The result of a call: the envelope when some of its codes are left to the caller, else the data. */
export type CallResult<C extends CallName> = C extends PassingCall ? PassedEnvelope<C> : Data<C>;

/**
 * Makes a call of the table. The request policy (session) adds the token, reads the envelope and throws.
 * @throws BackendError, ContractError, TransportError
 */
export function call<C extends CallName>(
  name: C,
  params: Params<C>,
  { keepalive = false, ...options }: CallOptions = {},
): Promise<CallResult<C>> {
  const { method }: Call = calls[name];
  const fields = encodeParams(name, params);
  return request<CallResult<C>>(`${API_BASE}${pathOf(name)}`, {
    ...options,
    method,
    call: name,
    fetchOptions: { keepalive },
    ...(method === 'GET'
      ? { params: fields }
      : {
          data: new URLSearchParams(fields).toString(),
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        }),
  });
}

/** Returns the function that makes a call of the table. Caches keep its answers under the call's name, so it carries the name. */
export const service = <C extends CallName>(name: C) =>
  Object.assign((params: Params<C>, options?: CallOptions) => call(name, params, options), {
    callName: name,
  });
