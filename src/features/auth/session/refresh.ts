import { isSessionOver } from '@/api/callOutcome';
import type { CallName } from '@/api/contract';
import { TransportError } from '@/api/contract/errors';
import { clockDifference, serviceTimeOfUptime } from '@/lib/browser/clock/serviceClock';
import { uptime } from '@/lib/browser/clock/uptime';
import { localStore } from '@/lib/browser/storage/storage';
import { webLocks } from '@/lib/browser/tabs/webLocks';
import { delay } from '@/lib/browser/wait';
import { CALL_TIMEOUT_MS } from '@/lib/callTimeout';
import { MS_PER_SECOND } from '@/lib/time/day';
import { refreshToken } from '@/services/user';
import {
  type Clocks,
  isRecordOf,
  LONGEST_WAIT_MS,
  parseRefreshRecord,
  planRefresh,
  REFRESH_INTERVAL_MS,
  type RefreshRecord,
  recordFailedRefresh,
  recordGrantedRefresh,
  type StoredAuth,
} from '../rules/session';
import { hasStoredSession, REFRESH_KEY, readAuth, renewSession, syncSession } from './store';

/** The lock that lets one tab refresh for all. */
const LOCK = 'session-refresh';
/** The browser may need this long to show this tab the values that another tab has stored, in ms. */
const NEWS_MS = 1000;

const readRecord = () => parseRefreshRecord(localStore.read(REFRESH_KEY));
const clocks = (): Clocks => {
  const device = Date.now();
  // Before its first answer, a document uses the recorded difference.
  const hasDifference = clockDifference() !== null;
  const service = hasDifference
    ? serviceTimeOfUptime(uptime()) * MS_PER_SECOND
    : device - (readRecord()?.deviceAhead ?? 0);
  return { device, service };
};
const planOf = (auth: StoredAuth) => planRefresh(auth, readRecord(), clocks());
/** The record is written last: a tab that sees it also sees the new token. */
const writeRecord = (record: RefreshRecord) =>
  localStore.write(REFRESH_KEY, JSON.stringify(record));

/**
 * Records the difference of the clocks for a token that the service has just accepted, unless a refresh has: the next document does not
 * know it before its first answer, for which a token that is over by then would be sent.
 */
export function recordClocks(): void {
  const auth = readAuth();
  // One that is over by a clock is refreshed next, and that is recorded.
  if (auth === null || isRecordOf(readRecord(), auth) || planOf(auth).kind !== 'none') return;
  writeRecord(recordGrantedRefresh(auth, clocks()));
}

let running: Promise<void> | null = null;

async function refreshIfStillDue(): Promise<void> {
  const auth = readAuth();
  // Another tab may have refreshed, or failed to, while this one waited for the lock.
  if (auth === null) return;
  const plan = planOf(auth);
  if (plan.kind === 'pause') throw new TransportError('user.refreshToken', 'network');
  if (plan.kind !== 'ask') return;
  const isCurrent = () => readAuth()?.jwt_token === auth.jwt_token;
  try {
    const { jwtToken, expireAt } = await refreshToken({}, { token: auth.jwt_token });
    // The customer signed out, or another one signed in, while the answer was on its way: the stored session is newer.
    if (!isCurrent()) return;
    const fresh = { jwt_token: jwtToken, expire_at: expireAt };
    // Without the new token a call would leave with the old one, and end the session.
    if (!renewSession(auth, fresh)) throw new TransportError('user.refreshToken', 'network');
    writeRecord(recordGrantedRefresh(fresh, clocks()));
  } catch (error) {
    // A customer who has signed in meanwhile has another token, and this failure says nothing about that one.
    if (!isCurrent() && hasStoredSession()) return;
    if (isCurrent()) writeRecord(recordFailedRefresh(auth, readRecord(), Date.now()));
    throw error;
  }
}

async function withRefreshLock(work: () => Promise<void>): Promise<void> {
  const locks = webLocks();
  if (locks === null) return work();
  const isDone = await locks.tryHold(LOCK, async () => {
    await work();
    return true;
  });
  if (isDone) return undefined;
  // Another tab refreshes. Tabs are separate processes, so this one may get the lock before it sees the values that the
  // other one has stored.
  const workAfterNews = async () => {
    const auth = readAuth();
    if (auth !== null && planOf(auth).kind === 'ask') await delay(NEWS_MS);
    await work();
  };
  // A browser may suspend the tab that refreshes, with the lock in its hands.
  return locks.hold(LOCK, workAfterNews, AbortSignal.timeout(CALL_TIMEOUT_MS));
}

async function pauseThenRefresh(): Promise<void> {
  for (;;) {
    const auth = readAuth();
    const plan = auth === null ? null : planOf(auth);
    if (plan === null || !('leftMs' in plan)) break;
    if (plan.leftMs > LONGEST_WAIT_MS) throw new TransportError('user.refreshToken', 'network');
    // A timer may end a millisecond before the clock says so: then the rest is waited for, too.
    await delay(plan.leftMs);
  }
  await withRefreshLock(refreshIfStillDue);
}

/**
 * Refreshes the session when that is due, once for all calls and tabs that ask meanwhile (contract: every call waits for a
 * due refresh). A failed refresh does not end the session: the waiting calls fail like a lost network, and the next call
 * tries again after a growing pause, for which it waits when little of the pause is left; so it does for the end of a token in its last
 * second. Only code 10013 ends the
 * session, and the request policy has handled it by then.
 * @throws BackendError 10013, TransportError 'network'
 */
export async function ensureFreshToken(call: CallName | null): Promise<void> {
  const auth = readAuth();
  if (auth === null || planOf(auth).kind === 'none') return;
  running ??= pauseThenRefresh().finally(() => {
    running = null;
  });
  try {
    await running;
  } catch (error) {
    if (isSessionOver(error)) throw error;
    throw new TransportError(call, 'network');
  }
}

/**
 * Refreshes now and every six minutes (spec §4), and when the page is visible again after a sleep. Returns a function that
 * stops.
 */
export function startRefreshLoop(): () => void {
  const tick = () => {
    syncSession();
    // The request policy ends the session where needed; the next call that needs the refresh reports a failure.
    ensureFreshToken(null).catch(() => undefined);
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') tick();
  };
  tick();
  const timer = window.setInterval(tick, REFRESH_INTERVAL_MS);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
