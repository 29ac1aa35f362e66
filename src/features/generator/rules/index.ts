/** The generator's rules for others: the contract check writes usernames, too. Importing them loads no view. */
export { composeUsername } from './line/proxyUsername';
