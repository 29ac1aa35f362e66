import fc from 'fast-check';
import { causeForAuth, decodeProxyError, type ErrorCause, type ErrorSource } from './proxyError';

/** Messages that programs really print, line for line, by what they mean and who says so. */
const MESSAGES: Readonly<Partial<Record<`${ErrorCause} ${ErrorSource}`, readonly string[]>>> = {
  'credentials gateway': [
    'curl: (56) CONNECT tunnel failed, response 407',
    'curl: (56) Received HTTP code 407 from proxy after CONNECT',
    'curl: (97) User was rejected by the SOCKS5 server (1 1).',
    'curl: (97) No authentication method was acceptable.',
    '< HTTP/1.1 407 Proxy Authentication Required\n< Proxy-Authenticate: Basic realm="gateway"',
    'Proxy tunneling failed: Proxy Authentication RequiredUnable to establish SSL connection.',
    "requests.exceptions.ProxyError: HTTPSConnectionPool(host='example.com', port=443): Max retries exceeded with url: / (Caused by ProxyError('Unable to connect to proxy', OSError('Tunnel connection failed: 407 Proxy Authentication Required')))",
    'socks.SOCKS5AuthError: SOCKS5 authentication failed',
    'httpx.ProxyError: 407 Proxy Authentication Required',
    "scrapy.core.downloader.handlers.http11.TunnelError: Could not open CONNECT tunnel with proxy gate.example.net:7000 [{'status': 407, 'reason': b'Proxy Authentication Required'}]",
    'TypeError: fetch failed\n  [cause]: RequestAbortedError [AbortError]: Proxy response (407) !== 200 when HTTP Tunneling',
    'AxiosError: Request failed with status code 407',
    'Error: Socks5 Authentication failed',
    'Get "https://example.com/": Proxy Authentication Required',
    'Get "https://example.com/": socks connect tcp gate.example.net:7000->example.com:443: username/password authentication failed',
    'java.io.IOException: Unable to tunnel through proxy. Proxy returns "HTTP/1.1 407 Proxy Authentication Required"',
    'java.io.IOException: Tunnel failed, got: 407',
    'java.io.IOException: too many authentication attempts. Limit: 3',
    'java.net.SocketException: SOCKS : authentication failed',
    'Net::HTTPClientException: 407 "Proxy Authentication Required"',
    'cURL error 56: Received HTTP code 407 from proxy after CONNECT',
    "System.Net.Http.HttpRequestException: The proxy tunnel request to proxy 'http://gate.example.net:7000/' failed with status code '407'.",
    'net::ERR_PROXY_AUTH_UNSUPPORTED',
    'net::ERR_INVALID_AUTH_CREDENTIALS at http://example.com/',
    '407',
    'page.goto: NS_ERROR_PROXY_AUTHENTICATION_FAILED',
  ],
  'noTraffic gateway': [
    'curl: (56) CONNECT tunnel failed, response 402',
    'Proxy tunneling failed: Payment RequiredUnable to establish SSL connection.',
    "aiohttp.client_exceptions.ClientHttpProxyError: 402, message='Payment Required', url='http://gate.example.net:7000'",
    "requests.exceptions.ProxyError: HTTPSConnectionPool(host='example.com', port=443): Max retries exceeded with url: / (Caused by ProxyError('Cannot connect to proxy.', OSError('Tunnel connection failed: 402 Payment Required')))",
    'AxiosError: Request failed with status code 402',
    '{ "code": 402, "msg": "No traffic left" }',
    'Ошибка 402',
  ],
  'notListed gateway': [
    'curl: (56) CONNECT tunnel failed, response 403',
    'curl: (97) cannot complete SOCKS5 connection to example.com. (2)',
    'socks.SOCKS5Error: 0x02: Connection not allowed by ruleset',
    'Error: Socks5 proxy rejected connection - NotAllowed',
    '2026/11/22 03:00:00 Get "https://example.com/": Forbidden',
    '{"code":403,"msg":"Address not in the whitelist"}',
    "aiohttp.client_exceptions.ClientHttpProxyError: 403, message='Forbidden', url='http://gate.example.net:7000'",
  ],
  'noStock gateway': [
    'curl: (56) CONNECT tunnel failed, response 404',
    'Proxy tunneling failed: Not FoundUnable to establish SSL connection.',
    'Get "https://example.com/": Not Found',
    '{"code":404,"msg":"No stock for the target"}',
  ],
  'tooMany gateway': [
    'curl: (56) CONNECT tunnel failed, response 429',
    '{"code":429,"msg":"Too many requests"}',
  ],
  'upstream gateway': [
    'curl: (56) CONNECT tunnel failed, response 502',
    "curl: (97) Can't complete SOCKS5 connection to example.com. (4)",
    'Get "https://example.com/": socks connect tcp gate.example.net:7000->example.com:443: host unreachable',
    'page.goto: NS_ERROR_PROXY_BAD_GATEWAY',
  ],
  'tunnel gateway': [
    'curl: (56) CONNECT tunnel failed, response 500',
    'net::ERR_TUNNEL_CONNECTION_FAILED at https://example.com/',
  ],
  'protocol program': [
    'curl: (97) Received invalid version in initial SOCKS5 response.',
    'curl: (35) error:0A00010B:SSL routines::wrong version number',
    'curl: (1) Received HTTP/0.9 when not allowed',
    "urllib3.exceptions.ProxyError: ('Your proxy appears to only use HTTP and not HTTPS, try changing your proxy URL to be HTTP.', SSLError(SSLError(1, '[SSL: WRONG_VERSION_NUMBER] wrong version number (_ssl.c:1006)')))",
    'Error: write EPROTO 80C8:error:0A00010B:SSL routines:ssl3_get_record:wrong version number',
    'Get "https://example.com/": proxyconnect tcp: tls: first record does not look like a TLS handshake',
    'javax.net.ssl.SSLException: Unsupported or unrecognized SSL message',
    'net::ERR_SSL_PROTOCOL_ERROR',
    'curl: (35) schannel: next InitializeSecurityContext failed: SEC_E_INVALID_TOKEN (0x80090308)',
    'curl: (35) gnutls_handshake() failed: An unexpected TLS packet was received.',
    'System.Net.Http.HttpRequestException: The SSL connection could not be established, see inner exception. ---> System.Security.Authentication.AuthenticationException: Cannot determine the frame size or a corrupted frame was received.',
    'javax.net.ssl.SSLHandshakeException: Received fatal alert: protocol_version',
  ],
  'refused program': [
    "curl: (7) Failed to connect to gate.example.net port 7001 after 12 ms: Couldn't connect to server",
    'curl: (7) Failed to connect to gate.example.net port 7001 after 3 ms: Could not connect to server',
    "urllib3.exceptions.ProxyError: ('Unable to connect to proxy', NewConnectionError('<urllib3.connection.HTTPSConnection object at 0x7f>: Failed to establish a new connection: [Errno 111] Connection refused'))",
    'Error: connect ECONNREFUSED 203.0.113.9:7001',
    'Get "https://example.com/": proxyconnect tcp: dial tcp 203.0.113.9:7001: connect: connection refused',
    'java.net.ConnectException: Connection refused',
    'System.Net.Sockets.SocketException (10061): No connection could be made because the target machine actively refused it.',
    'net::ERR_PROXY_CONNECTION_FAILED',
    'connection refused',
    'page.goto: NS_ERROR_PROXY_CONNECTION_REFUSED',
    'The proxy server is refusing connections',
  ],
  'timeout program': [
    'curl: (28) Connection timed out after 10002 milliseconds',
    'curl: (28) Failed to connect to gate.example.net port 7000 after 21034 ms: Timed out',
    'curl: (28) Operation timed out after 30001 milliseconds with 0 bytes received',
    "requests.exceptions.ReadTimeout: HTTPSConnectionPool(host='example.com', port=443): Read timed out. (read timeout=10)",
    "requests.exceptions.ConnectTimeout: HTTPConnectionPool(host='gate.example.net', port=7000): Max retries exceeded with url: http://example.com/ (Caused by ConnectTimeoutError(<urllib3.connection.HTTPConnection object at 0x7f>, 'Connection to gate.example.net timed out. (connect timeout=5)'))",
    "TypeError: fetch failed\n  [cause]: ConnectTimeoutError: Connect Timeout Error (attempted address: gate.example.net:7000, timeout: 10000ms)\n  code: 'UND_ERR_CONNECT_TIMEOUT'",
    'AxiosError: timeout of 5000ms exceeded',
    'Get "https://example.com/": context deadline exceeded (Client.Timeout exceeded while awaiting headers)',
    'java.net.SocketTimeoutException: Read timed out',
    'java.net.http.HttpConnectTimeoutException: HTTP connect timed out',
    'Net::OpenTimeout: execution expired (Timeout::Error): connection timed out',
    'net::ERR_TIMED_OUT',
    'net::ERR_CONNECTION_TIMED_OUT',
    'page.goto: Timeout 30000ms exceeded.',
    'TimeoutError: Navigation timeout of 30000 ms exceeded',
    'page.goto: NS_ERROR_NET_TIMEOUT',
  ],
  'proxyHost program': [
    'curl: (5) Could not resolve proxy: gate.exmaple.net',
    "urllib3.exceptions.ProxyError: ('Unable to connect to proxy', NameResolutionError(\"<urllib3.connection.HTTPSConnection object at 0x7f>: Failed to resolve 'gate.exmaple.net' ([Errno -2] Name or service not known)\"))",
    'Get "https://example.com/": proxyconnect tcp: dial tcp: lookup gate.exmaple.net: no such host',
  ],
  'dns program': [
    'curl: (6) Could not resolve host: example.com',
    'Error: getaddrinfo ENOTFOUND gate.exmaple.net',
    'java.net.UnknownHostException: gate.exmaple.net',
    'net::ERR_NAME_NOT_RESOLVED',
  ],
  'reset unclear': [
    'curl: (52) Empty reply from server',
    'curl: (56) Proxy CONNECT aborted',
    'curl: (35) OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to example.com:443',
    "requests.exceptions.ConnectionError: ('Connection aborted.', RemoteDisconnected('Remote end closed connection without response'))",
    "TypeError: fetch failed\n  [cause]: SocketError: other side closed\n  code: 'UND_ERR_SOCKET'",
    'AxiosError: socket hang up',
    'Get "https://example.com/": EOF',
    'java.net.SocketException: Connection reset',
    'net::ERR_EMPTY_RESPONSE',
    'curl: (35) TLS connect error: error:0A000438:SSL routines::tlsv1 alert internal error',
    'ssl.SSLError: [SSL: TLSV1_ALERT_INTERNAL_ERROR] tlsv1 alert internal error (_ssl.c:1000)',
    'Get "https://example.com/": remote error: tls: internal error',
    'javax.net.ssl.SSLHandshakeException: Received fatal alert: internal_error',
    'System.Net.Http.HttpRequestException: The SSL connection could not be established, see inner exception.',
    'curl: (35) schannel: next InitializeSecurityContext failed: SEC_E_ILLEGAL_MESSAGE (0x80090326)',
    'curl: (35) gnutls_handshake() failed: The TLS connection was non-properly terminated.',
    'net::ERR_SSL_VERSION_OR_CIPHER_MISMATCH',
    'PR_CONNECT_RESET_ERROR',
    'PR_END_OF_FILE_ERROR',
  ],
  'certificate program': [
    'curl: (60) SSL certificate problem: unable to get local issuer certificate',
    "requests.exceptions.SSLError: HTTPSConnectionPool(host='example.com', port=443): Max retries exceeded with url: / (Caused by SSLError(SSLCertVerificationError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] certificate verify failed: unable to get local issuer certificate (_ssl.c:1006)')))",
    "Error: unable to verify the first certificate\n  code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'",
    'Get "https://example.com/": tls: failed to verify certificate: x509: certificate signed by unknown authority',
    'javax.net.ssl.SSLHandshakeException: PKIX path building failed: sun.security.provider.certpath.SunCertPathBuilderException: unable to find valid certification path to requested target',
    'net::ERR_CERT_AUTHORITY_INVALID',
    'net::ERR_PROXY_CERTIFICATE_INVALID',
    'SEC_ERROR_UNKNOWN_ISSUER',
    'System.Net.Http.HttpRequestException: The SSL connection could not be established, see inner exception. ---> System.Security.Authentication.AuthenticationException: The remote certificate is invalid because of errors in the certificate chain: UntrustedRoot',
    'curl: (35) schannel: next InitializeSecurityContext failed: SEC_E_CERT_EXPIRED (0x80090328)',
    'curl: (35) schannel: next InitializeSecurityContext failed: CRYPT_E_NO_REVOCATION_CHECK (0x80092012)',
  ],
  'address program': [
    "curl: (5) Unsupported proxy syntax in 'http://user:p@ss:w/rd@gate:7000'",
    'curl: (3) URL rejected: Port number was not a decimal number between 0 and 65535',
    'requests.exceptions.InvalidProxyURL: Please check proxy URL. It is malformed and could be missing the host.',
    "TypeError: Invalid URL\n  code: 'ERR_INVALID_URL',\n  input: 'http://user:p@ss:7000'",
    'parse "http://user:p%ss@gate:7000": net/url: invalid userinfo',
  ],
  'notListed unclear': [
    'Response code: 200\nResponse code: 403',
    'curl: (22) The requested URL returned error: 403',
    ' HTTP 403 ',
    'HTTPError: Response code 403 (Forbidden)',
    "403, message='Forbidden', url='http://gate.example.net:7000'",
    'java.io.IOException: Server returned HTTP response code: 403 for URL: http://example.com/',
  ],
  'site site': [
    "aiohttp.client_exceptions.ClientResponseError: 403, message='Forbidden', url='https://example.com/'",
    '< HTTP/1.1 200 Connection established\n< \n< HTTP/2 403 \n',
    '< HTTP/1.1 200 OK\n< \n* CONNECT tunnel established, response 200\n< HTTP/2 403 \n',
    '< HTTP/1.1 200 OK\n< \n* Proxy replied 200 to CONNECT request\n< HTTP/2 403 \n',
    'requests.exceptions.HTTPError: 403 Client Error: Forbidden for url: https://example.com/timeout',
    '[scrapy.core.engine] DEBUG: Crawled (404) <GET https://example.com/nowhere> (referer: None)',
    'AxiosError: Request failed with status code 500',
  ],
  'tooMany unclear': [
    'requests.exceptions.HTTPError: 429 Client Error: Too Many Requests for url: http://example.com/',
    'AxiosError: Request failed with status code 429',
  ],
  'socksMissing program': [
    'requests.exceptions.InvalidSchema: Missing dependencies for SOCKS support.',
    'InvalidArgumentError: Invalid URL protocol: the URL must start with `http:` or `https:`.',
  ],
  'upstream unclear': ['AxiosError: Request failed with status code 502', '502 Bad Gateway'],
  'socksLogin program': [
    'net::ERR_NO_SUPPORTED_PROXIES at https://example.com/',
    'net::ERR_SOCKS_CONNECTION_FAILED at https://example.com/',
    'browserType.launch: Browser does not support socks5 proxy authentication',
  ],
  'token gateway': ['{"code":401,"msg":"Invalid token"}'],
  'timeout unclear': ['504'],
};

