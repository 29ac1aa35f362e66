import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getResponse } from 'msw';
import { type CallName, calls } from '../../src/contract';
import { createHandlers } from '../handlers';
import { createWorld } from '../world';
import { openSession } from '../world/account';
import { replayAnswers } from './answer';
import { type Entry, type Recorded, readRecorded, UnreadableRecord } from './recorded';
import { type Progress, startAt, unasked } from './replay';
import { scenarioFile } from './scenarioFile';

const fixture = (name: string) => readFileSync(join(__dirname, 'fixtures', name), 'utf8');
/** The page of the calls, as far as the file tells: Playwright does not write the addresses of documents. */
const FILES = [
  ['report.har', '/neworder'],
  ['playwright.har', null],
  ['devtools.har', '/neworder'],
] as const;
const ORIGIN = 'https://bench.example.com';

/** A backend that answers from a file, as the bench's does. */
function replayed(recorded: Recorded, { loud = false, step = recorded.entries.length } = {}) {
  const world = createWorld();
  const [customer] = world.state.users;
  if (!customer) throw new Error('the seed has no customer');
  const { token } = openSession(world, customer);
  let progress: Progress = startAt(step);
  const answerFirst = replayAnswers(
    recorded,
    {
      get: () => progress,
      set: (next) => {
        progress = next;
      },
    },
    { token, isLoud: () => loud },
  );
  const handlers = createHandlers(world, { answerFirst });
  const ask = async (call: CallName, params: Entry['params'] = []) => {
    const { method, path } = calls[call];
    const body = new URLSearchParams(params.map(([name, value]) => [name, value]));
    const url = `${ORIGIN}/api${path}${method === 'GET' ? `?${body}` : ''}`;
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
  return { ask, progress: () => progress };
}

/** Whether a promise is settled after what is due now has happened. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open');
  const turn = new Promise((done) => setImmediate(() => done(open)));
  return (await Promise.race([promise, turn])) !== open;
}

describe.each(FILES)('%s', (name, route) => {
  const recorded = readRecorded(fixture(name));

  test('its calls are read in their order, with page, answer and how they ended', () => {
    const times = recorded.entries.map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, other) => one - other));
    expect(recorded.entries.map(({ call }) => call)).toContain('order.pay');
    const paid = recorded.entries.find(({ call }) => call === 'order.pay');
    expect(paid).toMatchObject({ ending: 'answered', status: 200, route });
    expect(paid?.body).toContain('50000');
  });

  test('the answer to each call is the recorded one, and what was asked is ticked off', async () => {
    const { ask, progress } = replayed(recorded);
    for (const { call, params, ending, body } of recorded.entries) {
      if (ending !== 'answered') continue;
      const response = await ask(call, params);
      expect(await response.text()).toBe(body);
    }
    expect(progress().mismatches).toEqual([]);
    expect(unasked(recorded, progress()).filter(({ ending }) => ending === 'answered')).toEqual([]);
  });

  test('saved as a scenario it is the same replay', () => {
    const again = readRecorded(scenarioFile('recorded', recorded));
    expect(again.sentence).toBe(recorded.sentence);
    expect(again.entries).toEqual(recorded.entries);
    expect(again.about).toEqual(recorded.about);
  });
});

test('a report tells the customer’s sentence and what was around', () => {
  const { sentence, about, ignored } = readRecorded(fixture('report.har'));
  expect(sentence).toBe('I wanted 5 GB and got an error.');
  expect(about).toMatchObject({ format: 'portal-report/1', route: '/neworder', locale: 'en-US' });
  expect(ignored).toBe(0);
});

test('what is no call of the portal is left out, and a broken connection is one', async () => {
  const recorded = readRecorded(fixture('devtools.har'));
  expect(recorded.ignored).toBe(1);
  const lost = recorded.entries.filter(({ ending }) => ending === 'dropped');
  expect(lost).toHaveLength(1);
});

describe('calls that the file does not know', () => {
  const recorded = readRecorded(fixture('report.har'));

  test('are left to the world, and listed', async () => {
    const { ask, progress } = replayed(recorded);
    const { code } = await (await ask('dynamic.gateways')).json();
    expect(code).toBe(0);
    expect(progress().mismatches).toEqual([
      { kind: 'missing', call: 'dynamic.gateways', params: '' },
    ]);
  });

  test('fail loudly where that is asked for', async () => {
    const { ask } = replayed(recorded, { loud: true });
    const response = await ask('dynamic.gateways');
    expect(response.status).toBe(501);
    expect(await response.text()).toContain('dynamic.gateways');
  });

  test('with other parameters are told apart', async () => {
    const { ask, progress } = replayed(recorded);
    await ask('traffic.changelog', [['page', '99']]);
    expect(progress().mismatches).toEqual([
      { kind: 'parameters', call: 'traffic.changelog', params: 'page=99' },
    ]);
  });
});

test('a call that comes later in the file has no answer until the time line is there', async () => {
  const recorded = readRecorded(fixture('report.har'));
  const pay = recorded.entries.find(({ call }) => call === 'order.pay');
  if (!pay) throw new Error('the report has no order');
  const before = replayed(recorded, { step: pay.index });
  expect(await isSettled(before.ask('order.pay', pay.params))).toBe(false);
  expect(before.progress().mismatches).toEqual([
    expect.objectContaining({ kind: 'later', call: 'order.pay' }),
  ]);
  const after = replayed(recorded, { step: pay.index + 1 });
  expect(await (await after.ask('order.pay', pay.params)).text()).toBe(pay.body);
});

test.each([
  ['not JSON', 'This is no HAR file: it is not JSON.'],
  ['{}', 'This is no HAR file: it has no log with entries.'],
  ['{"log":{"entries":[]}}', 'No call of the portal is in this file: there is nothing to replay.'],
])('%s is refused in words', (text, message) => {
  expect(() => readRecorded(text)).toThrow(new UnreadableRecord(message));
});
