/** The file of a report, made by the real recorder and the real writer: its content, its size, and the absence of secrets. */
import { createPluginManager } from '@@/core/plugin';
import Ajv from 'ajv';
import { ENCODINGS, USERNAME } from '../../../tests/support/world/encodings';
import { purchaseWith } from '../../../tests/support/world/purchases';
import { recordActions } from './actions';
import { recorder } from './recorder';
import { collectReport } from './reportContent';
import { reportHar } from './rules/har';

const {
  forget,
  recordAnswer,
  recordFailure,
  recordRequest,
  read,
  redact,
  recordUnreadable,
  setPurchaseSource,
} = recorder;

createPluginManager();
recordActions();

/** Writes everything that can be reported now as the text of a file. */
function fileOf(message = ''): string {
  const content = collectReport();
  return reportHar(content, content.about, redact(message));
}

interface Har {
  readonly log: {
    readonly entries: readonly {
      readonly _call: string;
      readonly request: { readonly url: string };
      readonly response: { readonly content: { readonly text?: string; readonly size: number } };
    }[];
    readonly _report: { readonly actions: readonly { readonly name: string }[] };
  };
}
const harOf = (text: string) => (JSON.parse(text) as Har).log;

/** A call and its answer; without an answer the network is lost. */
function exchange(
  call: string,
  sent: { params?: Record<string, string>; token?: string },
  answer: object | string | null,
): void {
  const { params = {}, token = '' } = sent;
  const method = call.startsWith('account.') ? 'POST' : 'GET';
  const path = `/api/${call.replace('.', '/')}`;
  const id = recordRequest({ call, method, path, params, token });
  if (answer === null) recordFailure(id, 'network');
  else {
    const body = typeof answer === 'string' ? answer : JSON.stringify(answer);
    recordAnswer(id, 200, body);
  }
}
const fine = (data: unknown) => ({ code: 0, msg: '', data });

function press(html: string): void {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('[data-press]')?.click();
}

describe('how much is in it', () => {
  test('the last 200 exchanges', () => {
    for (let i = 0; i < 230; i += 1) {
      exchange('auth.sublist', { params: { page: `${i}` } }, fine({}));
    }
    const { entries } = harOf(fileOf());
    expect(entries).toHaveLength(200);
    expect(entries[0]?.request.url).toMatch(/\?page=30$/);
    expect(entries.at(-1)?.request.url).toMatch(/\?page=229$/);
  });

  test('two megabytes at most, of the last ones; an answer that is too large leaves its size', () => {
    const large = (id: number) => fine({ list: [{ id, remark: 'x y '.repeat(60_000) }] });
    for (let i = 0; i < 12; i += 1) exchange('auth.sublist', {}, large(i));
    const { exchanges } = read();
    const bodies = exchanges.map(({ body }) => body ?? '');
    // A character takes two bytes.
    expect(bodies.join('').length * 2).toBeLessThanOrEqual(2_000_000);
    expect(exchanges).toHaveLength(4);
    expect(bodies.at(-1)).toMatch(/"id":11/);

    exchange('traffic.usage', {}, 'z '.repeat(200_000));
    expect(read().exchanges.at(-1)).toMatchObject({ size: 400_000, status: 200 });
    expect(read().exchanges.at(-1)?.body).toBeUndefined();
  });

  test('an answer that is no longer recorded marks no other one as unreadable', () => {
    const call = { call: 'auth.sublist', method: 'GET', path: '/api/auth/sublist', params: {} };
    const id = recordRequest({ ...call, token: '' });
    for (let i = 0; i < 200; i += 1) exchange('user.info', {}, fine({}));
    recordAnswer(id, 200, '{}');
    recordUnreadable('data');
    expect(read().exchanges.filter(({ unreadable }) => unreadable !== undefined)).toEqual([]);
  });

  test('the last 50 actions', () => {
    for (let i = 0; i < 60; i += 1) press(`<button data-press>Button ${i}</button>`);
    const { actions } = harOf(fileOf())._report;
    expect(actions).toHaveLength(50);
    expect(actions[0]?.name).toBe('Button 10');
    expect(actions.at(-1)?.name).toBe('Button 59');
  });
});

describe('what was typed', () => {
  test.each([
    ['a field with its label', '<label>Remark<input data-press value="typed-by-me"></label>'],
    ['a password', '<input type="password" aria-label="Remark" data-press value="typed-by-me">'],
    ['a text area', '<label>Remark<textarea data-press>typed-by-me</textarea></label>'],
    [
      'a choice with a search',
      '<input role="combobox" aria-label="Remark" data-press value="typed-by-me">',
    ],
    ['a number', '<label>Remark<input type="number" data-press value="4711001"></label>'],
  ])('into %s is not in it; its name is', (_, html) => {
    press(html);
    expect(read().actions.at(-1)).toMatchObject({ name: 'Remark' });
    expect(fileOf()).not.toMatch(/typed-by-me|4711001/);
  });

  test('into a field without a name leaves nothing', () => {
    const before = read().actions.at(-1);
    press('<textarea data-press>typed-by-me</textarea>');
    press('<div role="region" data-press>typed-by-me</div>');
    expect(read().actions.at(-1)).toBe(before);
  });
});

test('it is a HAR 1.2 file for a reader of such files', () => {
  exchange('account.login', { params: { email: 'j@example.com', password: 'secret12' } }, fine({}));
  exchange('user.info', { token: 'tok_abcdef' }, '<html>502</html>');
  exchange('order.packages', {}, null);
  recordRequest({ call: 'auth.sublist', method: 'GET', path: '/api', params: {}, token: null });
  const schemas = require('har-schema') as Readonly<Record<string, object>>;
  const ajv = new Ajv();
  ajv.addMetaSchema(require('ajv/lib/refs/json-schema-draft-06.json') as object);
  ajv.addSchema(Object.values(schemas));
  const validate = ajv.compile({ $ref: 'har.json#' });
  const file: unknown = JSON.parse(fileOf('It broke.'));
  validate(file);
  expect(validate.errors).toBeNull();
  expect(validate({ log: { ...harOf(fileOf()), version: undefined } })).toBe(false);
});

