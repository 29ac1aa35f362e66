import type { User } from '@/contract';
import { parseStoredAuth, type StoredAuth } from '@/domain/session';
import { announce } from './announce';
import { local } from './storage';

/** Where the session is kept (spec §3). */
export const AUTH_KEY = 'userAuthData';
/** Where the current user is kept as JSON (spec §3). */
export const USER_KEY = 'userInfo';

/** The stored session, or null when there is none or what is stored is no session. */
export function readAuth(): StoredAuth | null {
  return parseStoredAuth(local.read(AUTH_KEY));
}

/** Keeps a session: `jwt_token` and `expire_at` in seconds since the epoch. */
export function writeAuth(auth: StoredAuth): void {
  local.write(AUTH_KEY, JSON.stringify({ jwt_token: auth.jwt_token, expire_at: auth.expire_at }));
}

/** The token that goes into the JWT-TOKEN header, empty when anonymous. */
export function readToken(): string {
  return readAuth()?.jwt_token ?? '';
}

/** Keeps who is signed in (spec §4). Passwords and tokens of the user stay out: any script of the page could read them. */
export function writeUser({ id, name, email, lang }: User): void {
  local.write(USER_KEY, JSON.stringify({ id, name, email, lang }));
}

/** Forgets the session and the user of this browser, without telling anybody. */
export function clearSession(): void {
  local.remove(AUTH_KEY);
  local.remove(USER_KEY);
}

/** Ends the session: forgets it and tells whoever listens. Other tabs learn it from the storage event. */
export function endSession(reason: { readonly expired: boolean }): void {
  clearSession();
  announce('sessionEnded', reason);
}

/** Watches for a sign-out or a sign-in in another tab. Returns how to stop watching. */
export function watchOtherTabs(): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole store was emptied.
    if (event.key !== AUTH_KEY && event.key !== null) return;
    if (readAuth() === null) announce('sessionEnded', { expired: false });
    else if (parseStoredAuth(event.oldValue) === null) announce('signedInElsewhere', null);
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
