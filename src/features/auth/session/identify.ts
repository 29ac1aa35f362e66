import { isSessionOver } from '@/api/callOutcome';
import type { User } from '@/api/contract';
import { info } from '@/services/user';
import { ensureFreshToken } from './refresh';
import { identifySession, readAuth, readToken, syncSession } from './store';

/** Result of the start: with a user, without one, or with a failure that keeps the session and can be tried again. */
export type Startup =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'signedIn'; readonly user: User }
  /** The session is another customer's than this document's: the document is about to be loaded anew. */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'failed'; readonly error: unknown };

let running: Promise<User | null> | null = null;

async function ask(): Promise<User | null> {
  await ensureFreshToken('user.info');
  const token = readToken();
  if (token === '') return null;
  try {
    const user = await info({}, { token });
    if (readToken() === token) {
      identifySession(token, user);
      return user;
    }
  } catch (error) {
    if (readToken() === token || readAuth() === null) throw error;
  }
  // Another token was stored while the answer was on its way, so the owner of that one is needed now.
  return ask();
}

/**
 * Asks for the owner of the stored token, once for all callers, and stores the answer; null when there is no token.
 * @throws BackendError (a code has ended the session), ContractError, TransportError
 */
function identify(): Promise<User | null> {
  running ??= ask().finally(() => {
    running = null;
  });
  return running;
}

/** Waits until the owner of the stored token is known. */
export async function whenIdentified(): Promise<void> {
  if (syncSession().kind === 'unidentified') await identify();
}

/**
 * Reads the signed-in user (spec §4). A non-zero code has ended the session already (request policy); a lost network, a
 * 500 or an unreadable answer keeps it.
 */
export async function loadCurrentUser(): Promise<Startup> {
  try {
    const user = await identify();
    const state = syncSession();
    if (user === null || state.kind === 'anonymous') return { kind: 'anonymous' };
    if (state.kind === 'replaced') return { kind: 'replaced' };
    // The browser refused to store the owner, so nothing could be sent with this token.
    if (state.kind === 'unidentified') throw new Error('the session has no owner');
    return { kind: 'signedIn', user };
  } catch (error) {
    return isSessionOver(error) || readToken() === ''
      ? { kind: 'anonymous' }
      : { kind: 'failed', error };
  }
}
