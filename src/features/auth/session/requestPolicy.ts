import type { AxiosError, AxiosResponse, RequestOptions } from '@umijs/max';
import {
  API_BASE,
  BackendError,
  type CallName,
  CODE,
  ContractError,
  calls,
  type Envelope,
  isPassing,
  NotSentError,
  OfflineError,
  parseData,
  parseEnvelope,
  passEnvelope,
  passesThrough,
  SILENT_CODES,
  TOKEN_HEADER,
  TransportError,
} from '@/api/contract';
import { announce } from '@/lib/browser/announce';
import { noteDate } from '@/lib/browser/serviceClock';
import { uptime } from '@/lib/browser/uptime';
import { isChunkError } from '@/lib/chunk';
import type { Send } from '@/services/call';
import { failureText } from '@/ui/feedback/failureText';
import { type SessionState, shownCustomer } from '../rules/session';
import { recorder } from './callRecorder';
import { whenIdentified } from './identify';
import { ensureFresh } from './refresh';
import { endSession, readToken, sessionState, syncSession } from './store';

const REFRESH: CallName = 'user.refreshToken';
const PUBLIC = 'account.';

function nameOf(config: RequestOptions | undefined): CallName | null {
  const name: unknown = config?.call;
  return typeof name === 'string' && name in calls ? (name as CallName) : null;
}

const changes = (call: CallName | null): boolean => call !== null && calls[call].changes;
const isPublic = (call: CallName | null): boolean => call?.startsWith(PUBLIC) === true;

/** Number of changing calls that were sent and not answered yet. */
let underWay = 0;
const waiting = new Set<() => void>();

function answered(call: CallName | null): void {
  if (!changes(call)) return;
  underWay -= 1;
  if (underWay > 0) return;
  for (const done of waiting) done();
  waiting.clear();
}

/** Resolves when no changing call is under way any more. Each has a time-out, so this always happens. */
export function whenAllAnswered(): Promise<void> {
  return underWay === 0 ? Promise.resolve() : new Promise((done) => waiting.add(done));
}

/** Records a call for a report of a problem. */
function record(config: RequestOptions, token: string | null): number | null {
  const call = nameOf(config);
  if (call === null) return null;
  if (isPublic(call)) recorder().withholdRecorded();
  const { method } = calls[call];
  const sent: unknown = method === 'GET' ? config.params : config.data;
  const params = new URLSearchParams(sent as string | Record<string, string>);
  const path = String(config.url);
  return recorder().noteSending({ call, method, path, params: Object.fromEntries(params), token });
}

function send(config: RequestOptions, token: string): RequestOptions {
  if (changes(nameOf(config))) underWay += 1;
  const exchange = record(config, token);
  return {
    ...config,
    exchange,
    sentAt: uptime(),
    sentOffline: !navigator.onLine,
    headers: { ...config.headers, [TOKEN_HEADER]: token },
  };
}

/** Sends a call past this policy, and records it for a report all the same. */
export const sendNoted: Send = async (call, params, address, init) => {
  const { method, path } = calls[call];
  const token = new Headers(init?.headers).get(TOKEN_HEADER);
  const exchange = recorder().noteSending({ call, method, path: API_BASE + path, params, token });
  const sentAt = uptime();
  try {
    const response = await fetch(address, init);
    const body = await response.clone().text();
    noteDate(response.headers.get('date'), sentAt);
    recorder().noteAnswer(exchange, response.status, body);
    return response;
  } catch (error) {
    recorder().noteEnding(exchange, 'network');
    throw error;
  }
};

/** Waits until the stored session can be used for a call: fresh, and with a known owner. */
async function whenUsable(call: CallName | null): Promise<void> {
  try {
    await ensureFresh(call);
    await whenIdentified();
  } catch (error) {
    // A code has ended the session, and the customer has been notified.
    throw new NotSentError(call, error instanceof BackendError ? 'cancelled' : 'network');
  }
}

/**
 * Returns the token to send a call with.
 * @throws NotSentError
 */
async function usableToken(call: CallName | null, start: SessionState): Promise<string> {
  if (isPublic(call) && shownCustomer(start) === null) return '';
  if (start.kind === 'anonymous') throw new NotSentError(call, 'cancelled');
  await whenUsable(call);
  const now = syncSession();
  if (now.kind !== 'signedIn') throw new NotSentError(call, 'cancelled');
  return now.token;
}

