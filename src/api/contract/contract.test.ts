/** The wire contract: parameters, answers, and the refusal of answers that do not fit. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { createRouter } from '../../../mock/router';
import { testWorld } from '../../../mock/testing';
import { rowsOf } from '../../../tests/support/world/drift';
import { exampleAnswers, fieldPaths, withField } from '../../../tests/support/world/exampleAnswers';
import {
  type CallName,
  calls,
  decodePassedEnvelope,
  encodeParams,
  type List,
  parseData,
  parseEnvelope,
  pathOf,
  type RedactionSchema,
  redactionSchemaOf,
  redirectUrl,
} from '.';
import { type Deviation, onDeviation } from './decoders';
import { ContractError } from './errors';
import { examples } from './examples';

const NAMES = Object.keys(calls) as CallName[];
/** The rows of the table in the specification: method, path and purpose. */
const SPECIFIED = Array.from(
  readFileSync(join(__dirname, '../../../docs/specification.md'), 'utf8').matchAll(
    /^\| (GET|POST) +\| `(\/[\w/]+)` +\| (.+?) +\|$/gm,
  ),
  ([, method, path, purpose]) => `${method} ${path}: ${purpose?.replaceAll('`', '')}`,
);
/** Calls whose `data` is ignored, whatever it holds. */
const SILENT = NAMES.filter((name) => {
  try {
    return parseData(name, Symbol('anything')) === null;
  } catch {
    return false;
  }
});
const WITH_DATA = NAMES.filter((name) => !SILENT.includes(name));

let answerOf: Awaited<ReturnType<typeof exampleAnswers>>;
beforeAll(async () => {
  answerOf = await exampleAnswers();
});

function codeOf(run: () => unknown): ContractError | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof ContractError) return error;
    throw error;
  }
}

describe('the table', () => {
  test('has the rows of the specification and no other', () => {
    const rows = NAMES.map(
      (name) => `${calls[name].method} ${pathOf(name)}: ${examples[name].purpose}`,
    );
    expect(rows.sort()).toEqual([...SPECIFIED].sort());
    expect(SPECIFIED.length).toBeGreaterThan(30);
  });

  test('has both sign-in redirects in the mock', async () => {
    const router = createRouter(testWorld().world);
    for (const name of ['account.ggoauth', 'account.yandexoauth'] as const) {
      const address = redirectUrl(name, {
        redirectUri: 'http://portal.test/client/user/login',
        state: 'nonce',
        lang: 'en-US',
        page: new URLSearchParams({ ref: 'friend', state: 'theirs' }),
      });
      const sent = new URL(address, 'http://portal.test');
      expect(sent.searchParams.getAll('state')).toEqual(['nonce']);
      expect(sent.searchParams.get('ref')).toBe('friend');
      expect((await router(new Request(sent)))?.headers.get('location')).toContain('nonce');
    }
  });
});

const FREE_TEXTS = ['password', 'remark', 'keyword', 'couponCode', 'email', 'lang'];
/** Each parameter that may hold any text: its call, its name in the portal and on the wire. */
const TEXT_PARAMS = NAMES.flatMap((name) =>
  Object.entries<readonly [string, ...unknown[]]>(calls[name].params.fields)
    .filter(([key]) => FREE_TEXTS.includes(key))
    .map(([key, [wire]]) => [name, key, wire] as const),
);

test.each(TEXT_PARAMS)('%s sends any text as its %s unchanged', (name, key, wire) => {
  const example = answerOf(name).params as object;
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const body = new URLSearchParams(encodeParams(name, { ...example, [key]: text } as never));
      expect(new URLSearchParams(body.toString()).get(wire)).toBe(text);
    }),
    { numRuns: 50 },
  );
});

/** A thing has no meaning without these. */
const ESSENTIAL =
  /^(id|order_id|(proxy_)?username|(proxy_)?password|jwt_token|ip|host|port|.*total.*|balance.*|bytes|change|traffic_.*(left|used)|at)$/;

test.each(WITH_DATA)('%s, answered wrongly: names each field, or has a neutral value', (name) => {
  const { data } = answerOf(name);
  const paths = fieldPaths(data);
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    const field = ['data', ...path].join('.');
    const told: Deviation[] = [];
    const stop = onDeviation((deviation) => told.push(deviation));
    let answer: Partial<List<unknown>> = {};
    const error = codeOf(() => {
      answer = parseData(name, withField(data, path, { unexpected: true })) as typeof answer;
    });
    stop();
    const { unread } = answer;
    if (error) expect([error.call, error.field, path.includes('0')]).toEqual([name, field, false]);
    else if (unread)
      expect(unread).toEqual({ count: 1, rows: rowsOf(data)?.length, call: name, field });
    else {
      expect(told).toEqual([{ call: name, field, rule: 'neutral value' }]);
      // A change was made even if its answer names nothing, so that is no failure.
      if (!calls[name].changes) expect(path.at(-1)).not.toMatch(ESSENTIAL);
    }
  }
});

