import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { getResponse } from 'msw';
import { type CallName, calls, pathOf } from '../../src/api/contract';
import { createHandlers } from '../handlers';
import { SCENARIOS } from '../scenarios';
import { RECORDED } from '../scenarios/recorded';
import { createWorld } from '../world';
import { openSession } from '../world/account';
import { replayAnswers } from './answers';
import { pagesOf, placeAt } from './pages';
import { type Entry, type Recorded, readRecorded, UnreadableRecord } from './recorded';
import { createProgress, unasked } from './replay';
import { nameOf, scenarioFile } from './scenarioFile';

const fixture = (name: string) => readFileSync(join(__dirname, 'fixtures', name), 'utf8');
/** Recordings of one session (scripts/replayFixtures.ts): a list whose connection breaks, then an order that fails. */
const FILES = ['report.har', 'playwright.har', 'devtools.har'];
const ORIGIN = 'https://bench.example.com';

const ajv = new Ajv();
ajv.addMetaSchema(require('ajv/lib/refs/json-schema-draft-06.json') as object);
ajv.addSchema(Object.values(require('har-schema') as Readonly<Record<string, object>>));
const isHar = ajv.compile({ $ref: 'har.json#' });

/** Makes a backend that answers from a file, as the bench's does. */
function replayed(recorded: Recorded, { timed = false, step = recorded.entries.length } = {}) {
  const world = createWorld();
  const [customer] = world.state.users;
  if (!customer) throw new Error('the seed has no customer');
  const { token } = openSession(world, customer);
  const replaying = { progress: createProgress(step), token, isStrict: false, isTimed: timed };
  const answerer = replayAnswers(recorded, replaying);
  const handlers = createHandlers(world, {
    answerFirst: async (call, request) => (await answerer)(call, request),
    isReplaying: () => true,
  });
  const ask = async (call: CallName, params: Entry['params'] = []) => {
    const { method } = calls[call];
    const body = new URLSearchParams(params.map(([name, value]) => [name, value]));
    const url = `${ORIGIN}/api${pathOf(call)}${method === 'GET' ? `?${body}` : ''}`;
    const request = new Request(url, {
      method,
      headers: {
        'JWT-TOKEN': token,
        ...(method === 'POST' ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(method === 'POST' ? { body: body.toString() } : {}),
    });
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`${call} has no handler`);
    return response;
  };
  return { ask, progress: () => replaying.progress };
}

/** Returns the text of an entry's answer; null when the file does not hold it. */
const bodyOf = ({ har }: Entry) => har.response.content.text ?? null;

/** Tells whether a promise is settled once all due work is done. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open');
  const turn = new Promise((done) => setImmediate(() => done(open)));
  return (await Promise.race([promise, turn])) !== open;
}

/** Texts of browsers' files, and of scenarios that were saved from such files. */
const TEXTS: readonly (readonly [name: string, text: string])[] = [
  ...FILES.map((name) => [name, fixture(name)] as const),
  ...RECORDED.map(({ name, text }) => [`the scenario ${name}`, text] as const),
];

test('each recorded scenario has a file, a name of its own, and says what it shows', () => {
  const folder = join(__dirname, '../scenarios/recorded');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  expect(RECORDED.map(({ name }) => `${name}.json`).sort()).toEqual(files.sort());
  for (const { name, title, sentence, says } of RECORDED) {
    expect(name).toBe(nameOf(name));
    expect(SCENARIOS.map((one) => one.name)).not.toContain(name);
    expect([title, sentence, ...says].filter((text) => text.trim() === '')).toEqual([]);
    expect(says).not.toEqual([]);
  }
});

describe.each(TEXTS)('%s', (_name, text) => {
  const recorded = readRecorded(text);

  test('its calls are read in their order, with page, answer and how they ended', () => {
    const times = recorded.entries.map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(recorded.entries.map(({ call }) => call)).toContain('order.pay');
    const paid = recorded.entries.find(({ call }) => call === 'order.pay');
    expect(paid).toMatchObject({ ending: 'answered', route: '/neworder' });
    expect(paid?.har.response.status).toBe(200);
    expect(paid && bodyOf(paid)).toContain('50000');
    const lost = recorded.entries.filter(({ ending }) => ending !== 'answered');
    expect(lost).toMatchObject([{ call: 'auth.whiteipget', ending: 'dropped' }]);
    expect(lost[0]?.route).toBe('/proxysetting/whitelist');
  });

  test('the answer to each call is the recorded one, and what was asked is ticked off', async () => {
    const { ask, progress } = replayed(recorded);
    for (const entry of recorded.entries) {
      if (entry.ending !== 'answered') continue;
      const response = await ask(entry.call, entry.params);
      expect(await response.text()).toBe(bodyOf(entry));
    }
    expect(progress().mismatches).toEqual([]);
    expect(unasked(recorded, progress()).filter(({ ending }) => ending === 'answered')).toEqual([]);
  });

  test('saved as a scenario it is the same replay, and any HAR tool reads it', () => {
    const again = readRecorded(scenarioFile('Recorded', recorded));
    expect(again.sentence).toBe(recorded.sentence);
    expect(again.entries).toEqual(recorded.entries);
    expect(again.about).toEqual(recorded.about);
    const { har } = JSON.parse(scenarioFile('Recorded', recorded));
    expect(isHar(har) ? [] : isHar.errors).toEqual([]);
  });
});

describe('a HAR with sensitive data, as developer tools export it on demand', () => {
  const SECRETS = {
    token: 'eyJhbGciOi.J9x+/4.sig-1',
    password: 'pa"ss w/0rd',
    cookie: 'sid0123456789abc',
    visitor: 'v1.7f3c9b1e5d2a4c68.1795359875',
  };
  const har = JSON.parse(fixture('devtools.har'));
  /** scripts/replayFixtures.ts puts this text in place of the mock's secrets. */
  const inside = (text: string, secret: string) =>
    text.replaceAll('secretOfTheMock', JSON.stringify(secret).slice(1, -1));
  for (const { request, response } of har.log.entries) {
    request.cookies = [{ name: 'visitor', value: SECRETS.visitor }];
    request.headers.push(
      { name: 'Cookie', value: `theme=system; session=${SECRETS.cookie}` },
      { name: 'Authorization', value: `Bearer ${SECRETS.token}` },
      { name: 'JWT-TOKEN', value: SECRETS.token },
    );
    response.headers.push({ name: 'Set-Cookie', value: `session=${SECRETS.cookie}; Secure` });
    const { content } = response;
    if (content.text !== undefined) content.text = inside(content.text, SECRETS.password);
  }
  const [first] = har.log.entries;
  const call = (path: string, params: Record<string, string>, answer: string) => ({
    ...first,
    startedDateTime: '2020-01-01T00:00:00.000Z',
    request: {
      method: 'POST',
      url: `${ORIGIN}/api${path}`,
      headers: [],
      postData: { text: `${new URLSearchParams(params)}` },
    },
    response: { status: 200, headers: [], content: { text: answer } },
  });
  har.log.entries.push(
    call(
      '/account/login',
      { email: 'demo@example.com', password: SECRETS.password },
      `{"code":0,"msg":"welcome ${SECRETS.cookie} ${SECRETS.visitor}","data":{"jwt_token":"${SECRETS.token}","expire_at":1}}`,
    ),
    call('/user/genToken', { note: `uses ${SECRETS.password}` }, '{"code":0}'),
    {
      ...call('', {}, '{"code":0}'),
      request: { method: 'GET', url: `${ORIGIN}/api/auth/passupdate?id=S1&password=hunter` },
    },
  );
  const text = JSON.stringify(har);
  const recorded = readRecorded(text);
  const forms = Object.values(SECRETS).flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    `${new URLSearchParams({ secret })}`.slice('secret='.length),
    JSON.stringify(JSON.stringify(secret)).slice(3, -3),
  ]);

  test('holds secrets, and neither what the panel shows nor what is saved has them', () => {
    expect(forms.filter((form) => text.includes(form)).length).toBeGreaterThan(4);
    const shown = [JSON.stringify(recorded), scenarioFile('Recorded', recorded)];
    expect(forms.filter((form) => shown.some((one) => one.includes(form)))).toEqual([]);
    // "hunter" is too common a word to be looked for anywhere but in its own field.
    expect(text.includes('hunter')).toBe(true);
    expect(shown.filter((one) => one.includes('hunter'))).toEqual([]);
    expect(recorded.entries[1]?.params).toEqual([
      ['note', expect.stringMatching(/^uses redacted\d{4}$/)],
    ]);
    expect(recorded.entries.map(bodyOf)[0]).toMatch(/welcome redacted\d+ redacted/);
  });

  test('replays as the one without: the same calls, and the same answers but for the secrets', () => {
    const { entries } = readRecorded(fixture('devtools.har'));
    const rest = recorded.entries.slice(3);
    const shape = (entry: Entry) => [entry.call, bodyOf(entry)?.replace(/redacted\d+/g, '')];
    expect(rest.map(shape)).toEqual(entries.map(shape));
  });

  test('an answer that brings a token gives the bench’s own', async () => {
    const { ask } = replayed(recorded);
    const answer = await (await ask('account.login', recorded.entries[0]?.params)).json();
    expect(answer.data.jwt_token).not.toMatch(/redacted|eyJ/);
  });
});

