import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, useLocation, useModel } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { guard, withoutBase } from '@/domain/navigation';
import { queryClient } from '@/queries/client';
import { rememberPage } from '@/runtime/navigation';
import { startRefreshLoop } from '@/runtime/refresh';
import { Shell } from './Shell';
import { StartupFailure } from './StartupFailure';
import { useMirroredUser } from './useMirroredUser';

/** An anonymous customer is sent to sign in, keeping the query; where they were going is remembered (spec §2). */
function ToLogin() {
  const { pathname, search } = useLocation();
  const path = withoutBase(pathname);
  useEffect(() => rememberPage(path, search), [path, search]);
  const target = guard({ path, search, signedIn: false });
  return target === null ? null : <Navigate to={target} replace />;
}

function SignedIn() {
  useEffect(startRefreshLoop, []);
  useMirroredUser();
  return <Shell />;
}

/** The frame of the signed-in pages. The anonymous redirect comes first, so that nobody sees a 403 flash by. */
export default function MainLayout() {
  const { initialState } = useModel('@@initialState');
  const seeded = useRef<string | null>(null);
  const user = initialState?.currentUser;
  if (initialState?.startupError !== undefined)
    return <StartupFailure error={initialState.startupError} />;
  if (user === undefined) return <ToLogin />;
  // What one customer's session read must never be shown to the next.
  if (seeded.current !== null && seeded.current !== user.id) queryClient.clear();
  seeded.current = user.id;
  return (
    <QueryClientProvider client={queryClient}>
      <SignedIn />
    </QueryClientProvider>
  );
}
