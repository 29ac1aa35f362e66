import { useModel } from '@umijs/max';
import { useEffect } from 'react';
import { listen } from '@/runtime/announce';
import { goToLogin } from '@/runtime/navigation';
import { watchOtherTabs } from '@/runtime/session';

/** What the frame does when the session ends here or elsewhere, or begins in another tab. */
export function useSessionEvents(): void {
  const { setInitialState, refresh } = useModel('@@initialState');
  useEffect(() => {
    const stops = [
      watchOtherTabs(),
      listen('sessionEnded', () => {
        goToLogin();
        void setInitialState((state) => state && { settings: state.settings });
      }),
      listen('signedInElsewhere', () => void refresh()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [setInitialState, refresh]);
}
