/**
 * The FAQ and the API document of the proxy generator: plain texts, fetched when they are shown. A line break starts a new
 * paragraph, and text in `backticks` is shown as code.
 */
export default {
  'faq.start': 'Getting started',
  'faq.first.q': 'How do I get my first working proxy?',
  'faq.first.a':
    'Choose a country under Settings (or leave “Any country”), press Generate, and copy a line of the list into your program.\nTo see whether it works, copy the command under “Test it” into a terminal: it must print an address that is not yours.',
  'faq.residential.q': 'What is a residential proxy?',
  'faq.residential.a':
    'Your program connects to one of our gateways, and the gateway sends the request on from the internet connection of a home in the place that you chose. The site sees that address, not yours.',
  'faq.access.q': 'Password or whitelist: which should I choose?',
  'faq.access.a':
    'Password works from anywhere, and only with it can a line set country, state, city and Sticky IP.\nWhitelist needs no password: whoever connects from an address on your list gets through. Choose it for programs that cannot send a proxy login, on a computer whose address does not change. It uses the main account’s traffic and another port.',
  'faq.protocols.q': 'HTTP, HTTPS or SOCKS5?',
  'faq.protocols.a':
    'HTTP is right for nearly everything: it carries http and https sites, and what you send to an https site stays encrypted all the way.\nHTTPS also encrypts the way from your program to the gateway, so that nobody in your network sees the login. The program must support it.\nSOCKS5 is for programs that use protocols other than HTTP.',
  'faq.formats.q': 'Which list format does my program need?',
  'faq.formats.a':
    'See its documentation. Most take `HOST:PORT:USER:PASS`; libraries of programming languages take the URL form. If the password contains `:`, `@` or `/`, use the URL form or JSON: in the other four formats the program cannot tell such a character from a separator.',
  'faq.browsers.q': 'Does it work in browsers and anti-detect browsers?',
  'faq.browsers.a':
    'Yes. Enter host, port, username and password in separate fields where there are any. Chromium, and every browser based on it, cannot send a SOCKS5 login: use HTTP there, or SOCKS5 in whitelist mode.',
  'faq.share.q': 'Can I bookmark or share my settings?',
  'faq.share.a':
    'Yes: they are part of this page’s address, without any password or token. Whoever opens it gets the same settings with an account of their own; only if a sub-account is chosen, its name is in the address, and they have to choose another account.',

  'faq.errors': 'When it does not work',
  'faq.407.q': 'What does “407 Proxy Authentication Required” mean?',
  'faq.407.a':
    'The gateway got no username and password, or wrong ones. Copy the line again instead of typing it. Check that the program sends the whole username (some cut it after 100 characters) and that a password with special characters is not cut or encoded twice.\nOver SOCKS5 you get the same answer when the account has no traffic left: SOCKS5 has no separate code for it.',
  'faq.403.q': 'Why do I get 403 in whitelist mode?',
  'faq.403.a':
    'Your program connects from an address that is not on your whitelist. Find out which one the internet sees (open any “what is my IP” site on the same computer, without the proxy) and add it. If the 403 comes from the site itself, the proxy works, and the site does not like the request.',
  'faq.slow.q': 'Why is it slow, or why does it time out?',
  'faq.slow.a':
    'A residential address is somebody’s home connection: it may be slow or go offline. Give your program 30 seconds or more and let it try again. With Randomize IP the next try uses another address automatically; with Sticky IP generate a new list. A whole country has more good addresses than one city.',
  'faq.blocked.q': 'A site shows a captcha or blocks me. What can I do?',
  'faq.blocked.a':
    'The proxy works: it is the site that decides. Send fewer requests at a time, use Sticky IP where a visitor would stay signed in and Randomize IP where each page stands alone, and choose the country that the site’s visitors come from.',
  'faq.signs.q': 'My password has an @ or a colon in it and the program fails. What now?',
  'faq.signs.a':
    'Inside a URL such characters must be percent-encoded: `@` is `%40`, `:` is `%3A`. The URL form of the list does that for you. In separate fields for username and password nothing is encoded.',
  'faq.tls.q': 'I see certificate warnings. Should I switch the checks off?',
  'faq.tls.a':
    'No. The gateway passes https through as it is and needs no certificate of its own on your computer. A warning means that something else is reading the connection: usually an antivirus or a company network. Without the checks it could read your passwords, too.',
  'faq.dns.q': 'Does my computer still look up the names of the sites (DNS)?',
  'faq.dns.a':
    'With HTTP and HTTPS it does not: the gateway gets the name. With SOCKS5 it depends on the program: in curl and Python write `socks5h` instead of `socks5`, and the gateway looks names up.',

  'faq.places': 'Places and rotation',
  'faq.rotation.q': 'What is the difference between Randomize IP and Sticky IP?',
  'faq.rotation.a':
    'Randomize IP changes the address on each request: good for collecting many pages. Sticky IP keeps one address for the minutes you set, from 1 to 1440, as long as that address stays active: good for signing in, carts and forms.',
  'faq.stickyEnd.q': 'Why did my Sticky IP change before its time was over?',
  'faq.stickyEnd.a':
    'The home behind it went offline, and an address is kept only while it is active. After that you get another one. No residential service can promise an address for a fixed time.',
  'faq.newAddress.q': 'How do I get a new address at once, or one for each program?',
  'faq.newAddress.a':
    'Each line of a Sticky IP list has a session of its own, and each session an address of its own. Give each program a line of its own; for a new address take the next line, or generate again.',
  'faq.anyCountry.q': 'What happens if I choose no country?',
  'faq.anyCountry.a':
    'You get addresses from anywhere. That is the largest choice, but two requests may come from two continents.',
  'faq.stock.q': 'What if a city has no addresses at the moment?',
  'faq.stock.a':
    'The gateway refuses with 404 (over SOCKS5 with a refused login): it never gives you another place unasked. Choose the state or the country, or try again later.',
  'faq.wrongPlace.q': 'Why does a site show another city than the one I chose?',
  'faq.wrongPlace.a':
    'Sites look addresses up in databases, and these disagree, above all about cities. Compare two or three of them. The country should be the same in all; if it is not, send support the address and the time.',

  'faq.traffic': 'Traffic and payment',
  'faq.gb.q': 'How much is a GB?',
  'faq.gb.a':
    '1 GB is 1024 MB, 1 MB is 1024 KB and 1 KB is 1024 bytes, on every page and in every export.',
  'faq.counts.q': 'Which traffic counts?',
  'faq.counts.a':
    'All that goes through the gateway in both directions: what you send and what you receive, pictures and scripts included. To save traffic, let your program leave out pictures, videos and fonts.',
  'faq.where.q': 'Where did my traffic go?',
  'faq.where.a':
    'Usage shows it by hour or day, by account, country and protocol, and lists every change of your traffic with what was left after it. All times there are UTC, so a day may begin at another hour than yours.',
  'faq.expire.q': 'When does traffic expire?',
  'faq.expire.a':
    'With the time limit of the order that it came with; traffic of an order without a limit does not expire. What expires first is used first. Traffic that you allocate to a sub-account keeps its date.',
  'faq.empty.q': 'What happens when the traffic runs out?',
  'faq.empty.a':
    'New connections are refused: with 402 over HTTP, as a refused login over SOCKS5. Your lines stay valid and work again as soon as there is traffic. Nothing is bought or charged automatically.',
  'faq.trial.q': 'Can I try it before I pay?',
  'faq.trial.a':
    'If your account can have the free trial, you find its button under New order. It costs nothing and asks for no payment details.',
  'faq.crypto.q': 'I paid with crypto and nothing was credited. What should I do?',
  'faq.crypto.a':
    'Don’t worry: we keep checking the payment, even after you close the page. It counts once the network has confirmed it, and the tracker at the top of the page shows how far it is. “Partly paid” means: send the rest to the same address before the time is up. If it says underpaid or not paid although your wallet sent the money, contact support with the order ID.',
  'faq.fees.q': 'What fees are there, and can I get my money back?',
  'faq.fees.a':
    'Crypto payments carry a processing fee of 3 % and are not refundable. A recharge is at least 20 USD. Paying from the balance costs no fee.',

  'faq.accounts': 'Accounts and safety',
  'faq.sub.q': 'What are sub-accounts for?',
  'faq.sub.a':
    'Each person, project or program gets its own username, password and amount of traffic. When that is used up, the others are not affected. Choose the sub-account under Account, and the list is made for it.',
  'faq.subDelete.q': 'What happens to the traffic of a sub-account that I delete?',
  'faq.subDelete.a':
    'What is left goes back to the main account. The sub-account’s lines stop working at once.',
  'faq.whitelist.q': 'How many addresses can I whitelist, and which ones?',
  'faq.whitelist.a':
    'Up to 100, IPv4 or IPv6. It must be the address that the internet sees, not the one inside your network (`192.168.…` or `10.…`). This page cannot see it for you.',
  'faq.changing.q': 'My own address changes all the time. Can I use the whitelist?',
  'faq.changing.a':
    'Better use a password: it works from every address. A listed address that is no longer yours lets somebody else use your traffic, so remove it.',
  'faq.token.q': 'What is the API token, and how does it differ from the proxy password?',
  'faq.token.a':
    'The proxy password opens the gateway and is part of each line. The API token lets a program fetch lines, and is part of the API link. Share neither. If somebody else has got the token, regenerate it under Account settings: the old one, and every link with it, stops working at once.',

  'api.overview.t': 'What the API does',
  'api.overview.b':
    'One address gives your programs fresh proxy lines, with the same options as on this page. “Generate API link” writes it with your own options and token.\nIt takes GET; there is nothing to install and no header to send.',
  'api.request.t': 'Example request',
  'api.request.b':
    'Three lines of Sticky IP in Los Angeles, each for 30 minutes. Here the token comes from an environment variable, so that it is not in your code.',
  'api.answer.t': 'Example answer',
  'api.answer.b':
    'HTTP 200, and one line for each proxy in the format that you asked for. With `format=json` it is a list of objects.',
  'api.parameters.t': 'Parameters',
  'api.parameters.b':
    'They go into the query string. Percent-encode values that contain anything but letters, digits and hyphens; leave out what you do not need.',
  'api.token.t': 'token',
  'api.token.b': 'Your API token from Account settings.',
  'api.num.t': 'num',
  'api.num.b':
    'How many lines: a whole number from 1. With Randomize IP all lines are the same, so 1 is enough. This page fills in the number from Quantity; for very long lists, generate them here instead.',
  'api.region.t': 'region',
  'api.region.b':
    'The country, as two lower-case letters: `us`, `de`, `br`. If left out, any country is used.',
  'api.st.t': 'st',
  'api.st.b':
    'The state: the code that appears in the username when you choose it on this page. Only together with `region`.',
  'api.city.t': 'city',
  'api.city.b':
    'The city: the code that appears in the username when you choose it on this page. Only together with `region` and, where a country has states, `st`.',
  'api.protocol.t': 'protocol',
  'api.protocol.b': '`http`, `https` or `socks5`: how your program connects to the gateway.',
  'api.sessTime.t': 'sessTime',
  'api.sessTime.b':
    'Sticky IP: how many minutes each line keeps its address, from 1 to 1440. If left out: Randomize IP.',
  'api.format.t': 'format',
  'api.format.b':
    '`HOST:PORT:USER:PASS`, `HOST:PORT@USER:PASS`, `USER:PASS:HOST:PORT`, `USER:PASS@HOST:PORT`, `url` or `json`. Only the last two can hold any password. CSV is made on this page only.',
  'api.errors.t': 'Errors',
  'api.errors.b':
    'An error has its own HTTP status and a JSON body: `code` repeats the status, `msg` says it in words. For any error that is not listed here, `msg` names the wrong parameter.',
  'api.401.t': 'HTTP 401: the token is missing or wrong',
  'api.401.b':
    'Copy it again from Account settings. After “Regenerate” only the new one is valid. Do not try again with the same one.',
  'api.402.t': 'HTTP 402: no traffic left',
  'api.402.b': 'The main account is empty. Buy traffic, or take some back from a sub-account.',
  'api.403.t': 'HTTP 403: your address is not on the whitelist',
  'api.403.b':
    'The program asks from an address that is not on the whitelist. Add that address, or ask from a listed one.',
  'api.404.t': 'HTTP 404: no stock in that place',
  'api.404.b':
    'There is no address in that place at the moment, or a code is misspelled. Leave out `city`, then `st`.',
  'api.429.t': 'HTTP 429: too many requests',
  'api.429.b':
    'Wait, and double the pause with each 429. Ask for many lines at once instead of one line many times.',
  'api.limits.t': 'Limits and good habits',
  'api.limits.b':
    'Lines stay valid as long as the password does: fetch a list, use it, and fetch the next one when you need other options or new sessions. Session minutes go from 1 to 1440; the whitelist holds up to 100 addresses.\nToo many requests are refused with 429. Give a request 15 seconds, and try again only after a time-out, 429 or a status of 500 and above.\nFetching lines costs no traffic; using them does.',
  'api.username.t': 'The username, if you write it yourself',
  'api.username.b':
    'The gateway reads place and session from the username, so a program can change them without a new list. Keep the parts in this order; those in brackets may be left out. A session has 8 to 12 characters of a–z and 0–9: the same session keeps its address, a new one gets another.',
  'api.secret.t': 'Keep the token safe',
  'api.secret.b':
    'The link holds your token: whoever has it can read your proxy password and use up your traffic. Keep it out of code, chats and screenshots; its QR code is the same link.\nIf somebody else may have got the token, regenerate it under Account settings. The old one stops working at once, so put the new one into all your programs.',
} as const;
