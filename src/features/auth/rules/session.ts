/**
 * The session's rules (spec §3, §4). No token is ever decoded: whose it is comes from `/user/info`, or from the tab that
 * refreshed it. Clocks may be wrong by hours, so they only decide when to ask for a new token and never end a
 * session: only the server does, with code 10013 or a failing `/user/info`.
 */

/** What local storage keeps under `userAuthData`: the token and its end in UTC seconds (spec §3). */
export interface StoredAuth {
  readonly jwt_token: string;
  readonly expire_at: number;
}

/** Whose the stored token is, in an entry of its own: the customer's id and the fingerprint of the token it is true for. */
export interface StoredOwner {
  readonly user_id: string;
  readonly fingerprint: string;
}

/** Reads a stored JSON object; null for nothing and for garbage. */
function parseObject(text: string | null): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Reads what local storage keeps; null for nothing, garbage, an empty token or an end that is no time. */
export function parseStoredAuth(text: string | null): StoredAuth | null {
  const value = parseObject(text);
  if (value === null || !isFilled(value.jwt_token) || !isTime(value.expire_at)) return null;
  return { jwt_token: value.jwt_token, expire_at: value.expire_at };
}

/** Reads the entry that says whose the token is; null for nothing or garbage. */
export function parseStoredOwner(text: string | null): StoredOwner | null {
  const value = parseObject(text);
  if (value === null || !isFilled(value.user_id) || !isFilled(value.fingerprint)) return null;
  return { user_id: value.user_id, fingerprint: value.fingerprint };
}

const FNV_PRIME = 0x01000193;
/** Two starts give two independent hashes of 32 bits. */
const FNV_STARTS = [0x811c9dc5, 0x050c5d1f] as const;

/** A short text that tells tokens apart and is no secret: a token cannot be found from it (FNV-1a, twice). */
export function tokenFingerprint(token: string): string {
  return FNV_STARTS.map((start) => {
    let hash: number = start;
    for (let index = 0; index < token.length; index += 1) {
      hash = Math.imul(hash ^ token.charCodeAt(index), FNV_PRIME);
    }
    return (hash >>> 0).toString(16).padStart(8, '0');
  }).join('');
}

/** The id of the customer whose token this is, or null when the owner's entry speaks of another token. */
export function ownerOf(auth: StoredAuth, owner: StoredOwner | null): string | null {
  return owner !== null && owner.fingerprint === tokenFingerprint(auth.jwt_token)
    ? owner.user_id
    : null;
}

/**
 * The session as one document (a tab between two loads) sees it. `customer` is the one whose pages this document has
 * shown; once set it never changes, because work begun on a customer's screen may go on after the screen is gone. When the
 * stored session becomes another customer's, the document is `replaced`: it sends nothing more and is loaded anew.
 */
export type SessionState =
  | { readonly kind: 'anonymous'; readonly customer: string | null }
  /** A token is stored and nobody has said yet whose it is. Nothing is sent but the question. */
  | {
      readonly kind: 'unidentified';
      readonly token: string;
      readonly customer: string | null;
      /** The customer's pages are still shown: most often it turns out to be the same customer. */
      readonly isOnScreen: boolean;
    }
  | { readonly kind: 'signedIn'; readonly token: string; readonly customer: string }
  | {
      readonly kind: 'replaced';
      readonly customer: string;
      /** Whose session it is now. */
      readonly by: string;
      /** The former customer's pages were shown when it happened, so a word is due. */
      readonly isOnScreen: boolean;
    };

/** Before anything was read. */
export const INITIAL_STATE: SessionState = { kind: 'anonymous', customer: null };

const isShowing = (state: SessionState): boolean =>
  state.kind === 'signedIn' || (state.kind !== 'anonymous' && state.isOnScreen);

