import type { InitialState } from './app';

/** A user with this name may not use the portal (spec §6). */
const NAME_WITHOUT_ACCESS = 'dontHaveAccess';

/** The access keys that routes name (spec §6). Only booleans: Umi leaves a route open whose key is null or ''. */
export default function access(initialState: InitialState | undefined): { canSeeAdmin: boolean } {
  const user = initialState?.currentUser;
  return { canSeeAdmin: user !== undefined && user.name !== NAME_WITHOUT_ACCESS };
}
