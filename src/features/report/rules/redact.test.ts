import fc from 'fast-check';
import { ENCODINGS, USERNAME } from '../../../../tests/support/world/encodings';
import type { RedactionSchema } from '../../../api/contract';
import { createRedact } from './redact';

const PASSWORD = 'p@ss:w/0rd "x" <y> & ü';
const TOKEN = 'tok_8f2c17aa90b3';

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');
const json = (text: string) => JSON.stringify(text).slice(1, -1);

const SECRET: RedactionSchema = { secret: true };
const PERSONAL: RedactionSchema = { personal: true };
const PLAIN: RedactionSchema = {};
const FIELDS: RedactionSchema = {
  entries: {
    id: PLAIN,
    jwt_token: SECRET,
    expire_at: PLAIN,
    password: SECRET,
    proxy_password: SECRET,
    api_token: SECRET,
    proxy_username: PLAIN,
    balance: PLAIN,
    email: PERSONAL,
    remark: PLAIN,
    url: PLAIN,
  },
};
const ANSWER: RedactionSchema = { entries: { code: PLAIN, msg: PLAIN, data: FIELDS } };
const ROWS: RedactionSchema = { entries: { list: { item: FIELDS } } };

/** Redacts the texts of answers in one tab. */
const answers = (form: RedactionSchema) => {
  const redact = createRedact();
  return (text: string) => redact(text, form);
};

const login = (extra: object = {}) =>
  JSON.stringify({
    code: 0,
    msg: '',
    data: { ...extra, proxy_password: PASSWORD, api_token: TOKEN },
  });

describe('a body', () => {
  test('loses what stands in the fields of secrets, and keeps its shape', () => {
    const plain = { expire_at: 1_800_000_000, proxy_username: 'acme01', balance: '12.50' };
    const secrets = { jwt_token: 'eyJhbGciOi.eyJzdWIiOiI.c2ln', proxy_password: PASSWORD };
    const data = { ...plain, ...secrets, email: 'jane.doe@example.com' };
    const body = answers(ANSWER)(JSON.stringify({ code: 0, msg: '', data }));
    const redacted = { jwt_token: 'redacted0001', proxy_password: 'redacted0002' };
    const kept = { ...plain, ...redacted, email: 'j***@example.com' };
    expect(JSON.parse(body)).toEqual({ code: 0, msg: '', data: kept });
  });

  test.each([
    ['a word before it', (body: string) => `Warning: Undefined index\n${body}`],
    ['its end cut off', (body: string) => body.slice(0, -4)],
  ])('that is no JSON, with %s, loses them, too', (_, spoil) => {
    for (const password of ['ab;c&d#e12', 'my pass 1234', 'a"b\\cdefg12', 'q<w>e1']) {
      const row = { username: 'acme01', password, remark: 'shop' };
      const body = answers(ANSWER)(
        spoil(JSON.stringify({ code: 0, msg: '', data: { list: [row] } })),
      );
      expect(body).toContain('"username":"acme01","password":"redacted0000","remark":"shop"');
    }
  });

  test('has the same text for the same secret, another for another, and none for none', () => {
    const redact = answers(ROWS);
    const first = redact(
      '{"list":[{"password":"aaaaaaa1"},{"password":"bbbbbbb1"},{"password":""}]}',
    );
    const second = redact('{"list":[{"password":"bbbbbbb1"}]}');
    expect(JSON.parse(first).list).toEqual([
      { password: 'redacted0001' },
      { password: 'redacted0002' },
      { password: '' },
    ]);
    expect(JSON.parse(second).list).toEqual([{ password: 'redacted0002' }]);
  });

  test('stays the same when it is redacted again', () => {
    const redact = createRedact();
    const told = { email: 'jane@example.com', url: `https://x.example/?token=${TOKEN}` };
    const body = redact(login({ ...told, balance: 5, vip: 3 }), ANSWER);
    expect(redact(body)).toBe(body);
    expect(createRedact()(body)).toBe(body);
  });

  test('may have its secret as a number, as a list, or in a field of a field', () => {
    const body = answers(FIELDS)(
      '{"api_token":12345678,"password":{"value":["abcdef123"]},"expire_at":12345678}',
    );
    expect(JSON.parse(body)).toEqual({
      api_token: 0,
      password: { value: ['redacted0002'] },
      expire_at: 0,
    });
  });

  test('keeps the name and the type of what the contract does not know', () => {
    const vip = { level: 3, tags: ['gold'], until: null, is_paid: true };
    const body = answers(ANSWER)(
      JSON.stringify({ code: 0, trace: 'a1b2', data: { balance: '1.00', vip, constructor: 'x' } }),
    );
    expect(JSON.parse(body)).toEqual({
      code: 0,
      trace: '(string)',
      data: {
        balance: '1.00',
        vip: { level: '(number)', tags: ['(string)'], until: null, is_paid: '(boolean)' },
        constructor: '(string)',
      },
    });
    expect(answers(ANSWER)('[{"code":"hunter22"}]')).toBe('[{"code":"(string)"}]');
    expect(answers(ROWS)('{"list":{"password":"hunter22"}}')).toBe(
      '{"list":{"password":"(string)"}}',
    );
  });

  test('with a secret that begins with another, or holds it, loses the longer one as a whole', () => {
    const redact = createRedact();
    const list = ['abcdef12', 'abcdef1234', 'xxabcdef12xx'].map((password) => ({ password }));
    redact({ list }, ROWS);
    expect(redact('abcdef1234 abcdef12 xxabcdef12xx abcdef1')).toBe(
      'redacted0002 redacted0001 redacted0003 abcdef1',
    );
  });

  test('with thousands of passwords is searched for all of them at once', () => {
    const redact = answers(ROWS);
    const list = Array.from({ length: 5000 }, (_, n) => ({
      id: String(n),
      password: `pw${n}-Secret`,
    }));
    redact(JSON.stringify({ list }));
    expect(redact('x pw4711-Secret y')).toMatch(/^x redacted\d{4} y$/);
    expect(redact('a'.repeat(50_000))).toHaveLength(50_000);
    for (const name of [`"pass${'a'.repeat(50_000)}"`, `"${'pass'.repeat(10_000)}"`])
      expect(redact(name)).toBe(name);
  });
});

