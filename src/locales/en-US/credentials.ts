/** The client's login, and the limits of whitelist mode. */
export default {
  'credentials.title': 'Proxy credentials',
  'credentials.server': 'Host and port',
  'credentials.account': 'Account name (start of the username)',
  'credentials.password': 'Proxy password',
  'credentials.username': 'Username to paste',
  'credentials.whitelist': 'No username or password needed: your IP identifies you.',
  'credentials.linesOnly':
    'Whitelist lines are just host and port, for any country. To choose one, use Password or the API link (its lines have a password).',
  'credentials.forApiLink': 'Set up the API link',
  'credentials.why.lines': 'Not in whitelist mode',
  'credentials.why.format': 'Lines are just HOST:PORT',
  'credentials.why.needsLogin': 'needs a password',
  'credentials.why.noWhitelist': 'Whitelist mode isn’t available for {protocol}.',
} as const;
