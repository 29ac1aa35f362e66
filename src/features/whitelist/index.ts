/**
 * The IP whitelist: addresses that use proxies without a password. The list with its search and remarks, adding one or many at once,
 * and a deletion that can be undone for five seconds before it is sent. Start with `Whitelist.tsx`.
 */
export { loadWholeWhitelist, proxyWhitelistQuery } from './queries';
export { Whitelist } from './Whitelist';
