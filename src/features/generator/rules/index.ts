export { composeUsername } from './line/proxyUsername';
