/** Tests the demo gateways with clients that write the protocols byte by byte. */
import { request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { connect as tlsConnect } from 'node:tls';
import { testWorld } from '../testing';
import { leftIn } from '../world/state';
import { addIp } from '../world/whitelist';
import { type Gateways, startGateways } from '.';
import type { Echo } from './echo';

const TARGET = '-zone-resi-region-us-st-california-city-los_angeles-session-abcd1234-sessTime-10';
const USER = `democustomer01${TARGET}`;
const PASSWORD = 'demoProxy2026';

let parts: ReturnType<typeof testWorld>;
let gateways: Gateways;

beforeEach(async () => {
  parts = testWorld();
  gateways = await startGateways({ world: parts.world });
});

afterEach(() => gateways.close());

interface Reply {
  status: number;
  body: string;
}

const basic = (user: string, password: string) =>
  ({
    'Proxy-Authorization': `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
  }) as const;

function get(port: number, url: string, headers: Record<string, string> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest({
      host: '127.0.0.1',
      port,
      path: url,
      headers: { Host: new URL(url).host, ...headers },
      agent: false,
    });
    asked.on('error', reject).on('response', (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += String(chunk);
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    asked.end();
  });
}

/** Makes an HTTP/1.0 request over a stream and reads the answer to its end. */
function talk(socket: Socket, host: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('error', reject);
    socket.on('close', () =>
      resolve({
        status: Number(text.slice(9, 12)),
        body: text.slice(text.indexOf('\r\n\r\n') + 4),
      }),
    );
    socket.write(`GET / HTTP/1.0\r\nHost: ${host}\r\n\r\n`);
  });
}

function secured(socket: Socket, host: string): Socket {
  const tls = tlsConnect({ socket, servername: host, ca: gateways.caPem });
  // A TLS stream made over a socket does not close it.
  return tls.on('close', () => socket.destroy());
}

function tunnel(
  port: number,
  host: string,
  headers: Record<string, string>,
): Promise<Socket | number> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest({
      host: '127.0.0.1',
      port,
      method: 'CONNECT',
      path: `${host}:443`,
      headers,
      agent: false,
    });
    asked.on('error', reject);
    asked.on('connect', (response, socket) =>
      resolve(response.statusCode === 200 ? (socket as Socket) : (response.statusCode ?? 0)),
    );
    asked.on('response', (response) => resolve(response.statusCode ?? 0));
    asked.end();
  });
}

const readOnce = (socket: Socket): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    socket.once('data', resolve).once('error', reject);
    socket.once('close', () => resolve(Buffer.alloc(0)));
  });

/** Opens a SOCKS5 connection; returns the socket, or the refusal. */
async function socks(
  port: number,
  host: string,
  to: number,
  login: readonly [string, string] | null,
): Promise<Socket | 'login' | 'target'> {
  const socket = connect(port, '127.0.0.1');
  socket.write(Buffer.from(login ? [5, 1, 2] : [5, 1, 0]));
  await readOnce(socket);
  if (login) {
    const [user, password] = login;
    socket.write(
      Buffer.concat([
        Buffer.from([1, user.length]),
        Buffer.from(user),
        Buffer.from([password.length]),
        Buffer.from(password),
      ]),
    );
    if ((await readOnce(socket))[1] !== 0) return 'login';
  }
  const name = Buffer.from(host);
  socket.write(
    Buffer.concat([Buffer.from([5, 1, 0, 3, name.length]), name, Buffer.from([to >> 8, to & 255])]),
  );
  return (await readOnce(socket))[1] === 0 ? socket : 'target';
}

async function open<T>(connection: Promise<Socket | T>): Promise<Socket> {
  const socket = await connection;
  if (typeof socket !== 'object') throw new Error(`refused: ${String(socket)}`);
  return socket as Socket;
}

const EXPECTED = {
  country: 'US',
  state: 'california',
  city: 'los_angeles',
  session: 'abcd1234',
  account: 'democustomer01',
};

/** A connection is billed when it has closed on both sides. */
async function billed(): Promise<void> {
  for (let tries = 0; tries < 100 && gateways.seen.some(({ bytes }) => bytes === 0); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

test('http, https and SOCKS5 come out at the target, with the same address for the same session', async () => {
  const { world, demo } = parts;
  const left = leftIn(demo.lots);
  const lines = world.state.usage.length;
  const replies = [
    await get(gateways.http.port, 'http://echo.proxy.test/', basic(USER, PASSWORD)),
    await talk(
      secured(
        await open(tunnel(gateways.http.port, 'echo.proxy.test', basic(USER, PASSWORD))),
        'echo.proxy.test',
      ),
      'echo.proxy.test',
    ),
    await talk(
      await open(socks(gateways.socks.port, 'echo.proxy.test', 80, [USER, PASSWORD])),
      'echo.proxy.test',
    ),
    await talk(
      secured(
        await open(socks(gateways.socks.port, 'shop.proxy.test', 443, [USER, PASSWORD])),
        'shop.proxy.test',
      ),
      'shop.proxy.test',
    ),
  ];
  const echoes = replies.map(({ status, body }) => {
    expect(status).toBe(200);
    return JSON.parse(body) as Echo;
  });
  for (const echo of echoes) expect(echo).toEqual({ ip: echoes[0]?.ip, ...EXPECTED });
  await billed();
  expect(gateways.seen.map(({ protocol, host, port }) => `${protocol} ${host}:${port}`)).toEqual([
    'http echo.proxy.test:80',
    'http echo.proxy.test:443',
    'socks5 echo.proxy.test:80',
    'socks5 shop.proxy.test:443',
  ]);
  const bytes = gateways.seen.reduce((sum, one) => sum + one.bytes, 0);
  expect(gateways.seen.every((one) => one.bytes > 100)).toBe(true);
  expect(leftIn(demo.lots)).toBe(left - bytes);
  const rows = world.state.usage.slice(lines);
  expect(rows.reduce((sum, row) => sum + row.bytes, 0)).toBe(bytes);
  expect(
    rows.every(({ account, country }) => account === 'democustomer01' && country === 'US'),
  ).toBe(true);
});

test('TLS to the gateway itself', async () => {
  const socket = tlsConnect({ host: '127.0.0.1', port: gateways.http.port, ca: gateways.caPem });
  const auth = basic(USER, PASSWORD)['Proxy-Authorization'];
  const reply = await new Promise<string>((resolve, reject) => {
    let text = '';
    socket.on('error', reject).on('close', () => resolve(text));
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    socket.write(
      `GET http://echo.proxy.test/ HTTP/1.0\r\nHost: echo.proxy.test\r\nProxy-Authorization: ${auth}\r\n\r\n`,
    );
  });
  expect(reply).toMatch(/^HTTP\/1\.[01] 200 /);
  expect(gateways.seen[0]?.protocol).toBe('https');
});

