import { history } from '@umijs/max';
import { type Arrival, readArrival } from '@/domain/arrival';
import { withoutBase } from '@/domain/navigation';
import { readAuth, writeAuth } from './session';
import { tab } from './storage';

/** Where the nonce of a sign-in at Google or Yandex waits for its answer. */
export const NONCE_KEY = 'oauthState';

const NOTHING: Arrival = { kind: 'nothing' };
let arrived: Arrival = NOTHING;
let wasSignedIn = false;

/**
 * Reads what the address brought along and takes it out of the address, before anything renders (contract: a fragment
 * or a link is consumed before the signed-in redirect). A good session from Google or Yandex is kept at once.
 */
export function consumeArrival(): void {
  const { pathname, search, hash } = window.location;
  const reading = readArrival({ path: withoutBase(pathname), search, hash }, tab.read(NONCE_KEY));
  arrived = reading.arrival;
  wasSignedIn = readAuth() !== null;
  if (reading.search !== search || reading.hash !== hash) {
    // By the router's own history: it has read the address already and would go on showing it.
    history.replace({
      pathname: withoutBase(pathname),
      search: reading.search,
      hash: reading.hash,
    });
  }
  if (arrived.kind !== 'session' && arrived.kind !== 'oauthFailed') return;
  tab.remove(NONCE_KEY);
  if (arrived.kind === 'session') {
    writeAuth({ jwt_token: arrived.jwtToken, expire_at: arrived.expireAt });
  }
}

/** What the address brought, once: the next asker gets nothing. */
export function takeArrival(): { readonly arrival: Arrival; readonly wasSignedIn: boolean } {
  const taken = arrived;
  arrived = NOTHING;
  return { arrival: taken, wasSignedIn };
}