test('the same session is the same calls, whoever recorded it', () => {
  const [report, ...others] = FILES.map((name) =>
    readRecorded(fixture(name))
      .entries.map(({ call, ending }) => `${call} ${ending}`)
      .sort(),
  );
  for (const other of others) expect(other).toEqual(report);
});

test.each(FILES)('the order page opens as it was filled in: %s', (name) => {
  const { entries } = readRecorded(fixture(name));
  const pay = entries.findIndex(({ call }) => call === 'order.pay');
  expect(placeAt(entries, pay + 1)).toBe('/neworder?package=gb5-30d&pay=balance');
  expect(placeAt(entries, entries.length)).toBe('/neworder?package=gb5-30d&pay=balance');
  expect(placeAt(entries, 1)).toBe(name === 'playwright.har' ? null : '/dashboard');
});

test('what is no call of the portal is left out', () => {
  const { ignored, entries } = readRecorded(fixture('devtools.har'));
  const { log } = JSON.parse(fixture('devtools.har'));
  expect(ignored).toBeGreaterThan(0);
  expect(entries.length + ignored).toBe(log.entries.length);
});

describe('a call that has no answer', () => {
  const ending = (fields: object, response: object = { status: 0 }) => {
    const request = { method: 'GET', url: `${ORIGIN}/api/user/info` };
    const others = { startedDateTime: '2026-11-22T09:00:00Z', time: 20, response };
    const call = { ...others, request: { ...request, url: `${ORIGIN}/api/order/packages` } };
    const entries = [
      { ...call, response: { status: 200 } },
      { ...others, request, ...fields },
    ];
    const recorded = readRecorded(JSON.stringify({ log: { entries } }));
    return recorded.entries.find((one) => one.call === 'user.info')?.ending ?? 'left out';
  };

  test.each([
    ['the portal gave up at its time-out', { time: 30_000 }, 'net::ERR_ABORTED', 'pending'],
    ['the customer left the page', {}, 'net::ERR_ABORTED', 'left out'],
    ['the network was gone', {}, 'net::ERR_INTERNET_DISCONNECTED', 'dropped'],
  ])('%s', (_why, fields, error, expected) => {
    expect(ending(fields, { status: 0, _error: error })).toBe(expected);
    expect(ending(fields, { status: -1, _failureText: error })).toBe(expected);
  });

  test('a report tells it in its own words', () => {
    expect(ending({ _ending: 'timeout' })).toBe('pending');
    expect(ending({ _ending: 'network' })).toBe('dropped');
    expect(ending({ _ending: 'cancelled' })).toBe('left out');
    expect(ending({ _isPending: true })).toBe('pending');
  });
});

