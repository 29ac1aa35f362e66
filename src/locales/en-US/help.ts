/**
 * The FAQ and the API document of the proxy generator: plain texts, fetched when they are shown. A line break starts a new
 * paragraph, and text in `backticks` is shown as code.
 */
export default {
  'faq.start': 'Getting started',
  'faq.first.q': 'How do I get my first working proxy?',
  'faq.first.a':
    'First get traffic: start the free trial or buy some under New order. Then choose a country in “Settings” on this page (or leave “Any country”), press Generate, and copy a line from the list into your program.\nTo check that it works, paste the command under “Test” into a terminal: it must print an IP that isn’t yours.',
  'faq.residential.q': 'What is a residential proxy?',
  'faq.residential.a':
    'Your program connects to one of our gateways, and the gateway sends the request on through a home internet connection in the location you chose. The site sees that IP, not yours.',
  'faq.access.q': 'Password or whitelist: which should I choose?',
  'faq.access.a':
    'Password works from anywhere, and it’s the only mode in which a line can set country, state, city and Sticky IP.\nWhitelist needs no password: anyone connecting from an IP on your list gets through and uses your traffic. Choose it for programs that can’t send proxy credentials, on a computer whose IP doesn’t change. It uses the main account’s traffic and a different port.',
  'faq.protocols.q': 'HTTP, HTTPS or SOCKS5?',
  'faq.protocols.a':
    'HTTP is right for nearly everything: it works for http and https sites, and what you send to an https site stays encrypted all the way.\nHTTPS also encrypts the connection from your program to the gateway, so nobody on your network sees the username and password. The program must support it.\nSOCKS5 is for programs that use protocols other than HTTP.',
  'faq.formats.q': 'Which list format does my program need?',
  'faq.formats.a':
    'Check its documentation. Most take `HOST:PORT:USER:PASS`; programming libraries take a URL. If the password contains `:`, `@` or `/`, use the URL format or JSON: in the others the program can’t tell such a character from a separator.',
  'faq.browsers.q': 'Does it work in browsers and anti-detect browsers?',
  'faq.browsers.a':
    'Yes. Enter host, port, username and password in separate fields if the browser has them. Chrome, Edge and Chromium itself can’t send SOCKS5 credentials: use HTTP there, or SOCKS5 in whitelist mode.',
  'faq.share.q': 'Can I bookmark or share my settings?',
  'faq.share.a':
    'Yes: they’re part of this page’s URL, without any password or token. Anyone who opens it gets the same settings with their own account. If a sub-account is chosen, its name is in the URL, and they need to choose another account.',

  'faq.errors': 'When it doesn’t work',
  'faq.407.q': 'What does “407\u00a0Proxy Authentication Required” mean?',
  'faq.407.a':
    'The gateway got no username and password, or wrong ones. Copy the line again instead of typing it. Check that the program sends the whole username (some cut it off after 100\u00a0characters) and that a password with special characters isn’t cut off or encoded twice.\nOver SOCKS5, a “wrong username or password” error can also mean that the account has no traffic or the location has no IPs: SOCKS5 has no separate codes for them.',
  'faq.403.q': 'Why do I get 403 in whitelist mode?',
  'faq.403.a':
    'Your program connects from an IP that isn’t on your whitelist. Find out which IP the internet sees (open any “what is my IP” site on the same computer, without the proxy) and add it. If the 403 is from the site itself, the proxy works, and the site rejects the request.',
  'faq.slow.q': 'Why is it slow, or why does it time out?',
  'faq.slow.a':
    'A residential IP is someone’s home connection: it may be slow or go offline. Give your program at least 30\u00a0seconds and let it try again. With Randomize IP, the next try uses another IP automatically; with Sticky IP, generate a new list. A whole country has more good IPs than one city.',
  'faq.blocked.q': 'A site shows a captcha or blocks me. What can I do?',
  'faq.blocked.a':
    'The proxy works: it’s the site that decides. Send fewer requests at a time. Use Sticky IP where a visitor would stay signed in, and Randomize IP where each page stands alone. Choose the country the site’s visitors come from.',
  'faq.signs.q': 'My password has an @ or a colon in it and the program fails. What now?',
  'faq.signs.a':
    'In a URL such characters must be percent-encoded: `@` is `%40`, `:` is `%3A`. The URL format of the list does that for you. In separate username and password fields, don’t encode anything.',
  'faq.tls.q': 'I see certificate warnings. Should I turn the checks off?',
  'faq.tls.a':
    'No. The gateway passes https through unchanged and needs no certificate on your computer. A warning means that something else is reading the connection, usually an antivirus or a company network. Without the checks it could read your passwords, too.',
  'faq.dns.q': 'Does my computer still make DNS lookups?',
  'faq.dns.a':
    'With HTTP and HTTPS it doesn’t: the gateway looks the site up. With SOCKS5 it depends on the program: in curl and Python write `socks5h` instead of `socks5`, and the gateway does it.',

  'faq.places': 'Locations and rotation',
  'faq.rotation.q': 'What is the difference between Randomize IP and Sticky IP?',
  'faq.rotation.a':
    'Randomize IP changes the IP on each request: good for collecting many pages. All lines of such a list are the same, so one is enough. While a program keeps a connection open, its IP stays the same. Sticky IP keeps one IP for the minutes you set, from 1 to 1440, as long as that IP stays active: good for signing in, carts and forms.',
  'faq.stickyEnd.q': 'Why did my Sticky IP change before its time was up?',
  'faq.stickyEnd.a':
    'The home connection behind it went offline, and an IP is kept only while it’s active. After that you get another one. No residential service can promise an IP for a fixed time.',
  'faq.newAddress.q': 'How do I get a new IP right away, or one for each program?',
  'faq.newAddress.a':
    'Each line of a Sticky IP list has its own session, and each session has its own IP. Give each program its own line. For a new IP, take the next line or generate again.',
  'faq.anyCountry.q': 'What happens if I don’t choose a country?',
  'faq.anyCountry.a':
    'You get IPs from anywhere. That’s the largest choice, but two requests may use IPs on two continents.',
  'faq.stock.q': 'What if a city has no IPs right now?',
  'faq.stock.a':
    'The gateway responds with 404: it never gives you another location unasked. Over SOCKS5 you see a “wrong username or password” error instead, although yours are fine. Choose the state or the country, or try again later.',
  'faq.wrongPlace.q': 'Why does a site show another city than the one I chose?',
  'faq.wrongPlace.a':
    'Sites look IPs up in databases, and these disagree, especially about cities. Compare two or three of them. The country should be the same in all. If it isn’t, send support the IP and the time.',

  'faq.traffic': 'Traffic and payment',
  'faq.gb.q': 'How much is a GB?',
  'faq.gb.a':
    '1\u00a0GB is 1024\u00a0MB, 1\u00a0MB is 1024\u00a0KB and 1\u00a0KB is 1024\u00a0bytes, on every page and in every export.',
  'faq.counts.q': 'Which traffic counts?',
  'faq.counts.a':
    'Everything that passes the gateway in both directions: what you send and what you receive, including images and scripts. To save traffic, have your program skip images, videos and fonts.',
  'faq.where.q': 'Where did my traffic go?',
  'faq.where.a':
    'Usage shows it by hour or day, by account, country and protocol, and lists every change of your traffic with what was left after it. All times there are UTC, so a day may start at a different hour than yours.',
  'faq.expire.q': 'When does traffic expire?',
  'faq.expire.a':
    'At the end of its order’s time limit. Traffic from an order without a time limit (Unlimit) doesn’t expire. What expires first is used first. Traffic that you allocate to a sub-account keeps its expiry date.',
  'faq.empty.q': 'What happens when the traffic runs out?',
  'faq.empty.a':
    'New connections are refused with 402. Over SOCKS5 you see a “wrong username or password” error instead, although yours are fine. Your lines stay valid and work again as soon as there’s traffic. Nothing is bought or charged automatically.',
  'faq.trial.q': 'Can I try it before I pay?',
  'faq.trial.a':
    'If your account can have the free trial, its button is under New order. It costs nothing and asks for no payment details.',
  'faq.crypto.q': 'I paid with crypto and nothing was credited. What should I do?',
  'faq.crypto.a':
    'Don’t pay twice: closing the page doesn’t stop a payment. It’s credited once the network confirms it, and you can follow it in the payment’s card at the top of the page. “Partly paid” means: send the rest to the same wallet address before the time is up. If it’s “Underpaid”, don’t send the rest: contact support with the order or recharge ID. If it’s “Not paid” although your wallet sent the money, contact support, too.',
  'faq.fees.q': 'What fees are there, and can I get my money back?',
  'faq.fees.a':
    'Crypto payments, including top-ups, carry a 3% processing fee and are not refundable. If you paid too much or nothing was credited, contact support. Paying from your balance has no fee. The minimum top-up is $20.00. To ask about a refund of an order paid from your balance, contact support with the order ID.',

  'faq.accounts': 'Accounts and safety',
  'faq.sub.q': 'What are sub-accounts for?',
  'faq.sub.a':
    'Each person, project or program gets its own username, password and traffic. When that runs out, the others aren’t affected. Allocate gives it traffic from the main account; Recycle gives unused traffic back. Choose the sub-account under Account, and the list is made for it.',
  'faq.subDelete.q': 'What happens to the traffic of a sub-account that I delete?',
  'faq.subDelete.a':
    'What’s left goes back to the main account. The sub-account’s lines stop working immediately.',
  'faq.whitelist.q': 'How many IPs can I whitelist, and which ones?',
  'faq.whitelist.a':
    'Up to 100, IPv4 or IPv6. It must be the IP that the internet sees, not the one inside your network (`192.168.…` or `10.…`). We can’t detect it here: open a “what is my IP” site on the computer that runs your program, without the proxy.',
  'faq.changing.q': 'My own IP changes all the time. Can I use the whitelist?',
  'faq.changing.a':
    'A password is better: it works from any IP. A listed IP that’s no longer yours lets someone else use your traffic, so remove it.',
  'faq.token.q': 'What is the API token, and how does it differ from the proxy password?',
  'faq.token.a':
    'The proxy password opens the gateway and is part of each line. The API token lets a program fetch lines and is part of the API link. Share neither. If someone else has the token, regenerate it under Account settings: the old one, and every link with it, stops working immediately. If they may have fetched lines, also ask support to change your proxy password.',

  'api.overview.t': 'What the API does',
  'api.overview.b':
    'One link gives your programs fresh proxy lines, with the same options as on this page. “Generate API link” writes it with your options and token.\nIt’s a GET request: there’s nothing to install and no header to send.',
  'api.request.t': 'Example request',
  'api.request.b':
    'Three Sticky IP lines in Los Angeles, each for 30\u00a0minutes. Here the token comes from an environment variable, so that it isn’t in your code.',
  'api.answer.t': 'Example response',
  'api.answer.b':
    'HTTP 200, and one line for each proxy in the format you asked for. With `format=json` it’s a list of objects.',
  'api.parameters.t': 'Parameters',
  'api.parameters.b':
    'They go into the query string. Percent-encode values that contain anything but letters, digits and hyphens. Leave out what you don’t need.',
  'api.token.t': 'token',
  'api.token.b': 'Your API token from Account settings.',
  'api.num.t': 'num',
  'api.num.b':
    'How many lines: a whole number from 1. With Randomize IP all lines are the same, so 1 is enough. This page fills in the number from Quantity. For very long lists, use Generate on this page instead.',
  'api.region.t': 'region',
  'api.region.b':
    'The country, as two lower-case letters: `us`, `de`, `br`. If you leave it out, any country is used.',
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
    'Sticky IP: how many minutes each line keeps its IP, from 1 to 1440. If you leave it out: Randomize IP.',
  'api.format.t': 'format',
  'api.format.b':
    '`HOST:PORT:USER:PASS`, `HOST:PORT@USER:PASS`, `USER:PASS:HOST:PORT`, `USER:PASS@HOST:PORT`, `url` or `json`. Only the last two work with any password. CSV is made on this page only.',
  'api.errors.t': 'Errors',
  'api.errors.b':
    'Each error has its own HTTP status and a JSON body: `code` repeats the status, `msg` explains it, for example which parameter is wrong. For a status of 500 and above, try again later.',
  'api.401.t': 'HTTP 401: the token is missing or wrong',
  'api.401.b':
    'Copy it again from Account settings. After “Regenerate” only the new one is valid. Don’t try again with the same one.',
  'api.402.t': 'HTTP 402: no traffic left',
  'api.402.b':
    'The main account has no traffic left. Buy traffic, or give some back from a sub-account with Recycle.',
  'api.403.t': 'HTTP 403: your IP isn’t on the whitelist',
  'api.403.b':
    'The API refused the request because the program’s IP isn’t on your whitelist. This also happens when the lines use a password. Add that IP, or send the request from a listed one.',
  'api.404.t': 'HTTP 404: no IPs in that location',
  'api.404.b':
    'No IP is available in that location right now, or a code is misspelled. Leave out `city`, then `st`.',
  'api.429.t': 'HTTP 429: too many requests',
  'api.429.b':
    'Wait, and double the pause with each 429. Ask for many lines at once instead of one line many times.',
  'api.limits.t': 'Limits and tips',
  'api.limits.b':
    'Lines stay valid as long as the password does: fetch a list, use it, and fetch the next one when you need other options or new sessions. A session lasts 1 to 1440\u00a0minutes, and the whitelist takes up to 100\u00a0IPs.\nToo many requests are refused with 429. Give a request 15\u00a0seconds, and try again only after a time-out, 429 or a status of 500 and above.\nFetching lines uses no traffic; using them does.',
  'api.username.t': 'The username, if you write it yourself',
  'api.username.b':
    'The gateway reads location and session from the username, so a program can change them without a new list. Keep the parts in this order; those in brackets are optional. A session has 8 to 12\u00a0characters of a–z and 0–9: the same session keeps its IP, a new one gets another.',
  'api.secret.t': 'Keep the token safe',
  'api.secret.b':
    'The link contains your token: anyone who has it can read your proxy password and use up your traffic. Keep it out of code, chats and screenshots; its QR code is the same link.\nIf someone else may have the token, regenerate it under Account settings. The old one stops working immediately, so put the new one into all your programs. Lines already fetched with it still work: ask support to change your proxy password.',
} as const;
