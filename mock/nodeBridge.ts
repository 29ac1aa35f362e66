/** Converts between node:http and the web's Request and Response. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as TlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** The mock's servers answer this machine only. */
export const LOOPBACK = '127.0.0.1';

const BODYLESS = new Set(['GET', 'HEAD']);

/** Reads a message's body to its end. */
export async function readBody(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Makes a Request of a message. Its origin is the Host header's, and a proxy's `X-Forwarded-Proto`, so that absolute addresses made of it
 * lead back here.
 * @param body the body's bytes or text, already read
 */
export function toRequest(req: IncomingMessage, body: Buffer | string): Request {
  const method = req.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const protocol = req.headers['x-forwarded-proto'] === 'https' ? 'https' : 'http';
  const base = `${protocol}://${req.headers.host ?? 'localhost'}`;
  const carried =
    BODYLESS.has(method) || body.length === 0 ? {} : { body: new Uint8Array(Buffer.from(body)) };
  return new Request(new URL(req.url ?? '/', base), { method, headers, ...carried });
}

/**
 * Breaks the connection in the middle of an answer. A reused connection that closes before any answer makes a browser
 * send the request again by itself, and the page would never notice the failure.
 */
function breakOff(res: ServerResponse): void {
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 1000 });
  res.write('{', () => res.destroy());
}

/** Writes a Response out; a network error breaks the connection. */
export async function send(res: ServerResponse, response: Response): Promise<void> {
  if (response.type === 'error') {
    breakOff(res);
    return;
  }
  // Node would add the machine's time; the API's answers have the world's, and other answers have no Date.
  res.sendDate = false;
  res.statusCode = response.status;
  response.headers.forEach((value, name) => {
    res.setHeader(name, value);
  });
  // Node leaves the body of an answer to HEAD out.
  res.end(Buffer.from(await response.arrayBuffer()));
}

export interface Listening {
  readonly port: number;
  /** Its origin, e.g. "http://127.0.0.1:8080". */
  readonly url: string;
  /** Ends it, with the connections that are open. */
  readonly close: () => Promise<void>;
}

/** Starts a server on loopback, on any free port by default; rejects when the port is taken. */
export async function listen(server: Server, port = 0): Promise<Listening> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, LOOPBACK, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    url: `${server instanceof TlsServer ? 'https' : 'http'}://${LOOPBACK}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
