import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { listen } from '../../mock/nodeBridge';
import { expect, test } from './fixtures';
import { type Answer, type Host, startHost } from './nginx';

const NGINX = join(__dirname, '../../deploy/nginx');
const read = (name: string) => readFileSync(join(NGINX, name), 'utf8');

/** The headers of every answer, each once. */
const HEADERS: Readonly<Record<string, RegExp>> = {
  'content-security-policy':
    /^default-src 'none'; script-src 'self'; .*require-trusted-types-for 'script'; .*frame-ancestors 'none'$/,
  'strict-transport-security': /^max-age=31536000$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin$/,
  'permissions-policy': /camera=\(\).*clipboard-write=\(self\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'origin-agent-cluster': /^\?1$/,
};
function expectHeaders({ headers }: Answer): void {
  for (const [name, value] of Object.entries(HEADERS)) expect(headers[name], name).toMatch(value);
}

const NO_CACHE = 'no-cache';
const YEAR = 'public, max-age=31536000, immutable';
const WEEK = 'public, max-age=604800';
const HTML = 'text/html; charset=utf-8';

/** Returns the name of the build's entry script, which index.html has. */
function entryOf(dist: string): string {
  const [, name] =
    /src="(\/client\/assets\/[^"]+)"/.exec(readFileSync(join(dist, 'index.html'), 'utf8')) ?? [];
  if (name === undefined) throw new Error('index.html has no script');
  return name;
}

test.describe('addresses', () => {
  test('each location has its status, type, caching, and all headers', async ({ host, dist }) => {
    const cases: readonly [path: string, status: number, caching?: string, type?: string][] = [
      ['/', 302],
      ['/client', 302],
      ['/client/', 200, NO_CACHE, HTML],
      ['/client/user/login?activated=1', 200, NO_CACHE, HTML],
      ['/client/proxysetting/whitelist', 200, NO_CACHE, HTML],
      ['/client/nowhere/at/all', 200, NO_CACHE, HTML],
      ['/client/index.html', 200, NO_CACHE, HTML],
      ['/client/manifest.webmanifest', 200, NO_CACHE, 'application/manifest+json; charset=utf-8'],
      ['/client/logo.svg', 200, NO_CACHE, 'image/svg+xml'],
      ['/client/icons/192.png', 200, NO_CACHE, 'image/png'],
      ['/client/flags/DE.svg', 200, WEEK, 'image/svg+xml'],
      [entryOf(dist), 200, YEAR, 'text/javascript; charset=utf-8'],
      ['/robots.txt', 200, NO_CACHE, 'text/plain; charset=utf-8'],
      ['/.well-known/security.txt', 200, NO_CACHE, 'text/plain; charset=utf-8'],
      ['/client/assets/umi-GONE.js', 404],
      ['/client/assets/', 404],
      ['/client/flags/XX.svg', 404],
      ['/client/gone.png', 404],
      ['/elsewhere', 404],
      ['/api/order/packages', 200, 'no-store', 'application/json; charset=utf-8'],
    ];
    for (const [path, status, caching, type] of cases) {
      const answer = await host.ask(path);
      expect(answer.status, path).toBe(status);
      expect(answer.headers['cache-control'], path).toBe(caching);
      if (type !== undefined) expect(answer.headers['content-type'], path).toBe(type);
      expectHeaders(answer);
    }
  });

  test('no location of the configuration lacks the headers', () => {
    const text = ['portal/static.conf', 'portal.conf.template'].map(read).join('\n');
    const locations = text.match(/^ *location [^}]*\}/gm) ?? [];
    expect(locations.length).toBeGreaterThan(10);
    // Two stand in the server without TLS.
    const withoutTls = /healthz|return 308/;
    for (const location of locations.filter((one) => !withoutTls.test(one))) {
      expect(location).toMatch(/include portal\/(headers|api)\.conf/);
    }
    expect(read('portal/api.conf')).toContain('include portal/headers.conf');
  });

  test('redirects keep the query and name no port, without TLS too', async ({ host }) => {
    expect((await host.ask('/client?ref=7')).headers.location).toBe('/client/?ref=7');
    expect((await host.ask('/')).headers.location).toBe('/client/');
    const plain = (path: string) => fetch(host.plainUrl + path, { redirect: 'manual' });
    const moved = await plain('/client/usage?tab=changes');
    expect([moved.status, moved.headers.get('location')]).toEqual([
      308,
      'https://localhost/client/usage?tab=changes',
    ]);
    expect(await (await plain('/healthz')).text()).toBe('ok\n');
  });

  test('a page that has not changed is not sent again', async ({ host }) => {
    for (const path of ['/client/', '/client/logo.svg']) {
      const { etag = '' } = (await host.ask(path)).headers;
      const again = await host.ask(path, { headers: { 'If-None-Match': etag } });
      expect(again.status).toBe(304);
      expectHeaders(again);
    }
  });

  test('another host name is refused', async ({ host }) => {
    expect((await host.ask('/client/', { headers: { Host: 'evil.example' } })).status).toBe(421);
  });

  test('security.txt says whom to tell, and has not expired', async ({ host }) => {
    const text = String((await host.ask('/.well-known/security.txt')).body);
    expect(text).toContain('Contact: mailto:security@example.com\n');
    const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  });

  test('no path leads out of the build', async ({ host }) => {
    const page = (await host.ask('/client/')).body;
    const steps = ['..', '%2e%2e', '..%2f', '%2e%2e%2f', '%252e%252e%252f', '..%5c', '....//'];
    const paths = steps.flatMap((step) =>
      ['/client/', '/client', '/client/assets/', '/client/flags/', '/api/'].flatMap((start) =>
        ['etc/portal.env', 'key.pem', 'etc/passwd', 'security.txt'].flatMap((file) => [
          `${start}${step}/${file}`,
          `${start}${step}/${step}/${step}/${file}`,
        ]),
      ),
    );
    const others = [
      '/current/client/index.html',
      '/kept/',
      '/releases/',
      '/client/%00',
      '/client/.env',
    ];
    for (const path of [...paths, ...others]) {
      const { status, body } = await host.ask(path);
      // A path of the portal, however strange, has the portal's page, and below /api the backend does not know it.
      const isPage = status === 200 && body.equals(page);
      expect(isPage || [400, 404].includes(status), `${path}: ${status}`).toBe(true);
    }
  });

  test('HTTP/2', async ({ host }) => {
    const session = connect(host.url, { ca: host.caPem });
    const stream = session.request({ ':path': '/client/' });
    const status = await new Promise((resolve, reject) => {
      stream.on('response', (headers) => resolve(headers[':status']));
      stream.on('error', reject);
    });
    expect(status).toBe(200);
    session.destroy();
  });
});

