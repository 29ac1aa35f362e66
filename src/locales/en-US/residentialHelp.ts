/** The API link, the test commands, the error decoder and the help of the proxy generator; long texts are in `help` and `proxyErrors`. */
export default {
  'residential.apiLink': 'API link',
  'residential.apiText':
    'Programs use this link to fetch fresh lines with the same options. It holds your API token: do not share it.',
  'residential.apiCsv': 'The API has no CSV: this link asks for the URL form instead.',
  'residential.apiMain':
    'Its lines are for the main account: the API makes none for sub-accounts. Generate those above.',
  'residential.apiWhitelist':
    'In whitelist mode, country, state, city and session are set by this link. Its lines hold a username and password, so they need no address on the whitelist.',
  'residential.generateApi': 'Generate API link',
  'residential.apiNotKnown':
    'The API link cannot be made: the service did not send the API token or the gateway’s API address.',
  'residential.apiRegenerate':
    'Has somebody else seen the link? Regenerate the token: this link and every other one stops working at once.',
  'residential.apiRegenerateLink': 'Regenerate the token',
  'residential.apiDocument': 'Parameters and errors',
  'residential.qr': 'QR code',
  'residential.qrName': 'QR code of the API link',
  'residential.qrText':
    'For a phone’s camera. It holds the token: anyone who sees the code can read it.',
  'residential.qrTooLong': 'The link is too long for a QR code. Copy it instead.',

  'residential.try': 'Test it',
  'residential.tryText':
    'Paste the command into a terminal. It opens {site} through the proxy with these settings.',
  'residential.tryCommand': 'Command for {shell}',
  'residential.tryPowerShell': 'For Windows 10 and later, which include curl.exe.',
  'residential.tryAccount': 'Choose an account above to get a command.',
  'residential.expect': 'What to expect',
  'residential.expectPlace':
    'It prints the address that the site saw: not yours. Its country is {place}.',
  'residential.expectAny': 'It prints the address that the site saw: not yours.',
  'residential.expectRandomize': 'Run it again: the address changes.',
  'residential.expectSticky':
    'Run it again within {minutes, plural, one {# minute} other {# minutes}}: the address stays.',
  'residential.expectWhitelist': 'It asks for no password, but works from a listed address only.',
  'residential.expectBilled': 'Each run uses a few KB of the traffic of {account}.',

  'residential.decoder': 'Got something else? Look up the error',
  'residential.decoderText':
    'Paste what your program printed, or choose the closest match. The text stays on this page and is not sent anywhere.',
  'residential.errorPaste': 'Error text',
  'residential.errorExample': 'e.g. curl: (56) CONNECT tunnel failed, response 407',
  'residential.errorChoose': 'Error',
  'residential.errorAny': 'Detect from the text',
  'residential.errorUnknown':
    'This text is not recognised. Choose the closest match, or run the command above and paste what it prints.',
  'residential.errorWords': 'Recognised by “{words}”.',
  'residential.errorLogin':
    'The text holds a username and password. Take them out before you send it to anybody.',
  'residential.errorSteps': 'What to do now',
  'residential.errorAccount': 'Your account at the moment',
  'residential.errorMore': 'More about this in the FAQ',

  'residential.found.accountMissing': 'There is no account {account}. Choose another one above.',
  'residential.found.noTraffic': 'The main account {account} has no traffic left.',
  'residential.found.noSubTraffic': 'The sub-account {account} has no traffic left.',
  'residential.found.hasTraffic': 'The account {account} has {traffic} left.',
  'residential.found.listEmpty': 'Whitelist mode is chosen, but no address is listed.',
  'residential.found.listFilled':
    '{count, plural, one {# address is listed} other {# addresses are listed}}. This page cannot see your own: check that it is among them.',
  'residential.found.listUnread': 'Your whitelist could not be read.',
  'residential.found.passwordMode':
    'Password is chosen above: these lines need no whitelist. The line that failed uses the port of whitelist mode, or the API.',
  'residential.found.whitelistMode':
    'Whitelist is chosen above: its lines hold no login. The line that failed goes to the port for passwords.',
  'residential.found.partEmpty': 'The chosen state or city has no address at the moment.',
  'residential.found.countryEmpty': 'The chosen country has no address at the moment.',
  'residential.found.placeStocked':
    'The chosen place has {count, plural, one {# address} other {# addresses}} in stock.',
  'residential.found.placeAny':
    'No country is chosen above, so the line that failed was made with other settings.',
  'residential.found.breakingSigns':
    'The username or the password contains characters that break the chosen format.',
  'residential.found.tokenMissing': 'The service sent no API token for your account.',
  'residential.found.tokenThere': 'Compare the token in the link with that of your account.',
  'residential.found.endpoint': 'With these settings, programs connect to {endpoint}',
  'residential.found.sticky':
    'Sticky IP is chosen: a line keeps its address. Generate again to get others.',
  'residential.mend.noTraffic': 'Buy traffic',
  'residential.mend.noSubTraffic': 'Allocate traffic',
  'residential.mend.list': 'Open the whitelist',
  'residential.mend.token': 'Account settings',
  'residential.mend.partEmpty': 'Use the whole country',
  'residential.mend.countryEmpty': 'Use any country',
  'residential.mend.breakingSigns': 'Use the URL form',

  'residential.help': 'FAQ and API document',
  'residential.helpSearch': 'Search FAQ and API document',
  'residential.faq': 'FAQ',
  'residential.apiDoc': 'API document',
  'residential.helpFound': '{count, plural, =0 {Nothing found} one {# answer} other {# answers}}',
  'residential.helpNothing': 'Nothing contains all of these words',
  'residential.helpNothingText': 'Try fewer or other words, or contact support.',
  'residential.support': 'Contact support',
  'residential.copyLinkTo': 'Copy a link to: {title}',
  'residential.apiContents': 'Contents of the API document',
  'residential.apiRequired': 'required',
  'residential.apiOptional': 'optional',
  'residential.example': 'Example: {title}',
  'residential.copyExample': 'Copy the example: {title}',
} as const;
