/** The API link, the test commands, the error decoder and the help of the proxy generator; long texts are in `help` and `proxyErrors`. */
export default {
  'residential.apiLink': 'API link',
  'residential.apiText':
    'Programs use this link to fetch fresh lines with the same options. It contains your API token: don’t share it.',
  'residential.apiCsv': 'The API has no CSV: this link asks for the URL format instead.',
  'residential.apiMain':
    'The API makes lines for the main account only. For a sub-account, use Generate.',
  'residential.apiWhitelist':
    'Lines from this link use a username and password, so they work from any IP. If the link itself fails with 403, whitelist the program’s IP.',
  'residential.apiNoneHere':
    'This location has no IPs available right now, so the API link would fail. Choose another location.',
  'residential.generateApi': 'Generate API link',
  'residential.apiNotKnown':
    'We can’t make the API link: your API token or the gateway’s API URL is missing. Reload the page or report the problem.',
  'residential.apiRegenerate':
    'Has someone else seen the link? Regenerate the token, and ask support to change your proxy password: fetched lines still work.',
  'residential.apiRegenerateLink': 'Regenerate the token',
  'residential.apiDocument': 'Parameters and errors',
  'residential.qr': 'QR code',
  'residential.qrName': 'QR code of the API link',
  'residential.qrText':
    'For your phone’s camera. It contains the token, so anyone who sees the code can use it.',
  'residential.qrTooLong': 'The link is too long for a QR code. Copy it instead.',

  'residential.try': 'Test it',
  'residential.tryText':
    'Paste the command into a terminal. It opens {site} through the proxy with these settings.',
  'residential.tryCommand': 'Command for {shell}',
  'residential.tryPowerShell': 'For Windows 10 and later, which include curl.exe.',
  'residential.accountFirst': 'Choose an account in “Settings” on this page first.',
  'residential.expect': 'What to expect',
  'residential.expectPlace':
    'It prints the IP that the site saw, which isn’t yours. Its location should be: {place}.',
  'residential.expectAny': 'It prints the IP that the site saw, which isn’t yours.',
  'residential.expectRandomize': 'Run it again: the IP changes.',
  'residential.expectSticky':
    'Run it again within {minutes, plural, one {#\u00a0minute} other {#\u00a0minutes}}: the IP stays the same.',
  'residential.expectWhitelist': 'It needs no password, but works only from a listed IP.',
  'residential.expectBilled':
    'Each run uses a few KB of {isMain, select, true {the main account’s} other {{account}’s}} traffic.',

  'residential.decoder': 'Got something else? Look up the error',
  'residential.decoderText':
    'Paste what your program printed, or choose the closest match. The text stays on this page and isn’t sent anywhere.',
  'residential.errorPaste': 'Error text',
  'residential.errorExample': 'e.g. curl: (56) CONNECT tunnel failed, response 407',
  'residential.errorChoose': 'Error',
  'residential.errorAny': 'Detect from the text',
  'residential.errorUnknown':
    'We don’t recognize this text. Choose the closest match, or run the command above and paste what it prints.',
  'residential.errorWords': 'Recognized from “{words}” in your text.',
  'residential.errorLogin':
    'The text contains a username and password. Remove them before you send it to anyone.',
  'residential.errorSteps': 'What to do now',
  'residential.errorAccount': 'Your account right now',

  'residential.found.accountMissing':
    'There’s no account {account}. Choose another one in “Settings” on this page.',
  'residential.found.noTraffic': 'The main account {account} has no traffic.',
  'residential.found.noSubTraffic': 'The sub-account {account} has no traffic.',
  'residential.found.hasTraffic': 'The account {account} has {traffic} left.',
  'residential.found.listEmpty': 'You chose whitelist mode, but no IP is listed.',
  'residential.found.listFilled':
    '{count, plural, one {#\u00a0IP is listed} other {#\u00a0IPs are listed}}. We can’t detect yours: check that it’s one of them.',
  'residential.found.listUnread': 'We couldn’t load your whitelist, so check it yourself.',
  'residential.found.passwordMode':
    'Your settings use Password, but this error is about whitelist mode or the API. Check the port, or take a line from a new list.',
  'residential.found.whitelistMode':
    'Your settings use Whitelist, but this error is about a username and password. Check the port, or take a line from a new list.',
  'residential.found.partEmpty': 'No IP is available in the chosen state or city right now.',
  'residential.found.countryEmpty': 'No IP is available in the chosen country right now.',
  'residential.found.placeStocked':
    '{count, plural, one {#\u00a0IP is available} other {#\u00a0IPs are available}} in the chosen location.',
  'residential.found.placeAny':
    'No country is chosen in “Settings”, so the line that failed had different settings. Generate a new list and try a line from it.',
  'residential.found.breakingSigns':
    'The username or password contains characters that break the chosen format.',
  'residential.found.tokenMissing':
    'We couldn’t load your API token. Reload the page; if it’s still missing, contact support.',
  'residential.found.tokenThere': 'Compare the token in the link with the one in your account.',
  'residential.found.endpoint': 'With these settings, programs connect to {endpoint}',
  'residential.found.sticky':
    'Sticky IP is chosen: each line keeps its IP. Generate again to get others.',
  'residential.mend.noTraffic': 'Buy traffic',
  'residential.mend.noSubTraffic': 'Allocate traffic',
  'residential.mend.list': 'Open the whitelist',
  'residential.mend.token': 'Account settings',
  'residential.mend.partEmpty': 'Use the whole country',
  'residential.mend.countryEmpty': 'Use any country',
  'residential.mend.breakingSigns': 'Use the URL format',

  'residential.help': 'FAQ and API document',
  'residential.helpSearch': 'Search FAQ and API document',
  'residential.helpFound':
    '{count, plural, =0 {Nothing found} one {#\u00a0result} other {#\u00a0results}}',
  'residential.helpNothing': 'No results for these words',
  'residential.helpNothingText': 'Try fewer or other words, or contact support.',
  'residential.support': 'Contact support',
  'residential.apiRequired': 'required',
  'residential.apiOptional': 'optional',
  'residential.example': 'Example: {title}',
} as const;
