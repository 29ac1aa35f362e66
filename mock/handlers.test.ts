/** The mock's strictness and its world by examples; that it keeps the contract at every call is `tests/contractCheckRun.test.ts`. */
import { type CallName, calls, encodeParams, pathOf } from '../src/api/contract';
import type { Fields } from '../src/api/contract/wire';
import { callExamples, callerOf, testWorld, type WireEnvelope } from './testing';
import type { World } from './world/state';

const REQUEST_ID = '3f0e4c9a-1111-4222-8333-abcdefabcdef';
const NAMES = Object.keys(calls) as CallName[];

const ORDER = {
  package_id: 'gb5-30d',
  quantity: '5',
  duration_days: '30',
  coupon_code: '',
  pay_way: 'cryptomus',
  is_trial: '0',
};
/** The example of a call as it goes over the wire. */
const goodParams = (world: World, name: CallName) =>
  encodeParams(name, callExamples(world)[name] as never);

/** Parameters that may be left out: those of which the table says so, and `page_size`, which has a value of its own. */
const optionalOf = (name: CallName): string[] =>
  (Object.values(calls[name].params.fields) as Fields[string][])
    .filter(([wire, schema]) => schema.type === 'optional' || wire === 'page_size')
    .map(([wire]) => wire);

const wrong = (name: string): WireEnvelope => ({
  code: 40001,
  msg: `Invalid parameter: ${name}`,
  data: null,
});

describe.each(NAMES)('%s is strict', (name) => {
  const { method } = calls[name];
  const path = pathOf(name);
  const other = method === 'GET' ? 'POST' : 'GET';

  test('method, token header, unknown and missing parameters', async () => {
    const { world, demo } = testWorld();
    const { call, raw } = callerOf(world, demo);
    const good = goodParams(world, name);
    expect(await raw(path, { method: other })).toEqual(wrong('method'));
    expect(await raw(path, { method, headers: {} })).toEqual(wrong('JWT-TOKEN'));
    expect(await call(name, { ...good, surprise: '1' })).toEqual(wrong('surprise'));
    for (const missing of Object.keys(good)) {
      if (optionalOf(name).includes(missing)) continue;
      const { [missing]: _left, ...rest } = good;
      expect(await call(name, rest)).toEqual(wrong(missing));
    }
  });

  if (method === 'POST') {
    test('only a form, and nothing in the address', async () => {
      const { world, demo } = testWorld();
      const { raw } = callerOf(world, demo);
      const { token } = JSON.parse(JSON.stringify({ token: Object.keys(world.state.sessions)[0] }));
      const headers = { 'JWT-TOKEN': token, 'Content-Type': 'application/json' };
      expect(await raw(path, { method, headers, body: '{}' })).toEqual(wrong('Content-Type'));
      const form = { 'JWT-TOKEN': token, 'Content-Type': 'application/x-www-form-urlencoded' };
      expect(await raw(`${path}?a=1`, { method, headers: form, body: '' })).toEqual(wrong('a'));
    });
  }
});

// A wrong value of each other parameter is sent by the contract check (tests/contractCheckRun.test.ts).
test.each<[CallName, Record<string, string>, string]>([
  ['account.signup', { email: 'nobody', password: 'abcdefg1', lang: 'en-US' }, 'email'],
  ['account.signup', { email: 'a@b.co', password: 'abcdefgh', lang: 'en-US' }, 'password'],
  ['account.signup', { email: 'a@b.co', password: 'abcdefg1', lang: 'english' }, 'lang'],
  ['recharge.cryptomusPay', { amount: '20', request_id: REQUEST_ID }, 'amount'],
  ['order.check', { ...ORDER, quantity: '05' }, 'quantity'],
  ['order.check', { ...ORDER, quantity: '6' }, 'quantity'],
  ['order.check', { ...ORDER, package_id: '', duration_days: '31' }, 'duration_days'],
  [
    'auth.passadd',
    { username: 'short', password: 'abcdefg1', remark: '', traffic_limit: '0' },
    'username',
  ],
  [
    'auth.passadd',
    { username: 'goodusername1', password: 'abcdefg1', remark: '', traffic_limit: '1.5' },
    'traffic_limit',
  ],
  ['auth.whiteipadd', { ip: '1::2::3', remark: '' }, 'ip'],
  ['auth.sublist', { page: '1', page_size: '201', keyword: '' }, 'page_size'],
  ['traffic.usage', { start: '2026-03-02', end: '2026-03-01', granularity: 'day' }, 'end'],
  ['dynamic.citys', { country_code: 'us' }, 'country_code'],
])('%s with %o names %s', async (name, params, parameter) => {
  const { world, demo } = testWorld();
  expect(await callerOf(world, demo).call(name, params)).toEqual(wrong(parameter));
});

// The contract check meets every other code (tests/contractCheckRun.test.ts).
test('refusals of customers and lists that the contract check has not', async () => {
  const { world, demo, newcomer } = testWorld();
  const rich = callerOf(world, demo);
  const poor = callerOf(world, newcomer);
  const login = async (email: string, password: string) =>
    (await rich.call('account.login', { email, password })).code;
  expect(await login('google@example.com', 'abcdefg1')).toBe(20102);
  expect(await login('pending@example.com', 'pending123')).toBe(20104);
  expect(world.state.mails).toHaveLength(1);
  const foreign = { id: world.state.subAccounts[0]?.id ?? '', action: 'allocate', amount: '1' };
  expect(await poor.call('auth.trafficupdate', foreign)).toEqual(wrong('id'));
  for (let i = 0; i < 100; i += 1)
    await poor.call('auth.whiteipadd', { ip: `192.0.2.${i}`, remark: '' });
  const ip = { ip: '2001:DB8:42:0:0:0:0:7', remark: '' };
  expect((await poor.call('auth.whiteipadd', ip)).code).toBe(20702);
});
