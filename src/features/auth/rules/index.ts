/** The rules of `features/auth` that other features may import: they load no view. */
export { canSeeAdmin } from './access';
export { shownCustomer, tokenFingerprint } from './session';