test('a secret of the last answer is not in the calls and actions that follow, before the browser was idle', () => {
  exchange('auth.sublist', {}, fine({ list: [{ id: 1, password: 'pw-4711-x' }], total: 1 }));
  exchange('auth.sublist', { params: { keyword: 'pw-4711-x' } }, null);
  press('<button data-press>Copy pw-4711-x</button>');
  expect(fileOf()).toContain('Copy redacted');
  expect(fileOf()).not.toContain('pw-4711');
});

test('after signing out, nothing knows the secrets any more, also of an answer that came last', () => {
  exchange('auth.sublist', {}, fine({ list: [{ id: 1, password: 'pw-4711-y' }], total: 1 }));
  read();
  exchange('auth.sublist', {}, fine({ list: [{ id: 1, password: 'pw-4711-z' }], total: 1 }));
  forget();
  expect(redact('pw-4711-y pw-4711-z')).toBe('pw-4711-y pw-4711-z');
  expect(read().exchanges).toEqual([]);
});

/** The secrets of a session; the spaces of the first are escaped in an address, which stands in base64 in another address. */
const SESSION = {
  password: '      Zq0',
  proxyPassword: 'p@ss:w/rd?1&Zq7',
  subPassword: 'say "é\\<ü>" 42',
  apiToken: '0_---a_Aa00a_aa-AA0-0-Aa',
  resetToken: '0A0AAa0-------AaAA__',
  jwt: 'eyJaa_000_-a0_-.-Aaa-_aAAAa-0aa-_0a0.__aaaaaaAaaaaa__',
} as const;
const json = (text: string) => JSON.stringify(text).slice(1, -1);
const encode = (name: string, secret: string) => (ENCODINGS[name] ?? String)(secret);

/** A text of the customer's own goes into the report's message. */
const SENTENCE = 'sentence';
/** Puts a text with a secret into each place. */
const PLANTS: Readonly<Record<string, (text: string) => void>> = {
  answer: (text) =>
    exchange('auth.sublist', {}, fine({ list: [{ remark: text, traffic_left: 5 }] })),
  'field of an answer': (text) => exchange('auth.sublist', {}, fine({ [text]: 1, list: [text] })),
  'page of a server': (text) => exchange('order.check', {}, `<html><p>${text}</p></html>`),
  'message of the server': (text) =>
    exchange('order.check', {}, { code: 40001, msg: `Invalid parameter: ${text}`, data: null }),
  parameter: (text) => exchange('auth.remarkupdate', { params: { id: '1', remark: text } }, null),
  'address of the page': (text) => {
    window.history.replaceState(null, '', `/client/usage?q=${encodeURIComponent(text)}`);
    exchange('traffic.usage', {}, fine([]));
  },
  'name of a control': (text) => {
    press('<button data-press></button>');
    press(`<button data-press>${text.replaceAll('<', '&lt;')}</button>`);
  },
  'address of a payment': (text) =>
    setPurchaseSource(() => [purchaseWith({ payUrl: `https://pay.example/${text}` })]),
  [SENTENCE]: () => undefined,
  line: (text) => exchange('dynamic.gateways', {}, `gate.example:8000:${USERNAME}:${text}`),
};
const PLACES = Object.keys(PLANTS);

/** Plays a customer's session, in which a field of its own reveals every secret once, before or after other texts hold it. */
function tell(): void {
  const { password, proxyPassword, subPassword, apiToken, resetToken, jwt } = SESSION;
  const email = 'jane.doe@example.com';
  exchange(
    'account.login',
    { params: { email, password } },
    fine({ jwt_token: jwt, expire_at: 1 }),
  );
  const data = { name: 'Jane', email, proxy_username: 'acme01', proxy_password: proxyPassword };
  exchange('user.info', { token: jwt }, fine({ ...data, api_token: apiToken }));
  exchange('auth.sublist', { token: jwt }, fine({ list: [{ id: '1', password: subPassword }] }));
  exchange('account.resetPwd', { params: { token: resetToken, password } }, fine(null));
}

test.each(PLACES.flatMap((place) => [true, false].map((isToldFirst) => ({ place, isToldFirst }))))(
  'names are in the file, and no secret of the session, in any encoding: $place, told before: $isToldFirst',
  ({ place, isToldFirst }) => {
    const secrets = Object.values(SESSION);
    for (const [at, encoding] of Object.keys(ENCODINGS).entries()) {
      // Each place pairs the encodings with other secrets.
      const secret = secrets[(at + PLACES.indexOf(place)) % secrets.length] ?? '';
      read().exchanges.splice(0);
      window.history.replaceState(null, '', '/client/dashboard');
      setPurchaseSource(() => []);
      if (isToldFirst) tell();
      const text = `see ${encode(encoding, secret)}`;
      PLANTS[place]?.(text);
      if (!isToldFirst) tell();
      const file = fileOf(place === SENTENCE ? text : '');
      expect(() => JSON.parse(file) as unknown).not.toThrow();
      const found = Object.keys(ENCODINGS)
        .map((name) => encode(name, secret))
        .flatMap((one) => [one, json(one)])
        .filter((one) => file.includes(one));
      expect([encoding, found]).toEqual([encoding, []]);
      expect(file).not.toMatch(/jane\.doe(@|%40)/i);
      // The dialog says that these stay.
      expect(file).toContain('Jane');
      expect(file).toContain('acme01');
    }
  },
);
