import { Navigate, useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { sessionStore } from '@/lib/browser/storage/storage';
import { guardRoute, HOME_PATH, safeTarget, withoutBase } from '@/lib/navigation';
import { formatPendingPage, parsePendingPage } from '../rules/pendingNavigation';
import { useSession } from './session';
import { isSignedOut } from './store';

/** Storage key of the page that a visitor wanted before signing in (spec §2, §9). */
const PENDING_KEY = 'storagePush';

/** Returns the page stored for a customer: route, query and place below the base; the home page when none is stored. */
export function readPendingPage(userId: string): string {
  return parsePendingPage(sessionStore.read(PENDING_KEY), userId) ?? HOME_PATH;
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
  const hasSignedOut = isSignedOut();
  useEffect(() => {
    // Pages before sign-in are no targets.
    if (hasSignedOut || safeTarget(path) === null) return;
    sessionStore.write(PENDING_KEY, formatPendingPage(path, search, hash, customer));
  }, [path, search, hash, customer, hasSignedOut]);
  const target = guardRoute({ path, search: hasSignedOut ? '' : search, signedIn: false });
  return target === null ? null : <Navigate to={target} replace />;
}
