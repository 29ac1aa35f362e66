/** A user with this name may not use the portal (spec §6). */
export const NAME_WITHOUT_ACCESS = 'dontHaveAccess';

/**
 * Returns true when a user may open the pages of the main layout: the user exists, and the name is not the closed one
 * (spec §6).
 */
export function canSeeAdmin(user: { readonly name: string } | undefined): boolean {
  return user !== undefined && user.name !== NAME_WITHOUT_ACCESS;
}
