import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { session, useSession } from '@/features/auth';
import { recorder } from '@/features/report';

/** What the frame does when the session ends here or elsewhere, begins in another tab, or becomes another customer's. */
export function useSessionEvents(): void {
  const { initialState, setInitialState, refresh } = useModel('@@initialState');
  const state = useSession();
  const userId = initialState?.currentUser?.id ?? null;

  useEffect(session.watch, []);
  useEffect(() => {
    return session.onChange(({ after, reason }) => {
      if (after.kind === 'signedIn') recorder.loaded?.restoreRecorded();
      if (after.kind === 'unidentified') recorder.loaded?.withholdRecorded();
      if (after.kind !== 'anonymous') return;
      // When the backend has ended the session, the same customer is there, and may report just that.
      if (reason !== 'expired') recorder.loaded?.forgetCalls();
      void setInitialState((before) => before && { settings: before.settings });
    });
  }, [setInitialState]);
  useEffect(() => {
    if (state.kind === 'replaced') void session.leaveForOther();
    const isStranger = state.kind === 'signedIn' && state.customer !== userId;
    if (state.kind === 'unidentified' && state.isOnScreen) {
      // Most often the same customer signed in again: their pages stay. What fails is asked again by the next call.
      session.identify().catch(() => undefined);
    } else if (state.kind === 'unidentified' || isStranger) {
      // Asked once per state: what fails is shown with Retry.
      void refresh();
    }
  }, [state, userId, refresh]);
}
