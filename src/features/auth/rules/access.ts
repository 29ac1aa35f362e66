/** The name that closes the portal to a user (spec §6). */
export const NAME_WITHOUT_ACCESS = 'dontHaveAccess';

/** Whether a user may open the pages of the main layout: there is one, and its name is not the closed one (spec §6). */
export function canSeeAdmin(user: { readonly name: string } | undefined): boolean {
  return user !== undefined && user.name !== NAME_WITHOUT_ACCESS;
}
