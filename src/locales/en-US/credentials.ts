/** The client's login, and the limits of whitelist mode. */
export default {
  'credentials.title': 'Proxy credentials',
  'credentials.server': 'Server',
  'credentials.username': 'Proxy username',
  'credentials.password': 'Proxy password',
  'credentials.login': 'Full username',
  'credentials.newSession': 'New session',
  'credentials.whitelist':
    'Whitelist mode needs no username and no password: the address that you connect from is your login.',
  'credentials.linesOnly':
    'Listed addresses connect without a password. Without a username, lines hold host and port only, so place, rotation and the formats with USER and PASS do not apply to them. The API link can set all of these.',
  'credentials.apiLinkOnly':
    'Place, rotation and format now apply to the API link. Lines stay host and port only.',
  'credentials.forApiLink': 'Set them for the API link',
  'credentials.forLines': 'Lines only',
  'credentials.goToApiLink': 'Go to the API link',
  'credentials.why.place': 'Whitelist lines cannot set a place',
  'credentials.why.rotation': 'Whitelist lines cannot set a session',
  'credentials.why.format': 'Whitelist lines have no USER and PASS',
  'credentials.why.needsLogin': 'needs a password',
  'credentials.why.noWhitelist': 'no whitelist mode',
  'credentials.why.noWhitelistHere':
    'This gateway has no whitelist mode: choose another one for it',
} as const;
