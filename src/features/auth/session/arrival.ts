import { history } from '@umijs/max';
import { tab } from '@/lib/browser/storage';
import { RESET_PATH, withoutBase } from '@/lib/navigation';
import { type Arrival, parseSavedResetToken, readArrival, saveResetToken } from '../rules/arrival';
import { beginSession, readAuth } from './store';

/** Where the nonce of a sign-in at Google or Yandex waits for its answer. */
export const NONCE_KEY = 'oauthState';
/**
 * Where the token of a reset link waits while the page is loaded again (a chunk that failed, Reload). It is a secret: it is
 * written when the page is left, taken out by the next start in this tab whatever its page, and worthless after a minute.
 */
const RESET_KEY = 'resetLink';

const NOTHING: Arrival = { kind: 'nothing' };
let arrived: Arrival = NOTHING;
let wasSignedIn = false;
/** The token of a reset link until it was used. */
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
  // Back from the browser's cache: the page has its token still.
  window.addEventListener('pageshow', () => tab.remove(RESET_KEY));
}

/**
 * Reads what the address brought along and takes it out of the address, before anything renders (contract: a fragment
 * or a link is consumed before the signed-in redirect). A good session from Google or Yandex is kept at once.
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
    // By the router's own history: it has read the address already and would go on showing it.
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

/** What the address brought. It is given once; later calls get nothing. */
export function takeArrival(): { readonly arrival: Arrival; readonly wasSignedIn: boolean } {
  const taken = arrived;
  arrived = NOTHING;
  return { arrival: taken, wasSignedIn };
}

/** The token of the reset link was used: nothing keeps it any more. */
export function forgetResetToken(): void {
  resetToken = null;
}
