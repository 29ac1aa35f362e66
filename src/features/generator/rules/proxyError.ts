import type { AuthMode } from './line/proxyLine';

/** Everything that can go wrong between a program, the gateway and a site. */
export const ERROR_CAUSES = [
  'credentials',
  'notListed',
  'noTraffic',
  'noStock',
  'tooMany',
  'token',
  'upstream',
  'timeout',
  'refused',
  'proxyHost',
  'dns',
  'reset',
  'certificate',
  'protocol',
  'address',
  'socksLogin',
  'socksMissing',
  'tunnel',
  'site',
] as const;
export type ErrorCause = (typeof ERROR_CAUSES)[number];

/** The source of the error: the gateway (or its API), the site behind it, the program itself, or unclear from the text. */
export type ErrorSource = 'gateway' | 'site' | 'program' | 'unclear';

/** The meaning of an error text. */
export interface DecodedError {
  readonly cause: ErrorCause;
  readonly speaker: ErrorSource;
  /** The words of the text that gave the cause away. */
  readonly words: string;
  /** True when the text holds a username and password. */
  readonly hasLogin: boolean;
}

/** The characters that are read at each end of a log, where the failure usually stands. */
const HALF_MAX = 20_000;
/** Recognised words are cut to this length for display. */
const WORDS_MAX = 120;

