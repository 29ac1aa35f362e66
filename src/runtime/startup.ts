import { BackendError, type User } from '@/contract';
import { info } from '@/services/user';
import { readToken, writeUser } from './session';

/** How the start went: with a user, without one, or with a failure that keeps the session and can be tried again. */
export type Startup =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'signedIn'; readonly user: User }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * Asks who is signed in (spec §4). A non-zero code has ended the session already (request policy); a lost network, a 500
 * or an answer that does not fit keeps it.
 */
export async function loadCurrentUser(): Promise<Startup> {
  if (readToken() === '') return { kind: 'anonymous' };
  try {
    const user = await info();
    writeUser(user);
    return { kind: 'signedIn', user };
  } catch (error) {
    return error instanceof BackendError ? { kind: 'anonymous' } : { kind: 'failed', error };
  }
}
