import { sessionStore } from '@/lib/browser/storage/storage';
import { HOME_PATH } from '@/lib/navigation';
import {
  createPendingNavigation,
  parsePendingNavigation,
  resolvePendingTarget,
} from '../rules/pendingNavigation';

/** Storage key of the pending navigation (spec §2, §9). */
export const PENDING_KEY = 'storagePush';

/** Stores a page of the portal, so that the customer lands there after signing in. Pages before sign-in are not stored. */
export function rememberPage(path: string, search: string, hash: string): void {
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