test.describe('compression', () => {
  test('the build’s .br and .gz are sent, and else the file itself', async ({ host, dist }) => {
    for (const path of [entryOf(dist), '/client/', '/client/manifest.webmanifest']) {
      const name = path === '/client/' ? 'index.html' : path.slice('/client/'.length);
      const text = readFileSync(join(dist, name));
      const ask = async (encoding: string) => {
        const answer = await host.ask(path, { headers: { 'Accept-Encoding': encoding } });
        expect(answer.headers.vary).toContain('Accept-Encoding');
        return answer;
      };
      const br = await ask('gzip, deflate, br, zstd');
      expect(br.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(br.body)).toEqual(text);
      const gz = await ask('gzip');
      expect(gz.headers['content-encoding']).toBe('gzip');
      expect(gz.body).toEqual(readFileSync(join(dist, `${name}.gz`)));
      const plain = await ask('identity');
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.body).toEqual(text);
    }
  });

  test('a server without the module sends gzip', async ({ server, dist }) => {
    const host = await startHost({ backend: server.url, hasBrotli: false });
    try {
      await host.release(dist);
      const answer = await host.ask('/client/', { headers: { 'Accept-Encoding': 'gzip, br' } });
      expect(answer.headers['content-encoding']).toBe('gzip');
      expect(String(gunzipSync(answer.body))).toContain('<div id="root">');
    } finally {
      await host.stop();
    }
  });
});

/** A backend on two ports that notes what it gets, and does as the path says. */
async function startBackend() {
  const seen: IncomingMessage[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    seen.push(request);
    const json = { 'Content-Type': 'application/json' };
    const path = request.url?.split('?')[0];
    if (path === '/api/breaks') request.socket.destroy();
    else if (path === '/api/fails') response.writeHead(500, json).end('{"oops":1}');
    else if (path === '/api/slow')
      void pause(3000).then(() => response.writeHead(200, json).end('{}'));
    else if (path !== '/api/silent')
      response.writeHead(200, { ...json, 'Set-Cookie': 'seen=1' }).end('{}');
  };
  const servers = [await listen(createServer(answer)), await listen(createServer(answer))];
  return {
    origins: servers.map(({ url }) => url),
    seen,
    stop: () => Promise.all(servers.map(({ close }) => close())),
  };
}