/** Makes a file of one reading of `/user/info`, then one of `/order/packages`. */
function fileOf(response: object, fields: object = {}): Recorded {
  const sent = { startedDateTime: '2026-11-22T09:00:00Z', time: 0 };
  const entry = (path: string, answer: object) => ({
    ...sent,
    request: { method: 'GET', url: `${ORIGIN}/api${path}` },
    response: answer,
  });
  const entries = [
    { ...entry('/user/info', response), ...fields },
    entry('/order/packages', { status: 200, content: { text: '{"code":0}' } }),
  ];
  return readRecorded(JSON.stringify({ log: { entries } }));
}

describe('an answer is what the page got', () => {
  const given = async (response: object) => replayed(fileOf(response)).ask('user.info');
  const TEXT = '{"code":0,"msg":"Заказ"}';
  const JSON_TYPE = 'application/json';

  test('its status, its type, its time and its text are the recorded ones; nothing speaks to the browser or the wire', async () => {
    const answer = await given({
      status: 502,
      headers: [
        { name: ':status', value: '502' },
        { name: 'content-type', value: 'text/html; charset=utf-8' },
        { name: 'Date', value: 'Sun, 22 Nov 2026 09:00:00 GMT' },
        { name: 'content-encoding', value: 'gzip' },
        { name: 'Content-Length', value: '7' },
        { name: 'Set-Cookie', value: 'visitor=1' },
        { name: 'Clear-Site-Data', value: '"*"' },
        { name: 'retry-after', value: 'завтра' },
      ],
      content: { mimeType: 'text/html', text: '<h1>Плохой шлюз</h1>' },
    });
    expect(answer.status).toBe(502);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      date: 'Sun, 22 Nov 2026 09:00:00 GMT',
    });
    expect(await answer.text()).toBe('<h1>Плохой шлюз</h1>');
  });

  test.each([
    ['in base64', { text: Buffer.from(TEXT).toString('base64'), encoding: 'base64' }],
    ['as text', { text: TEXT }],
  ])('%s', async (_encoding, content) => {
    for (const mimeType of [JSON_TYPE, undefined]) {
      const answer = await given({ status: 200, content: { ...content, mimeType } });
      expect(answer.headers.get('content-type')).toBe(JSON_TYPE);
      expect(await answer.text()).toBe(TEXT);
    }
  });

  test.each([
    ['the browser had it already: developer tools tell the status of the wire', 304, TEXT, 200],
    ['without a body', 204, '', 204],
    ['whose status allows no body', 204, TEXT, 204],
    ['empty', 500, '', 500],
  ])('%s', async (_why, status, text, expected) => {
    const answer = await given({ status, content: { text } });
    expect(answer.status).toBe(expected);
    expect(await answer.text()).toBe(expected === 200 ? TEXT : '');
  });

  test.each([
    ['a connection that broke', { status: 0 }],
    ['one that broke within the answer', { status: 200, _error: 'net::ERR_FAILED' }],
    ['a status that Playwright writes', { status: -1 }],
    ['a status that is none', { status: 700, content: { text: TEXT } }],
  ])('%s is a broken connection', async (_what, response) => {
    expect((await given(response)).type).toBe('error');
  });
});

