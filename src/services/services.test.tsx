/** Tests services, contract and mock against each other: the real request policy, over a network that msw plays. */
import { createPluginManager } from '@@/core/plugin';
import { HttpResponse, http } from 'msw';
import { API_BASE, type CallName, calls, pathOf } from '@/api/contract';
import { purchaseCalls } from '@/features/checkout/purchase/calls';
import { createNodeMock } from '../../mock/node';
import { callExamples } from '../../mock/testing';
import { storedSession } from '../../tests/support/world/storedSession';
import * as account from './account';
import * as auth from './auth';
import * as dynamic from './dynamic';
import * as order from './order';
import * as recharge from './recharge';
import * as traffic from './traffic';
import * as user from './user';

const NAMES = Object.keys(calls) as CallName[];
type Service = (params: unknown) => Promise<unknown>;
const folders = { account, auth, dynamic, order, recharge, traffic, user };
const services = Object.fromEntries(
  Object.entries(folders).flatMap(([folder, functions]) =>
    Object.entries(functions).map(([name, service]) => [`${folder}.${name}`, service as Service]),
  ),
);

const { world, server } = createNodeMock();
const start = structuredClone(world.state);
const seen: Request[] = [];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request }) => {
    seen.push(request.clone());
  });
  createPluginManager();
});
afterAll(() => server.close());
beforeEach(() => {
  world.state = structuredClone(start);
  for (const [key, value] of Object.entries(storedSession(world))) localStorage.setItem(key, value);
  seen.length = 0;
});

function run(name: CallName): Promise<unknown> {
  const service = services[name];
  if (!service) throw new Error(`no service for ${name}`);
  return service(callExamples(world)[name]);
}

test.each(NAMES)('%s goes out as in the table, and its answer fits the contract', async (name) => {
  const answer = await run(name);
  expect(answer).not.toBeUndefined();
  const { method, passThrough } = calls[name] as (typeof calls)['order.check'];
  expect(seen).toHaveLength(1);
  const [request] = seen as [Request];
  const url = new URL(request.url);
  expect([request.method, url.pathname]).toEqual([method, `${API_BASE}${pathOf(name)}`]);
  // No call is answered from the browser's cache, whatever the server's cache headers say.
  expect(request.cache).toBe('no-store');
  expect(request.headers.get('JWT-TOKEN')).toBe(
    JSON.parse(localStorage.getItem('userAuthData') ?? '{}').jwt_token,
  );
  if (String(method) === 'POST') {
    expect(url.search).toBe('');
    expect(request.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded/);
  } else expect(await request.text()).toBe('');
  if (passThrough)
    expect(answer).toMatchObject({ code: expect.any(Number), msg: expect.any(String) });
});

test.each(NAMES)('10013 for %s ends the session', async (name) => {
  const ended = { code: 10013, msg: '', data: null };
  server.use(http.all(`*${API_BASE}${pathOf(name)}`, () => HttpResponse.json(ended)));
  await expect(run(name)).rejects.toMatchObject({ code: 10013 });
  expect(localStorage.getItem('userAuthData')).toBeNull();
  server.resetHandlers();
});

test('an anonymous call carries the header, empty', async () => {
  localStorage.removeItem('userAuthData');
  await run('account.login');
  expect(seen[0]?.headers.get('JWT-TOKEN')).toBe('');
});

test.each([
  [20501, 'paid', 'confirm_check'],
  [20501, 'process', 'process'],
  [0, 'paid', 'paid'],
])('a payment check with %d and %s is %s: credited only with 0', async (code, said, status) => {
  const orderId = callExamples(world)['recharge.checkPay'].orderId;
  const data = {
    order_id: orderId,
    payment_status: said,
    amount: '20.60',
    paid_amount: '20.60',
    updated_at: 1_790_000_000,
  };
  server.use(
    http.post('*/api/recharge/checkPay', () => HttpResponse.json({ code, msg: '', data })),
  );
  expect(await purchaseCalls.check(orderId)).toEqual({
    kind: 'status',
    status,
    paidAmount: '20.60',
  });
  server.resetHandlers();
});
