/** Sends one request and returns the answer: nothing is followed, repeated or forgiven. */
import type { ReadableStream } from 'node:stream/web';

/** A request, ready to be sent. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | null;
}

/** The answer to a request. */
export interface HttpAnswer {
  readonly status: number;
  /** Returns a header by its name in lower case; null when the answer lacks it. */
  readonly header: (name: string) => string | null;
  readonly body: string;
}

/** Reasons why a request was not answered, with advice. */
export const NO_ANSWER = {
  'nobody listens': 'nobody listens there. Is the backend up, and is the port right?',
  'unknown host': 'there is no such host. Is the address spelt right?',
  'blocked port': 'Node and browsers open no page at that port. Give the backend another one.',
  certificate:
    'its certificate is not trusted. If it is your own: NODE_EXTRA_CA_CERTS=ca.pem npm run contract …',
  'no TLS': 'nothing speaks TLS there. Should the address begin with http://?',
  'time-out': 'none came in time',
  'too large': 'it is larger than 64 MB, so the rest was not read',
  cancelled: 'the check was interrupted',
  'connection broken': 'the connection broke. Should the address begin with https://?',
} as const;
export type NoAnswerReason = keyof typeof NO_ANSWER;

/** The request was not answered. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  constructor(readonly why: NoAnswerReason) {
    super(why);
  }
}

/**
 * Sends a request to a backend.
 * @throws NoAnswer and nothing else
 */
export type Transport = (sent: HttpRequest) => Promise<HttpAnswer>;

/** Far more than any answer of the contract, in bytes. */
const LARGEST_ANSWER = 64 * 1024 * 1024;

const CERTIFICATE = /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|HOSTNAME_MISMATCH)/;

const BY_CODE: Readonly<Record<string, NoAnswerReason>> = {
  ECONNREFUSED: 'nobody listens',
  EHOSTUNREACH: 'nobody listens',
  ENETUNREACH: 'nobody listens',
  ENOTFOUND: 'unknown host',
  EAI_AGAIN: 'unknown host',
  ETIMEDOUT: 'time-out',
  UND_ERR_CONNECT_TIMEOUT: 'time-out',
  // The server answered in plain text where TLS was meant.
  ERR_SSL_WRONG_VERSION_NUMBER: 'no TLS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'no TLS',
  EPROTO: 'no TLS',
};

/** Returns why `fetch` failed: Node says it in the cause of its error. */
function whyOf(error: unknown): NoAnswerReason {
  const { cause } = error as { readonly cause?: { readonly code?: unknown; message?: unknown } };
  if (cause?.message === 'bad port') return 'blocked port';
  const code = cause?.code;
  if (typeof code !== 'string') return 'connection broken';
  return CERTIFICATE.test(code) ? 'certificate' : (BY_CODE[code] ?? 'connection broken');
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // The browser's type of a stream, which is in force here, has no iterator yet.
  for await (const chunk of (body as ReadableStream<Uint8Array> | null) ?? []) {
    size += chunk.length;
    if (size > LARGEST_ANSWER) throw new NoAnswer('too large');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/**
 * Sends a request over HTTP or HTTPS. Each has a connection of its own: a server may close a reused one in that very moment, and the
 * failure would say nothing about the contract.
 */
export const sendOverHttp: Transport = async ({ url, headers, timeoutMs, signal, ...rest }) => {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      ...rest,
      headers: { ...headers, Connection: 'close' },
      redirect: 'manual',
      signal: signal === null ? limit : AbortSignal.any([limit, signal]),
    });
    const body = await readText(response);
    return { status: response.status, header: (name) => response.headers.get(name), body };
  } catch (error) {
    if (error instanceof NoAnswer) throw error;
    if (limit.aborted) throw new NoAnswer('time-out');
    throw new NoAnswer(signal?.aborted ? 'cancelled' : whyOf(error));
  }
};
