/** The client's login, and the limits of whitelist mode. */
export default {
  'credentials.title': 'Proxy credentials',
  'credentials.server': 'Server',
  'credentials.username': 'Proxy username',
  'credentials.password': 'Proxy password',
  'credentials.login': 'Full username',
  'credentials.newSession': 'New session',
  'credentials.whitelist': 'No username or password needed: your IP identifies you.',
  'credentials.linesOnly':
    'In whitelist mode a line contains only host and port. Location, rotation and format are set by the API link instead.',
  'credentials.apiLinkOnly':
    'Location, rotation and format now apply to the API link. A line still contains only host and port.',
  'credentials.forApiLink': 'Set up the API link',
  'credentials.forLines': 'Back to lines',
  'credentials.goToApiLink': 'Go to the API link',
  'credentials.why.place': 'In whitelist mode a line can’t set a location',
  'credentials.why.rotation': 'In whitelist mode a line can’t set a session',
  'credentials.why.format': 'In whitelist mode a line has no USER and PASS',
  'credentials.why.needsLogin': 'needs a password',
  'credentials.why.noWhitelist': 'no whitelist mode',
  'credentials.why.noWhitelistHere':
    'This gateway has no whitelist mode. For that mode, choose another gateway.',
} as const;
