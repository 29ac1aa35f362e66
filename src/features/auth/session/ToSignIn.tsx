import { Navigate, useLocation } from '@umijs/max';
import { useEffect } from 'react';
import { guard, withoutBase } from '@/lib/navigation';
import { rememberPage } from './navigation';

/**
 * Leads whoever is not signed in to sign in, keeping the query, and remembers where they were going (spec §2): at the start, and when
 * the session ends here or in another tab. Nothing where the page is public.
 */
export function ToSignIn() {
  const { pathname, search, hash } = useLocation();
  const path = withoutBase(pathname);
  useEffect(() => rememberPage(path, search, hash), [path, search, hash]);
  const target = guard({ path, search, signedIn: false });
  return target === null ? null : <Navigate to={target} replace />;
}
