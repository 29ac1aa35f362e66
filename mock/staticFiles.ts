/** The production build under /client, as a plain static host would serve it. */
import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** Path of the build on the server. */
export const BASE = '/client/';

const HEADERS = join(__dirname, '../deploy/nginx/portal/headers.conf');
const NOT_FRAMED = "frame-ancestors 'none'";
/** The bench starts a service worker by its address, and shows pages of the mock from their HTML. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; trusted-types default; ";

/** Reads the Content-Security-Policy that the real server sends. Throws when its configuration has none. */
function readPolicy(): string {
  const [, policy] =
    /^add_header Content-Security-Policy "(.+)" always;$/m.exec(readFileSync(HEADERS, 'utf8')) ??
    [];
  if (!policy?.includes(NOT_FRAMED) || !policy.includes(TRUSTED_TYPES))
    throw new Error(`${HEADERS} has no policy`);
  return policy;
}

export interface StaticHostOptions {
  /** True for the support bench, which shows the portal in a frame of its own page. */
  readonly isFramed?: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
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

/** A file of the build, ready to be sent. */
interface BuiltFile {
  readonly type: string;
  readonly caching: string;
  readonly body: Buffer;
  /** Null for pictures, which are compressed already. */
  readonly zipped: Buffer | null;
}

async function readBuilt(path: string): Promise<BuiltFile> {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const name = path.slice(path.lastIndexOf(sep) + 1);
  const body = await readFile(path);
  return {
    type,
    caching:
      HASHED.test(name) && !UNHASHED.has(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    body,
    zipped: COMPRESSIBLE.test(type) ? await compress(body) : null,
  };
}

/**
 * Serves a build's directory under /client: files as they are, every other path of the app as index.html, and 404 for a
 * missing file with an extension. gzip, long cache for hashed names, and the Content-Security-Policy of deploy/.
 *
 * A file is read once: a page has sixty, and looking for each on the disk took as long as sending it. A new build writes a new
 * index.html, so its time is checked whenever a page is opened.
 */
export function createStaticHost(
  dist: string,
  { isFramed = false }: StaticHostOptions = {},
): StaticHost {
  const policy = readPolicy();
  const csp = isFramed
    ? policy
        .replace(TRUSTED_TYPES, '')
        .replace(NOT_FRAMED, "frame-src 'self'; frame-ancestors 'self'")
    : policy;
  const index = join(dist, 'index.html');
  const files = new Map<string, BuiltFile>();
  let builtAt = 0;

  async function forgetOldBuild(): Promise<void> {
    const { mtimeMs } = await stat(index);
    if (mtimeMs !== builtAt) files.clear();
    builtAt = mtimeMs;
  }

  async function resolve(pathname: string): Promise<string | null> {
    const name = normalize(decodeURIComponent(pathname.slice(BASE.length)));
    if (name === '..' || name.startsWith(`..${sep}`) || name.includes('\0')) return null;
    const path = join(dist, name);
    if (files.has(path) || (await isFile(path))) return path;
    return extname(name) === '' ? index : null;
  }

  async function fileAt(path: string): Promise<BuiltFile> {
    if (path === index) await forgetOldBuild();
    const file = files.get(path) ?? (await readBuilt(path));
    files.set(path, file);
    return file;
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
    const { type, caching, body, zipped } = await fileAt(path);
    const zip = /\bgzip\b/.test(String(req.headers['accept-encoding'])) ? zipped : null;
    const sent = zip ?? body;
    res.writeHead(200, {
      'Content-Type': type,
      // A policy governs a page. On each script it would count in the measured sizes, although HTTP/2 sends it only once.
      ...(type.startsWith('text/html') ? { 'Content-Security-Policy': csp } : {}),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': caching,
      Vary: 'Accept-Encoding',
      'Content-Length': sent.length,
      ...(zip ? { 'Content-Encoding': 'gzip' } : {}),
    });
    res.end(sent);
  };
}
