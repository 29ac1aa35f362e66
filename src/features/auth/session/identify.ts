import { isSessionOver } from '@/api/callOutcome';
import type { User } from '@/api/contract';
import { info } from '@/services/user';
import { ensureFreshToken, recordClocks } from './refresh';
import { hasStoredSession, identifySession, readToken, syncSession } from './store';

let running: Promise<User | null> | null = null;

async function ask(): Promise<User | null> {
  await ensureFreshToken('user.info');
  const token = readToken();
  if (token === '') return null;
  try {
    const user = await info({}, { token });
    if (readToken() === token) {
      identifySession(token, user);
      recordClocks();
      return user;
    }
  } catch (error) {
    if (readToken() === token || !hasStoredSession()) throw error;
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
 * Reads the signed-in user (spec §4); null when nobody is signed in, or this document is about to be loaded anew for another customer.
 * @throws when the network is lost or the answer cannot be read: the session stays, and the customer may retry
 */
export async function loadCurrentUser(): Promise<User | null> {
  try {
    const user = await identify();
    const { kind } = syncSession();
    // The browser refused to store the owner, so nothing could be sent with this token.
    if (user !== null && kind === 'unidentified') throw new Error('the session has no owner');
    return kind === 'signedIn' ? user : null;
  } catch (error) {
    // A code has ended the session, and the request policy has handled that.
    if (isSessionOver(error) || !hasStoredSession()) return null;
    throw error;
  }
}