/** Returns all fields of a form, nested ones included. */
const namedIn = ({ entries = {}, item }: RedactionSchema): [string, RedactionSchema][] => [
  ...Object.entries(entries).flatMap(([name, form]): [string, RedactionSchema][] => [
    [name, form],
    ...namedIn(form),
  ]),
  ...(item ? namedIn(item) : []),
];

test.each(NAMES)('%s: what sounds like a secret or an e-mail is marked for reports', (name) => {
  for (const [field, { secret = false, personal = false }] of namedIn(redactionSchemaOf(name))) {
    const sounds = [/password|token$/.test(field), /mail/.test(field)];
    expect([field, secret, personal]).toEqual([field, ...sounds]);
  }
});

describe('hostile answers', () => {
  test('a refusal tells the field and never the value', () => {
    const secret = 'hunter2-secret';
    const error = codeOf(() => parseData('user.info', { id: { password: secret } }));
    expect(`${error?.message} ${error?.stack}`).not.toContain(secret);
  });

  test('names of Object itself are fields like any other', () => {
    const hostile = JSON.parse('{"__proto__":{"polluted":true},"constructor":1}');
    expect(codeOf(() => parseData('user.info', hostile))?.field).toBe('data.id');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });

  test.each([
    ['an address that a browser would run', 'recharge.cryptomusPay', 'url', 'javascript:alert(1)'],
    ['a status that is none', 'recharge.checkPay', 'payment_status', null],
    ['an empty token', 'account.login', 'jwt_token', ''],
  ] as const)('%s is refused', (_what, name, field, value) => {
    const broken = withField(answerOf(name).data, [field], value);
    expect(codeOf(() => parseData(name, broken))?.field).toBe(`data.${field}`);
  });
});

describe('envelopes', () => {
  test.each([null, [], 'text', 1, {}, { code: '0', msg: '' }, { msg: '' }, { code: 0.5, msg: '' }])(
    '%j is not an envelope',
    (body) => {
      expect(codeOf(() => parseEnvelope('user.info', body))).toBeInstanceOf(ContractError);
    },
  );

  test.each([{ code: 0, msg: null }, { code: 0 }, { code: 0, msg: {} }])(
    '%j is read with an empty message',
    (body) => {
      expect(parseEnvelope('user.info', body)).toEqual({ code: 0, msg: '', data: null });
    },
  );

  test('data that cannot be read counts as absent beside any code but 0', () => {
    const check = { order_id: 'R1', payment_status: 'check', amount: '5.00', paid_amount: '0.00' };
    const passed = (code: number, data: unknown) =>
      decodePassedEnvelope('recharge.checkPay', { code, msg: '', data }).data;
    expect(passed(20501, check)).toMatchObject({ paymentStatus: 'check', updatedAt: null });
    const told: Deviation[] = [];
    const stop = onDeviation((deviation) => told.push(deviation));
    expect(passed(20501, 7)).toBeNull();
    stop();
    expect(told).toEqual([{ call: 'recharge.checkPay', field: 'data', rule: 'data left out' }]);
    for (const data of [null, {}, [], { ...check, order_id: null }]) {
      expect(passed(20501, data)).toBeNull();
      expect(codeOf(() => passed(0, data))?.call).toBe('recharge.checkPay');
    }
  });
});

test.each([
  ['order.check', { quantity: 0 }],
  ['order.check', { quantity: 1.5 }],
  ['auth.trafficupdate', { amount: 0 }],
  ['auth.sublist', { pageSize: 201 }],
  ['recharge.cryptomusPay', { requestId: 'not-a-uuid' }],
  ['recharge.cryptomusPay', { amount: '20' }],
] as const)('%s with %j, which breaks its schema, is never sent', (name, wrong) => {
  const params = { ...(answerOf(name).params as object), ...wrong };
  expect(() => encodeParams(name, params as never)).toThrow();
});

test('a custom quantity without a time limit is sent with an empty package and an empty duration', () => {
  const order = { packageId: null, quantity: 7, durationDays: null, couponCode: '' } as const;
  expect(
    encodeParams('order.check', { ...order, payWay: 'cryptomus', isTrial: false }),
  ).toStrictEqual({
    package_id: '',
    quantity: '7',
    duration_days: '',
    coupon_code: '',
    pay_way: 'cryptomus',
    is_trial: '0',
  });
});
