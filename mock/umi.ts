/**
 * The mock backend in Umi's dev server (`mock.exclude` hides the other files from Umi). Umi loads this file again
 * whenever something in mock/ changes: the world, and with it the gateways, are kept in globalThis, so that their state survives
 * an edit.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startGateways } from './gateway';
import { readBody, send, toRequest } from './nodeBridge';
import { createRouter } from './router';
import { createWorld } from './world';
import type { World } from './world/state';

const KEY = Symbol.for('proxy-portal.mock');
const store = globalThis as typeof globalThis & { [KEY]?: World };

/** Starts the demo gateways on the ports that `npm start` has found free; none without ports. */
async function startDemoGateways(world: World): Promise<void> {
  const { DEMO_HTTP_PORT, DEMO_SOCKS_PORT, DEMO_WHITELIST_PORT } = process.env;
  if (!DEMO_HTTP_PORT) return;
  try {
    await startGateways(world, {
      http: Number(DEMO_HTTP_PORT),
      socks: Number(DEMO_SOCKS_PORT),
      whitelist: Number(DEMO_WHITELIST_PORT),
    });
  } catch (error) {
    process.stderr.write(`Demo gateways did not start: ${String(error)}\n`);
  }
}

function start(): World {
  const world = createWorld();
  void startDemoGateways(world);
  return world;
}

store[KEY] ??= start();
const answer = createRouter(store[KEY]);

/** A message after Umi's body parsers: `body` is set when one of them has read the stream. */
type ParsedMessage = IncomingMessage & { body?: unknown; _body?: boolean };

/** Rebuilds the body from the parsers' result: names and values of a form, or JSON. */
async function bodyOf(req: ParsedMessage): Promise<Buffer | string> {
  if (!req._body) return req.readable ? readBody(req) : '';
  if (req.headers['content-type']?.includes('json')) return JSON.stringify(req.body);
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(req.body as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) form.append(name, String(one));
  }
  return form.toString();
}

async function handle(req: ParsedMessage, res: ServerResponse, next: () => void): Promise<void> {
  const response = await answer(toRequest(req, await bodyOf(req)));
  if (response) await send(res, response);
  else next();
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
const PATHS = ['/api/(.*)', '/__mock/(.*)'] as const;

/**
 * Umi's table of mocks: "METHOD path" → handler. All methods are listed, so that the mock's own rule refuses a wrong
 * one.
 */
export default Object.fromEntries(
  METHODS.flatMap((method) => PATHS.map((path) => [`${method} ${path}`, handle] as const)),
);
