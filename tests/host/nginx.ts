/** Debian's nginx on loopback, with the configuration of `deploy/`, installed by the commands of its README. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createAuthority } from '../../mock/gateway/certificates';
import { ensureDebian } from '../../scripts/debian.mjs';

const ROOT = join(__dirname, '../..');
const [, COMMANDS = ''] =
  /^## On Debian\n+```sh\n(.+?)\n```$/ms.exec(
    readFileSync(join(ROOT, 'deploy/README.md'), 'utf8'),
  ) ?? [];
/** gettext-base has envsubst, by which the container's start fills in the template. */
export const NGINX_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'gettext-base'];
/** Debian's nginx is not on the path of every user. */
const PATH = `${process.env.PATH}:/usr/sbin`;
const START_LIMIT_MS = 30_000;
const RETRY_MS = 50;

/** Installs nginx and its brotli module where they are missing. Throws when they cannot be installed. */
export default function ensureNginx(): void {
  const failed = ensureDebian(NGINX_PACKAGES);
  if (failed.length > 0) throw new Error(`Debian's ${failed.join(', ')} cannot be installed here`);
}

/** An answer as the server sent it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Host {
  readonly url: string;
  /** The origin without TLS. */
  readonly plainUrl: string;
  /** The authority that has signed the certificate, PEM. */
  readonly caPem: string;
  /** The certificate's key, as Chromium takes it for one to trust. */
  readonly keyHash: string;
  /** The folder that release.sh fills. */
  readonly root: string;
  /** Sends a path as it is, which `fetch` would tidy up before. */
  readonly ask: (path: string, question?: Question) => Promise<Answer>;
  readonly release: (build: string) => Promise<void>;
  /** Reads the access log and the error log so far. */
  readonly logs: () => string;
  readonly stop: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Resolves when something listens on a port. */
async function listening(port: number, nginx: ChildProcess, errors: () => string): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    if (nginx.exitCode !== null || Date.now() > end) throw new Error(`no nginx:\n${errors()}`);
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
}

interface HostOptions {
  /** Origins of the backend; of more than one nginx chooses. */
  readonly backend: string | readonly string[];
  /** False for an image without the module. */
  readonly hasBrotli?: boolean;
}

/**
 * Returns a function that runs the README's command that begins so, with the folder's etc/ for /etc/. What is built already is not built
 * again: another build takes the place of dist.
 */
function followReadme(folder: string) {
  return async (start: string, build?: string): Promise<void> => {
    const line = COMMANDS.split('\n').find((one) => one.startsWith(start));
    if (line === undefined) throw new Error(`deploy/README.md has no command "${start}"`);
    const own = line
      .replaceAll(' /etc/', ` ${folder}/etc/`)
      .replace('npm ci && npm run build && ', '');
    const command = build ? own.replace(/ dist$/, ` ${build}`) : own;
    await promisify(execFile)('sh', ['-c', command], { cwd: ROOT });
  };
}

/** Starts a server without a release. */
export async function startHost({ backend, hasBrotli = true }: HostOptions): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-host-'));
  // nginx reads the files as a user of its own.
  chmodSync(folder, 0o755);
  const [plainPort, port] = [await freePort(), await freePort()];
  const authority = createAuthority();
  const { key, cert } = authority.issue(['localhost']);
  const file = (name: string) => join(folder, name);
  writeFileSync(file('cert.pem'), cert);
  writeFileSync(file('key.pem'), key, { mode: 0o600 });
  mkdirSync(file('etc/nginx/conf.d'), { recursive: true });
  const follow = followReadme(folder);
  await follow('cp deploy/portal.env.example');
  const values: Readonly<Record<string, string>> = {
    NAME: 'localhost',
    BACKEND: typeof backend === 'string' ? backend : 'http://backends',
    CERTIFICATE: file('cert.pem'),
    CERTIFICATE_KEY: file('key.pem'),
    ROOT: file('root'),
    HTTP_PORT: String(plainPort),
    HTTPS_PORT: String(port),
    ACCESS_LOG: file('access.log'),
  };
  const example = readFileSync(file('etc/portal.env'), 'utf8');
  writeFileSync(
    file('etc/portal.env'),
    example.replace(/^PORTAL_(\w+)=.*$/gm, (line, name) =>
      values[name] === undefined ? line : `PORTAL_${name}=${values[name]}`,
    ),
  );
  await follow('cp -r deploy/nginx/portal');
  if (!hasBrotli) rmSync(file('etc/nginx/portal/brotli.conf'));
  await follow('sh deploy/configure.sh');
  mkdirSync(file('temp'));
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${file('temp')}/${name};`,
  );
  const servers = typeof backend === 'string' ? [] : backend.map((one) => new URL(one).host);
  const upstream =
    servers.length > 0
      ? `upstream backends { ${servers.map((one) => `server ${one};`).join(' ')} }`
      : '';
  // As Debian's own nginx.conf, with the paths of this run.
  writeFileSync(
    file('etc/nginx/nginx.conf'),
    `daemon off; worker_processes 1; pid ${file('nginx.pid')}; error_log ${file('error.log')};
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types;
  gzip on;
  ${temp.join('\n  ')}
  ${upstream}
  include conf.d/*.conf;
}
`,
  );
  const nginx = spawn('nginx', ['-c', file('etc/nginx/nginx.conf'), '-e', file('error.log')], {
    env: { ...process.env, PATH },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  nginx.stderr?.on('data', (part: Buffer) => {
    errors += part.toString();
  });
  await listening(port, nginx, () => errors);

  return {
    url: `https://localhost:${port}`,
    plainUrl: `http://localhost:${plainPort}`,
    caPem: authority.caPem,
    keyHash: createHash('sha256')
      .update(new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
    root: file('root'),
    ask: (path, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const options = { host: 'localhost', servername: 'localhost', port, path, method, headers };
        const sent = request({ ...options, ca: authority.caPem }, (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: Object.fromEntries(
                Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
              ),
              body: Buffer.concat(parts),
            }),
          );
        });
        sent.on('error', reject).end(body);
      }),
    release: (build) => follow('npm ci && npm run build && sh deploy/release.sh', build),
    logs: () => readFileSync(file('access.log'), 'utf8') + readFileSync(file('error.log'), 'utf8'),
    stop: () =>
      new Promise((resolve) => {
        nginx.once('exit', () => {
          rmSync(folder, { recursive: true });
          resolve();
        });
        nginx.kill('SIGTERM');
      }),
  };
}
