/**
 * Who is signed in, here and in other tabs. The only door to this folder; what the sign-in page's first chunk can do
 * without (the contract, the request policy, the refresh) comes by dynamic import.
 */
import { useSyncExternalStore } from 'react';
import type { SessionState } from '@/domain/session';
import { chunkOf, fetchOrReload } from '@/runtime/chunks';
import type { Startup } from './identify';
import { CALL_TIMEOUT_MS, whenAllAnswered } from './request';
import {
  beginSession,
  endSession,
  onSessionChange,
  readToken,
  sessionState,
  syncSession,
} from './store';

export { accountService } from './accountService';
export { consumeArrival, forgetResetToken, takeArrival } from './arrival';
export { forgetPending, goToLogin, readPending, rememberPage } from './navigation';
export { startOauth } from './oauth';
export { addPendingWork, forgetUnsentWork, readUnsentWork } from './pendingWork';
export {
  CALL_TIMEOUT_MS,
  fetchPolicy,
  forgetCalls,
  type Recorder,
  requestConfig,
  restoreCalls,
  sendPastPolicy,
  withholdCalls,
} from './request';
export { noteShown, watchSession } from './store';

/** The session, for whoever is no component. */
export const session = {
  /** Who is signed in in this tab and with which token, or null. */
  current(): { readonly id: string; readonly token: string } | null {
    const state = syncSession();
    return state.kind === 'signedIn' ? { id: state.customer, token: state.token } : null;
  },
  /** Listens for sign-in, sign-out, renewal and replacement, here and in other tabs, until the returned function is called. */
  onChange: onSessionChange,
  /** Begins a session with a token that just came; whose it is, is asked next. */
  begin: beginSession,
  /** Ends the session: sends what is pending, forgets it all, and tells every tab. */
  end: endSession,
};

/** The session as this tab sees it now. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, sessionState);
}

const subscribe = (listener: () => void) => onSessionChange(() => listener());

/** Whether a session is stored, whoever's it is. */
export const hasStoredSession = (): boolean => readToken() !== '';

const identifyCode = chunkOf(() => import('./identify'));
const refreshCode = chunkOf(() => import('./refresh'));

/** Asks who is signed in (spec §4). Rejects only when its own code does not come. */
export async function loadCurrentUser(): Promise<Startup> {
  const startup = await fetchOrReload(identifyCode);
  return startup.loadCurrentUser();
}

/** Refreshes at the start and every six minutes (spec §4). Returns how to stop. */
export function keepFresh(): () => void {
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
 * Loads this tab anew because the session is another customer's, which the next document says. Whatever the former customer's pages began ends with the
 * document; only answers that are under way are waited for, because they may tell of a purchase.
 */
export async function leaveForOther(): Promise<void> {
  try {
    await Promise.race([whenAllAnswered(), wait(CALL_TIMEOUT_MS)]);
    await wait(WRITING_MS);
  } catch {
    // Without the policy no call was made, so that nothing is under way.
  }
  window.location.reload();
}