const ROWS = Object.entries(MESSAGES).flatMap(([meaning, texts]) =>
  texts.map((text) => [...meaning.split(' '), text] as const),
);

describe('an error text', () => {
  it.each(ROWS)('means %s, said by the %s, also in the midst of a log: %s', (...row) => {
    const [cause, speaker, text = ''] = row;
    expect(decodeProxyError(text)).toMatchObject({ cause, speaker });
    // Short texts are typed by hand, and then nothing else is entered.
    if (text.length < 20) return;
    const log = `[12:00:07] worker 3 started, 407 jobs in the queue\n${text}\n[12:00:08] worker 3 stopped after 502 ms\n`;
    expect(decodeProxyError(log)?.cause).toBe(cause);
  });

  it.each([
    '407',
    '(407)',
    '«407»',
    '407?',
    '407 error',
    'HTTP 407',
    'HTTP: 407',
    'HTTP/1.1 407',
    'HTTP/2 407',
    'HTTP status code: 407',
    'error 407',
    'Error: 407',
    'Error #407',
    'error code: 407',
    'proxy error 407',
    'status 407',
    'status code 407',
    'response code 407',
    'code: 407',
    'code=407',
    'код 407',
    'код: 407',
    'HTTP-код 407',
    'код ответа 407',
    'код ошибки: 407',
    'статус 407',
    'ошибка 407',
    'Ошибка — 407',
    'ошибка № 407',
    'ошибка прокси 407',
  ])('may be a code alone: %s', (text) => {
    expect(decodeProxyError(text)).toMatchObject({ cause: 'credentials', speaker: 'gateway' });
  });

  it.each([
    '',
    '   ',
    '4070',
    '407 408',
    '407,5',
    '$407',
    'a407',
    'код 12407',
    'code: 4070',
    'error 56',
    'net error -401',
    'Error: -401',
    'port 407',
    'порт 407',
    'error in line 407',
    'HTTP 200',
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

  it('is read in a moment, whatever it is', () => {
    const PIECES = [...ROWS.map((row) => row.at(-1) ?? ''), '//', 'socks ', 'Get "'];
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 2000 }), fc.constantFrom(...PIECES)),
        fc.nat(2000),
        (piece, times) => {
          const start = performance.now();
          decodeProxyError(piece.repeat(times));
          return performance.now() - start < 300;
        },
      ),
      { numRuns: 100, examples: [['PR_CONNECT_RESET_ERROR', 2000]] },
    );
  });
});
