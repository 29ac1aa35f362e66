import { QueryClientProvider } from '@tanstack/react-query';
import { useModel } from '@umijs/max';
import { useEffect, useState } from 'react';
import type { User } from '@/api/contract';
import { createQueryClient } from '@/api/queryClient';
import { useSendEarlierLanguage } from '@/features/account';
import { RedirectToSignIn, session, useCustomer, useSession } from '@/features/auth';
import { shownCustomer } from '@/features/auth/rules';
import Loading from '@/loading';
import { StartupFailure } from './crash/StartupFailure';
import { Shell } from './Shell';
import { useReplacedNotice } from './start/useReplacedNotice';
import { usePageTitle } from './usePageTitle';

/**
 * Copies the customer from the query cache, which is the source of truth, to Umi's initial state, for access and for code outside the
 * cache, and the name to the global state (spec §3), from which the shell greets the customer.
 */
function useModelsOfCustomer(): void {
  const { initialState, setInitialState } = useModel('@@initialState');
  const { setName } = useModel('global');
  const mirrored = initialState?.currentUser;
  const user = useCustomer();
  useEffect(() => {
    if (user !== mirrored) {
      void setInitialState((state) => state && { ...state, currentUser: user });
    }
  }, [user, mirrored, setInitialState]);
  useEffect(() => setName(user.name), [user.name, setName]);
}

function WithCache() {
  useEffect(session.startRefreshLoop, []);
  useModelsOfCustomer();
  useSendEarlierLanguage();
  useReplacedNotice();
  return <Shell />;
}

/** The pages of one customer, with a query cache of their own: a late answer for this customer cannot change another's pages. */
function SignedIn({ user }: { readonly user: User }) {
  const [client] = useState(() => createQueryClient(user));
  return (
    <QueryClientProvider client={client}>
      <WithCache />
    </QueryClientProvider>
  );
}

/** Frames the signed-in pages. The redirect to sign-in is checked first, so that nobody sees a 403 flash by. */
export default function MainLayout() {
  const { initialState } = useModel('@@initialState');
  const state = useSession();
  const user = initialState?.currentUser;
  usePageTitle();
  if (state.kind === 'anonymous') return <RedirectToSignIn />;
  if (state.kind !== 'replaced' && initialState?.startupError !== undefined) {
    return (
      <main>
        <StartupFailure error={initialState.startupError} />
      </main>
    );
  }
  // Either the user is still being read, or this tab is about to reload for another customer.
  if (user === undefined || user.id !== shownCustomer(state)) return <Loading />;
  return <SignedIn key={user.id} user={user} />;
}
