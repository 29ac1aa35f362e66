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
    'Whitelist lines contain only host and port, so location, rotation and format don’t apply. You can set them in the API link.',
  'credentials.apiLinkOnly':
    'Location, rotation and format now apply to the API link. Lines still contain only host and port.',
  'credentials.forApiLink': 'Set them for the API link',
  'credentials.forLines': 'Lines only',
  'credentials.goToApiLink': 'Go to the API link',
  'credentials.why.place': 'Whitelist lines can’t set a location',
  'credentials.why.rotation': 'Whitelist lines can’t set a session',
  'credentials.why.format': 'Whitelist lines have no USER and PASS',
  'credentials.why.needsLogin': 'needs a password',
  'credentials.why.noWhitelist': 'no whitelist mode',
  'credentials.why.noWhitelistHere':
    'This gateway has no whitelist mode. Choose another one to use it.',
} as const;