/** The state after looking at what is stored; the very same object when nothing changed. */
export function nextState(
  state: SessionState,
  auth: StoredAuth | null,
  owner: StoredOwner | null,
): SessionState {
  const { customer } = state;
  if (auth === null) return state.kind === 'anonymous' ? state : { kind: 'anonymous', customer };
  const token = auth.jwt_token;
  // What this document has learnt of a token stays true, even if another tab is just writing the owner of the next one.
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

/** The customer whose pages may be shown, or null. */
export function shownCustomer(state: SessionState): string | null {
  return isShowing(state) && state.kind !== 'replaced' ? state.customer : null;
}

/** How often the portal looks whether a refresh is due: 6 minutes (spec §4, §9). */
export const REFRESH_INTERVAL_MS = 360_000;
/** A call waits this long for the pause after a failed refresh; when more of it is left, the call fails at once. */
export const PATIENCE_MS = 5000;

const MS_PER_SECOND = 1000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** What this browser remembers of its last refresh, for all tabs. Times in ms by the device's clock, which they share. */
export interface RefreshRecord {
  /** The token that this is about: the one that the refresh gave, or the one that could not be refreshed. */
  readonly fingerprint: string;
  /** When the last refresh ended. */
  readonly at: number;
  /** Refreshes in a row that failed; 0 after one that was granted. */
  readonly failures: number;
  /** The clocks by which the token had already expired when it came: they are wrong, so its expiry is not judged by them. */
  readonly cameOver: Readonly<Record<keyof Clocks, boolean>>;
  /** By how many ms the device's clock was ahead of the service's then: a new document does not know that before its first answer. */
  readonly deviceAhead: number;
}

const isBothOf = (value: unknown): value is RefreshRecord['cameOver'] =>
  typeof value === 'object' &&
  value !== null &&
  CLOCKS.every((clock) => typeof Reflect.get(value, clock) === 'boolean');

/** Reads what is stored of the last refresh; null for nothing or garbage. */
export function parseRefreshRecord(text: string | null): RefreshRecord | null {
  const value = parseObject(text);
  if (value === null || !isFilled(value.fingerprint) || !isTime(value.at)) return null;
  if (!isTime(value.failures) || !isBothOf(value.cameOver) || !isTime(value.deviceAhead))
    return null;
  const { fingerprint, at, failures, cameOver, deviceAhead } = value;
  return { fingerprint, at, failures, cameOver, deviceAhead };
}

/** True when a token is past its end: only when now is greater than `expire_at` × 1000 (spec §4). */
export function isRefreshDue(auth: StoredAuth, nowMs: number): boolean {
  return nowMs > auth.expire_at * MS_PER_SECOND;
}

/** The pause after this many failed refreshes in a row: 1 s, 2 s, 4 s … 60 s; none after none. */
export function pauseAfter(failures: number): number {
  if (failures <= 0) return 0;
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
}

/** The time by two clocks, in ms. Either may be wrong: the device's by hours, the service's until its first answer or after a sleep. */
export interface Clocks {
  readonly device: number;
  readonly service: number;
}

const CLOCKS = ['device', 'service'] as const satisfies readonly (keyof Clocks)[];
const NEITHER: RefreshRecord['cameOver'] = { device: false, service: false };

/** A token counts as over by the later clock: to ask too early costs a call, to ask too late ends the session. */
const isOver = (auth: StoredAuth, { device, service }: Clocks): boolean =>
  isRefreshDue(auth, Math.max(device, service));

/** What a call has to do about the refresh before it is sent. */
export type RefreshPlan =
  | { readonly kind: 'none' }
  | { readonly kind: 'ask' }
  /** The last one failed: this much of its pause is left. */
  | { readonly kind: 'pause'; readonly leftMs: number };

/**
 * Whether to ask for a new token now. It is due only past the token's end (spec §4), by the later clock; a token that was past its
 * end when it came tells of a wrong clock: by that clock a new one is asked for every six minutes at most. After a failure the
 * pauses grow. A clock that was put back holds nothing up.
 */
export function refreshPlan(
  auth: StoredAuth,
  record: RefreshRecord | null,
  clocks: Clocks,
): RefreshPlan {
  if (!isOver(auth, clocks)) return { kind: 'none' };
  if (record === null || record.fingerprint !== tokenFingerprint(auth.jwt_token)) {
    return { kind: 'ask' };
  }
  const passed = clocks.device - record.at;
  if (passed < 0) return { kind: 'ask' };
  if (record.failures === 0) {
    const isSure = CLOCKS.some(
      (clock) => !record.cameOver[clock] && isRefreshDue(auth, clocks[clock]),
    );
    return { kind: isSure || passed >= REFRESH_INTERVAL_MS ? 'ask' : 'none' };
  }
  const leftMs = pauseAfter(record.failures) - passed;
  return leftMs > 0 ? { kind: 'pause', leftMs } : { kind: 'ask' };
}

/** What to remember when a refresh was granted. */
export function afterGrant(granted: StoredAuth, clocks: Clocks): RefreshRecord {
  return {
    fingerprint: tokenFingerprint(granted.jwt_token),
    at: clocks.device,
    failures: 0,
    cameOver: {
      device: isRefreshDue(granted, clocks.device),
      service: isRefreshDue(granted, clocks.service),
    },
    deviceAhead: clocks.device - clocks.service,
  };
}

/**
 * What to remember when a refresh failed in any way but 10013; `before` is what was remembered until now.
 * @param deviceMs the device's time
 */
export function afterFailure(
  auth: StoredAuth,
  before: RefreshRecord | null,
  deviceMs: number,
): RefreshRecord {
  const fingerprint = tokenFingerprint(auth.jwt_token);
  const isSame = before !== null && before.fingerprint === fingerprint;
  return {
    fingerprint,
    at: deviceMs,
    failures: (isSame ? before.failures : 0) + 1,
    cameOver: isSame ? before.cameOver : NEITHER,
    deviceAhead: before?.deviceAhead ?? 0,
  };
}
