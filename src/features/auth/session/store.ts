import type { Data, User } from '@/api/contract';
import { localStore, START_KEYS, sessionStore } from '@/lib/browser/storage/storage';
import {
  INITIAL_STATE,
  nextState,
  ownerOf,
  parseStoredAuth,
  parseStoredOwner,
  type SessionState,
  type StoredAuth,
  type StoredOwner,
  shownCustomer,
  tokenFingerprint,
} from '../rules/session';
import { flushPendingWork } from './pendingWork';

/** Storage key of the current user, kept as JSON (spec §3). */
const USER_KEY = 'userInfo';
/** Storage key of the token's owner. Written before the token, so that a tab that sees the token also sees its owner. */
export const OWNER_KEY = 'sessionOwner';
/** Storage key of the last refresh's result, shared by all tabs. */
export const REFRESH_KEY = 'sessionRefresh';
/**
 * Storage key of the customer that this tab has shown last: its next document (Reload, Back) may find another customer's session.
 */
const SHOWN_KEY = 'shownCustomer';

/**
 * Storage key by which the other tabs hear that a customer has signed out, and not only that the session is over; each tab remembers so
 * in its session storage until the next sign-in.
 */
const SIGNED_OUT_KEY = 'signedOut';

/** The reason why a session ended: the customer signed out, or the backend ended it. */
type EndReason = 'signedOut' | 'expired';

type Listener = (after: SessionState) => void;

const listeners = new Set<Listener>();
let state: SessionState = INITIAL_STATE;
/** The last token that was certainly the customer's: work that is pending when the session ends is sent with it. */
let customerToken = '';

/** Remembers in this tab, past a reload, that the customer has signed out. */
const rememberSignOut = () => sessionStore.write(SIGNED_OUT_KEY, '1');

/** Returns true when the customer has signed out, here or in another tab, and the session has not ended by itself. */
export const isSignedOut = (): boolean => sessionStore.read(SIGNED_OUT_KEY) !== null;

/** Reads the stored session; null when there is none or the entry is no session. */
export function readAuth(): StoredAuth | null {
  return parseStoredAuth(localStore.read(START_KEYS.auth));
}

/** Returns true when any customer's session is stored. */
export const hasStoredSession = (): boolean => readAuth() !== null;

/** Returns the stored token, empty when anonymous. */
export function readToken(): string {
  return readAuth()?.jwt_token ?? '';
}

function readOwner(): StoredOwner | null {
  return parseStoredOwner(localStore.read(OWNER_KEY));
}

/**
 * Reads the stored session, calls the listeners after a change, and returns the state. `reason` is null unless the session ends in this
 * tab: another tab's end is read from storage, whatever its reason.
 */
export function syncSession(reason: EndReason | null = null): SessionState {
  const before = state;
  state = nextState(before, readAuth(), readOwner());
  if (state.kind === 'signedIn') customerToken = state.token;
  // A customer who signs in needs no notice that the account has changed.
  if (state.kind === 'anonymous') sessionStore.remove(SHOWN_KEY);
  if (state === before) return state;
  if (state.kind !== 'anonymous') sessionStore.remove(SIGNED_OUT_KEY);
  const { customer } = state;
  if (customer !== null && shownCustomer(state) === null && shownCustomer(before) !== null) {
    // A token that the backend has refused here would be refused again, so the work is only stored. Another tab does not know of the
    // refusal: it sends its work, and stores what is refused.
    flushPendingWork(customer, reason === 'expired' ? null : customerToken);
  }
  for (const listener of [...listeners]) listener(state);
  return state;
}

/** Returns the last known state; the same object between changes, for React. */
export const sessionState = (): SessionState => state;

/** Calls the listener after sign-in, sign-out, renewal and replacement, here and in other tabs, until the returned function is called. */
export function onSessionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function writeOwner(userId: string, token: string): void {
  const owner: StoredOwner = { user_id: userId, fingerprint: tokenFingerprint(token) };
  localStore.write(OWNER_KEY, JSON.stringify(owner));
}

