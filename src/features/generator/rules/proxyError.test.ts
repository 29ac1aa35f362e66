import fc from 'fast-check';
import { causeForAuth, decodeProxyError, type ErrorCause, type ErrorSource } from './proxyError';

/** Messages that programs really print, line for line. */
const MESSAGES: readonly (readonly [string, ErrorCause, ErrorSource, string])[] = [
  // curl
  ['curl 8', 'credentials', 'gateway', 'curl: (56) CONNECT tunnel failed, response 407'],
  ['curl 8', 'noTraffic', 'gateway', 'curl: (56) CONNECT tunnel failed, response 402'],
  ['curl 8', 'notListed', 'gateway', 'curl: (56) CONNECT tunnel failed, response 403'],
  ['curl 8', 'noStock', 'gateway', 'curl: (56) CONNECT tunnel failed, response 404'],
  ['curl 8', 'tooMany', 'gateway', 'curl: (56) CONNECT tunnel failed, response 429'],
  ['curl 8', 'upstream', 'gateway', 'curl: (56) CONNECT tunnel failed, response 502'],
  [
    'curl 8, a status of its own',
    'tunnel',
    'gateway',
    'curl: (56) CONNECT tunnel failed, response 500',
  ],
  [
    'curl 7',
    'credentials',
    'gateway',
    'curl: (56) Received HTTP code 407 from proxy after CONNECT',
  ],
  [
    'curl, SOCKS5',
    'credentials',
    'gateway',
    'curl: (97) User was rejected by the SOCKS5 server (1 1).',
  ],
  ['curl, SOCKS5', 'credentials', 'gateway', 'curl: (97) No authentication method was acceptable.'],
  [
    'curl, SOCKS5',
    'notListed',
    'gateway',
    'curl: (97) cannot complete SOCKS5 connection to example.com. (2)',
  ],
  [
    'curl, SOCKS5',
    'upstream',
    'gateway',
    "curl: (97) Can't complete SOCKS5 connection to example.com. (4)",
  ],
  [
    'curl, SOCKS5 to an HTTP port',
    'protocol',
    'program',
    'curl: (97) Received invalid version in initial SOCKS5 response.',
  ],
  [
    'curl',
    'refused',
    'program',
    "curl: (7) Failed to connect to gate.example.net port 7001 after 12 ms: Couldn't connect to server",
  ],
  ['curl', 'timeout', 'program', 'curl: (28) Connection timed out after 10002 milliseconds'],
  [
    'curl',
    'timeout',
    'program',
    'curl: (28) Failed to connect to gate.example.net port 7000 after 21034 ms: Timed out',
  ],
  [
    'curl',
    'timeout',
    'program',
    'curl: (28) Operation timed out after 30001 milliseconds with 0 bytes received',
  ],
  ['curl', 'dns', 'program', 'curl: (5) Could not resolve proxy: gate.exmaple.net'],
  ['curl', 'dns', 'program', 'curl: (6) Could not resolve host: example.com'],
  ['curl', 'reset', 'unclear', 'curl: (52) Empty reply from server'],
  ['curl', 'reset', 'unclear', 'curl: (56) Proxy CONNECT aborted'],
  [
    'curl',
    'reset',
    'unclear',
    'curl: (35) OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to example.com:443',
  ],
  ['curl', 'protocol', 'program', 'curl: (35) error:0A00010B:SSL routines::wrong version number'],
  ['curl', 'protocol', 'program', 'curl: (1) Received HTTP/0.9 when not allowed'],
  [
    'curl',
    'certificate',
    'program',
    'curl: (60) SSL certificate problem: unable to get local issuer certificate',
  ],
  [
    'curl',
    'address',
    'program',
    "curl: (5) Unsupported proxy syntax in 'http://user:p@ss:w/rd@gate:7000'",
  ],
  [
    'curl',
    'address',
    'program',
    'curl: (3) URL rejected: Port number was not a decimal number between 0 and 65535',
  ],
  ['curl -f', 'notListed', 'unclear', 'curl: (22) The requested URL returned error: 403'],
  [
    'curl -v, plain http',
    'credentials',
    'gateway',
    '< HTTP/1.1 407 Proxy Authentication Required\n< Proxy-Authenticate: Basic realm="gateway"',
  ],
  [
    'curl -v, behind the tunnel',
    'site',
    'site',
    '< HTTP/1.1 200 Connection established\n< \n< HTTP/2 403 \n',
  ],
  // wget
  [
    'wget',
    'credentials',
    'gateway',
    'Proxy tunneling failed: Proxy Authentication RequiredUnable to establish SSL connection.',
  ],
  [
    'wget',
    'noTraffic',
    'gateway',
    'Proxy tunneling failed: Payment Required\nUnable to establish SSL connection.',
  ],
  // Python: requests, urllib3, httpx, aiohttp, Scrapy
  [
    'requests',
    'credentials',
    'gateway',
    "requests.exceptions.ProxyError: HTTPSConnectionPool(host='example.com', port=443): Max retries exceeded with url: / (Caused by ProxyError('Unable to connect to proxy', OSError('Tunnel connection failed: 407 Proxy Authentication Required')))",
  ],
  [
    'requests, old',
    'noTraffic',
    'gateway',
    "requests.exceptions.ProxyError: HTTPSConnectionPool(host='example.com', port=443): Max retries exceeded with url: / (Caused by ProxyError('Cannot connect to proxy.', OSError('Tunnel connection failed: 402 Payment Required')))",
  ],
  [
    'urllib3',
    'refused',
    'program',
    "urllib3.exceptions.ProxyError: ('Unable to connect to proxy', NewConnectionError('<urllib3.connection.HTTPSConnection object at 0x7f>: Failed to establish a new connection: [Errno 111] Connection refused'))",
  ],
  [
    'urllib3',
    'protocol',
    'program',
    "urllib3.exceptions.ProxyError: ('Your proxy appears to only use HTTP and not HTTPS, try changing your proxy URL to be HTTP.', SSLError(SSLError(1, '[SSL: WRONG_VERSION_NUMBER] wrong version number (_ssl.c:1006)')))",
  ],
  [
    'urllib3',
    'dns',
    'program',
    "urllib3.exceptions.ProxyError: ('Unable to connect to proxy', NameResolutionError(\"<urllib3.connection.HTTPSConnection object at 0x7f>: Failed to resolve 'gate.exmaple.net' ([Errno -2] Name or service not known)\"))",
  ],
  [
    'requests',
    'timeout',
    'program',
    "requests.exceptions.ReadTimeout: HTTPSConnectionPool(host='example.com', port=443): Read timed out. (read timeout=10)",
  ],
  [
    'requests',
    'timeout',
    'program',
    "requests.exceptions.ConnectTimeout: HTTPConnectionPool(host='gate.example.net', port=7000): Max retries exceeded with url: http://example.com/ (Caused by ConnectTimeoutError(<urllib3.connection.HTTPConnection object at 0x7f>, 'Connection to gate.example.net timed out. (connect timeout=5)'))",
  ],
  [
    'requests',
    'reset',
    'unclear',
    "requests.exceptions.ConnectionError: ('Connection aborted.', RemoteDisconnected('Remote end closed connection without response'))",
  ],
  [
    'requests',
    'certificate',
    'program',
    "requests.exceptions.SSLError: HTTPSConnectionPool(host='example.com', port=443): Max retries exceeded with url: / (Caused by SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: unable to get local issuer certificate (_ssl.c:1006)')))",
  ],
  [
    'requests',
    'site',
    'site',
    'requests.exceptions.HTTPError: 403 Client Error: Forbidden for url: https://example.com/timeout',
  ],
  [
    'requests, plain http',
    'tooMany',
    'unclear',
    'requests.exceptions.HTTPError: 429 Client Error: Too Many Requests for url: http://example.com/',
  ],
  [
    'requests',
    'socksMissing',
    'program',
    'requests.exceptions.InvalidSchema: Missing dependencies for SOCKS support.',
  ],
  [
    'requests',
    'address',
    'program',
    'requests.exceptions.InvalidProxyURL: Please check proxy URL. It is malformed and could be missing the host.',
  ],
  ['PySocks', 'credentials', 'gateway', 'socks.SOCKS5AuthError: SOCKS5 authentication failed'],
  ['PySocks', 'notListed', 'gateway', 'socks.SOCKS5Error: 0x02: Connection not allowed by ruleset'],
  ['httpx', 'credentials', 'gateway', 'httpx.ProxyError: 407 Proxy Authentication Required'],
  [
    'Scrapy',
    'credentials',
    'gateway',
    "scrapy.core.downloader.handlers.http11.TunnelError: Could not open CONNECT tunnel with proxy gate.example.net:7000 [{'status': 407, 'reason': b'Proxy Authentication Required'}]",
  ],
  [
    'Scrapy',
    'site',
    'site',
    '[scrapy.core.engine] DEBUG: Crawled (404) <GET https://example.com/nowhere> (referer: None)',
  ],
  // Node: undici, axios, agents
  [
    'undici',
    'credentials',
    'gateway',
    'TypeError: fetch failed\n  [cause]: RequestAbortedError [AbortError]: Proxy response (407) !== 200 when HTTP Tunneling',
  ],
  [
    'undici',
    'timeout',
    'program',
    "TypeError: fetch failed\n  [cause]: ConnectTimeoutError: Connect Timeout Error (attempted address: gate.example.net:7000, timeout: 10000ms)\n  code: 'UND_ERR_CONNECT_TIMEOUT'",
  ],
  [
    'undici',
    'reset',
    'unclear',
    "TypeError: fetch failed\n  [cause]: SocketError: other side closed\n  code: 'UND_ERR_SOCKET'",
  ],
  [
    'undici',
    'socksMissing',
    'program',
    'InvalidArgumentError: Invalid URL protocol: the URL must start with `http:` or `https:`.',
  ],
  ['node', 'refused', 'program', 'Error: connect ECONNREFUSED 203.0.113.9:7001'],
  ['node', 'dns', 'program', 'Error: getaddrinfo ENOTFOUND gate.exmaple.net'],
  [
    'node',
    'address',
    'program',
    "TypeError: Invalid URL\n  code: 'ERR_INVALID_URL',\n  input: 'http://user:p@ss:7000'",
  ],
  [
    'node',
    'protocol',
    'program',
    'Error: write EPROTO 80C8:error:0A00010B:SSL routines:ssl3_get_record:wrong version number',
  ],
  [
    'node',
    'certificate',
    'program',
    "Error: unable to verify the first certificate\n  code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'",
  ],
  ['axios', 'credentials', 'gateway', 'AxiosError: Request failed with status code 407'],
  ['axios', 'noTraffic', 'gateway', 'AxiosError: Request failed with status code 402'],
  ['axios', 'tooMany', 'unclear', 'AxiosError: Request failed with status code 429'],
  ['axios', 'upstream', 'unclear', 'AxiosError: Request failed with status code 502'],
  ['axios', 'timeout', 'program', 'AxiosError: timeout of 5000ms exceeded'],
  ['axios', 'reset', 'unclear', 'AxiosError: socket hang up'],
  ['socks, the Node package', 'credentials', 'gateway', 'Error: Socks5 Authentication failed'],
  [
    'socks, the Node package',
    'notListed',
    'gateway',
    'Error: Socks5 proxy rejected connection - NotAllowed',
  ],
  // Go
  ['Go', 'credentials', 'gateway', 'Get "https://example.com/": Proxy Authentication Required'],
  ['Go', 'notListed', 'gateway', '2026/11/22 03:00:00 Get "https://example.com/": Forbidden'],
  ['Go', 'noStock', 'gateway', 'Get "https://example.com/": Not Found'],
  [
    'Go',
    'refused',
    'program',
    'Get "https://example.com/": proxyconnect tcp: dial tcp 203.0.113.9:7001: connect: connection refused',
  ],
  [
    'Go',
    'timeout',
    'program',
    'Get "https://example.com/": context deadline exceeded (Client.Timeout exceeded while awaiting headers)',
  ],
  [
    'Go',
    'protocol',
    'program',
    'Get "https://example.com/": proxyconnect tcp: tls: first record does not look like a TLS handshake',
  ],
  [
    'Go',
    'certificate',
    'program',
    'Get "https://example.com/": tls: failed to verify certificate: x509: certificate signed by unknown authority',
  ],
  [
    'Go',
    'dns',
    'program',
    'Get "https://example.com/": proxyconnect tcp: dial tcp: lookup gate.exmaple.net: no such host',
  ],
  ['Go', 'address', 'program', 'parse "http://user:p%ss@gate:7000": net/url: invalid userinfo'],
  [
    'Go, SOCKS5',
    'credentials',
    'gateway',
    'Get "https://example.com/": socks connect tcp gate.example.net:7000->example.com:443: username/password authentication failed',
  ],
  [
    'Go, SOCKS5',
    'upstream',
    'gateway',
    'Get "https://example.com/": socks connect tcp gate.example.net:7000->example.com:443: host unreachable',
  ],
  ['Go', 'reset', 'unclear', 'Get "https://example.com/": EOF'],
  // Java
  [
    'java.net',
    'credentials',
    'gateway',
    'java.io.IOException: Unable to tunnel through proxy. Proxy returns "HTTP/1.1 407 Proxy Authentication Required"',
  ],
  ['java.net.http', 'credentials', 'gateway', 'java.io.IOException: Tunnel failed, got: 407'],
  [
    'java.net.http',
    'credentials',
    'gateway',
    'java.io.IOException: too many authentication attempts. Limit: 3',
  ],
  ['java.net', 'timeout', 'program', 'java.net.SocketTimeoutException: Read timed out'],
  [
    'java.net.http',
    'timeout',
    'program',
    'java.net.http.HttpConnectTimeoutException: HTTP connect timed out',
  ],
  ['java.net', 'refused', 'program', 'java.net.ConnectException: Connection refused'],
  ['java.net', 'dns', 'program', 'java.net.UnknownHostException: gate.exmaple.net'],
  [
    'java.net',
    'protocol',
    'program',
    'javax.net.ssl.SSLException: Unsupported or unrecognized SSL message',
  ],
  [
    'java.net',
    'certificate',
    'program',
    'javax.net.ssl.SSLHandshakeException: PKIX path building failed: sun.security.provider.certpath.SunCertPathBuilderException: unable to find valid certification path to requested target',
  ],
  ['java.net', 'reset', 'unclear', 'java.net.SocketException: Connection reset'],
  [
    'java.net, SOCKS',
    'credentials',
    'gateway',
    'java.net.SocketException: SOCKS : authentication failed',
  ],
  // Ruby, PHP, .NET
  [
    'Ruby',
    'credentials',
    'gateway',
    'Net::HTTPClientException: 407 "Proxy Authentication Required"',
  ],
  [
    'Ruby',
    'timeout',
    'program',
    'Net::OpenTimeout: execution expired (Timeout::Error): connection timed out',
  ],
  [
    'PHP',
    'credentials',
    'gateway',
    'cURL error 56: Received HTTP code 407 from proxy after CONNECT',
  ],
  [
    '.NET',
    'credentials',
    'gateway',
    "System.Net.Http.HttpRequestException: The proxy tunnel request to proxy 'http://gate.example.net:7000/' failed with status code '407'.",
  ],
  [
    '.NET',
    'refused',
    'program',
    'System.Net.Sockets.SocketException (10061): No connection could be made because the target machine actively refused it.',
  ],
  // Chromium, Playwright, Puppeteer, Selenium
  ['Chromium', 'refused', 'program', 'net::ERR_PROXY_CONNECTION_FAILED'],
  ['Chromium', 'tunnel', 'gateway', 'net::ERR_TUNNEL_CONNECTION_FAILED at https://example.com/'],
  ['Chromium', 'socksLogin', 'program', 'net::ERR_NO_SUPPORTED_PROXIES at https://example.com/'],
  ['Chromium', 'socksLogin', 'program', 'net::ERR_SOCKS_CONNECTION_FAILED at https://example.com/'],
  ['Chromium', 'credentials', 'gateway', 'net::ERR_PROXY_AUTH_UNSUPPORTED'],
  [
    'Chromium',
    'credentials',
    'gateway',
    'net::ERR_INVALID_AUTH_CREDENTIALS at http://example.com/',
  ],
  ['Chromium', 'timeout', 'program', 'net::ERR_TIMED_OUT'],
  ['Chromium', 'timeout', 'program', 'net::ERR_CONNECTION_TIMED_OUT'],
  ['Chromium', 'certificate', 'program', 'net::ERR_CERT_AUTHORITY_INVALID'],
  ['Chromium', 'certificate', 'program', 'net::ERR_PROXY_CERTIFICATE_INVALID'],
  ['Chromium', 'protocol', 'program', 'net::ERR_SSL_PROTOCOL_ERROR'],
  ['Chromium', 'reset', 'unclear', 'net::ERR_EMPTY_RESPONSE'],
  ['Chromium', 'dns', 'program', 'net::ERR_NAME_NOT_RESOLVED'],
  [
    'Playwright',
    'socksLogin',
    'program',
    'browserType.launch: Browser does not support socks5 proxy authentication',
  ],
  ['Playwright', 'timeout', 'program', 'page.goto: Timeout 30000ms exceeded.'],
  ['Puppeteer', 'timeout', 'program', 'TimeoutError: Navigation timeout of 30000 ms exceeded'],
  // The generate API
  ['the API', 'token', 'gateway', '{"code":401,"msg":"Invalid token"}'],
  ['the API', 'noTraffic', 'gateway', '{ "code": 402, "msg": "No traffic left" }'],
  ['the API', 'notListed', 'gateway', '{"code":403,"msg":"Address not in the whitelist"}'],
  ['the API', 'noStock', 'gateway', '{"code":404,"msg":"No stock for the target"}'],
  ['the API', 'tooMany', 'gateway', '{"code":429,"msg":"Too many requests"}'],
  // Typed by hand
  ['a number', 'credentials', 'gateway', '407'],
  ['a number', 'notListed', 'unclear', ' HTTP 403 '],
  ['a number', 'upstream', 'unclear', '502 Bad Gateway'],
  ['a number', 'timeout', 'unclear', '504'],
  ['a number', 'noTraffic', 'gateway', 'Ошибка 402'],
  ['words', 'refused', 'program', 'connection refused'],
  ['another status', 'site', 'site', 'AxiosError: Request failed with status code 500'],
];

