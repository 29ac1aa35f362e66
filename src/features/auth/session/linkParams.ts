import { history } from '@umijs/max';
import { START_KEYS, sessionStore } from '@/lib/browser/storage/storage';
import { normalizePath, RESET_PATH, withoutBase } from '@/lib/navigation';
import { type LinkParams, parseLink, parseResetToken } from '../rules/linkParams';
import { beginSession, hasStoredSession } from './store';

/** Storage key of the nonce of a sign-in at Google or Yandex, until the customer returns. */
export const NONCE_KEY = 'oauthState';

const NOTHING: LinkParams = { kind: 'nothing' };
let linkParams: LinkParams = NOTHING;
let wasSignedIn = false;
/** The token of a reset link until it is used. */
let resetToken: string | null = null;

const isOnResetPage = () => normalizePath(window.location.pathname) === RESET_PATH;

function takeSavedResetToken(): string | null {
  const saved = sessionStore.read(START_KEYS.resetLink);
  sessionStore.remove(START_KEYS.resetLink);
  return isOnResetPage() ? parseResetToken(saved, Date.now()) : null;
}

function keepThroughReload(): void {
  window.addEventListener('pagehide', () => {
    if (resetToken === null || !isOnResetPage()) return;
    sessionStore.write(START_KEYS.resetLink, JSON.stringify({ token: resetToken, at: Date.now() }));
  });
  // A page restored from the browser's back/forward cache still has its token.
  window.addEventListener('pageshow', () => sessionStore.remove(START_KEYS.resetLink));
}

/**
 * Reads the link or fragment in the address and removes it from there, before anything renders (contract: a fragment or a
 * link is consumed before the signed-in redirect). A valid session from Google or Yandex is stored at once.
 */
export function consumeLinkParams(): void {
  const { pathname, search, hash } = window.location;
  const path = withoutBase(pathname);
  const saved = takeSavedResetToken();
  const reading = parseLink({ path, search, hash }, sessionStore.read(NONCE_KEY));
  const isNothing = reading.params.kind === 'nothing';
  linkParams = isNothing && saved !== null ? { kind: 'resetToken', token: saved } : reading.params;
  wasSignedIn = hasStoredSession();
  if (reading.search !== search || reading.hash !== hash) {
    // The change goes through the router's history: the router has read the address already and would go on showing it.
    history.replace({ pathname: path, search: reading.search, hash: reading.hash });
  }
  if (linkParams.kind === 'resetToken') {
    resetToken = linkParams.token;
    keepThroughReload();
  }
  if (linkParams.kind !== 'session' && linkParams.kind !== 'oauthFailed') return;
  sessionStore.remove(NONCE_KEY);
  if (linkParams.kind === 'session' && !beginSession(linkParams))
    linkParams = { kind: 'notStored' };
}

/** Returns the parameters of the link that opened this tab, once; later calls get nothing. */
export function takeLinkParams(): { readonly params: LinkParams; readonly wasSignedIn: boolean } {
  const taken = linkParams;
  linkParams = NOTHING;
  return { params: taken, wasSignedIn };
}

/** Returns the token of the reset link that opened this tab, until it is used: also after another page. */
export const readResetToken = (): string | null => resetToken;

/** Deletes the token of a reset link after its use. */
export function forgetResetToken(): void {
  resetToken = null;
}
