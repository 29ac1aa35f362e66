import type { AxiosError, AxiosResponse, RequestOptions } from '@umijs/max';
import {
  BackendError,
  type CallName,
  CODE,
  ContractError,
  calls,
  type Envelope,
  isPassing,
  parseData,
  parseEnvelope,
  passEnvelope,
  passesThrough,
  SILENT_CODES,
  TransportError,
} from '@/contract';
import { announce } from './announce';
import { failureText } from './failureText';
import { ensureFresh } from './refresh';
import { endSession, readToken } from './session';

/** The header that carries the session (spec §7). */
export const TOKEN_HEADER = 'JWT-TOKEN';
const REFRESH: CallName = 'user.refreshToken';

function nameOf(config: RequestOptions | undefined): CallName | null {
  const name: unknown = config?.call;
  return typeof name === 'string' && name in calls ? (name as CallName) : null;
}

/** Before a call: waits for a refresh that is due, then adds the token (empty when anonymous). */
export async function prepare(config: RequestOptions): Promise<RequestOptions> {
  // The refresh itself must not wait for a refresh.
  if (config.call !== REFRESH) await ensureFresh();
  return { ...config, headers: { ...config.headers, [TOKEN_HEADER]: readToken() } };
}

function readJson(call: CallName, response: AxiosResponse): unknown {
  try {
    return JSON.parse(String(response.data));
  } catch {
    throw new TransportError(call, 'json', response.status);
  }
}

function sentToken(response: AxiosResponse): string {
  return String(response.config.headers?.[TOKEN_HEADER] ?? '');
}

/** What a failed envelope does (spec §8). */
function fail(call: CallName, answer: Envelope, response: AxiosResponse): never {
  // An old answer must not end a session that another tab has renewed meanwhile. `/user/info` ends it whatever its code
  // (spec §7).
  const endsSession = answer.code === CODE.sessionInvalid || call === 'user.info';
  if (endsSession && sentToken(response) === readToken()) {
    endSession({ expired: answer.code === CODE.sessionInvalid });
  }
  throw new BackendError(call, answer.code, answer.msg);
}

/**
 * After an answer: reads JSON, envelope and data, so that the caller gets what the contract promises, or a typed error.
 * A body with `success: false` is left to Umi's error thrower (spec §8).
 */
export function receive(response: AxiosResponse): AxiosResponse {
  const call = nameOf(response.config as RequestOptions);
  if (call === null) return response;
  const body = readJson(call, response);
  if (typeof body === 'object' && body !== null && 'success' in body && body.success === false) {
    return { ...response, data: body };
  }
  const answer = parseEnvelope(call, body);
  if (answer.code !== CODE.success && !passesThrough(call, answer.code))
    fail(call, answer, response);
  if (answer.code === CODE.sessionInvalid) fail(call, answer, response);
  return {
    ...response,
    data: isPassing(call) ? passEnvelope(call, answer) : parseData(call, answer.data),
  };
}

/** No answer, or one with an HTTP error: turned into a typed error that tells which call and why. */
export function failed(error: AxiosError): never {
  // The refresh that this call waited for has ended the session.
  if (error instanceof BackendError) throw error;
  const call = nameOf(error.config as RequestOptions | undefined);
  if (error.response) throw new TransportError(call, 'http', error.response.status);
  if (error.code === 'ERR_CANCELED') throw new TransportError(call, 'cancelled');
  if (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT') {
    throw new TransportError(call, 'timeout');
  }
  throw new TransportError(call, 'network');
}

function changes(call: CallName | null): boolean {
  return call !== null && calls[call].changes;
}

/**
 * Whether a failure is shown as a toast: every code but the silent ones (spec §8). Without an answer only what the
 * customer did: what a page failed to read is told in its place, with Retry, and the refresh is nobody's click.
 */
function isShown(error: unknown): boolean {
  if (error instanceof BackendError) return !SILENT_CODES.includes(error.code);
  if (error instanceof ContractError) return changes(error.call) && error.call !== REFRESH;
  if (!(error instanceof TransportError) || error.kind === 'cancelled') return false;
  return changes(error.call) && error.call !== REFRESH;
}

/** Tells the customer about a failed call. */
export function report(error: unknown): void {
  if (isShown(error)) announce('toast', { kind: 'error', text: failureText(error) });
}
