import { history } from '@umijs/max';
import { tab } from '@/lib/browser/storage';
import { guard, HOME_PATH, isPublicPath, withoutBase } from '@/lib/navigation';
import {
  parsePendingNavigation,
  pendingNavigation,
  pendingTarget,
  serialisePendingNavigation,
} from '../rules/pendingNavigation';

/** Where a pending navigation is kept (spec §2, §9). */
export const PENDING_KEY = 'storagePush';

/** Remembers a page of the portal, so that the customer lands there after signing in. */
export function rememberPage(path: string, search: string, hash: string): void {
  if (isPublicPath(path)) return;
  tab.write(PENDING_KEY, serialisePendingNavigation(pendingNavigation(path, search, hash)));
}

/** Where the customer was going: route, query and place below the base; the home page when nothing was pending. */
export function readPending(): string {
  const pending = parsePendingNavigation(tab.read(PENDING_KEY));
  return (pending && pendingTarget(pending, window.location.origin)) ?? HOME_PATH;
}

/** Forgets where the customer was going: they are on the way. */
export function forgetPending(): void {
  tab.remove(PENDING_KEY);
}

/** Leaves for the sign-in page, remembering this one; a public page stays where it is (spec §8). */
export function goToLogin(): void {
  const { pathname, search, hash } = history.location;
  const path = withoutBase(pathname);
  const target = guard({ path, search, signedIn: false });
  if (target === null) return;
  rememberPage(path, search, hash);
  history.replace(target);
}
