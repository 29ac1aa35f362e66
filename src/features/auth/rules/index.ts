export { canSeeAdmin } from './access';
export { shownCustomer, tokenFingerprint } from './session';
