import { useModel } from '@umijs/max';
import { useEffect, useState } from 'react';
import { session, useSession } from '@/features/auth';
import { recorder } from '@/features/report';

/** Reacts when the session ends here or in another tab, starts in another tab, or becomes another customer's. */
export function useSessionEvents(): void {
  const { initialState, setInitialState, refresh } = useModel('@@initialState');
  const state = useSession();
  const userId = initialState?.currentUser?.id ?? null;
  // Null unless the start failed: the page says so with Retry, and nothing asks again in between.
  const [failedAtStart] = useState(initialState?.startupError === undefined ? null : state);

  useEffect(session.watchSession, []);
  useEffect(() => {
    return session.onSessionChange(({ kind }) => {
      if (kind !== 'anonymous') return;
      recorder.forget();
      void setInitialState((before) => before && { settings: before.settings });
    });
  }, [setInitialState]);
  useEffect(() => {
    if (state === failedAtStart) return;
    if (state.kind === 'replaced') void session.reloadForOtherCustomer();
    const isStranger = state.kind === 'signedIn' && state.customer !== userId;
    if (state.kind === 'unidentified' && state.isOnScreen) {
      // Usually the same customer signed in again, so their pages stay. After a failure the next call tries again.
      session.loadCurrentUser().catch(() => undefined);
    } else if (state.kind === 'unidentified' || isStranger) {
      // Tried once per state: a failure is shown with Retry.
      void refresh();
    }
  }, [state, failedAtStart, userId, refresh]);
}
