/** What others may know of the rules of `features/auth`: they load no view. */
export { canSeeAdmin } from './access';
export { shownCustomer, tokenFingerprint } from './session';
