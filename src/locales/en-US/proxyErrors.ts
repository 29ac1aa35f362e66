/**
 * Explanations of errors and the steps that fix them: plain texts, fetched when the decoder is shown. `.t` is the name, `.m` the
 * meaning, `.s` the steps, one a line; text in `backticks` is shown as code.
 */
export default {
  'credentials.t': '407: username or password not accepted',
  'credentials.m':
    'The program reached the gateway, but sent no username and password, or wrong ones. Over SOCKS5 you get the same response when the account has no traffic or the location has no IPs.',
  'credentials.s':
    'Generate a list and copy a line from it; don’t type it.\nOver SOCKS5, also check that the account has traffic and the location has IPs.\nCheck that the program sends the whole username: some cut it off after 100\u00a0characters.\nIf the password contains special characters, use the URL format, or enter username and password in separate fields.\nAfter you change a sub-account’s password, put the new one into all programs. Your sign-in password isn’t used here.\nIn Java: start the program with `-Djdk.http.auth.tunneling.disabledSchemes=""`; otherwise it sends no credentials through a tunnel.\nA browser ignores credentials in the proxy URL. Playwright: `proxy: { server, username, password }`; Puppeteer: `page.authenticate()`; Selenium: whitelist mode.',
  'notListed.t': '403: the IP isn’t on the whitelist',
  'notListed.m':
    'In whitelist mode the gateway lets through only the IPs on your list. The API also responds with 403 if the program’s IP isn’t on the list.',
  'notListed.s':
    'Open a “what is my IP” site on the same computer, without the proxy.\nAdd that IP to the whitelist.\nIf your IP changes often, use a password instead.',
  'noTraffic.t': '402: no traffic left',
  'noTraffic.m':
    'The account that the line belongs to has no traffic left. Everything else is fine.',
  'noTraffic.s':
    'Check which account the line belongs to: the username begins with its name. Whitelist lines use the main account.\nBuy traffic for the main account, or allocate some to the sub-account.\nTry the same line again: it works immediately.',
  'noStock.t': '404: no IP in that location',
  'noStock.m':
    'Right now no IP is available in the country, state or city that the username asks for. The gateway never gives you another location unasked.',
  'noStock.s':
    'Choose the state or the whole country instead of the city.\nIf the username was written by hand, copy it from here: the codes must be exact.\nOr try again in a few minutes.',
  'tooMany.t': '429: too many requests',
  'tooMany.m': 'Too many requests were sent in a short time: to the API, or to the site.',
  'tooMany.s':
    'Pause, and double the pause each time the error repeats.\nFetch many lines from the API at once, not one line many times.\nIf the response is from the site, use Randomize IP and fewer connections at a time.',
  'token.t': '401: the API token is missing or wrong',
  'token.m': 'The API doesn’t accept the token in the link.',
  'token.s':
    'Copy the link again: after “Regenerate” only the new token is valid.\nCheck that the whole link is sent: in a shell it must be in quotes, because of the `&`.\nIf the response is from the site, the site asks for its own sign-in.',
  'upstream.t': '502: the IP or the site didn’t respond',
  'upstream.m':
    'Your username and password are fine. The IP that the request went out from, or the site behind it, didn’t respond.',
  'upstream.s':
    'Try again: Randomize IP uses another IP. With Sticky IP, take the next line or generate a new list.\nOpen the site without the proxy: is it up?\nTry another location, or the whole country.',
  'timeout.t': 'Time-out: no response in time',
  'timeout.m':
    'Either the program can’t reach the gateway (then every site fails), or the IP or the site behind it responds slowly (then some sites work).',
  'timeout.s':
    'Check “Service status” on the dashboard: the gateway may be down.\nTry `https://example.com/` with the same line.\nIf that fails too, a firewall or the network blocks the port: try another network.\nIf it opens, the site or the IP is slow. Set the time-out to 30\u00a0seconds or more, and try again with another IP.',
  'refused.t': 'Connection refused: the gateway wasn’t reached',
  'refused.m':
    'The program didn’t reach the gateway: wrong host or port, no internet, a firewall in between, or the gateway is down.',
  'refused.s':
    'Check “Service status” on the dashboard: the gateway may be down.\nCompare host and port with those under “Your account right now”: whitelist mode has another port.\nTry from another network; company and school networks often block such ports.\nTurn off other proxies and VPNs for a test.',
  'proxyHost.t': 'The gateway’s host name wasn’t found',
  'proxyHost.m':
    'The program couldn’t look up the gateway’s host name: it’s misspelled, or the network has no DNS.',
  'proxyHost.s':
    'Compare the name with the one under “Your account right now”, letter by letter.\nTry another DNS server or network.',
  'dns.t': 'The host name wasn’t found',
  'dns.m':
    'A host name couldn’t be looked up. If it’s the gateway’s, it’s misspelled or the network has no DNS. If it’s the site’s, your program looks it up itself instead of leaving that to the gateway.',
  'dns.s':
    'Compare the gateway’s name with the one under “Your account right now”, letter by letter.\nWith SOCKS5 write `socks5h://` in curl and Python: then the gateway looks up the names of sites.\nTry another DNS server or network.',
  'reset.t': 'The connection dropped',
  'reset.m':
    'The connection was open and then dropped: the home connection behind it went offline, the site closed it, or something in your network cut it.',
  'reset.s':
    'Try again a few times, and with another IP.\nIf it happens right away and every time, a firewall or an antivirus is in between: try another network.\nIf it happens with one site only, the site closes the connection: send fewer requests at a time.',
  'certificate.t': 'TLS: the certificate isn’t trusted',
  'certificate.m':
    'The gateway passes https sites through unchanged, so the site’s certificate isn’t ours. Something else is reading the connection (usually an antivirus or a company network), the computer’s clock is wrong, or its list of certificate authorities is old.',
  'certificate.s':
    'Don’t turn the check off: then anyone in between can read your passwords.\nCheck the date and time of the computer.\nUpdate its certificates (in Python: the package `certifi`).\nTurn off “scan encrypted connections” in the antivirus, or try another network.',
  'protocol.t': 'TLS or SOCKS: the port expects another protocol',
  'protocol.m':
    'The program and the gateway use different protocols: usually `https://` before the proxy where `http://` is meant, or SOCKS5 on a port for HTTP.',
  'protocol.s':
    'If you chose HTTP under Protocol, the proxy URL starts with `http://`, even for https sites. It starts with `https://` only if you chose HTTPS.\nCompare protocol and port with those under “Your account right now”.\nIf only one site fails, the fault is the site’s.',
  'address.t': 'The program can’t read the proxy line',
  'address.m':
    'It couldn’t split the line into its parts, usually because of `@`, `:`, `/`, `#` or `%` in the password, or because it expects another format.',
  'address.s':
    'Choose the URL format here: it encodes such characters.\nOr enter host, port, username and password in separate fields, without encoding.\nCheck that you didn’t copy a space or line break with the line.',
  'socksLogin.t': 'The browser can’t send SOCKS5 credentials',
  'socksLogin.m':
    'Chrome, Edge and most other browsers based on Chromium can’t send a username and password over SOCKS5.',
  'socksLogin.s':
    'Choose HTTP under Protocol: it works for https sites, too.\nOr keep SOCKS5 and use whitelist mode, which needs no username or password.\nIn Playwright and Puppeteer set the username and password separately from the server.',
  'socksMissing.t': 'The program can’t use SOCKS5 without an add-on',
  'socksMissing.m': 'It needs an add-on for SOCKS5, or doesn’t support it at all.',
  'socksMissing.s':
    'Python requests: `pip install "requests[socks]"`; httpx: `pip install "httpx[socks]"`.\nNode: use an agent such as `socks-proxy-agent`.\nOr choose HTTP under Protocol: it works for https sites, too.',
  'tunnel.t': 'The gateway refused, and the reason isn’t shown',
  'tunnel.m':
    'The program reached the gateway, was refused, and doesn’t show the code. The usual reasons are the credentials, the traffic, the location and the whitelist.',
  'tunnel.s':
    'Check “Your account right now” for anything that’s missing.\nRun the command under “Test”: curl shows the code. Then choose that code here.\nA browser ignores credentials in the proxy URL. Playwright: `proxy: { server, username, password }`; Puppeteer: `page.authenticate()`; Selenium: whitelist mode.',
  'site.t': 'The site responded: the proxy works',
  'site.m':
    'This response is from the site itself, through the proxy. Credentials, traffic and location are fine.',
  'site.s':
    'Open the same page without the proxy: does it work there?\nSend what a browser sends (User-Agent, language), and fewer requests at a time.\nTry another IP or country: some sites let in visitors from some countries only.',
  'who.gateway': 'This is the gateway’s response: the request didn’t reach the site.',
  'who.site': 'This is the site’s response.',
  'who.program': 'Your program itself reports this.',
  'who.unclear':
    'We can’t tell whether the site or the gateway responded. If the text contains “proxy”, “tunnel” or “CONNECT”, it was the gateway; otherwise, for an https site, probably the site.',
} as const;
