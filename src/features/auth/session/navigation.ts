import { tab } from '@/lib/browser/storage';
import { HOME_PATH } from '@/lib/navigation';
import {
  parsePendingNavigation,
  pendingNavigation,
  pendingTarget,
  serialisePendingNavigation,
} from '../rules/pendingNavigation';

/** Where a pending navigation is kept (spec §2, §9). */
export const PENDING_KEY = 'storagePush';

/** Remembers a page of the portal, so that the customer lands there after signing in. The pages before sign-in are none. */
export function rememberPage(path: string, search: string, hash: string): void {
  const pending = pendingNavigation(path, search, hash);
  if (pendingTarget(pending, window.location.origin) === null) return;
  tab.write(PENDING_KEY, serialisePendingNavigation(pending));
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
