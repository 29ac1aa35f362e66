import { tab } from '@/lib/browser/storage';
import { HOME_PATH } from '@/lib/navigation';
import {
  parsePendingNavigation,
  pendingNavigation,
  pendingTarget,
  serialisePendingNavigation,
} from '../rules/pendingNavigation';

/** Storage key of the pending navigation (spec §2, §9). */
export const PENDING_KEY = 'storagePush';

/** Stores a page of the portal, so that the customer lands there after signing in. Pages before sign-in are not stored. */
export function rememberPage(path: string, search: string, hash: string): void {
  const pending = pendingNavigation(path, search, hash);
  if (pendingTarget(pending, window.location.origin) === null) return;
  tab.write(PENDING_KEY, serialisePendingNavigation(pending));
}

/** Returns the stored page: route, query and place below the base; the home page when none is stored. */
export function readPending(): string {
  const pending = parsePendingNavigation(tab.read(PENDING_KEY));
  return (pending && pendingTarget(pending, window.location.origin)) ?? HOME_PATH;
}

/** Deletes the stored page once the customer is on the way there. */
export function forgetPending(): void {
  tab.remove(PENDING_KEY);
}