/**
 * Prepares a call: waits for a due refresh and for the owner of the stored token, then adds the token. `start` is the session at
 * the time of the call, which is cancelled, without a message, when the session has ended or belongs to another customer by the
 * time it could be sent. Calls before sign-in carry no token.
 * @throws NotSentError and nothing else, so that the caller may rely on nothing having been sent
 */
export async function prepare(
  config: RequestOptions,
  start: SessionState,
): Promise<RequestOptions> {
  if (typeof config.token === 'string') return send(config, config.token);
  try {
    return send(config, await usableToken(nameOf(config), start));
  } catch (error) {
    recorder().noteEnding(record(config, null), 'notSent');
    throw error;
  }
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

/** Handles a failed envelope (spec §8). */
function fail(call: CallName, answer: Envelope, response: AxiosResponse): never {
  // An old answer must not end a session that another tab has renewed meanwhile. Any code of `/user/info` ends the session (spec
  // §7).
  const endsSession = answer.code === CODE.sessionInvalid || call === 'user.info';
  if (endsSession && sentToken(response) === readToken()) {
    endSession('expired');
  }
  throw new BackendError(call, answer.code, answer.msg);
}

function read(call: CallName, response: AxiosResponse): AxiosResponse {
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

function noteResponse({ config, status, data, headers }: AxiosResponse): void {
  const { exchange, sentAt } = config as RequestOptions;
  if (typeof sentAt === 'number') noteDate(headers.date, sentAt);
  recorder().noteAnswer(exchange, status, String(data));
}

/**
 * Handles an answer: reads JSON, envelope and data, so that the caller gets the data that the contract promises, or a typed
 * error. A body with `success: false` is left to Umi's error thrower (spec §8).
 */
export function receive(response: AxiosResponse): AxiosResponse {
  const call = nameOf(response.config as RequestOptions);
  answered(call);
  if (call === null) return response;
  noteResponse(response);
  try {
    return read(call, response);
  } catch (error) {
    if (error instanceof ContractError) recorder().noteUnreadable(error.field);
    throw error;
  }
}

function endingOf(code: string | undefined): 'cancelled' | 'timeout' | 'network' {
  if (code === 'ERR_CANCELED') return 'cancelled';
  return code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'network';
}

/** Handles a missing answer, or one with an HTTP error: throws a typed error with the call and the reason. */
export function failed(error: AxiosError): never {
  // The call was not sent at all: `prepare` refused it, or the code of this policy could not be loaded.
  if (error instanceof NotSentError || isChunkError(error)) throw error;
  const config = error.config as RequestOptions | undefined;
  const call = nameOf(config);
  answered(call);
  if (error.response) {
    noteResponse(error.response);
    throw new TransportError(call, 'http', error.response.status);
  }
  const kind = endingOf(error.code);
  recorder().noteEnding(config?.exchange, kind);
  throw new (kind === 'network' && config?.sentOffline ? OfflineError : TransportError)(call, kind);
}

/**
 * Returns true when a failure is shown as a toast: every code but the silent ones (spec §8). A failure without an answer is
 * shown for changes only: a page shows a failed reading in its own place, with Retry.
 */
function isShown(error: unknown): boolean {
  if (error instanceof BackendError) return !SILENT_CODES.includes(error.code);
  if (error instanceof ContractError) return changes(error.call);
  if (!(error instanceof TransportError) || error.kind === 'cancelled') return false;
  return changes(error.call);
}

/**
 * Returns true for a former customer's call, whose failure must not be shown to the customer on the screen. `/user/info` is
 * excluded, because it ends a session itself.
 */
function isOfFormerSession(call: CallName | null): boolean {
  if (call === null || isPublic(call) || call === 'user.info') return false;
  const { kind } = sessionState();
  return kind === 'anonymous' || kind === 'replaced';
}

/** Shows the customer a failed call. No click starts a refresh, so the call that waits for the refresh reports its failure. */
export function report(error: unknown, config: RequestOptions): void {
  const call = nameOf(config);
  if (call === REFRESH || isOfFormerSession(call) || !isShown(error)) return;
  announce('toast', { kind: 'error', text: failureText(error) });
}