test('a sub-account is billed for itself', async () => {
  const sub = parts.world.state.subAccounts.find(({ username }) => username === 'scraperteam01');
  const left = leftIn(sub?.lots ?? []);
  const reply = await get(
    gateways.http.port,
    'http://echo.proxy.test/',
    basic('scraperteam01-zone-resi', 'Harvest2026'),
  );
  expect(JSON.parse(reply.body)).toMatchObject({ account: 'scraperteam01', session: null });
  await billed();
  expect(leftIn(sub?.lots ?? [])).toBe(left - (gateways.seen[0]?.bytes ?? 0));
});

test.each([
  ['a wrong password', USER, 'nope12345', 407],
  ['an unknown account', `nobody123456${TARGET}`, PASSWORD, 407],
  ['a broken username', 'democustomer01-zone-resi-st-x', PASSWORD, 407],
  ['an unknown country', 'democustomer01-zone-resi-region-zz', PASSWORD, 404],
  [
    'a city of another state',
    'democustomer01-zone-resi-region-us-st-texas-city-los_angeles',
    PASSWORD,
    404,
  ],
  ['no traffic left', 'qaberlin2026x-zone-resi', 'quality4all', 402],
])('%s is refused, plain and by tunnel and by SOCKS', async (_what, user, password, status) => {
  const headers = basic(user, password);
  expect((await get(gateways.http.port, 'http://echo.proxy.test/', headers)).status).toBe(status);
  expect(await tunnel(gateways.http.port, 'echo.proxy.test', headers)).toBe(status);
  expect(await socks(gateways.socks.port, 'echo.proxy.test', 80, [user, password])).toBe('login');
  expect(gateways.seen).toEqual([]);
});

test('no credentials is 407', async () => {
  expect((await get(gateways.http.port, 'http://echo.proxy.test/')).status).toBe(407);
});

test('the whitelist port admits listed addresses and bills the main account', async () => {
  const { port } = gateways.whitelist;
  expect((await get(port, 'http://echo.proxy.test/')).status).toBe(403);
  expect(await tunnel(port, 'echo.proxy.test', {})).toBe(403);
  expect(await socks(port, 'echo.proxy.test', 80, null)).toBe('target');
  addIp(parts.world, parts.demo, '127.0.0.1', '');
  expect(JSON.parse((await get(port, 'http://echo.proxy.test/')).body)).toMatchObject({
    account: 'democustomer01',
  });
  const socket = await open(socks(port, 'echo.proxy.test', 443, null));
  expect((await talk(secured(socket, 'echo.proxy.test'), 'echo.proxy.test')).status).toBe(200);
  expect(gateways.seen.every(({ whitelist }) => whitelist)).toBe(true);
});

test('the world advertises the gateways while they run', async () => {
  const { host, port } = gateways.http;
  expect(parts.world.running?.map((one) => `${one.host}:${one.port}`)).toEqual([
    `${host}:${port}`,
    `${host}:${gateways.socks.port}`,
  ]);
  await gateways.close();
  expect(parts.world.running).toBeNull();
  gateways = await startGateways({ world: parts.world });
});
