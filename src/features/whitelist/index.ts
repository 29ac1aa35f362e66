export { loadWholeWhitelist, proxyWhitelistQuery, useProxyWhitelist } from './queries';
export { Whitelist } from './Whitelist';
