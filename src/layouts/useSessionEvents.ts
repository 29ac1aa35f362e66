import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import {
  forgetCalls,
  goToLogin,
  leaveForOther,
  session,
  useSession,
  watchSession,
} from '@/session';

/** What the frame does when the session ends here or elsewhere, begins in another tab, or becomes another customer's. */
export function useSessionEvents(): void {
  const { initialState, setInitialState, refresh } = useModel('@@initialState');
  const state = useSession();
  const userId = initialState?.currentUser?.id ?? null;

  useEffect(watchSession, []);
  useEffect(() => {
    let hasExpired = false;
    let withheld: ReturnType<typeof forgetCalls>;
    return session.onChange(({ after, reason }) => {
      if (after.kind === 'signedIn') for (const putBack of withheld?.splice(0) ?? []) putBack();
      // Whoever signs in where the backend has ended a session may be somebody else: until that is known, no report has its calls.
      if (after.kind === 'unidentified' && hasExpired) withheld = forgetCalls();
      if (after.kind !== 'anonymous') return;
      // When the backend has ended the session, the same customer is there, and may report just that.
      hasExpired = reason === 'expired';
      if (!hasExpired) forgetCalls();
      goToLogin();
      void setInitialState((before) => before && { settings: before.settings });
    });
  }, [setInitialState]);
  useEffect(() => {
    if (state.kind === 'replaced') void leaveForOther(state.isOnScreen);
    const isStranger = state.kind === 'signedIn' && state.customer !== userId;
    // Asked once per state: what fails is shown with Retry.
    if (state.kind === 'unidentified' || isStranger) void refresh();
  }, [state, userId, refresh]);
}
