import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MockServer, startServer } from './server';
import { PRESENT, testWorld } from './testing';
import { ACCOUNTS } from './world/seed';

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

test("only answers of the API, also those of a fault, have the world's time in their Date header", async () => {
  await post('/__mock/advance', { seconds: 60 });
  const dateOf = async (path: string) => (await go(path)).headers.get('Date');
  const now = new Date((PRESENT + 60) * 1000).toUTCString();
  expect(await dateOf('/api/user/info')).toBe(now);
  await post('/__mock/fault', { call: 'user.info', answer: 'status' });
  expect(await dateOf('/api/user/info')).toBe(now);
  expect(await dateOf('/__mock/state')).toBeNull();
});

test('/__mock/state shows the links of mails, and no password or token', async () => {
  const { email, password } = ACCOUNTS.unactivated;
  const body = new URLSearchParams({ email, password });
  await go('/api/account/login', { method: 'POST', headers: { 'JWT-TOKEN': '' }, body });
  const shown = await (await go('/__mock/state')).text();
  expect(shown).not.toMatch(/password"|token"/i);
  const { link } = JSON.parse(shown).mails[0];
  const opened = await fetch(link, { redirect: 'manual' });
  expect(opened.headers.get('location')).toBe('/client/user/login?activated=1');
});
