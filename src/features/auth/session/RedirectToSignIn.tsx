import { Navigate, useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { guardRoute, withoutBase } from '@/lib/navigation';
import { rememberPage } from './navigation';

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
