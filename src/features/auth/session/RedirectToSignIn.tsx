import { Navigate, useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { sessionStore } from '@/lib/browser/storage/storage';
import { guardRoute, HOME_PATH, withoutBase } from '@/lib/navigation';
import {
  createPendingNavigation,
  parsePendingNavigation,
  resolvePendingTarget,
} from '../rules/pendingNavigation';
import { useSession } from './session';
import { isSignedOut } from './store';

/** Storage key of the page that a visitor wanted before signing in (spec §2, §9). */
const PENDING_KEY = 'storagePush';

/**
 * Stores a page of the portal, so that the customer lands there after signing in; `customer` is the one whose session ended there, if
 * any. Pages before sign-in are not stored.
 */
function rememberPage(path: string, search: string, hash: string, customer: string | null): void {
  const pending = createPendingNavigation(path, search, hash);
  if (resolvePendingTarget(pending, window.location.origin) === null) return;
  sessionStore.write(PENDING_KEY, JSON.stringify({ ...pending, customer: customer ?? undefined }));
}

/** Returns the page stored for a customer: route, query and place below the base; the home page when none is stored. */
export function readPendingPage(userId: string): string {
  const pending = parsePendingNavigation(sessionStore.read(PENDING_KEY), userId);
  return (pending && resolvePendingTarget(pending, window.location.origin)) ?? HOME_PATH;
}

/** Deletes the stored page once the customer is on the way there. */
export function forgetPendingPage(): void {
  sessionStore.remove(PENDING_KEY);
}

/**
 * Redirects a visitor who is not signed in to the sign-in page, keeping the query, and remembers the page that they wanted (spec §2):
 * at the start, and when the session ends here or in another tab. A customer who signs out leaves neither query nor page to who signs in
 * next. Renders nothing where the page is public.
 */
export function RedirectToSignIn() {
  const { pathname, search, hash } = useLocation();
  const { customer } = useSession();
  const path = withoutBase(pathname);
  const hasLeft = isSignedOut();
  useEffect(() => {
    if (!hasLeft) rememberPage(path, search, hash, customer);
  }, [path, search, hash, customer, hasLeft]);
  const target = guardRoute({ path, search: hasLeft ? '' : search, signedIn: false });
  return target === null ? null : <Navigate to={target} replace />;
}
