/** Sends one request and returns the answer: nothing is followed, repeated or forgiven. */
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { rootCertificates } from 'node:tls';

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

/** The reason why a request was not answered. */
export type NoAnswerReason =
  | 'nobody listens'
  | 'unknown host'
  | 'certificate'
  | 'no TLS'
  | 'time-out'
  | 'cancelled'
  | 'connection broken';

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
  ABORT_ERR: 'cancelled',
  // The server answered in plain text where TLS was meant.
  ERR_SSL_WRONG_VERSION_NUMBER: 'no TLS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'no TLS',
  EPROTO: 'no TLS',
};

function whyOf(error: unknown): NoAnswerReason {
  const code = (error as { readonly code?: unknown } | null)?.code;
  if (typeof code !== 'string') return 'connection broken';
  return CERTIFICATE.test(code) ? 'certificate' : (BY_CODE[code] ?? 'connection broken');
}

async function readText(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message) {
    size += (chunk as Buffer).length;
    if (size > LARGEST_ANSWER) throw new NoAnswer('connection broken');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * Sends requests over HTTP or HTTPS. Each request has a connection of its own: a server may close a reused one in that very
 * moment, and the failure would say nothing about the contract.
 * @param ca certificates to trust besides the machine's own, PEM
 */
export function createHttpTransport(ca: string | null): Transport {
  const tls = new HttpsAgent(ca === null ? {} : { ca: [...rootCertificates, ca] });
  return ({ method, url, headers, body, timeoutMs, signal }) =>
    new Promise((resolve, reject) => {
      const isTls = new URL(url).protocol === 'https:';
      const limit = AbortSignal.timeout(timeoutMs);
      const fail = (error: unknown) => {
        if (error instanceof NoAnswer) return reject(error);
        reject(new NoAnswer(limit.aborted ? 'time-out' : whyOf(error)));
      };
      const send = isTls ? httpsRequest : httpRequest;
      const request = send(
        url,
        {
          method,
          ...(isTls ? { agent: tls } : { agent: false }),
          headers:
            body === null ? headers : { ...headers, 'Content-Length': Buffer.byteLength(body) },
          signal: signal === null ? limit : AbortSignal.any([limit, signal]),
        },
        (message) => {
          const header = (name: string) => {
            const value = message.headers[name];
            return value === undefined ? null : [value].flat().join(', ');
          };
          readText(message).then(
            (text) => resolve({ status: message.statusCode ?? 0, header, body: text }),
            fail,
          );
        },
      );
      request.on('error', fail);
      request.end(body ?? undefined);
    });
}
