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
  parseEnvelope,
  pathOf,
  TOKEN_HEADER,
} from '@/api/contract';
import { CODE } from '@/api/contract/codes';
import { BackendError } from '@/api/contract/errors';

/** Options of one call. */
export interface CallOptions {
  /** Stops waiting for the answer. */
  readonly signal?: AbortSignal;
  /** Sends with this token at once, whoever is signed in: for the session's own calls. */
  readonly token?: string;
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
  options?: CallOptions,
): Promise<CallResult<C>> {
  const { method }: Call = calls[name];
  const fields = encodeParams(name, params);
  return request<CallResult<C>>(`${API_BASE}${pathOf(name)}`, {
    ...options,
    method,
    call: name,
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

/** Sends a call past the request policy, with its parameters by their wire names. */
export type SendRequest = (
  call: CallName,
  fields: Readonly<Record<string, string>>,
  ...request: Parameters<typeof fetch>
) => Promise<Response>;

/**
 * Makes a call that outlives the page and the session: it is sent before this returns, past the request policy, and the
 * browser finishes it even when the page is closed.
 * @throws when the call was not answered with success; nothing is shown to the customer
 */
export async function callWithKeepalive<C extends CallName>(
  name: C,
  params: Params<C>,
  token: string,
  send: SendRequest,
): Promise<void> {
  const { method }: Call = calls[name];
  const encoded = encodeParams(name, params);
  const fields = new URLSearchParams(encoded);
  const isGet = method === 'GET';
  const address = `${API_BASE}${pathOf(name)}${isGet ? `?${fields}` : ''}`;
  const response = await send(name, encoded, address, {
    method,
    keepalive: true,
    cache: 'no-store',
    headers: { [TOKEN_HEADER]: token },
    ...(isGet ? {} : { body: fields }),
  });
  const { code, msg } = parseEnvelope(name, await response.json());
  if (code !== CODE.success) throw new BackendError(name, code, msg);
}