/** Returns false when the browser refused. */
const writeAuth = ({ jwt_token, expire_at }: StoredAuth): boolean =>
  localStore.write(START_KEYS.auth, JSON.stringify({ jwt_token, expire_at }));

/**
 * Begins a session with a new token, from sign-in or from Google or Yandex. Its owner is still unknown. Returns false when the
 * browser stores nothing (full disk, blocked site data): then the stored session, if any, stays.
 */
export function beginSession({ jwtToken, expireAt }: Data<'account.login'>): boolean {
  const isStored = writeAuth({ jwt_token: jwtToken, expire_at: expireAt });
  syncSession();
  return isStored;
}

/**
 * Replaces a token by its refreshed one, which is the same customer's. Returns false when the browser stores nothing (full disk):
 * then the stored session stays as it was.
 */
export function renewSession(before: StoredAuth, fresh: StoredAuth): boolean {
  const owner =
    ownerOf(before, readOwner()) ??
    (state.kind === 'signedIn' && state.token === before.jwt_token ? state.customer : null);
  if (owner !== null) writeOwner(owner, fresh.jwt_token);
  const isStored = writeAuth(fresh);
  if (!isStored && owner !== null) writeOwner(owner, before.jwt_token);
  syncSession();
  return isStored;
}

/** Stores the owner of a token, as `/user/info` returned it, and the user's name, e-mail and language (spec §4). */
export function identifySession(token: string, { id, name, email, lang }: User): void {
  writeOwner(id, token);
  // The user's passwords and API token are left out: any script of the page could read them.
  localStore.write(USER_KEY, JSON.stringify({ id, name, email, lang }));
  syncSession();
}

/** Stores the customer that this tab shows now. Returns true when the last one was another customer who has not signed out. */
export function saveShownCustomer(userId: string): boolean {
  const before = sessionStore.read(SHOWN_KEY);
  sessionStore.write(SHOWN_KEY, userId);
  return before !== null && before !== userId;
}

function forgetCustomer(userId: string): void {
  localStore.removeCustomer(userId);
  sessionStore.removeCustomer(userId);
}

/**
 * Ends the session of this browser. Other tabs notice by the storage event. A customer who signs out leaves nothing of their own behind
 * (docs/storage.md), which other tabs hear before the end, and do after it; after the backend has ended the session, what was typed is
 * still there.
 */
export function endSession(reason: EndReason): void {
  // Read anew: a session that the backend has ended in another tab was not signed out here.
  const { kind, customer } = syncSession();
  const isSignOut = reason === 'signedOut' && kind !== 'anonymous';
  // First, because it makes room for what is written next in a full storage.
  localStore.remove(USER_KEY);
  if (isSignOut && customer !== null) localStore.write(SIGNED_OUT_KEY, customer);
  localStore.remove(START_KEYS.auth);
  localStore.remove(OWNER_KEY);
  localStore.remove(REFRESH_KEY);
  if (isSignOut) rememberSignOut();
  syncSession(reason);
  if (!isSignOut || customer === null) return;
  forgetCustomer(customer);
  localStore.remove(SIGNED_OUT_KEY);
}

/** Reads the storage whenever another tab may have changed it. Returns a function that stops. */
export function watchSession(): () => void {
  const look = () => {
    syncSession();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === SIGNED_OUT_KEY && event.newValue !== null) rememberSignOut();
    // A null key means that the whole store was emptied.
    if (event.key === START_KEYS.auth || event.key === OWNER_KEY || event.key === null) look();
    if (event.key === SIGNED_OUT_KEY && event.oldValue !== null) forgetCustomer(event.oldValue);
  };
  const onHide = () => {
    const customer = shownCustomer(state);
    if (customer !== null) flushPendingWork(customer, customerToken);
  };
  look();
  window.addEventListener('storage', onStorage);
  window.addEventListener('pagehide', onHide);
  // A page restored from the browser's back/forward cache missed every storage event.
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
