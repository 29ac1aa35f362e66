/** Debian's nginx on loopback, with the configuration of `deploy/` as an operator installs it. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:https';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createAuthority } from '../../mock/gateway/certificates';
import { ensureDebian } from '../../scripts/debian.mjs';

const DEPLOY = join(__dirname, '../../deploy');
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
  /** What is in the access log and the error log so far. */
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
  writeFileSync(
    file('portal.env'),
    [
      'PORTAL_NAME=localhost',
      `PORTAL_BACKEND=${typeof backend === 'string' ? backend : 'http://backends'}`,
      `PORTAL_CERTIFICATE=${file('cert.pem')}`,
      `PORTAL_CERTIFICATE_KEY=${file('key.pem')}`,
      `PORTAL_ROOT=${file('root')}`,
      `PORTAL_HTTP_PORT=${plainPort}`,
      `PORTAL_HTTPS_PORT=${port}`,
      `PORTAL_ACCESS_LOG=${file('access.log')}`,
      'PORTAL_SECURITY_CONTACT=mailto:security@example.com',
    ].join('\n'),
  );
  cpSync(join(DEPLOY, 'nginx/portal'), file('portal'), { recursive: true });
  if (!hasBrotli) rmSync(file('portal/brotli.conf'));
  const run = promisify(execFile);
  const sh = (script: string, ...args: string[]) =>
    run('sh', [join(DEPLOY, script), file('portal.env'), ...args]);
  writeFileSync(file('portal.conf'), (await sh('configure.sh')).stdout);
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
    file('nginx.conf'),
    `daemon off; worker_processes 1; pid ${file('nginx.pid')}; error_log ${file('error.log')};
include /etc/nginx/modules-enabled/*.conf;
events { worker_connections 768; }
http {
  include /etc/nginx/mime.types;
  gzip on;
  ${temp.join('\n  ')}
  ${upstream}
  include ${file('portal.conf')};
}
`,
  );
  const nginx = spawn('nginx', ['-c', file('nginx.conf'), '-e', file('error.log')], {
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
    release: async (build) => {
      await sh('release.sh', build);
    },
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
