import { findUser, openSession } from '../../../mock/world/account';
import { ACCOUNTS } from '../../../mock/world/seed';
import type { World } from '../../../mock/world/state';
import { tokenFingerprint } from '../../../src/features/auth/rules/session';

/** A session of a seeded customer (the demo customer's, if none is named) as the browser keeps it, with its owner. */
export function storedSession(
  world: World,
  email: string = ACCOUNTS.demo.email,
): { readonly userAuthData: string; readonly sessionOwner: string } {
  const user = findUser(world, email);
  if (!user) throw new Error(`the seed has no ${email}`);
  const { token, expireAt } = openSession(world, user);
  return {
    userAuthData: JSON.stringify({ jwt_token: token, expire_at: expireAt }),
    sessionOwner: JSON.stringify({ user_id: user.id, fingerprint: tokenFingerprint(token) }),
  };
}
