/** The rules of `features/auth` that other features may import: they load no view. */
export { shownCustomer } from './session';
