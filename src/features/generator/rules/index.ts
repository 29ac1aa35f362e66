/** The generator's rules that other features may use. Importing them loads no view. */
export { composeUsername } from './line/proxyUsername';
