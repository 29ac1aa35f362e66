/**
 * The session's rules (spec §3, §4). No token is ever decoded: its owner is known from `/user/info`, or from the tab that refreshed the
 * token. Clocks may be wrong by hours, so they only decide when to request a new token and never end a session: only the server does,
 * with code 10013 or a failing `/user/info`.
 */

import { fieldsOf, parseFields } from '@/lib/text/json';
import { MS_PER_SECOND } from '@/lib/time/day';

/** The content of `userAuthData` in local storage: the token and its end in UTC seconds (spec §3). */
export interface StoredAuth {
  readonly jwt_token: string;
  readonly expire_at: number;
}

/** The owner of the stored token, in an entry of its own: the customer's id and the fingerprint of the token. */
export interface StoredOwner {
  readonly user_id: string;
  readonly fingerprint: string;
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Reads the stored session; null for nothing, garbage, an empty token or an end that is no time. */
export function parseStoredAuth(text: string | null): StoredAuth | null {
  const value = parseFields(text);
  if (!isFilled(value.jwt_token) || !isTime(value.expire_at)) return null;
  return { jwt_token: value.jwt_token, expire_at: value.expire_at };
}

/** Reads the entry of the token's owner; null for nothing or garbage. */
export function parseStoredOwner(text: string | null): StoredOwner | null {
  const value = parseFields(text);
  if (!isFilled(value.user_id) || !isFilled(value.fingerprint)) return null;
  return { user_id: value.user_id, fingerprint: value.fingerprint };
}

const FNV_PRIME = 0x01000193;
/** Two starts give two independent hashes of 32 bits. */
const FNV_STARTS = [0x811c9dc5, 0x050c5d1f] as const;

/** Returns a short text that differs between tokens and is no secret: a token cannot be computed from it (FNV-1a, twice). */
export function tokenFingerprint(token: string): string {
  return FNV_STARTS.map((start) => {
    let hash: number = start;
    for (let index = 0; index < token.length; index += 1) {
      hash = Math.imul(hash ^ token.charCodeAt(index), FNV_PRIME);
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  }).join('');
}

/** Returns the id of the token's customer, or null when the owner's entry belongs to another token. */
export function ownerOf(auth: StoredAuth, owner: StoredOwner | null): string | null {
  return owner !== null && owner.fingerprint === tokenFingerprint(auth.jwt_token)
    ? owner.user_id
    : null;
}

/**
 * The session as one document (a tab between two loads) sees it. `customer` is the one whose pages this document has shown; once set,
 * the value never changes, because work begun on a customer's screen may go on after the screen is gone. When the stored session
 * becomes another customer's, the document is `replaced`: it sends nothing more and is loaded anew.
 */
export type SessionState =
  | { readonly kind: 'anonymous'; readonly customer: string | null }
  /** The owner of the stored token is not known yet. Only the call that finds out is sent. */
  | {
      readonly kind: 'unidentified';
      readonly token: string;
      readonly customer: string | null;
      /** True while the customer's pages are still shown: the owner usually proves to be the same customer. */
      readonly isOnScreen: boolean;
    }
  | { readonly kind: 'signedIn'; readonly token: string; readonly customer: string }
  | {
      readonly kind: 'replaced';
      readonly customer: string;
      /** The id of the customer who is signed in now. */
      readonly by: string;
      /** True when the former customer's pages were shown at that moment, so a notice is needed. */
      readonly isOnScreen: boolean;
    };

/** The state before the first reading. */
export const INITIAL_STATE: SessionState = { kind: 'anonymous', customer: null };

const isShowing = (state: SessionState): boolean =>
  state.kind === 'signedIn' || (state.kind !== 'anonymous' && state.isOnScreen);

/** Returns the state after reading the stored entries; the very same object when nothing changed. */
export function nextState(
  state: SessionState,
  auth: StoredAuth | null,
  owner: StoredOwner | null,
): SessionState {
  const { customer } = state;
  if (auth === null) return state.kind === 'anonymous' ? state : { kind: 'anonymous', customer };
  const token = auth.jwt_token;
  // The owner of a token never changes, so a known one is kept, even while another tab is writing the owner of the next token.
  if (state.kind === 'signedIn' && state.token === token) return state;
  const id = ownerOf(auth, owner);
  if (id === null) {
    if (state.kind === 'unidentified' && state.token === token) return state;
    return { kind: 'unidentified', token, customer, isOnScreen: isShowing(state) };
  }
  if (customer === null || customer === id) return { kind: 'signedIn', token, customer: id };
  if (state.kind === 'replaced' && state.by === id) return state;
  return { kind: 'replaced', customer, by: id, isOnScreen: isShowing(state) };
}

/** Returns the customer whose pages may be shown, or null. */
export function shownCustomer(state: SessionState): string | null {
  return isShowing(state) && state.kind !== 'replaced' ? state.customer : null;
}

/** Time between two checks for a due refresh: 6 minutes (spec §4, §9). */
export const REFRESH_INTERVAL_MS = 360_000;
/** A call waits this long for the pause after a failed refresh; when the rest of the pause is longer, the call fails at once. */
export const LONGEST_WAIT_MS = 5000;
/** The longest that a call is usually on its way, in ms: a token that ends sooner may be over when the call arrives. */
const FLIGHT_MS = 1000;

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** The last refresh of this browser, for all tabs. Times in ms by the device's clock, which the tabs share. */
export interface RefreshRecord {
  /** The token that the refresh returned, or the one that could not be refreshed. */
  readonly fingerprint: string;
  /** When the last refresh ended. */
  readonly at: number;
  /** Number of failed refreshes in a row; 0 after a granted one. */
  readonly failures: number;
  /**
   * True for a clock by which the token had already expired when it was received: that clock is wrong, so it does not decide about the
   * token's expiry.
   */
  readonly hadExpired: Readonly<Record<keyof Clocks, boolean>>;
  /**
   * The device's clock minus the service's at that time, in ms: a new document does not know the difference before its first answer.
   */
  readonly deviceAhead: number;
}

const hasBothClocks = (value: unknown): value is RefreshRecord['hadExpired'] =>
  CLOCKS.every((clock) => typeof fieldsOf(value)[clock] === 'boolean');

/** Reads the stored record of the last refresh; null for nothing or garbage. */
export function parseRefreshRecord(text: string | null): RefreshRecord | null {
  const value = parseFields(text);
  if (!isFilled(value.fingerprint) || !isTime(value.at)) return null;
  if (!isTime(value.failures) || !hasBothClocks(value.hadExpired) || !isTime(value.deviceAhead))
    return null;
  const { fingerprint, at, failures, hadExpired, deviceAhead } = value;
  return { fingerprint, at, failures, hadExpired, deviceAhead };
}

/** Returns true when a token is past its end: only when now is greater than `expire_at` × 1000 (spec §4). */
export function isRefreshDue(auth: StoredAuth, nowMs: number): boolean {
  return nowMs > auth.expire_at * MS_PER_SECOND;
}

/** Returns the pause in ms after this many failed refreshes in a row: 1 s, 2 s, 4 s … 60 s; 0 after none. */
export function refreshBackoff(failures: number): number {
  if (failures <= 0) return 0;
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
}

/** The time by two clocks, in ms. Either may be wrong: the device's by hours, the service's until its first answer or after a sleep. */
export interface Clocks {
  readonly device: number;
  readonly service: number;
}

const CLOCKS = ['device', 'service'] as const satisfies readonly (keyof Clocks)[];
const NEITHER: RefreshRecord['hadExpired'] = { device: false, service: false };

/** The later clock decides: a refresh too early costs a call, one too late ends the session. */
const isOver = (auth: StoredAuth, { device, service }: Clocks): boolean =>
  isRefreshDue(auth, Math.max(device, service));

/** The step that a call must take about the refresh before it is sent. */
export type RefreshPlan =
  | { readonly kind: 'none' }
  | { readonly kind: 'ask' }
  /** The token ends in this time, sooner than a call arrives. */
  | { readonly kind: 'ending'; readonly leftMs: number }
  /** The last refresh failed: this much of its pause is left. */
  | { readonly kind: 'pause'; readonly leftMs: number };

/**
 * Decides if a new token is requested now. A refresh is due only past the token's end (spec §4), by the later clock. A token that was
 * past its end when it was received proves that a clock is wrong: by that clock a new token is requested every six minutes at most.
 * After a failure the pauses grow. A clock that was put back delays nothing. In its last second a token is not used any more.
 */
export function planRefresh(
  auth: StoredAuth,
  record: RefreshRecord | null,
  clocks: Clocks,
): RefreshPlan {
  const known = isRecordOf(record, auth) ? record : null;
  const trusted = CLOCKS.filter((clock) => known?.hadExpired[clock] !== true);
  const lifeMs =
    auth.expire_at * MS_PER_SECOND - Math.max(...trusted.map((clock) => clocks[clock]));
  // At its very end a token is not past it yet.
  if (lifeMs >= 0 && lifeMs < FLIGHT_MS) return { kind: 'ending', leftMs: lifeMs + 1 };
  if (!isOver(auth, clocks)) return { kind: 'none' };
  if (known === null) return { kind: 'ask' };
  const passed = clocks.device - known.at;
  if (passed < 0) return { kind: 'ask' };
  if (known.failures === 0) {
    return { kind: lifeMs < 0 || passed >= REFRESH_INTERVAL_MS ? 'ask' : 'none' };
  }
  const leftMs = refreshBackoff(known.failures) - passed;
  return leftMs > 0 ? { kind: 'pause', leftMs } : { kind: 'ask' };
}

/** Returns true when a record is about this token. */
export function isRecordOf(record: RefreshRecord | null, auth: StoredAuth): boolean {
  return record?.fingerprint === tokenFingerprint(auth.jwt_token);
}

/** Returns the record of a granted refresh, or of a token that the service has just accepted. */
export function recordGrantedRefresh(granted: StoredAuth, clocks: Clocks): RefreshRecord {
  return {
    fingerprint: tokenFingerprint(granted.jwt_token),
    at: clocks.device,
    failures: 0,
    hadExpired: {
      device: isRefreshDue(granted, clocks.device),
      service: isRefreshDue(granted, clocks.service),
    },
    deviceAhead: clocks.device - clocks.service,
  };
}

/**
 * Returns the record of a refresh that failed in any way but 10013; `before` is the earlier record.
 * @param deviceMs the device's time
 */
export function recordFailedRefresh(
  auth: StoredAuth,
  before: RefreshRecord | null,
  deviceMs: number,
): RefreshRecord {
  const same = isRecordOf(before, auth) ? before : null;
  return {
    fingerprint: tokenFingerprint(auth.jwt_token),
    at: deviceMs,
    failures: (same?.failures ?? 0) + 1,
    hadExpired: same?.hadExpired ?? NEITHER,
    deviceAhead: before?.deviceAhead ?? 0,
  };
}
