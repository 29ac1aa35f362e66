/** A plain HTTP server: the mock backend, and the production build if there is one. Also a command line. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseArgs } from 'node:util';
import { startGateways } from './gateway';
import { listen, readBody, send, toRequest } from './nodeBridge';
import { createRouter } from './router';
import { createStaticHost, BASE as FILES } from './staticFiles';
import { createWorld } from './world';
import { ACCOUNTS } from './world/seed';
import type { World } from './world/state';

/** Longer than any client of a test or a support session is idle between two calls, in ms. */
const KEEP_ALIVE_MS = 600_000;

export interface ServerOptions {
  /** 0 = any free port. */
  port?: number;
  /** Directory of the production build, served under /client. */
  dist?: string;
  /** A fresh one by default. */
  world?: World;
  /** Called for every answer of the mock (not of files) before it is sent; read only copies of it. */
  onAnswer?: (request: Request, response: Response) => void;
}

export interface MockServer {
  /** Origin, e.g. "http://127.0.0.1:8080". */
  readonly url: string;
  readonly world: World;
  readonly close: () => Promise<void>;
}

/** Starts the server; resolves when it listens, rejects when the port is taken. */
export async function startServer(options: ServerOptions = {}): Promise<MockServer> {
  const { port = 0, dist, world = createWorld(), onAnswer } = options;
  const answer = createRouter(world);
  const files = dist === undefined ? null : createStaticHost(dist);

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    // Most requests of a page are for files of the build, and no part of the mock answers them.
    if (files && req.url?.startsWith(FILES)) {
      await files(req, res);
      return;
    }
    const request = toRequest(req, await readBody(req));
    const seen = onAnswer ? request.clone() : request;
    const response = await answer(request);
    if (response) onAnswer?.(seen, response);
    if (response) await send(res, response);
    else if (files) await files(req, res);
    else res.writeHead(404).end();
  }

  const server = createServer((req, res) => {
    serve(req, res).catch((error: unknown) => {
      process.stderr.write(`${req.method} ${req.url}: ${String(error)}\n`);
      if (!res.headersSent) res.statusCode = error instanceof TypeError ? 400 : 500;
      res.end();
    });
  });
  // Idle connections stay open: a client may use one at the very moment that the server closes it, and its call would fail.
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const { url, close } = await listen(server, port);
  return { url, world, close };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8080' },
      dist: { type: 'string' },
      gateways: { type: 'boolean', default: false },
    },
  });
  const { url, world } = await startServer({
    port: Number(values.port),
    ...(values.dist === undefined ? {} : { dist: values.dist }),
  });
  if (values.gateways) await startGateways(world);
  process.stdout.write(`${url}  sign in: ${ACCOUNTS.demo.email} / ${ACCOUNTS.demo.password}\n`);
}

if (process.argv[1]?.endsWith('mock/server.ts')) {
  main().catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exitCode = 1;
  });
}
