import { Navigate, useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { sessionStore } from '@/lib/browser/storage/storage';
import { guardRoute, HOME_PATH, withoutBase } from '@/lib/navigation';
import {
  createPendingNavigation,
  parsePendingNavigation,
  resolvePendingTarget,
} from '../rules/pendingNavigation';

/** Storage key of the page that a visitor wanted before signing in (spec §2, §9). */
const PENDING_KEY = 'storagePush';

/** Stores a page of the portal, so that the customer lands there after signing in. Pages before sign-in are not stored. */
function rememberPage(path: string, search: string, hash: string): void {
  const pending = createPendingNavigation(path, search, hash);
  if (resolvePendingTarget(pending, window.location.origin) === null) return;
  sessionStore.write(PENDING_KEY, JSON.stringify(pending));
}

/** Returns the stored page: route, query and place below the base; the home page when none is stored. */
export function readPendingPage(): string {
  const pending = parsePendingNavigation(sessionStore.read(PENDING_KEY));
  return (pending && resolvePendingTarget(pending, window.location.origin)) ?? HOME_PATH;
}

/** Deletes the stored page once the customer is on the way there. */
export function forgetPendingPage(): void {
  sessionStore.remove(PENDING_KEY);
}

/**
 * Redirects a visitor who is not signed in to the sign-in page, keeping the query, and remembers the page that they wanted (spec §2):
 * at the start, and when the session ends here or in another tab. Renders nothing where the page is public.
 */
export function RedirectToSignIn() {
  const { pathname, search, hash } = useLocation();
  const path = withoutBase(pathname);
  useEffect(() => rememberPage(path, search, hash), [path, search, hash]);
  const target = guardRoute({ path, search, signedIn: false });
  return target === null ? null : <Navigate to={target} replace />;
}
