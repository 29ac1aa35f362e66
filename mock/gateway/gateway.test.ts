/** The demo gateways, asked by curl. */
import { caFileOf, curlThrough } from '../../tests/support/curl';
import { testWorld } from '../testing';
import { leftIn } from '../world/state';
import { type Gateways, startGateways } from '.';
import type { Echo } from './echo';

const TARGET = '-zone-resi-region-us-st-california-city-los_angeles-session-abcd1234-sessTime-10';
const PASSWORD = 'demoProxy2026';
const LOGIN = `democustomer01${TARGET}:${PASSWORD}`;
const SITE = 'http://echo.proxy.test/';
const SECURE_SITE = 'https://echo.proxy.test/';

let parts: ReturnType<typeof testWorld>;
let gateways: Gateways;
let ca: string;

beforeEach(async () => {
  parts = testWorld();
  gateways = await startGateways(parts.world);
  ca = caFileOf(gateways.caPem);
});

afterEach(() => gateways.close());

/** Asks for a site through a gateway. */
function ask(
  { port }: { readonly port: number },
  target: string,
  {
    login = null,
    scheme = 'http',
  }: { readonly login?: string | null; readonly scheme?: string } = {},
) {
  return curlThrough(`${scheme}://127.0.0.1:${port}`, target, { ca, login });
}
const bySocks = (gateway: { readonly port: number }, target: string, login: string | null = null) =>
  ask(gateway, target, { login, scheme: 'socks5h' });

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
  const { http, socks } = gateways;
  const replies = [
    await ask(http, SITE, { login: LOGIN }),
    await ask(http, SECURE_SITE, { login: LOGIN }),
    await bySocks(socks, SITE, LOGIN),
    await bySocks(socks, 'https://shop.proxy.test/', LOGIN),
  ];
  const echoes = replies.map(({ status, body }) => {
    expect(status).toBe(200);
    return JSON.parse(body) as Echo;
  });
  for (const echo of echoes) expect(echo).toEqual({ ip: echoes[0]?.ip, ...EXPECTED });
  await billed();
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
  const reply = await ask(gateways.http, SITE, { login: LOGIN, scheme: 'https' });
  expect(reply.status).toBe(200);
  expect(gateways.seen[0]?.protocol).toBe('https');
});

test('a sub-account is billed for itself', async () => {
  const sub = parts.world.state.subAccounts.find(({ username }) => username === 'scraperteam01');
  const left = leftIn(sub?.lots ?? []);
  const reply = await ask(gateways.http, SITE, { login: 'scraperteam01-zone-resi:Harvest2026' });
  expect(JSON.parse(reply.body)).toMatchObject({ account: 'scraperteam01', session: null });
  await billed();
  expect(leftIn(sub?.lots ?? [])).toBe(left - (gateways.seen[0]?.bytes ?? 0));
});

test.each([
  ['a wrong password', `democustomer01${TARGET}:nope12345`, 407],
  ['an unknown account', `nobody123456${TARGET}:${PASSWORD}`, 407],
  ['a broken username', `democustomer01-zone-resi-st-x:${PASSWORD}`, 407],
  ['an unknown country', `democustomer01-zone-resi-region-zz:${PASSWORD}`, 404],
  [
    'a city of another state',
    `democustomer01-zone-resi-region-us-st-texas-city-los_angeles:${PASSWORD}`,
    404,
  ],
  ['no traffic left', 'qaberlin2026x-zone-resi:quality4all', 402],
])('%s is refused, plain and by tunnel and by SOCKS', async (_what, login, status) => {
  const { http, socks, seen } = gateways;
  expect((await ask(http, SITE, { login })).status).toBe(status);
  expect((await ask(http, SECURE_SITE, { login })).connect).toBe(status);
  expect((await bySocks(socks, SITE, login)).error).toContain('rejected by the SOCKS5 server');
  expect(seen).toEqual([]);
});

test('gateways that are closed are advertised no more', async () => {
  expect(parts.world.running).toHaveLength(2);
  await gateways.close();
  expect(parts.world.running).toBeNull();
});
