/** The client's login, and the limits of whitelist mode. */
export default {
  'credentials.title': 'Proxy credentials',
  'credentials.server': 'Server',
  'credentials.username': 'Account name (start of the username)',
  'credentials.password': 'Proxy password',
  'credentials.login': 'Username to paste',
  'credentials.newSession': 'New session',
  'credentials.whitelist': 'No username or password needed: your IP identifies you.',
  'credentials.linesOnly':
    'Whitelist lines contain only host and port. The API link can set location, rotation and format, but its lines use a username and password.',
  'credentials.apiLinkOnly':
    'Location, rotation and format now apply to the API link, whose lines use a username and password. Whitelist lines stay host and port.',
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