describe('an error text', () => {
  it.each(MESSAGES)('of %s means %s, said by the %s: %s', (_program, cause, speaker, text) => {
    expect(decodeProxyError(text)).toMatchObject({ cause, speaker });
  });

  it.each(MESSAGES)('of %s means %s also in the midst of a log, said by the %s: %s', (...row) => {
    const [, cause, , text] = row;
    // Short texts are typed by hand, and then nothing else is entered.
    if (text.length < 20) return expect(decodeProxyError(text)).not.toBeNull();
    const log = `[12:00:07] worker 3 started, 407 jobs in the queue\n${text}\n[12:00:08] worker 3 stopped after 502 ms\n`;
    return expect(decodeProxyError(log)?.cause).toBe(cause);
  });

  it.each([
    '',
    '   ',
    'it does not work',
    'Downloaded 407 files in 429 ms',
    'listening on port 4070',
    'https://example.com/status/407/timeout',
  ])('says nothing: %p', (text) => expect(decodeProxyError(text)).toBeNull());

  it('is recognised by words that are shown, without what stands in addresses', () => {
    const text = `proxy http://user:s3cr3t-407@gate:7000 gave: Tunnel connection failed: 402 Payment Required`;
    const reading = decodeProxyError(text);
    expect(reading).toMatchObject({ cause: 'noTraffic', words: 'Tunnel connection failed: 402' });
    expect(JSON.stringify(reading)).not.toContain('s3cr3t');
  });

  it.each([
    ['http://user:pass@gate.example.net:7000 connection refused', true],
    [`curl -x http://gate:7000 -U 'user:pass' https://x.test\ncurl: (7) connection refused`, true],
    ['http://gate.example.net:7000 connection refused', false],
    ['mail me@example.com: connection refused', false],
    [`${'line\n'.repeat(20_000)}http://user:pass@gate.example.net:7000 connection refused`, true],
  ])('holds a login or not: %s', (text, hasLogin) => {
    expect(decodeProxyError(text)?.hasLogin).toBe(hasLogin);
  });

  it('in whitelist mode no browser fails for its login', () => {
    expect(causeForAuth('whitelist', 'socksLogin')).toBe('tunnel');
    expect(causeForAuth('password', 'socksLogin')).toBe('socksLogin');
    expect(causeForAuth('whitelist', 'socksMissing')).toBe('socksMissing');
  });

  it.each([
    ['java.io.IOException: Tunnel failed, got: 407', 'java'],
    ['page.goto: net::ERR_INVALID_AUTH_CREDENTIALS', 'browser'],
    ['curl: (56) CONNECT tunnel failed, response 407', null],
  ])('names the program that needs a hint of its own: %s', (text, program) => {
    expect(decodeProxyError(text)?.program).toBe(program);
  });

  it('is read in a moment, whatever it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ maxLength: 2000 }),
          fc
            .tuple(
              fc.constantFrom(...MESSAGES.map(([, , , text]) => text), '//', 'socks ', 'Get "'),
              fc.nat(2000),
            )
            .map(([piece, times]) => piece.repeat(times)),
        ),
        (text) => {
          const start = performance.now();
          decodeProxyError(text);
          return performance.now() - start < 1000;
        },
      ),
      { numRuns: 100 },
    );
  });
});
