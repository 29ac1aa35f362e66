/**
 * Explanations of errors and the steps that fix them: plain texts, fetched when the decoder is shown. `.t` is the name, `.m` the
 * meaning, `.s` the steps, one a line; text in `backticks` is shown as code.
 */
export default {
  'credentials.t': '407: the login was not accepted',
  'credentials.m':
    'The gateway was reached, but it got no username and password, or wrong ones. Over SOCKS5, an account without traffic and a place without stock get the same answer.',
  'credentials.s':
    'Generate a list and copy a line of it; do not type it.\nCheck that the program sends the whole username: some cut it after 100 characters.\nIf the password contains special characters, use the URL form, or enter username and password in separate fields.\nAfter you change the password, put the new one into all programs.',
  'notListed.t': '403: the address is not on the whitelist',
  'notListed.m':
    'In whitelist mode the gateway lets through only the addresses on your list, and the API checks them, too.',
  'notListed.s':
    'Open a “what is my IP” site on the same computer, without the proxy.\nAdd that address to the whitelist.\nIf your address changes often, use a password instead.',
  'noTraffic.t': '402: no traffic left',
  'noTraffic.m':
    'The account that the line belongs to has no traffic. Everything else is in order.',
  'noTraffic.s':
    'Check whose line it is: the username begins with the account.\nBuy traffic for the main account, or allocate some to the sub-account.\nTry the same line again: it works at once.',
  'noStock.t': '404: no address in that place',
  'noStock.m':
    'At the moment there is no address in the country, state or city that the username asks for. The gateway never gives you another place unasked.',
  'noStock.s':
    'Choose the state or the whole country instead of the city.\nIf the username was written by hand, copy it from here: the codes must be exact.\nOr try again in a few minutes.',
  'tooMany.t': '429: too many requests',
  'tooMany.m': 'There were too many requests in a short time: to the API, or to the site.',
  'tooMany.s':
    'Pause, and double the pause each time it comes again.\nFetch many lines from the API at once, not one line many times.\nIf it comes from the site, use Randomize IP and fewer connections at a time.',
  'token.t': '401: the API token is missing or wrong',
  'token.m': 'The generate API does not know the token in the link.',
  'token.s':
    'Copy the link again: after “Regenerate” only the new token is valid.\nCheck that the whole link arrives: in a shell it must be in quotes, because of the `&`.\nIf the answer comes from the site, the site asks for a login of its own.',
  'upstream.t': '502: no answer from behind the gateway',
  'upstream.m':
    'Your login is fine. The address that the request went out from, or the site behind it, did not answer.',
  'upstream.s':
    'Try again: with Randomize IP it goes through another address.\nOpen the site without the proxy: is it up?\nTry another place, or the whole country.',
  'timeout.t': 'Time-out: no answer in time',
  'timeout.m':
    'Either the gateway was not reached (then it fails for every site), or the address or the site behind it is slow (then some sites work).',
  'timeout.s':
    'Try `https://example.com/` with the same line, to tell the two apart.\nIf every site fails: a firewall, or a network that blocks the port. Try another network.\nIf some sites fail: set the time-out to 30 seconds or more, and try again with another address.',
  'refused.t': 'Connection refused: nobody answers there',
  'refused.m':
    'The program did not get as far as the gateway: wrong host or port, no internet, or a firewall in between.',
  'refused.s':
    'Compare host and port with those under “Your account at the moment”: whitelist mode has another port.\nTry from another network; company and school networks often block such ports.\nSwitch off other proxies and VPNs for a test.',
  'dns.t': 'The name was not found',
  'dns.m':
    'A host name could not be looked up. If it is the gateway’s, it is misspelt or the network has no DNS; if it is the site’s, your program looks names up by itself.',
  'dns.s':
    'Compare the gateway’s name with the one under “Your account at the moment”, letter by letter.\nWith SOCKS5 write `socks5h://` in curl and Python: then the gateway looks up the names of sites.\nTry another DNS server or network.',
  'reset.t': 'The connection broke off',
  'reset.m':
    'The connection was open and then broke off: the home connection behind it went offline, the site closed it, or something in your network cut it.',
  'reset.s':
    'Try again, a few times and with another address.\nIf it happens at once and every time, a firewall or an antivirus is in between: try another network.\nIf it happens with one site only, the site closes the connection: fewer requests at a time help.',
  'certificate.t': 'TLS: the certificate is not trusted',
  'certificate.m':
    'The gateway passes https through unchanged, so the certificate is not ours. Something else is reading the connection (usually an antivirus or a company network), the computer’s clock is wrong, or its list of certificate authorities is old.',
  'certificate.s':
    'Do not switch the check off: then anybody in between can read your passwords.\nCheck the date and time of the computer.\nUpdate its certificates (in Python: the package `certifi`).\nSwitch off “scan encrypted connections” in the antivirus, or try another network.',
  'protocol.t': 'TLS or SOCKS: the port speaks another protocol',
  'protocol.m':
    'The program and the gateway speak different protocols: usually `https://` before the proxy where `http://` is meant, or SOCKS5 on a port for HTTP.',
  'protocol.s':
    'Write `http://` before the gateway, for https sites too. `https://` there means TLS to the gateway: that is protocol HTTPS.\nCompare protocol and port with those under “Your account at the moment”.\nIf only one site fails, the fault is the site’s.',
  'address.t': 'The proxy address cannot be read',
  'address.m':
    'The program could not take the line apart: usually because of `@`, `:`, `/`, `#` or `%` in the password, or because it expects another format.',
  'address.s':
    'Choose the URL form here: it encodes such characters.\nOr enter host, port, username and password in separate fields, as they are.\nCheck that no space or line break was copied along.',
  'socksLogin.t': 'The browser cannot send a SOCKS5 login',
  'socksLogin.m':
    'Chromium and the browsers based on it cannot send a username and password over SOCKS5.',
  'socksLogin.s':
    'Choose protocol HTTP: it carries https sites as well.\nOr keep SOCKS5 and use whitelist mode, which needs no login.\nIn Playwright and Puppeteer set the login separately from the server’s address.',
  'socksMissing.t': 'The program cannot do SOCKS5 as it is',
  'socksMissing.m': 'It needs an addition for SOCKS5, or does not speak it at all.',
  'socksMissing.s':
    'Python requests: `pip install "requests[socks]"`; httpx: `pip install "httpx[socks]"`.\nNode: use an agent such as `socks-proxy-agent`.\nOr choose protocol HTTP: it carries https sites as well.',
  'tunnel.t': 'The gateway refused and the reason is not shown',
  'tunnel.m':
    'The program reached the gateway, was turned away, and does not show the code. The usual reasons are the login, the traffic, the place and the whitelist.',
  'tunnel.s':
    'Look at “Your account at the moment”: it names what is missing.\nRun the command under “Test it”: curl shows the code. Then choose that code here.',
  'site.t': 'The site answered: the proxy works',
  'site.m':
    'This comes from the site itself, through the proxy. Login, traffic and place are in order.',
  'site.s':
    'Open the same address without the proxy: does it work there?\nSend what a browser sends (User-Agent, language), and fewer requests at a time.\nTry another address or country: some sites let in visitors of some countries only.',
  'who.gateway': 'The gateway answered: the site was not reached.',
  'who.site': 'The site answered.',
  'who.program': 'Your program itself reports this.',
  'who.unclear':
    'The text does not say who it comes from. If an https site was opened, it is probably the site: the gateway’s refusals say “proxy”, “tunnel” or “CONNECT”.',
  'hint.javaLogin':
    'Java sends no login through a tunnel unless you start it with `-Djdk.http.auth.tunneling.disabledSchemes=""`.',
  'hint.browserLogin':
    'A browser takes no login in the proxy’s address. Playwright: `proxy: { server, username, password }`; Puppeteer: `page.authenticate()`; Selenium: whitelist mode.',
} as const;
