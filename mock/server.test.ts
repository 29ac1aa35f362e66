import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MockServer, startServer } from './server';
import { PRESENT, testWorld } from './testing';

const HOST_HEADERS = readFileSync(join(__dirname, '../deploy/nginx/portal/headers.conf'), 'utf8');

let server: MockServer;
let dist: string;

beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'mock-dist-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>app</title>');
  await writeFile(join(dist, 'assets', 'index-a1b2c3d4.js'), 'export {};');
  server = await startServer({ world: testWorld().world, dist });
});

afterEach(async () => {
  await server.close();
  await rm(dist, { recursive: true });
});

const go = (path: string, init?: RequestInit) =>
  fetch(server.url + path, { redirect: 'manual', ...init });
const post = async (path: string, body: unknown) => {
  const response = await go(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
};
const submit = (path: string, fields: Record<string, string>) =>
  go(path, { method: 'POST', body: new URLSearchParams(fields) });

describe('the production build', () => {
  test('is served under /client, with deep links, 404 for missing files, a policy and caching', async () => {
    expect((await go('/')).headers.get('location')).toBe('/client/');
    const page = await go('/client/user/login');
    expect(await page.text()).toContain('<title>app</title>');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /);
    expect(HOST_HEADERS).toContain(`add_header Content-Security-Policy "${policy}" always;`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const script = await go('/client/assets/index-a1b2c3d4.js');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect((await go('/client/assets/missing.js')).status).toBe(404);
    expect((await go('/client/..%2f..%2fetc%2fpasswd')).status).toBe(404);
  });
});

test.each([
  ['another host', { redirect_uri: 'https://evil.example/client/user/login' }],
  ['another path', { redirect_uri: '/client/dashboard' }],
  ['no state', { state: '' }],
])('sign-in by redirect refuses %s', async (_what, over) => {
  const redirect_uri = `${server.url}/client/user/login?ref=7`;
  const query = { redirect_uri, state: 'nonce', lang: 'ru-RU', ...over };
  expect((await go(`/api/account/ggoauth?${new URLSearchParams(query)}`)).status).toBe(400);
  const answer = { ...query, provider: 'Google', decision: 'demo' };
  expect((await submit('/__mock/oauth', answer)).status).toBe(400);
});

test('the hosted page leads to no other site, and to itself when a payment can no longer change', async () => {
  const id = server.world.state.records.find(({ status }) => status === 'unpaid')?.id;
  const path = `/__mock/pay/${id}`;
  const locationAfter = async (action: string, back: string) =>
    (await submit(path, { action, return: back })).headers.get('location');
  expect(await locationAfter('paid', 'https://evil.example/')).toBe('/client/dashboard');
  await post('/__mock/advance', { seconds: 60 });
  expect(await locationAfter('paid', '/client/neworder')).toBe(
    `${path}?return=%2Fclient%2Fneworder`,
  );
});

test("only answers of the API, also those of a fault, have the world's time in their Date header", async () => {
  await post('/__mock/advance', { seconds: 60 });
  const dateOf = async (path: string) => (await go(path)).headers.get('Date');
  const now = new Date((PRESENT + 60) * 1000).toUTCString();
  expect(await dateOf('/api/user/info')).toBe(now);
  await post('/__mock/fault', { call: 'user.info', answer: 'status' });
  expect(await dateOf('/api/user/info')).toBe(now);
  expect(await dateOf('/__mock/state')).toBeNull();
});
