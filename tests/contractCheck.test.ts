/** The contract check, rule by rule: finds each generated departure of each call, and none where there is none. */
import { Caller } from '../scripts/contract/caller';
import { type CallReport, Findings, type Weight } from '../scripts/contract/findings';
import { Secrets } from '../scripts/contract/secrets';
import { type HttpAnswer, NoAnswer, type NoAnswerReason } from '../scripts/contract/transport';
import { type CallName, calls, encodeParams } from '../src/api/contract';
import failureEn from '../src/locales/en-US/failure';
import { textWithinPattern } from './support/eitherText';
import { checkOptions } from './support/world/contractTransport';
import {
  drifted,
  MILD_DRIFTS,
  rowsOf,
  withBrokenRow,
  withExtraFields,
} from './support/world/drift';
import { exampleAnswers, fieldPaths, withField } from './support/world/exampleAnswers';

const NAMES = Object.keys(calls) as CallName[];

/** Returns a text of the portal with its placeholders filled. */
const told = (key: keyof typeof failureEn, values: Readonly<Record<string, string>>) =>
  failureEn[key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

let goodOf: Awaited<ReturnType<typeof exampleAnswers>>;
beforeAll(async () => {
  goodOf = await exampleAnswers();
});

interface Reply {
  readonly status?: number;
  readonly type?: string | null;
  readonly cache?: string | null;
  readonly body: string;
}

/** Returns the check's findings when a call is answered like this. */
async function found(call: CallName, reply: Reply | NoAnswerReason): Promise<CallReport> {
  const findings = new Findings();
  const transport = async (): Promise<HttpAnswer> => {
    if (typeof reply === 'string') throw new NoAnswer(reply);
    const { status = 200, type = 'application/json', cache = 'no-store', body } = reply;
    const headers: Record<string, string | null> = { 'content-type': type, 'cache-control': cache };
    return { status, body, header: (name) => headers[name] ?? null };
  };
  const options = checkOptions(transport, { mode: 'disposable account' });
  const caller = new Caller({ ...options, findings, secrets: new Secrets() });
  const { params, code } = goodOf(call);
  // An example that is answered with a code must be refused with the same code.
  if (code === 0) await caller.ask(call, params);
  else await caller.refused(call, encodeParams(call, params), code, 'a right request');
  return findings.of(call);
}

const envelope = (call: CallName, over: Record<string, unknown> = {}): Reply => {
  const { code, data } = goodOf(call);
  return {
    body: JSON.stringify({
      code,
      msg: code === 0 ? '' : 'Payment not received yet',
      data,
      ...over,
    }),
  };
};

const weights = (report: CallReport, weight: Weight) =>
  report.findings.filter((finding) => finding.weight === weight);

test.each(NAMES)('%s: nothing is found in a right answer', async (call) => {
  const report = await found(call, envelope(call));
  expect(report.findings).toEqual([]);
  expect(report.verdict).toBe('holds');
});

describe('unreadable answers', () => {
  const html = '<!doctype html><html><body><h1>Bad gateway</h1></body></html>';
  const cases: readonly [string, (call: CallName) => Reply | NoAnswerReason, rule: string][] = [
    ['a broken connection', () => 'connection broken', 'no answer'],
    ['no answer in time', () => 'time-out', 'no answer'],
    ['HTTP 502', () => ({ status: 502, type: 'text/html', body: html }), 'HTTP status'],
    ['HTTP 500 with an envelope', (call) => ({ ...envelope(call), status: 500 }), 'HTTP status'],
    ['HTTP 201', (call) => ({ ...envelope(call), status: 201 }), 'HTTP status'],
    ['HTTP 302', () => ({ status: 302, body: '' }), 'HTTP status'],
    ['a page', () => ({ type: 'text/html', body: html }), 'JSON'],
    ['half a JSON', () => ({ body: '{"code":0,' }), 'JSON'],
    ['nothing', () => ({ body: '' }), 'JSON'],
    ['JSON as text/html', (call) => ({ ...envelope(call), type: 'text/html' }), 'content type'],
    ['JSON of no type', (call) => ({ ...envelope(call), type: null }), 'content type'],
    ['an answer to keep', (call) => ({ ...envelope(call), cache: 'max-age=60' }), 'no-store'],
    ['nothing about keeping', (call) => ({ ...envelope(call), cache: null }), 'no-store'],
    ['a list', () => ({ body: '[]' }), 'unreadable'],
    ['no code', (call) => envelope(call, { code: undefined }), 'unreadable'],
    ['the code as text', (call) => envelope(call, { code: '0' }), 'unreadable'],
    ['success: false', (call) => envelope(call, { success: false }), 'success'],
    [
      'another code',
      (call) => envelope(call, { code: 50000, data: null }),
      'code for a right request',
    ],
  ];
  test.each(cases)('%s departs, at every call', async (_what, reply, rule) => {
    for (const call of NAMES) {
      const report = await found(call, reply(call));
      expect([call, weights(report, 'departs').map((finding) => finding.rule)]).toEqual([
        call,
        expect.arrayContaining([rule]),
      ]);
      expect(report.verdict).toBe('departs');
    }
  });
});

test('an envelope without its lesser parts is read liberally', async () => {
  for (const call of NAMES) {
    const withoutMsg = await found(call, envelope(call, { msg: undefined }));
    expect([call, withoutMsg.verdict]).toEqual([call, 'liberal']);
    const nullMsg = await found(call, envelope(call, { msg: null }));
    expect([call, nullMsg.verdict]).toEqual([call, 'liberal']);
    const withoutData = await found(call, envelope(call, { data: undefined }));
    expect([call, withoutData.verdict]).not.toEqual([call, 'holds']);
  }
});

describe('drifts', () => {
  test.each(Object.entries(MILD_DRIFTS))('%s: read liberally everywhere', async (_what, drift) => {
    const touched = NAMES.filter(
      (call) =>
        JSON.stringify(drifted(goodOf(call).data, drift)) !== JSON.stringify(goodOf(call).data),
    );
    expect(touched.length).toBeGreaterThan(0);
    for (const call of touched) {
      const report = await found(call, envelope(call, { data: drifted(goodOf(call).data, drift) }));
      expect([call, report.verdict]).toEqual([call, 'liberal']);
    }
  });

  test('a field that the contract does not have is noted, and nothing else', async () => {
    for (const call of NAMES) {
      const { data } = goodOf(call);
      if (typeof data !== 'object' || data === null) continue;
      const report = await found(call, envelope(call, { data: withExtraFields(data) }));
      const rules = report.findings.map((finding) => finding.rule);
      expect([call, rules, report.verdict]).toEqual([
        call,
        expect.arrayContaining(['extra field']),
        'holds',
      ]);
    }
  });

  test('a row that cannot be read departs, and the portal’s line about it is quoted', async () => {
    const lists = NAMES.filter((call) => (rowsOf(goodOf(call).data) ?? []).length > 0);
    expect(lists.length).toBeGreaterThan(8);
    for (const call of lists) {
      const { data } = goodOf(call);
      const report = await found(call, envelope(call, { data: withBrokenRow(data) }));
      expect([call, report.verdict]).toEqual([call, 'departs']);
      expect(report.shows.join()).toMatch(textWithinPattern('unread.rows'));
    }
  });

  test('each field of each call, missing or of another type, is found under its name', async () => {
    for (const call of NAMES) {
      const { data } = goodOf(call);
      for (const path of fieldPaths(data)) {
        for (const broken of [undefined, { unexpected: true }] as const) {
          const report = await found(call, envelope(call, { data: withField(data, path, broken) }));
          const field = `data.${path.join('.').replace(/\b0\b/, '*')}`;
          // The report names the whole object where the portal replaces all of it by a neutral value.
          const named = report.findings.filter(
            (finding) => finding.field !== null && `${field}.`.startsWith(`${finding.field}.`),
          );
          expect([field, broken, report.verdict]).not.toEqual([field, broken, 'holds']);
          expect([field, broken, named.length > 0]).toEqual([field, broken, true]);
        }
      }
    }
  });
});

describe('refusals', () => {
  test.each([
    [20102, 'Wrong!', /code 20102 comes with “Wrong!”/],
    [40001, 'bad', /code 40001 comes with “bad”/],
    [20404, '', /code 20404 comes with “”/],
  ])('code %i with “%s” is one that the portal cannot translate', async (code, msg, told) => {
    const report = await found('order.check', envelope('order.check', { code, msg, data: null }));
    expect(
      weights(report, 'liberal')
        .map(({ text }) => text)
        .join(),
    ).toMatch(told);
  });

  test('a code that the contract does not have is noted', async () => {
    const body = envelope('dynamic.stock', { code: 77777, msg: 'Nope', data: null });
    const report = await found('dynamic.stock', body);
    expect(weights(report, 'note').map(({ text }) => text)).toEqual([
      'code 77777, which the contract does not have: “Nope”',
    ]);
  });

  test('what the portal would show is said in its own words', async () => {
    const shows = async (call: CallName, reply: Reply | NoAnswerReason) =>
      (await found(call, reply)).shows;
    expect(await shows('dynamic.stock', 'connection broken')).toEqual([
      `in the place of what is missing, with Retry: “${told('failure.network', {})}”`,
    ]);
    const ofChange = async (call: CallName) =>
      (await shows(call, { status: 503, body: '' })).join();
    const words = failureEn['failure.http'].split('{status}')[0] ?? '';
    expect(words).not.toBe('');
    expect(await ofChange('user.setlang')).toContain(`for three seconds: “${words}`);
    // Its dialog says it.
    expect(await ofChange('user.genToken')).toContain(`in its place, and it stays: “${words}`);
    const lookedUp = 'what became of it, once the portal has looked';
    for (const call of ['order.pay', 'auth.passadd', 'auth.passupdate'] as const) {
      expect(await ofChange(call)).toBe(lookedUp);
    }
    expect(await ofChange('auth.whiteipdelete')).toMatch(
      new RegExp(`^for three seconds: “${words}.*; then ${lookedUp}$`),
    );
    expect(await ofChange('user.refreshToken')).not.toContain(words);
    expect(await shows('dynamic.stock', envelope('dynamic.stock', { data: 7 }))).toEqual([
      `in the place of what is missing, with Retry: “${told('failure.contract', {})}”`,
    ]);
    const ended = envelope('user.info', { code: 40001, msg: 'no', data: null });
    expect((await shows('user.info', ended)).join()).toContain('the session ends');
  });
});
