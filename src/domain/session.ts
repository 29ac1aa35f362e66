/**
 * The session's rules (spec §3, §4). The portal's clock may be wrong by hours, so it only decides when to ask for a new
 * token and never ends a session: only the server does, with code 10013 or a failing `/user/info`. A clock that is ahead
 * makes a refresh due early, and the server, whose clock counts, grants it; `shouldRefresh` keeps such a clock from
 * asking before every call. A clock that is behind makes it due late; `refreshToken` still takes a token up to 24 h past
 * its end, and after that signing in again works as always.
 */

/** What local storage keeps under `userAuthData`: the token and its end in UTC seconds (spec §3). */
export interface StoredAuth {
  readonly jwt_token: string;
  readonly expire_at: number;
}

/** How often the portal looks whether a refresh is due: 6 minutes (spec §4, §9). */
export const REFRESH_INTERVAL_MS = 360_000;

const MS_PER_SECOND = 1000;

/** True when a refresh is due: only when now is greater than `expire_at` × 1000 (spec §4). `nowMs` in milliseconds. */
export function isRefreshDue(auth: StoredAuth, nowMs: number): boolean {
  return nowMs > auth.expire_at * MS_PER_SECOND;
}

/**
 * True when a refresh is due and none was granted within the last 6 minutes by the same clock; without the second part a
 * clock that is ahead would refresh before every call. Both times in milliseconds; null when none was granted yet.
 */
export function shouldRefresh(
  auth: StoredAuth,
  nowMs: number,
  lastRefreshMs: number | null,
): boolean {
  const isRecent =
    lastRefreshMs !== null && nowMs >= lastRefreshMs && nowMs - lastRefreshMs < REFRESH_INTERVAL_MS;
  return isRefreshDue(auth, nowMs) && !isRecent;
}

/** Reads what local storage keeps; null for nothing, garbage, an empty token or an end that is no time. */
export function parseStoredAuth(text: string | null): StoredAuth | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    if (!('jwt_token' in value && 'expire_at' in value)) return null;
    const { jwt_token, expire_at } = value;
    if (typeof jwt_token !== 'string' || jwt_token === '') return null;
    if (typeof expire_at !== 'number' || !Number.isFinite(expire_at)) return null;
    return { jwt_token, expire_at };
  } catch {
    return null;
  }
}
