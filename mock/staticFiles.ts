/** The production build under /client, as a plain static host would serve it. */
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const BASE = '/client/';

const CSP =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data:; connect-src 'self'";

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = /^(text|application)\/|svg/;
/** Names that a bundler hashed: their content never changes. */
const HASHED = /[.-][\w-]{8,}\.(async\.|chunk\.)?\w+$/;
const UNHASHED = new Set(['index.html', 'mockServiceWorker.js']);

const compress = promisify(gzip);

export type StaticHost = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}

/**
 * Serves a build's directory under /client: files as they are, every other path of the app as index.html, and 404 for a
 * missing file with an extension. gzip, long cache for hashed names, and the Content-Security-Policy a host should send.
 */
export function createStaticHost(dist: string): StaticHost {
  const zipped = new Map<string, { time: number; body: Buffer }>();

  async function gzipped(path: string): Promise<Buffer> {
    const time = (await stat(path)).mtimeMs;
    const known = zipped.get(path);
    if (known?.time === time) return known.body;
    const body = await compress(await readFile(path));
    zipped.set(path, { time, body });
    return body;
  }

  async function resolve(pathname: string): Promise<string | null> {
    const name = normalize(decodeURIComponent(pathname.slice(BASE.length)));
    if (name === '..' || name.startsWith(`..${sep}`) || name.includes('\0')) return null;
    const path = join(dist, name);
    if (await isFile(path)) return path;
    return extname(name) === '' ? join(dist, 'index.html') : null;
  }

  return async (req, res) => {
    const { pathname, search } = new URL(req.url ?? '/', 'http://localhost');
    if (pathname === '/' || pathname === '/client') {
      res.writeHead(302, { Location: `${BASE}${search}` }).end();
      return;
    }
    const path = pathname.startsWith(BASE) ? await resolve(pathname) : null;
    if (!path) {
      res.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
      return;
    }
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const name = path.slice(path.lastIndexOf(sep) + 1);
    const long = HASHED.test(name) && !UNHASHED.has(name);
    res.setHeader('Content-Type', type);
    res.setHeader('Content-Security-Policy', CSP);
    res.setHeader('X-Content-Type-Options', 'nosniff');
    res.setHeader('Cache-Control', long ? 'public, max-age=31536000, immutable' : 'no-cache');
    res.setHeader('Vary', 'Accept-Encoding');
    const zip = COMPRESSIBLE.test(type) && /\bgzip\b/.test(String(req.headers['accept-encoding']));
    if (zip) {
      const body = await gzipped(path);
      res.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': body.length });
      res.end(req.method === 'HEAD' ? undefined : body);
    } else if (req.method === 'HEAD') res.end();
    else createReadStream(path).pipe(res);
  };
}