/** `//user:password@` of an address; and the value after `-U` or `--proxy-user` in a curl command. */
const LOGIN = /\/\/[^\s/@"'<>]+@(?=[^\s/@"'<>])/g;
const LOGIN_OPTION = /(\s(?:-U|--proxy-user)[\s=]+)("[^"\n]*"|'[^'\n]*'|\S+)/g;
/** The path of an address, which may hold any word. */
const PATH = /(\b(?:https?|socks5h?):\/\/[^\s/"'<>),]+)\/[^\s"'<>),]*/g;

/** Messages of programs with the gateway's status for CONNECT. */
const TUNNEL_STATUS: readonly RegExp[] = [
  // curl
  /CONNECT tunnel failed, response (\d{3})/i,
  /Received HTTP code (\d{3}) from proxy/i,
  // Python
  /Tunnel connection failed: (\d{3})/i,
  /Could not open CONNECT tunnel[^\n]{0,200}?status'?: (\d{3})/i,
  /ClientHttpProxyError: (\d{3})/,
  // Node
  /Proxy response \((\d{3})\)/i,
  /tunneling socket could not be established, statusCode=(\d{3})/i,
  // Java
  /Tunnel failed, got: (\d{3})/i,
  /Proxy returns "HTTP\/[\d.]+ (\d{3})/i,
  // .NET
  /proxy tunnel request to proxy[^\n]{0,200}?status code '?(\d{3})/i,
  // A customer
  /^\s*(?:ошибка )?(?:proxy|прокси)(?: error| code| код){0,2}:? ([45]\d{2})[\s.!]*$/i,
];

/** The generate API's own answer: `{ code, msg }`. */
const API_STATUS = /\{\s*"code"\s*:\s*(40[1-4]|407|429)\s*,\s*"msg"/;

/** The statuses of the gateway and of its API, by their words, with the cause behind each. */
const STATUSES: readonly (readonly [status: number, words: string, cause: ErrorCause])[] = [
  [401, 'unauthorized', 'token'],
  [402, 'payment required', 'noTraffic'],
  [403, 'forbidden', 'notListed'],
  [404, 'not found', 'noStock'],
  [407, 'proxy authentication required', 'credentials'],
  [429, 'too many requests', 'tooMany'],
  [502, 'bad gateway', 'upstream'],
  [503, 'service unavailable', 'upstream'],
  [504, 'gateway timeout', 'timeout'],
];
const causeOf = (given: number) => STATUSES.find(([status]) => status === given)?.[2];
const statusOf = (given: string) =>
  STATUSES.find(([, words]) => words === given.trim().toLowerCase())?.[0];

/** Go and wget print the gateway's words without the number, and wget its next message right after them. */
const TUNNEL_WORDS = new RegExp(
  `(?:^|\\s)(?:(?:Get|Head|Post|Put|Patch|Delete) "[^"\\n]*"|Proxy tunneling failed): (${STATUSES.map(([, words]) => words).join('|')})`,
  'im',
);

type ErrorPattern = readonly [cause: ErrorCause, speaker: ErrorSource, sign: RegExp];

/** Messages without a status. The first match counts, so the certain signs stand before the vague ones. */
const SIGNS: readonly ErrorPattern[] = [
  [
    'socksLogin',
    'program',
    /does not support socks5? proxy authentication|ERR_NO_SUPPORTED_PROXIES|ERR_SOCKS_CONNECTION_FAILED/i,
  ],
  [
    'socksMissing',
    'program',
    /Missing dependencies for SOCKS support|No module named ['"]?(?:socks|socksio|python_socks)\b|using SOCKS proxy, but the 'socksio'|Unsupported (?:proxy )?(?:protocol|scheme)[^\n]{0,20}socks|socks5h?:?[^\n]{0,20}not supported|the URL must start with `http:` or `https:`/i,
  ],
  [
    'credentials',
    'gateway',
    /Proxy Authentication Required|User was rejected by the SOCKS5 server|SOCKS5? ?:? authentication failed|username\/password authentication failed|SOCKS5 authentication methods were rejected|no acceptable authentication methods|No authentication method was acceptable|too many authentication attempts|No credentials provided|ERR(?:OR)?_(?:UNEXPECTED_)?PROXY_AUTH\w*|ERR_INVALID_AUTH_CREDENTIALS/i,
  ],
  [
    'notListed',
    'gateway',
    /(?:connection )?not allowed by ruleset|SOCKS5 connection to [^\n]{0,200}\(2\)|rejected connection - NotAllowed|address not in the whitelist/i,
  ],
  ['noStock', 'gateway', /No stock for the target/i],
  ['noTraffic', 'gateway', /No traffic left/i],
  [
    'upstream',
    'gateway',
    /SOCKS5 connection to [^\n]{0,200}\([13456]\)|general SOCKS server failure|ERROR_PROXY_BAD_GATEWAY|socks[^\n]{0,200}(?:host unreachable|network unreachable|TTL expired)|rejected connection - (?:Failure|HostUnreachable|NetworkUnreachable|ConnectionRefused|TTLExpired)/i,
  ],
  [
    'address',
    'program',
    /Unsupported proxy syntax|Port number (?:was not a decimal number|ended with|out of range)|URL rejected: [A-Z][^\n]{0,60}|Please check proxy URL|InvalidProxyURL|Failed to parse: |invalid port "[^"\n]*" after host|net\/url: invalid userinfo|first path segment in URL cannot contain colon|(?:code: ')?ERR_INVALID_URL|TypeError: Invalid URL|URISyntaxException|Illegal character in (?:authority|user info)|Malformed (?:proxy )?URL|Proxy URL (?:had no|has no)[^\n]{0,30}/i,
  ],
  [
    'protocol',
    'program',
    /wrong[ _]version[ _]number|first record does not look like a TLS handshake|Unsupported or unrecognized SSL message|packet length too long|ERR_SSL_PROTOCOL_ERROR|server gave HTTP response to HTTPS client|SSL_ERROR_RX_RECORD_TOO_LONG|invalid version in initial SOCKS5 response|appears to only use HTTP and not HTTPS|Received HTTP\/0\.9 when not allowed|BadStatusLine|malformed HTTP response|Parse Error: Expected HTTP|plain HTTP request was sent to HTTPS port|unexpected protocol version|alert:? protocol[_ ]version|SEC_E_INVALID_TOKEN|unexpected TLS packet|Cannot determine the frame size|Malformed reply from SOCKS server|Invalid Socks5? (?:version|proxy response)[^\n]{0,30}/i,
  ],
  [
    'certificate',
    'program',
    /CERTIFICATE_VERIFY_FAILED|certificate verify failed|SSL certificate problem|unable to (?:get local issuer|verify the first) certificate|self[- ]signed certificate|(?:DEPTH_ZERO_)?SELF_SIGNED_CERT\w*|UNABLE_TO_(?:VERIFY|GET)_\w+|CERT_HAS_EXPIRED|ERR_TLS_CERT_ALTNAME_INVALID|x509: [^\n]{0,60}|PKIX path building failed|CertificateException|no alternative certificate subject name|ERR_CERT_[A-Z_]+|ERR_PROXY_CERTIFICATE_INVALID|SEC_E_UNTRUSTED_ROOT|SEC_E_CERT_EXPIRED|NO_REVOCATION_CHECK|SEC_ERROR_UNKNOWN_ISSUER|remote certificate is invalid|trust relationship for the SSL/i,
  ],
  [
    'proxyHost',
    'program',
    /Could not resolve proxy|proxyconnect tcp: [^\n]{0,200}no such host|Unable to connect to proxy', NameResolutionError/i,
  ],
  [
    'dns',
    'program',
    /Could not resolve host|ENOTFOUND|EAI_AGAIN|Name or service not known|nodename nor servname|no such host|getaddrinfo failed|Failed to resolve|NameResolutionError|Temporary failure in name resolution|UnknownHostException|UnresolvedAddressException|ERR_NAME_NOT_RESOLVED|remote name could not be resolved/i,
  ],
  [
    'timeout',
    'program',
    /\btimed[ -]?out\b|\btime[ -]?out\b(?= (?:of|was|error|\d|exceeded|awaiting)|:|$)|Timeout \d+ ?ms exceeded|ETIMEDOUT|ESOCKETTIMEDOUT|UND_ERR_\w*TIMEOUT|deadline exceeded|\b\w*Timeout(?:Error|Exception)\b|ERR_(?:CONNECTION_)?TIMED_OUT|ERROR_NET_TIMEOUT/im,
  ],
  [
    'refused',
    'program',
    /ECONNREFUSED|connection refused|actively refused|(?:Couldn'?t|Could not) connect to server|ERR_CONNECTION_REFUSED|ERR_PROXY_CONNECTION_FAILED|\[Errno (?:111|61)\]|WinError 10061|ConnectException|No route to host|EHOSTUNREACH|ENETUNREACH|Network is unreachable|ERR_ADDRESS_UNREACHABLE|ERR_INTERNET_DISCONNECTED|Unable to connect to the remote server|refusing connections|PROXY_CONNECTION_REFUSED/i,
  ],
  [
    'reset',
    'unclear',
    /ECONNRESET|connection (?:was )?reset|reset by peer|socket hang up|other side closed|UND_ERR_SOCKET|Empty reply from server|RemoteDisconnected|Remote end closed connection|EPIPE|Broken pipe|\bEOF\b|ERR_CONNECTION_(?:RESET|CLOSED|ABORTED)|ERR_EMPTY_RESPONSE|Proxy CONNECT aborted|(?:Recv|Send) failure|forcibly closed|SSL_ERROR_SYSCALL|handshake failure|terminated the handshake|SSLEOFError|Unexpected end of file|header parser received no bytes|premature close|PR_(?:CONNECT_RESET|END_OF_FILE)_ERROR|(?:tls|ssl)v1\d? alert|(?:TLSV1|SSLV3)_ALERT_\w+|fatal alert|tls: internal error|gnutls_handshake\(\) failed|schannel: next InitializeSecurityContext failed|SSL connection could not be established|ERR_SSL_VERSION_OR_CIPHER_MISMATCH/i,
  ],
  [
    'tunnel',
    'gateway',
    /ERR_TUNNEL_CONNECTION_FAILED|Unable to connect to proxy|Unable to tunnel through proxy|Proxy tunneling failed|Tunnel failed/i,
  ],
];

/** Messages with the status of an answer, whether from the gateway or from the site. */
const ANSWER_STATUS: readonly RegExp[] = [
  /(?:status|response) code:? '?([45]\d{2})\b/i,
  /does not indicate success: (\d{3})\b/i,
  /returned error:? (\d{3})\b/i,
  /\b([45]\d{2}) (?:Client|Server) Error\b/i,
  /\(([45]\d{2})\) <[A-Z]+ https?:/,
  /\b([45]\d{2}), message='/,
  /\bHTTP\/[\d.]+"? ([45]\d{2})\b/i,
  /\bHTTP (?:status |error |code )*:?\s?([45]\d{2})\b/i,
  /\bstatus(?:_?code)?["']?\s*[:=]\s*["']?([45]\d{2})\b/i,
  /\b([45]\d{2})[ :"-]+(?:Unauthorized|Payment Required|Forbidden|Not Found|Too Many Requests|Bad Gateway|Service (?:Temporarily )?Unavailable|Gateway Time-?out|Internal Server Error)/i,
  // A code that is pasted or typed alone; a minus before it is another number's, such as Chromium's -401.
  /^\s*["'«([#]?(?:(?:http|error|err|status|response|code|no|ошибк[аи]|код|статуса?|состояния|ответа?|сервера?|server)(?:[\s:=_/.#№–—("'«[]|-(?!\d)){0,3}){0,4}([45]\d{2})["'»)\]]?(?: error| ошибка)?[\s.,:!?]*$/i,
];
/** Signs that the tunnel was open, so that the status is the site's: a tunnel in curl's log, or an https address beside a status. */
const FROM_SITE = /CONNECT tunnel established|Proxy replied 200|200 [^\n]*established/i;
const HTTPS_ANSWER =
  /(?:Client|Server) Error\b[^\n]{0,80}for url: https:|\([45]\d{2}\) <[A-Z]+ https:|ClientResponseError: [45]\d{2}\b[^\n]{0,200}url=(?:URL\()?'https:/i;

/** Cuts a long text to its start and its end. */
function startAndEnd(text: string): string {
  return text.length <= 2 * HALF_MAX
    ? text
    : `${text.slice(0, HALF_MAX)}\n${text.slice(text.length - HALF_MAX)}`;
}

type Found = Pick<DecodedError, 'cause' | 'speaker' | 'words'>;

function firstStatus(text: string, patterns: readonly RegExp[]): [number, string] | null {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match?.[1] !== undefined) return [Number(match[1]), match[0]];
  }
  return null;
}

function findGatewayStatus(text: string): Found | null {
  const byNumber = firstStatus(text, [...TUNNEL_STATUS, API_STATUS]);
  const byWords = TUNNEL_WORDS.exec(text);
  const status = byNumber?.[0] ?? statusOf(byWords?.[1] ?? '');
  if (status === undefined) return null;
  const words = byNumber?.[1] ?? byWords?.[0] ?? '';
  return { cause: causeOf(status) ?? 'tunnel', speaker: 'gateway', words };
}

function findSign(text: string): Found | null {
  for (const [cause, speaker, sign] of SIGNS) {
    const match = sign.exec(text);
    if (match) return { cause, speaker, words: match[0] };
  }
  return null;
}

function findAnswerStatus(text: string): Found | null {
  const [status, words] = firstStatus(text, ANSWER_STATUS) ?? [statusOf(text), text];
  if (status === undefined) return null;
  const cause = causeOf(status);
  // Only a proxy asks for a proxy's login; and an account without traffic is far more common than a site that asks for money.
  if (cause === 'credentials' || cause === 'noTraffic') return { cause, speaker: 'gateway', words };
  if (cause === undefined || FROM_SITE.test(text) || HTTPS_ANSWER.test(text)) {
    return { cause: 'site', speaker: 'site', words };
  }
  return { cause, speaker: 'unclear', words };
}

/** Reads the error text of any program; null when no message is recognised. */
export function decodeProxyError(given: string): DecodedError | null {
  const part = startAndEnd(given);
  const withoutLogin = part.replace(LOGIN, '//').replace(LOGIN_OPTION, '$1');
  const text = withoutLogin.replace(PATH, '$1/');
  const found = findGatewayStatus(text) ?? findSign(text) ?? findAnswerStatus(text);
  if (found === null) return null;
  const words = found.words.trim().replace(/\s+/g, ' ').slice(0, WORDS_MAX);
  return { ...found, words, hasLogin: withoutLogin !== part };
}

/**
 * Corrects a cause for whitelist mode, where lines have no login: a browser that could not connect over SOCKS5 was not stopped
 * by its login.
 */
export function causeForAuth(auth: AuthMode, cause: ErrorCause): ErrorCause {
  return auth === 'whitelist' && cause === 'socksLogin' ? 'tunnel' : cause;
}