test.describe('/api', () => {
  test.describe.configure({ mode: 'serial' });
  let backend: Awaited<ReturnType<typeof startBackend>>;
  let host: Host;
  test.beforeAll(async () => {
    backend = await startBackend();
    host = await startHost({ backend: backend.origins });
  });
  test.afterAll(async () => {
    await host.stop();
    await backend.stop();
  });

  test('a call reaches the backend as it was sent, with the portal’s host and the customer’s address', async () => {
    const path = '/api/auth/passupdate?id=a%2Fb&password=hunter2secret';
    const headers = { 'JWT-TOKEN': 'a-token', 'X-Forwarded-For': '6.6.6.6', Cookie: 'seen=1' };
    const answer = await host.ask(path, { headers });
    expect(answer.headers['set-cookie']).toContain('seen=1');
    const last = backend.seen.at(-1);
    expect(last?.url).toBe(path);
    expect(last?.headers).toMatchObject({
      host: new URL(host.url).host,
      'jwt-token': 'a-token',
      cookie: 'seen=1',
      'x-forwarded-proto': 'https',
    });
    expect(last?.headers['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1)$/);
  });

  test('an error is passed on, and a slow answer is waited for', async () => {
    const failed = await host.ask('/api/fails');
    expect([failed.status, String(failed.body)]).toEqual([500, '{"oops":1}']);
    expectHeaders(failed);
    expect((await host.ask('/api/slow')).status).toBe(200);
  });

  test('nothing is repeated, not even a GET where there is a second backend', async () => {
    const before = backend.seen.length;
    const broken = await host.ask('/api/breaks?password=hunter2secret');
    expect(broken.status).toBe(502);
    expectHeaders(broken);
    expect(backend.seen.length - before).toBe(1);
  });

  test('a backend that never answers is given up after 20 s, later than by the portal', async () => {
    const began = Date.now();
    const late = await host.ask('/api/silent?token=hunter2secret');
    expect(late.status).toBe(504);
    expectHeaders(late);
    expect(Date.now() - began).toBeGreaterThan(15_000);
  });

  test('a body that no call of the portal has is refused', async () => {
    const large = await host.ask('/api/order/pay', { method: 'POST', body: 'x'.repeat(100_000) });
    expect(large.status).toBe(413);
  });

  test('sign-in and reset by POST are limited, as a code of the contract; other calls are not', async () => {
    const paths = ['/api/account/login', '/api//account/forgetPwd', '/api/account/%72esetPwd'];
    const answers: Answer[] = [];
    for (let tries = 0; tries < 24; tries += 1)
      answers.push(await host.ask(paths[tries % paths.length] ?? '', { method: 'POST' }));
    const refused = answers.filter(({ body }) => String(body).includes('30001'));
    expect(refused.length).toBeGreaterThanOrEqual(3);
    for (const answer of refused) {
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toContain('application/json');
      expect(JSON.parse(String(answer.body))).toMatchObject({ code: 30001, data: null });
      expectHeaders(answer);
    }
    expect(String((await host.ask('/api/user/info')).body)).toBe('{}');
    expect(String((await host.ask('/api/account/login')).body)).toBe('{}');
    expect(host.logs()).toContain('REJECTED');
  });

  test('a backend that is down is reported at once, by status 502', async () => {
    await backend.stop();
    const began = Date.now();
    const dead = await host.ask('/api/user/info?token=hunter2secret');
    expect(dead.status).toBe(502);
    expectHeaders(dead);
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  test('no log has a query string', async () => {
    await fetch(`${host.plainUrl}/client/user/resetpassword?token=hunter2secret`, {
      redirect: 'manual',
    });
    await host.ask('/client/gone.js?token=hunter2secret', {
      headers: { Referer: `${host.url}/client/user/resetpassword?token=hunter2secret` },
    });
    const logs = host.logs();
    expect(logs).toContain(' GET /api/auth/passupdate HTTP/1.1 200 ');
    expect(logs).not.toContain('hunter2secret');
    expect(logs).not.toContain('?');
  });
});
