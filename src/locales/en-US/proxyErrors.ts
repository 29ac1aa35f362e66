/**
 * What errors mean here and what to do about them: plain texts, fetched when the decoder is shown. `.t` names it, `.m` says
 * what it means, `.s` what to do now, one step a line; `backticks` hold what is typed as it stands.
 */
export default {
  'credentials.t': '407: the login was not accepted',
  'credentials.m':
    'The gateway was reached, but it got no username and password, or wrong ones. Over SOCKS5, an account without traffic and a place without stock get the same answer.',
  'credentials.s':
    'Generate a list and copy a line of it; do not type it.\nCheck that the program sends the username whole: some cut it after 100 characters.\nIf the password holds special signs, take the URL form, or enter username and password in fields of their own.\nAfter a change of the password, put the new one into all programs.',
  'notListed.t': '403: the address is not on the whitelist',
  'notListed.m':
    'In whitelist mode the gateway lets nobody through but the addresses on your list, and the API checks them, too.',
  'notListed.s':
    'Open a “what is my IP” site on the same computer, without the proxy.\nAdd that address to the whitelist.\nIf your address changes often, use a password instead.',
  'noTraffic.t': '402: no traffic left',
  'noTraffic.m':
    'The account that the line belongs to has no traffic. Everything else is in order.',
  'noTraffic.s':
    'Look whose line it is: the username begins with the account.\nBuy traffic for the main account, or allocate some to the sub-account.\nTry the same line again: it works at once.',
  'noStock.t': '404: no address in that place',
  'noStock.m':
    'At the moment there is no address in the country, state or city that the username asks for. You are not given another place unasked.',
  'noStock.s':
    'Choose the state or the whole country instead of the city.\nIf the username was written by hand, copy it from here: the codes must be exact.\nOr try again in a few minutes.',
  'tooMany.t': '429: too many requests',
  'tooMany.m': 'Somebody was asked too often in a short time: the API, or the site.',
  'tooMany.s':
    'Pause, and double the pause each time it comes again.\nFrom the API fetch many lines at once, not one line many times.\nIf it comes from the site, use Randomize IP and fewer connections at a time.',
  'token.t': '401: the API token is missing or wrong',
  'token.m': 'The generate API does not know the token in the link.',
  'token.s':
    'Copy the link anew: after “Regenerate” only the new token is valid.\nCheck that the whole link arrives: in a shell it must stand in quotes, because of the `&`.\nIf it came from the site, the site asks for a login of its own.',
  'upstream.t': '502: no answer from behind the gateway',
  'upstream.m':
    'Your login is fine. The address that the request went out from, or the site behind it, did not answer.',
  'upstream.s':
    'Try again: with Randomize IP it goes through another address.\nOpen the site without the proxy: is it up?\nTry another place, or the whole country.',
  'timeout.t': 'Time-out: no answer in time',
  'timeout.m':
    'Either the gateway was not reached (then it fails for every site), or the address or the site behind it is slow (then some sites work).',
  'timeout.s':
    'Try `https://example.com/` with the same line, to tell the two apart.\nFails for every site: a firewall, or a network that blocks the port. Try another network.\nFails for some: set the time-out to 30 seconds or more, and try again with another address.',
  'refused.t': 'Connection refused: nobody answers there',
  'refused.m':
    'The program did not get as far as the gateway: wrong host or port, no internet, or a firewall in between.',
  'refused.s':
    'Compare host and port with those below: whitelist mode has another port.\nTry from another network; company and school networks often block such ports.\nSwitch off other proxies and VPNs for a test.',
  'dns.t': 'The name was not found',
  'dns.m':
    'A host name could not be looked up. If it is the gateway’s, it is misspelt or the network has no DNS; if it is the site’s, your program looks names up by itself.',
  'dns.s':
    'Compare the gateway’s name with the one below, letter by letter.\nWith SOCKS5 write `socks5h://` in curl and Python: then the gateway looks up the names of sites.\nTry another DNS server or network.',
  'reset.t': 'The connection was closed midway',
  'reset.m':
    'It stood and then broke off: the home connection that it went out from went away, the site hung up, or something in your network cut it.',
  'reset.s':
    'Try again, a few times and with another address.\nIf it happens at once and every time, a firewall or an antivirus is in between: try another network.\nIf it happens with one site only, the site hangs up: fewer requests at a time help.',
  'certificate.t': 'TLS: the certificate is not trusted',
  'certificate.m':
    'The gateway passes https through unchanged, so the certificate is not ours. Somebody else reads along (mostly an antivirus or a company network), the computer’s clock is wrong, or its list of authorities is old.',
  'certificate.s':
    'Do not switch the check off: then anybody in between can read your passwords.\nCheck date and time of the computer.\nUpdate its certificates (in Python: the package `certifi`).\nSwitch off “scan encrypted connections” in the antivirus, or try another network.',
  'protocol.t': 'TLS or SOCKS: another protocol than the port speaks',
  'protocol.m':
    'The program and the gateway speak different protocols: mostly `https://` before the proxy where `http://` is meant, or SOCKS5 at a port for HTTP.',
  'protocol.s':
    'Write `http://` before the gateway, for https sites too. `https://` there means TLS to the gateway, which protocol HTTPS stands for.\nCompare protocol and port with those below.\nIf only one site fails, it is the site.',
  'address.t': 'The proxy address cannot be read',
  'address.m':
    'The program could not take the line apart: mostly because of `@`, `:`, `/`, `#` or `%` in the password, or because it expects another format.',
  'address.s':
    'Choose the URL form here: it encodes such signs.\nOr enter host, port, username and password in fields of their own, as they are.\nCheck that no space or line break was copied along.',
  'socksLogin.t': 'The browser takes no SOCKS5 login',
  'socksLogin.m':
    'Chromium and the browsers made of it cannot send a username and password to SOCKS5.',
  'socksLogin.s':
    'Choose protocol HTTP: it carries https sites as well.\nOr keep SOCKS5 and use whitelist mode, which needs no login.\nIn Playwright and Puppeteer give the login apart from the server’s address.',
  'socksMissing.t': 'The program cannot do SOCKS5 as it is',
  'socksMissing.m': 'It needs an addition for SOCKS5, or does not speak it at all.',
  'socksMissing.s':
    'Python requests: `pip install "requests[socks]"`; httpx: `pip install "httpx[socks]"`.\nNode: use an agent such as `socks-proxy-agent`.\nOr choose protocol HTTP: it carries https sites as well.',
  'tunnel.t': 'The gateway refused, without a reason to read',
  'tunnel.m':
    'The program reached the gateway, was turned away, and does not show the code. The usual reasons are the login, the traffic, the place and the whitelist.',
  'tunnel.s':
    'Look below at what your account says.\nRun the command under “Test it”: curl shows the code. Choose it here then.',
  'site.t': 'The site answered: the proxy works',
  'site.m':
    'This comes from the site itself, through the proxy. Login, traffic and place are in order.',
  'site.s':
    'Open the same address without the proxy: does it work there?\nSend what a browser sends (User-Agent, language), and fewer requests at a time.\nTry another address or country: some sites let in visitors of some countries only.',
  'who.gateway': 'The gateway says so: the site was not reached.',
  'who.site': 'The site says so.',
  'who.program': 'Your program says so by itself.',
  'who.unclear':
    'The text does not say who it comes from. If an https site was opened, it is probably the site: the gateway’s refusals say “proxy”, “tunnel” or “CONNECT”.',
  'hint.javaLogin':
    'Java sends no login through a tunnel unless you start it with `-Djdk.http.auth.tunneling.disabledSchemes=""`.',
  'hint.browserLogin':
    'A browser takes no login in the proxy’s address. Playwright: `proxy: { server, username, password }`; Puppeteer: `page.authenticate()`; Selenium: whitelist mode.',
} as const;
