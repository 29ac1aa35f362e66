import { history } from '@umijs/max';
import { tab } from '@/lib/browser/storage';
import { RESET_PATH, withoutBase } from '@/lib/navigation';
import { type Arrival, parseSavedResetToken, readArrival, saveResetToken } from '../rules/arrival';
import { beginSession, readAuth } from './store';

/** Storage key of the nonce of a sign-in at Google or Yandex, until the customer returns. */
export const NONCE_KEY = 'oauthState';
/**
 * Storage key of a reset link's token while the page is loaded again (a chunk that failed, Reload). The token is a secret:
 * it is written when the page is left, removed by the next start in this tab on any page, and worthless after a minute.
 */
const RESET_KEY = 'resetLink';

const NOTHING: Arrival = { kind: 'nothing' };
let arrived: Arrival = NOTHING;
let wasSignedIn = false;
/** The token of a reset link until it is used. */
let resetToken: string | null = null;

function takeSavedResetToken(path: string): string | null {
  const saved = tab.read(RESET_KEY);
  tab.remove(RESET_KEY);
  return path === RESET_PATH ? parseSavedResetToken(saved, Date.now()) : null;
}

function keepThroughReload(): void {
  window.addEventListener('pagehide', () => {
    if (resetToken === null || withoutBase(window.location.pathname) !== RESET_PATH) return;
    tab.write(RESET_KEY, saveResetToken(resetToken, Date.now()));
  });
  // A page restored from the browser's back/forward cache still has its token.
  window.addEventListener('pageshow', () => tab.remove(RESET_KEY));
}

/**
 * Reads the link or fragment in the address and removes it from there, before anything renders (contract: a fragment or a
 * link is consumed before the signed-in redirect). A valid session from Google or Yandex is stored at once.
 */
export function consumeArrival(): void {
  const { pathname, search, hash } = window.location;
  const path = withoutBase(pathname);
  const saved = takeSavedResetToken(path);
  const reading = readArrival({ path, search, hash }, tab.read(NONCE_KEY));
  const isNothing = reading.arrival.kind === 'nothing';
  arrived = isNothing && saved !== null ? { kind: 'resetToken', token: saved } : reading.arrival;
  wasSignedIn = readAuth() !== null;
  if (reading.search !== search || reading.hash !== hash) {
    // The change goes through the router's history: the router has read the address already and would go on showing it.
    history.replace({ pathname: path, search: reading.search, hash: reading.hash });
  }
  if (arrived.kind === 'resetToken') {
    resetToken = arrived.token;
    keepThroughReload();
  }
  if (arrived.kind !== 'session' && arrived.kind !== 'oauthFailed') return;
  tab.remove(NONCE_KEY);
  if (arrived.kind === 'session') {
    const isStored = beginSession({ jwt_token: arrived.jwtToken, expire_at: arrived.expireAt });
    if (!isStored) arrived = { kind: 'notStored' };
  }
}

/** Returns the arrival that the address contained, once; later calls get nothing. */
export function takeArrival(): { readonly arrival: Arrival; readonly wasSignedIn: boolean } {
  const taken = arrived;
  arrived = NOTHING;
  return { arrival: taken, wasSignedIn };
}

/** Deletes the token of a reset link after its use. */
export function forgetResetToken(): void {
  resetToken = null;
}