test('parameters lose passwords and tokens, also where another one repeats them', () => {
  const entries = { remark: PLAIN, old_password: SECRET, new_password: SECRET };
  const sent = { remark: 'my new1pass word', old_password: 'old1pass', new_password: 'new1pass' };
  expect(createRedact()(sent, { entries })).toEqual({
    remark: 'my redacted0002 word',
    old_password: 'redacted0001',
    new_password: 'redacted0002',
  });
});

describe('a text with a secret that no answer has revealed', () => {
  const redact = createRedact();
  test.each([
    ['/client/user/resetpassword?token=abc123', '/client/user/resetpassword?token=redacted0000'],
    [
      '/client/user/login#jwt_token=a.b&expire_at=1&state=n',
      '/client/user/login#jwt_token=redacted0000&expire_at=1&state=redacted0000',
    ],
    ['http://acme01:secret9@gate.example:8000', 'http://acme01:redacted0000@gate.example:8000'],
    [`gate.example:8000:${USERNAME}:secret9`, `gate.example:8000:${USERNAME}:redacted0000`],
    [`${USERNAME}:secret9@gate.example:8000`, `${USERNAME}:redacted0000@gate.example:8000`],
    ['password: hunter22', 'password: redacted0000'],
    ['{\\"api_token\\":\\"hunter22\\"}', '{\\"api_token\\":\\"redacted0000\\"}'],
    ['{"api_token":"hunter22"}', '{"api_token":"redacted0000"}'],
    ['{"api_token":4711001}', '{"api_token":redacted0000'],
    ['mail to jane.doe@example.co.uk, please', 'mail to j***@example.co.uk, please'],
    ['Invalid parameter: password', 'Invalid parameter: password'],
    ['Password error', 'Password error'],
    ['12.50', '12.50'],
    ['Delete: scraperteam01', 'Delete: scraperteam01'],
    ['2001:db8::1', '2001:db8::1'],
  ])('%s', (before, after) => {
    expect(redact(before)).toBe(after);
  });

  test('hides a session token by its look', () => {
    expect(redact('got eyJhbGciOi.eyJzdWIiOiI.c2ln here')).toMatch(/^got redacted\d{4} here$/);
    expect(redact(`q=${base64('user=jane@example.com')}`)).not.toContain(base64('user=jane'));
  });
});

/** A password of spec §5 with any characters; a common word would be found in other texts by chance. */
const anySecret = fc
  .tuple(fc.string({ minLength: 6, maxLength: 22, unit: 'grapheme' }), fc.nat({ max: 99 }))
  .map(([text, number]) => `${text}Zq${number}`)
  .filter((secret) => !/\p{Surrogate}/u.test(secret));

test('no secret that an answer told is in anything that is kept, in any encoding', () => {
  fc.assert(
    fc.property(
      anySecret,
      fc.constantFrom(...Object.keys(ENCODINGS)),
      fc.string({ maxLength: 20 }),
      fc.boolean(),
      (secret, name, around, isSpaced) => {
        const encode = ENCODINGS[name] ?? String;
        const encoded = encode(secret);
        const remark = isSpaced ? `${around} ${encoded} ${around}` : encoded;
        const redact = createRedact();
        const told = redact(JSON.stringify({ msg: remark, data: { password: secret } }), ANSWER);
        const texts = [told, redact(remark), redact(remark), JSON.stringify(redact({ q: remark }))];
        for (const text of texts) {
          for (const write of [String, encodeURIComponent, base64, json]) {
            expect(text).not.toContain(write(secret));
          }
        }
      },
    ),
    { numRuns: 400 },
  );
});

const encode = (name: string, secret: string) => (ENCODINGS[name] ?? String)(secret);

test.each([
  [
    'in two encodings in one address',
    '      Zq0',
    (secret: string) =>
      `/usage?q=${encodeURIComponent(`${encode('URI-encoded twice', secret)} ${encode('of a form', secret)}`)}`,
  ],
  [
    'JSON with HTML escapes at the end of a proxy line',
    'say "é\\<ü>" 42',
    (secret: string) => `gate:8000:${USERNAME}:see ${encode('HTML-escaped JSON', secret)}`,
  ],
  [
    'HTML escapes beside signs that are an escape in JSON',
    'a\\n<b>Zq0',
    (secret: string) => `<p>${encode('HTML-escaped', secret)}</p>`,
  ],
])('a secret that a text has %s is not in what is kept', (_, secret, textWith) => {
  const redact = createRedact();
  redact({ password: secret }, FIELDS);
  const kept = redact(textWith(secret));
  const found = Object.keys(ENCODINGS).filter((name) => kept.includes(encode(name, secret)));
  expect(found).toEqual([]);
});
