import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MockServer, startServer } from './server';
import { testWorld } from './testing';

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
const post = async (path: string, body: unknown = {}) => {
  const response = await go(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const submit = (path: string, fields: Record<string, string>) =>
  go(path, { method: 'POST', body: new URLSearchParams(fields) });

async function signIn(): Promise<Record<string, string>> {
  const { body } = await post('/__mock/session');
  return { 'JWT-TOKEN': String(body.jwt_token) };
}

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

  test('is the one that stands there now, also when it was built anew meanwhile', async () => {
    const scriptText = async () => (await go('/client/assets/index-a1b2c3d4.js')).text();
    await go('/client/');
    expect(await scriptText()).toBe('export {};');
    await writeFile(join(dist, 'assets', 'index-a1b2c3d4.js'), 'export default 1;');
    await writeFile(join(dist, 'index.html'), '<!doctype html><title>new</title>');
    await utimes(join(dist, 'index.html'), 1, 1);
    expect(await (await go('/client/')).text()).toContain('<title>new</title>');
    expect(await scriptText()).toBe('export default 1;');
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

test('the hosted page: buttons, back to the portal, a JSON twin', async () => {
  const headers = await signIn();
  const recharge = await go('/api/recharge/cryptomusPay', {
    method: 'POST',
    headers,
    body: new URLSearchParams({
      amount: '20.00',
      request_id: '3f0e4c9a-1111-4222-8333-abcdefabcdef',
    }),
  });
  const { data } = (await recharge.json()) as { data: { url: string; order_id: string } };
  expect(data.url.startsWith(`${server.url}/__mock/pay/`)).toBe(true);
  const path = data.url.slice(server.url.length);
  const page = await (await go(path)).text();
  for (const label of ['Paid', 'Underpaid', 'Overpaid', 'Expired', 'Failed', 'Locked']) {
    expect(page).toContain(`<button>${label}</button>`);
  }
  expect(page).toContain('20.60 USD');
  const paid = await submit(path, { action: 'underpaid', return: 'https://evil.example/' });
  expect(paid.headers.get('location')).toBe('/client/dashboard');
  expect(await post(path, { action: 'paid', delay: 0 })).toMatchObject({
    status: 200,
    body: { done: true, status: 'paid' },
  });
  expect((await post(path, { action: 'paid' })).status).toBe(409);
  // An action that is no longer possible redirects to the page as it stands, which can be gone back to.
  const late = await submit(path, { action: 'paid', return: '/client/neworder' });
  expect(late.status).toBe(303);
  expect(late.headers.get('location')).toBe(`${path}?return=%2Fclient%2Fneworder`);
  const state = (await (await go('/__mock/state')).json()) as { charges: number };
  expect(state.charges).toBe(1);
});

test('control: advance, sessions, the time of answers, reset', async () => {
  const headers = await signIn();
  const codeOf = async () =>
    ((await (await go('/api/user/info', { headers })).json()) as { code: number }).code;
  await post('/__mock/expire-sessions', { mode: 'stale' });
  expect(await codeOf()).toBe(10013);
  const refreshed = await go('/api/user/refreshToken', { headers });
  expect(((await refreshed.json()) as { code: number }).code).toBe(0);
  await post('/__mock/expire-sessions');
  const refused = await go('/api/user/refreshToken', { headers });
  expect(((await refused.json()) as { code: number }).code).toBe(10013);
  expect((await post('/__mock/advance', { seconds: 60 })).body.now).toBe(1772600860);
  // Answers of the API, also those of a fault, have the world's time in their Date header; no other answer has one.
  const dateOf = async (path: string) => (await go(path, { headers })).headers.get('Date');
  expect(await dateOf('/api/user/info')).toBe(new Date(1772600860_000).toUTCString());
  await post('/__mock/fault', { call: 'user.info', answer: 'status' });
  expect(await dateOf('/api/user/info')).toBe(new Date(1772600860_000).toUTCString());
  expect(await dateOf('/__mock/state')).toBeNull();
  expect((await post('/__mock/advance', { seconds: -1 })).status).toBe(400);
  expect((await post('/__mock/reset', { seed: 3, now: 1772000000 })).body).toEqual({
    seed: 3,
    now: 1772000000,
  });
  expect((await go('/__mock/nothing')).status).toBe(404);
  expect((await go('/api/nothing')).status).toBe(404);
});
