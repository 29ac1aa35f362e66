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
} from '@/contract';

/** What a caller may say about one call besides its parameters. */
export interface CallOptions {
  /** Stops waiting for the answer. */
  readonly signal?: AbortSignal;
}

/** What a call resolves with: its envelope when some codes are handed to the caller, else its data. */
export type Answer<C extends CallName> = C extends PassingCall ? PassedEnvelope<C> : Data<C>;

/**
 * Makes a call of the table. The request policy (runtime) adds the token, reads the envelope and throws.
 * @throws BackendError, ContractError, TransportError
 */
export function call<C extends CallName>(
  name: C,
  params: Params<C>,
  options: CallOptions = {},
): Promise<Answer<C>> {
  const row: Call = calls[name];
  const fields = encodeParams(name, params);
  return request<Answer<C>>(`${API_BASE}${row.path}`, {
    method: row.method,
    call: name,
    ...(row.method === 'GET'
      ? { params: fields }
      : {
          data: new URLSearchParams(fields).toString(),
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        }),
    ...(options.signal ? { signal: options.signal } : {}),
  });
}
