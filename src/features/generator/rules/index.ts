/** What others may know of the rules of `features/generator`: they load no view. */
export { composeUsername } from './line/proxyUsername';
