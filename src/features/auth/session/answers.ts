import type { AxiosError, AxiosResponse, RequestOptions } from '@umijs/max';
import {
  type CallName,
  decodePassedEnvelope,
  type Envelope,
  hasPassThrough,
  isPassedThrough,
  parseData,
  parseEnvelope,
  TOKEN_HEADER,
} from '@/api/contract';
import { CODE, codeRule } from '@/api/contract/codes';
import {
  BackendError,
  ContractError,
  NotSentError,
  OfflineError,
  TransportError,
} from '@/api/contract/errors';
import { syncServiceClock } from '@/lib/browser/clock/serviceClock';
import { fieldsOf } from '@/lib/text/json';
import { recorder } from './callRecorder';
import { nameOf, noteAnswered } from './sending';
import { endSession, readToken } from './store';

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

/** Handles a failed envelope (spec §8). */
function throwFailure(call: CallName, answer: Envelope, response: AxiosResponse): never {
  const isInvalid = answer.code === CODE.sessionInvalid;
  const stored = readToken();
  if (sentToken(response) === stored) {
    // Any code of `/user/info` ends the session (spec §7).
    if (isInvalid || call === 'user.info') endSession('expired');
  } else if (isInvalid && stored !== '') {
    // Another tab has renewed the session meanwhile. As nothing leads to sign-in, the code's silence would leave a page without a word.
    throw new TransportError(call, 'network');
  }
  throw new BackendError(call, answer.code, answer.msg);
}

function read(call: CallName, response: AxiosResponse): AxiosResponse {
  const body = readJson(call, response);
  const { code: sent, success } = fieldsOf(body);
  // The rule of a code comes first (spec §8): 10013 ends the session whatever else the body holds.
  if (success === false && !sent) return { ...response, data: body };
  const envelope = parseEnvelope(call, body);
  const { code } = envelope;
  // A backend may leave out the text of a code whose meaning is known.
  const answer = { ...envelope, msg: envelope.msg || (codeRule(code).msg ?? '') };
  const isForCaller = code === CODE.success || isPassedThrough(call, code);
  if (!isForCaller || code === CODE.sessionInvalid) throwFailure(call, answer, response);
  return {
    ...response,
    data: hasPassThrough(call) ? decodePassedEnvelope(call, answer) : parseData(call, answer.data),
  };
}

function recordResponse({ config, status, data, headers }: AxiosResponse): void {
  const { recordId, sentAt } = config as RequestOptions;
  if (typeof sentAt === 'number') syncServiceClock(headers.date, sentAt);
  recorder()?.recordAnswer(recordId, status, String(data));
}

/**
 * Handles an answer: reads JSON, envelope and data, so that the caller gets the data that the contract promises, or a typed
 * error. A body with `success: false` and no failure's code is left to Umi's error thrower (spec §8).
 */
export function handleResponse(response: AxiosResponse): AxiosResponse {
  const call = nameOf(response.config as RequestOptions);
  noteAnswered(call);
  if (call === null) return response;
  recordResponse(response);
  try {
    return read(call, response);
  } catch (error) {
    if (error instanceof ContractError) recorder()?.recordUnreadable(error.field);
    throw error;
  }
}

function endingOf(code: string | undefined): 'cancelled' | 'timeout' | 'network' {
  if (code === 'ERR_CANCELED') return 'cancelled';
  return code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'network';
}

/** An error of axios, as Umi's types let an interceptor take it. */
type Failure = Error & Partial<Pick<AxiosError, 'config' | 'response' | 'code'>>;

/** Handles a missing answer, or one with an HTTP error: throws a typed error with the call and the reason. */
export function handleFailure(error: Failure): never {
  // `prepare` has refused the call, so it was not sent at all.
  if (error instanceof NotSentError) throw error;
  const config = error.config as RequestOptions | undefined;
  const call = nameOf(config);
  noteAnswered(call);
  if (error.response) {
    recordResponse(error.response);
    throw new TransportError(call, 'http', error.response.status);
  }
  const kind = endingOf(error.code);
  recorder()?.recordFailure(config?.recordId, kind);
  throw new (kind === 'network' && config?.sentOffline ? OfflineError : TransportError)(call, kind);
}
