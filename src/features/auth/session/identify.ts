import type { User } from '@/api/contract';
import { BackendError, CODE } from '@/api/contract';
import { info } from '@/services/user';
import { ensureFresh } from './refresh';
import { identifySession, readAuth, readToken, syncSession } from './store';

/** How the start went: with a user, without one, or with a failure that keeps the session and can be tried again. */
export type Startup =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'signedIn'; readonly user: User }
  /** The session is another customer's than this document's: it is about to be loaded anew. */
  | { readonly kind: 'replaced' }
  | { readonly kind: 'failed'; readonly error: unknown };

let running: Promise<User | null> | null = null;

async function ask(): Promise<User | null> {
  await ensureFresh('user.info');
  const token = readToken();
  if (token === '') return null;
  try {
    const user = await info({ token });
    if (readToken() === token) {
      identifySession(token, user);
      return user;
    }
  } catch (error) {
    if (readToken() === token || readAuth() === null) throw error;
  }
  // Another token was stored while the answer was on its way: the question is about that one now.
  return ask();
}

/**
 * Asks whose the stored token is, once for all who want to know, and keeps the answer; null when there is no token.
 * @throws BackendError (a code has ended the session), ContractError, TransportError
 */
function identify(): Promise<User | null> {
  running ??= ask().finally(() => {
    running = null;
  });
  return running;
}

/** Waits until it is known whose the stored token is. */
export async function whenIdentified(): Promise<void> {
  if (syncSession().kind === 'unidentified') await identify();
}

/**
 * Asks who is signed in (spec §4). A non-zero code has ended the session already (request policy); a lost network, a 500
 * or an answer that does not fit keeps it.
 */
export async function loadCurrentUser(): Promise<Startup> {
  try {
    const user = await identify();
    const state = syncSession();
    if (user === null || state.kind === 'anonymous') return { kind: 'anonymous' };
    if (state.kind === 'replaced') return { kind: 'replaced' };
    // Its owner was refused by the browser: nothing could be sent with this token.
    if (state.kind === 'unidentified') throw new Error('the session has no owner');
    return { kind: 'signedIn', user };
  } catch (error) {
    const isOver = error instanceof BackendError && error.code === CODE.sessionInvalid;
    return isOver || readToken() === '' ? { kind: 'anonymous' } : { kind: 'failed', error };
  }
}
