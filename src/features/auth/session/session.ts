/** The session of this tab and of the others. */
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { delay } from '@/lib/browser/wait';
import { CALL_TIMEOUT_MS } from '@/lib/callTimeout';
import type { SessionState } from '../rules/session';
import { loadCurrentUser } from './identify';
import { startRefreshLoop } from './refresh';
import { whenAllAnswered } from './sending';
import {
  beginSession,
  endSession,
  hasStoredSession,
  onSessionChange,
  saveShownCustomer,
  sessionState,
  syncSession,
  watchSession,
} from './store';

/** Time for pages to store the answers that have arrived, in ms. */
const WRITING_MS = 100;

/**
 * Reloads this tab because another customer is signed in now; the new page shows a notice. Work of the former customer's pages ends
 * with the document; only answers under way are awaited, because they may report a purchase.
 */
async function reloadForOtherCustomer(): Promise<void> {
  await Promise.race([whenAllAnswered(), delay(CALL_TIMEOUT_MS)]);
  await delay(WRITING_MS);
  // Without a network the reload would show the browser's own error page.
  if (!navigator.onLine) {
    await new Promise((online) => window.addEventListener('online', online, { once: true }));
  }
  // The other session may be over by now: then this tab shows the sign-in page, or its customer is back.
  if (syncSession().kind === 'replaced') window.location.reload();
}

/** The session, for code outside React. */
export const session = {
  /** Returns the id of this tab's signed-in customer, or null. */
  customer(): string | null {
    const state = syncSession();
    return state.kind === 'signedIn' ? state.customer : null;
  },
  hasStoredSession,
  onSessionChange,
  beginSession,
  loadCurrentUser,
  startRefreshLoop,
  endSession,
  watchSession,
  saveShownCustomer,
  reloadForOtherCustomer,
};

/** Returns the session as this tab sees it now. */
export function useSession(): SessionState {
  return useSyncExternalStore(onSessionChange, sessionState);
}

/**
 * Returns a function that returns true while the customer still looks at the page that uses this hook: they may have gone on, signed out
 * in another tab, or been replaced by another customer. Only while it is true may the result of a click take the tab elsewhere.
 */
export function useIsCustomerPresent(userId: string): () => boolean {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useCallback(() => isMounted.current && session.customer() === userId, [userId]);
}