describe('how long an answer takes', () => {
  const HOUR_MS = 3_600_000;
  const SHORT_MS = 50;
  const ANSWERED = { status: 200, content: { text: '{"code":0}' } };

  test('none, however long the customer waited', async () => {
    const { ask } = replayed(fileOf(ANSWERED, { time: HOUR_MS }));
    expect((await ask('user.info')).status).toBe(200);
  });

  test('takes as long as the customer’s did where that is asked for', async () => {
    const { ask } = replayed(fileOf(ANSWERED, { time: SHORT_MS }), { timed: true });
    await ask('order.packages');
    const start = performance.now();
    expect((await ask('user.info')).status).toBe(200);
    // A timer may fire a moment early.
    expect(performance.now() - start).toBeGreaterThan(SHORT_MS - 2);
  });

  test.each([false, true])('never ends where the customer’s did not (timed: %s)', async (timed) => {
    const { ask } = replayed(fileOf(ANSWERED, { _isPending: true }), { timed });
    const info = ask('user.info');
    expect((await ask('order.packages')).status).toBe(200);
    expect(await isSettled(info)).toBe(false);
  });
});

test('a call with other parameters than the file has is told apart', async () => {
  const { ask, progress } = replayed(readRecorded(fixture('report.har')));
  await ask('traffic.changelog', [['page', '99']]);
  expect(progress().mismatches).toEqual([
    { kind: 'parameters', call: 'traffic.changelog', params: 'page=99' },
  ]);
});

test('a call that stands later in the file has no answer until the time line is there', async () => {
  const recorded = readRecorded(fixture('report.har'));
  const pay = recorded.entries.find(({ call }) => call === 'order.pay');
  if (!pay) throw new Error('the report has no order');
  const before = replayed(recorded, { step: pay.index });
  expect(await isSettled(before.ask('order.pay', pay.params))).toBe(false);
  expect(before.progress().mismatches).toEqual([
    expect.objectContaining({ kind: 'later', call: 'order.pay' }),
  ]);
  const after = replayed(recorded, { step: pay.index + 1 });
  expect(await (await after.ask('order.pay', pay.params)).text()).toBe(bodyOf(pay));
});

test.each([
  ['not JSON', 'This is no HAR file: it is not JSON.'],
  ['{}', 'This is no HAR file: it has no log with entries.'],
  ['{"log":{"entries":[]}}', 'No call of the portal is in this file: there is nothing to replay.'],
])('%s is refused in words', (text, message) => {
  expect(() => readRecorded(text)).toThrow(new UnreadableRecord(message));
});

it.each([
  ['account.forgetPwd', '/user/emailtoreset'],
  ['account.resetPwd', '/user/resetpassword'],
  ['dynamic.citys', '/residential'],
  ['user.info', null],
] as const)('%s is made on %s', (call, page) => {
  expect(pagesOf([{ call, page: null, document: null }])).toEqual([page]);
});
