/**
 * Who is signed in, here and in other tabs. The sign-in page's first chunk can do without the contract, the request policy and the
 * refresh: they come by dynamic import.
 */
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { fetchOrReload, lazyModule } from '@/lib/browser/lazyModule';
import type { SessionState } from '../rules/session';
import { consumeArrival, forgetResetToken, takeArrival } from './arrival';
import { recordCallsBy } from './callRecorder';
import type { Startup } from './identify';
import { forgetPending, readPending } from './navigation';
import { addPendingWork, forgetUnsentWork, readUnsentWork } from './pendingWork';
import {
  CALL_TIMEOUT_MS,
  fetchPolicy,
  requestConfig,
  sendPastPolicy,
  whenAllAnswered,
} from './request';
import {
  beginSession,
  endSession,
  noteShown,
  onSessionChange,
  readToken,
  sessionState,
  syncSession,
  watchSession,
} from './store';

export { accountService } from './accountService';
export { startOauth } from './oauth';

const identifyCode = lazyModule(() => import('./identify'));
const refreshCode = lazyModule(() => import('./refresh'));

/** Asks who is signed in (spec §4). Rejects only when its own code does not come. */
async function loadCurrentUser(): Promise<Startup> {
  const startup = await fetchOrReload(identifyCode);
  return startup.loadCurrentUser();
}

/** Refreshes at the start and every six minutes (spec §4). Returns how to stop. */
function keepFresh(): () => void {
  let stop: (() => void) | null = null;
  let isStopped = false;
  refreshCode.fetch().then(
    ({ startRefreshLoop }) => {
      if (!isStopped) stop = startRefreshLoop();
    },
    // Without it every call still refreshes when one is due, or fails where it is made.
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop?.();
  };
}

/** Time for answers that have come to be written down, in ms. */
const WRITING_MS = 100;
const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Reloads this tab because another customer is signed in now; the new page says so. Whatever the former customer's pages began ends
 * with the document; only answers that are under way are waited for, because they may tell of a purchase.
 */
async function leaveForOther(): Promise<void> {
  try {
    await Promise.race([whenAllAnswered(), wait(CALL_TIMEOUT_MS)]);
    await wait(WRITING_MS);
  } catch {
    // Without the policy no call was made, so that nothing is under way.
  }
  // Without a network the browser's own error page would come instead.
  if (!navigator.onLine) {
    await new Promise((online) => window.addEventListener('online', online, { once: true }));
  }
  // That session may be over by now: then the sign-in page stands here, or this tab's customer is back.
  if (syncSession().kind === 'replaced') window.location.reload();
}

/** The session, for code outside React. */
export const session = {
  /** Who is signed in in this tab and with which token, or null. */
  current(): { readonly id: string; readonly token: string } | null {
    const state = syncSession();
    return state.kind === 'signedIn' ? { id: state.customer, token: state.token } : null;
  },
  /** Whether a session is stored, whoever's it is. */
  isStored: (): boolean => readToken() !== '',
  /** Listens for sign-in, sign-out, renewal and replacement, here and in other tabs, until the returned function is called. */
  onChange: onSessionChange,
  /** Begins a session with a token that just came; whose it is, is asked next. */
  begin: beginSession,
  identify: loadCurrentUser,
  keepFresh,
  /** Ends the session: sends what is pending, forgets it all, and tells every tab. */
  end: endSession,
  watch: watchSession,
  noteShown,
  leaveForOther,
};

/** The session as this tab sees it now. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, sessionState);
}

const subscribe = (listener: () => void) => onSessionChange(() => listener());

/**
 * Asks whether the customer still looks at the page that uses this: they may have gone on, signed out in another tab, or become
 * somebody else. What came of a click takes the tab elsewhere only then.
 */
export function useAttendance(userId: string): () => boolean {
  const isAttended = useRef(true);
  useEffect(() => {
    isAttended.current = true;
    return () => {
      isAttended.current = false;
    };
  }, []);
  return useCallback(() => isAttended.current && session.current()?.id === userId, [userId]);
}

/** What the first address of this tab brought along: a mailed link, or a return from Google or Yandex. */
export const arrival = { consume: consumeArrival, take: takeArrival, forgetResetToken };

/** The page that a customer wanted before signing in (spec §2). */
export const pendingPage = { read: readPending, forget: forgetPending };

/** Work that has no answer yet, and what of it was never confirmed. */
export const pendingWork = {
  add: addPendingWork,
  readUnsent: readUnsentWork,
  forgetUnsent: forgetUnsentWork,
};

/** The request policy (spec §7, §8). */
export const callPolicy = {
  /** A call that has no answer after this long is given up (contract), in ms. */
  timeout: CALL_TIMEOUT_MS,
  config: requestConfig,
  fetch: fetchPolicy,
  sendPast: sendPastPolicy,
  /** Says who records the calls that go through it. */
  recordBy: recordCallsBy,
};
