/** A user with this name may not use the portal (spec §6). */
export const NAME_WITHOUT_ACCESS = 'dontHaveAccess';

/** Returns true when a user may open the pages of the main layout: a signed-in user who is not shut out by name (spec §6). */
export function canSeeAdmin(user: { readonly name: string } | undefined): boolean {
  return user !== undefined && user.name !== NAME_WITHOUT_ACCESS;
}
