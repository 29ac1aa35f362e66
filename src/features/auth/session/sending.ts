import type { RequestOptions } from '@umijs/max';
import { type CallName, calls, TOKEN_HEADER } from '@/api/contract';
import { BackendError, NotSentError } from '@/api/contract/errors';
import { isPublic } from '@/api/sentCall';
import { uptime } from '@/lib/browser/clock/uptime';
import { CALL_TIMEOUT, LONGEST_SENDING } from '@/lib/callTimeout';
import { type SessionState, shownCustomer } from '../rules/session';
import { recorder } from './callRecorder';
import { whenIdentified } from './identify';
import { ensureFreshToken } from './refresh';
import { syncSession } from './store';

/** Returns the call that a request makes; null when it is none of the table. */
export function nameOf(config: RequestOptions | undefined): CallName | null {
  const name: unknown = config?.call;
  return typeof name === 'string' && name in calls ? (name as CallName) : null;
}

/** Returns true for a call that changes something. */
export const isChange = (call: CallName | null): boolean => call !== null && calls[call].changes;

/** Number of changing calls that were sent and not answered yet. */
let underWay = 0;
const waiting = new Set<() => void>();

/** Counts a call as answered, or as failed for good. */
export function noteAnswered(call: CallName | null): void {
  if (!isChange(call)) return;
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
  const { method } = calls[call];
  const sent: unknown = method === 'GET' ? config.params : config.data;
  const params = new URLSearchParams(sent as string | Record<string, string>);
  const path = String(config.url);
  const recorded = { call, method, path, params: Object.fromEntries(params), token };
  return recorder()?.recordRequest(recorded) ?? null;
}

function markSent(config: RequestOptions, token: string): RequestOptions {
  if (isChange(nameOf(config))) underWay += 1;
  const recordId = record(config, token);
  return {
    ...config,
    recordId,
    sentAt: uptime(),
    sentOffline: !navigator.onLine,
    headers: { ...config.headers, [TOKEN_HEADER]: token },
  };
}

/** Waits until the stored session can be used for a call: fresh, and with a known owner. */
async function whenUsable(call: CallName | null): Promise<void> {
  try {
    await ensureFreshToken(call);
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
  const calledAt = uptime();
  await whenUsable(call);
  // A browser may suspend the tab meanwhile. By the end of this call other tabs would have given the change up, and the customer may have made it anew.
  if (isChange(call) && uptime() - calledAt > LONGEST_SENDING - CALL_TIMEOUT)
    throw new NotSentError(call, 'network');
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
  if (typeof config.token === 'string') return markSent(config, config.token);
  try {
    return markSent(config, await usableToken(nameOf(config), start));
  } catch (error) {
    // Once the session has ended, anybody may make the next report.
    if (shownCustomer(syncSession()) !== null)
      recorder()?.recordFailure(record(config, null), 'notSent');
    throw error;
  }
}
