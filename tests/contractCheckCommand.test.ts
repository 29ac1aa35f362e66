/** `npm run contract` as a command: its options, exit codes, files, wrong addresses, and no secret in its output. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer as createHttp, type RequestListener } from 'node:http';
import { createServer as createHttps } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createAuthority } from '../mock/gateway/certificates';
import { listen, readBody, send, toRequest } from '../mock/nodeBridge';
import { createRouter, type Router } from '../mock/router';
import { type MockServer, startServer } from '../mock/server';
import { createWorld } from '../mock/world';
import { check } from '../scripts/contract/check';
import type { Report } from '../scripts/contract/findings';
import { callsThatNeed } from '../scripts/contract/permission';
import { askHidden, type Terminal } from '../scripts/contract/prompt';
import { jsonReport, markdownReport, textReport } from '../scripts/contract/render';
import { main } from '../scripts/contract/run';
import { Secrets } from '../scripts/contract/secrets';
import { calls } from '../src/api/contract';
import failureEn from '../src/locales/en-US/failure';
import {
  checkOptions,
  freshWorld,
  type Interception,
  inJson,
  transportTo,
} from './support/world/contractTransport';
import { ENCODINGS } from './support/world/encodings';

/** The sign-in at Google and at Yandex, which are redirects. */
const REDIRECTS = 2;
/** Number of calls that the check knows, and of those that it makes when nothing may be changed. */
const ALL = Object.keys(calls).length + REDIRECTS;
const MADE = callsThatNeed('read only').length + REDIRECTS;

const DEMO = ['--email', 'demo@example.com'];
const PASSWORD = { CONTRACT_PASSWORD: 'demo12345' };
const WRONG_PASSWORD = { CONTRACT_PASSWORD: 'wrong12345' };

/** A whole check over real connections, on a busy machine, in ms. */
jest.setTimeout(30_000);

let folder: string;
let router: Router;
let server: MockServer;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-check-'));
  const world = createWorld();
  router = createRouter(world);
  server = await startServer({ world });
});
afterAll(async () => {
  for (const close of closing) await close();
  await server.close();
  await rm(folder, { recursive: true });
});

const NO_TERMINAL: Terminal = new PassThrough();
const checking = (url: string) => ['--base-url', url, ...DEMO];

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the command. */
async function run(argv: readonly string[], env: Record<string, string> = PASSWORD): Promise<Ran> {
  const texts = { out: '', err: '' };
  const code = await main(argv, {
    env,
    terminal: NO_TERMINAL,
    out: (text) => {
      texts.out += text;
    },
    err: (text) => {
      texts.err += text;
    },
    signal: new AbortController().signal,
    settleMs: 0,
  });
  return { code, ...texts };
}

/** Runs the command in a process of its own, for what Node reads at its start. Returns what it prints. */
const outputAlone = (argv: readonly string[], env: Record<string, string>) =>
  new Promise<string>((resolve) => {
    const command = [
      require.resolve('tsx/cli'),
      join(__dirname, '../scripts/contract.ts'),
      ...argv,
    ];
    execFile(process.execPath, command, { env: { ...process.env, ...env } }, (_failure, out) =>
      resolve(out),
    );
  });

/**
 * Starts a server of the test's own.
 * @returns its address
 */
async function serve(
  answer: RequestListener,
  tls?: { readonly key: string; readonly cert: string },
): Promise<string> {
  const { url, close } = await listen(tls ? createHttps(tls, answer) : createHttp(answer));
  closing.push(close);
  return url;
}

/** Serves the mock by a server of the test's own. */
const toMock: RequestListener = (req, res) => {
  const answer = async () => {
    const response = await router(toRequest(req, await readBody(req)));
    if (response) await send(res, response);
    else res.writeHead(404).end();
  };
  answer().catch(() => res.destroy());
};

describe('exit codes and files', () => {
  test('0 when the contract holds; text, JSON and Markdown say the same', async () => {
    const [json, markdown] = [join(folder, 'report.json'), join(folder, 'report.md')];
    const files = ['--json', json, '--markdown', markdown];
    const { code, out, err } = await run([...checking(server.url), ...files]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('✓ GET /user/info');
    expect(out).toContain('the portal shows: balance $');
    expect(out).toContain('- POST /order/pay  not made: only with --disposable-account');
    expect(out).toContain(
      `${ALL} calls: ${MADE} hold, 0 read liberally, 0 depart, ${ALL - MADE} not made.\nThe contract holds.\n`,
    );
    const report = JSON.parse(await readFile(json, 'utf8')) as Report;
    expect(report).toMatchObject({ outcome: 'holds', mode: 'read only', baseUrl: server.url });
    expect(report.calls).toHaveLength(ALL);
    const text = await readFile(markdown, 'utf8');
    expect(text).toContain(`The contract holds. ${MADE} hold`);
    expect(text).toMatch(/^\| ✓ \| GET \/user\/info \| holds \| 0 \| 0 \| \d+ \| \d+ ms \|$/m);
  });

  test('1 when it does not, and the call is named with what is wrong', async () => {
    const url = await serve((req, res) => {
      if (req.url?.startsWith('/api/dynamic/stock')) {
        res
          .writeHead(200, { 'Content-Type': 'application/json' })
          .end('{"code":0,"msg":"","data":{}}');
      } else toMock(req, res);
    });
    const { code, out } = await run(checking(url));
    expect(code).toBe(1);
    const lines = out.split('\n');
    const at = lines.findIndex((line) => line.startsWith('✗ GET /dynamic/stock'));
    expect(lines.slice(at + 1, at + 4)).toEqual([
      expect.stringContaining('departs: no “Cache-Control: no-store”'),
      '    departs: data: it is missing or cannot be read (3 times)',
      expect.stringContaining('departs: no token: code 0, not 10013'),
    ]);
    expect(out).toContain(
      `the portal shows: in the place of what is missing, with Retry: “${failureEn['failure.contract']}`,
    );
    expect(out).toMatch(/The contract does not hold\.\n$/);
  });

  test('2 when the sign-in is refused, in the words of the backend', async () => {
    const { code, out } = await run(checking(server.url), WRONG_PASSWORD);
    expect(code).toBe(2);
    expect(out).toContain('a right request: code 20102, not 0');
    expect(out).toContain('The check could not run to its end: the sign-in failed');
    expect(out).not.toContain('wrong12345');
  });

  test('2 when a report cannot be written, and what could be found is printed', async () => {
    const file = join(folder, 'no-such-folder', 'report.json');
    const { code, out, err } = await run([...checking(server.url), '--json', file]);
    expect(code).toBe(2);
    expect(out).toContain('The contract holds.');
    expect(err).toContain('no such file');
  });
});

describe('addresses', () => {
  test.each([
    ['with /api', '/api'],
    ['with /api/', '/api/'],
    ['of a page of the portal', '/client/user/login'],
    ['with slashes', '//'],
  ])('%s is understood', async (_what, more) => {
    const { code, out } = await run(checking(server.url + more), WRONG_PASSWORD);
    // A refused sign-in shows that the backend was reached.
    expect([code, out.includes('code 20102')]).toEqual([2, true]);
  });

  const wrong = async (url: string, ...more: readonly string[]) => {
    const { code, out } = await run([...checking(url), ...more]);
    expect(code).toBe(2);
    return out;
  };

  test('a backend that is down, a host that is none, a page, another path', async () => {
    const { url, close } = await listen(createHttp());
    await close();
    expect(await wrong(url)).toContain('nobody listens there');
    expect(await wrong('http://127.0.0.1:9')).toContain('open no page at that port');
    expect(await wrong('http://no-such-host.invalid')).toContain('there is no such host');
    const page = await serve((_req, res) => {
      res
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<!doctype html><title>hello</title>');
    });
    expect(await wrong(page)).toContain('the body is no JSON');
    expect(await wrong(`${server.url}/elsewhere`)).toContain('the body is no JSON');
  });

  test('a backend that never answers, and one that breaks off', async () => {
    const silent = await serve(() => undefined);
    // A fraction of a ms is no time-out for Node.
    expect(await wrong(silent, '--timeout', '0.1005')).toContain('none came in time');
    const broken = await serve((req) => req.socket.destroy());
    expect(await wrong(broken)).toContain('the connection broke');
  });

  test('an answer without end is not read to its end', async () => {
    const chunk = Buffer.alloc(8 * 1024 * 1024, ' ');
    let sent = 0;
    const endless = await serve((_req, res) => {
      // After 1 GB nobody has hung up.
      const more = () => {
        sent += 1;
        if (res.destroyed || sent > 128) res.end();
        else res.write(chunk, more);
      };
      more();
    });
    expect(await wrong(endless)).toContain('larger than 64 MB');
    expect(sent).toBeLessThan(20);
  });

  test('a certificate that nobody knows is refused, and trusted by NODE_EXTRA_CA_CERTS', async () => {
    const authority = createAuthority();
    const url = await serve(toMock, authority.issue(['localhost'], ['127.0.0.1']));
    expect(await wrong(url)).toContain('its certificate is not trusted');
    expect(await wrong(url.replace('https:', 'http:'))).toContain(
      'Should the address begin with https://',
    );
    expect(await wrong(server.url.replace('http:', 'https:'))).toContain(
      'nothing speaks TLS there',
    );
    const ca = join(folder, 'ca.pem');
    await writeFile(ca, authority.caPem);
    const out = await outputAlone(checking(url), { ...WRONG_PASSWORD, NODE_EXTRA_CA_CERTS: ca });
    // A refused sign-in shows that the backend was reached.
    expect(out).toContain('code 20102');
  });
});

describe('the command line', () => {
  test('--help tells all options, and asks nothing', async () => {
    const { code, out } = await run(['--help']);
    expect(code).toBe(0);
    for (const option of [
      '--write',
      '--disposable-account',
      '--password PASSWORD   visible to others on this machine',
      '--json',
      '--markdown',
      '--lenient',
      '--timeout',
      'NODE_EXTRA_CA_CERTS',
    ]) {
      expect(out).toContain(option);
    }
  });

  test.each([
    ['nothing', [], '--base-url is missing'],
    ['no e-mail', ['--base-url', 'http://x'], '--email is missing'],
    ['no address', ['--base-url', 'x y', ...DEMO], '--base-url is no address'],
    ['another protocol', ['--base-url', 'ftp://x', ...DEMO], '--base-url is no address'],
    ['a password in it', ['--base-url', 'http://me:hunter22@x', ...DEMO], 'leave them out'],
    ['a query in it', ['--base-url', 'http://x/?token=hunter22', ...DEMO], 'leave out'],
    ['an option that is none', ['--pasword=hunter22'], '--pasword is wrong here'],
    ['a word too many', ['--write', 'hunter22'], 'a word stands where'],
    [
      'no number',
      ['--base-url', 'http://x', ...DEMO, '--pause', 'hunter22'],
      '--pause is no number',
    ],
    [
      'no time',
      ['--base-url', 'http://x', ...DEMO, '--timeout', 'hunter22'],
      '--timeout is no number',
    ],
    ['no time at all', ['--base-url', 'http://x', ...DEMO, '--timeout', '0'], '--timeout is no'],
    ['no IP', ['--base-url', 'http://x', ...DEMO, '--ip', 'hunter22'], '--ip is no IP address'],
    ['no password', ['--base-url', 'http://x', ...DEMO], 'There is no password'],
  ] as const)('%s: 2, a sentence, and no value repeated', async (_what, argv, sentence) => {
    const { code, out, err } = await run(argv, {});
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).not.toContain('hunter22');
  });

  test('--password goes before CONTRACT_PASSWORD, and is not in the report', async () => {
    const given = ['--password', 'wrong12345'];
    const { code, out, err } = await run([...checking(server.url), ...given]);
    expect([code, err]).toEqual([2, '']);
    expect(out).toContain('code 20102');
    expect(out).not.toContain('wrong12345');
  });

  test('a password is asked for without being shown', async () => {
    const modes: boolean[] = [];
    let shown = '';
    const setRawMode = (on: boolean) => modes.push(on);
    const terminal = Object.assign(new PassThrough(), { isTTY: true, setRawMode });
    const asked = askHidden('Password: ', terminal, (text) => {
      shown += text;
    });
    // The second key is a backspace, the third the arrow to the left and back.
    for (const typed of ['hunterx', '\u007f', '\u001b[D\u001b[C', '2ü\r']) terminal.write(typed);
    expect(await asked).toBe('hunter2ü');
    expect([shown, modes]).toEqual(['Password: \n', [true, false]]);
  });

  test('Ctrl-C at the question gives up', async () => {
    const terminal = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
    terminal.write('hun\u0003');
    expect(await askHidden('Password: ', terminal, () => undefined)).toBeNull();
  });
});

describe('no secret is in a report', () => {
  const FORMS = {
    ...ENCODINGS,
    'capital letters': (text: string) => text.toUpperCase(),
    'small letters': (text: string) => text.toLowerCase(),
  };
  const SECRETS = {
    apiToken: 'tok_/+Zz09~secret',
    proxyUsername: 'acme1',
    proxyPassword: 'p@ss:w/rd?1 "x"',
    password: 'Pa55+w&rd/%=é',
  };

  test.each(Object.entries(FORMS))('also one that is told later: %s', (_form, encode) => {
    const secrets = new Secrets();
    const written = Object.values(SECRETS).map(encode);
    const quoted = written.map((text) => secrets.quote(`Not for ${text}`));
    secrets.learn({ data: { list: [{ token: Object.values(SECRETS) }] } });
    const printed = quoted.map((text) => secrets.hide(text));
    expect(printed.filter((text, at) => text.includes(written[at] ?? ''))).toEqual([]);
  });

  test('as text, as JSON and as Markdown, wherever the backend repeats it', async () => {
    const there = freshWorld();
    const [demo] = there.state.users;
    if (!demo) throw new Error('the seed has no customers');
    Object.assign(demo, SECRETS);
    const subs = there.state.subAccounts.flatMap(({ username, password }) => [username, password]);
    const written = Object.values(FORMS).map((encode) =>
      [...Object.values(SECRETS), ...subs].map(encode),
    );
    let turn = 0;
    /** Repeats all in one form after the other: in msg, in the names of fields, in values that a report quotes. */
    const answer: Interception['answer'] = (call, reply) => {
      const said = written[turn % written.length]?.join(' ') ?? '';
      turn += 1;
      const changed = inJson(reply, (body) => {
        const data = body.data as Record<string, unknown> | null;
        if (typeof data === 'object' && data !== null && !Array.isArray(data)) data[said] = said;
        if (call === 'recharge.checkPay' && data) data.payment_status = said;
        return { ...body, msg: said, [said]: said };
      });
      return { ...changed, headers: { ...changed.headers, 'content-type': `text/x; ${said}` } };
    };
    const { transport } = transportTo(there, { answer });
    const account = { email: demo.email, password: SECRETS.password };
    const report = await check(checkOptions(transport, { account, mode: 'disposable account' }));
    const tokens = Object.keys(there.state.sessions);
    expect(tokens.length).toBeGreaterThan(1);
    for (const text of [textReport(report), jsonReport(report), markdownReport(report)]) {
      expect(text).toContain('redacted0000');
      expect([...written.flat(), ...tokens].filter((one) => text.includes(one))).toEqual([]);
    }
  });
});

test('a server’s words are no markup and no command to a terminal', async () => {
  const evil = '\u001b[31m| **x** <img src=x> \n## y [a](javascript:1) \u202e';
  const answer: Interception['answer'] = (_call, reply) =>
    inJson(reply, (body) => (body.code === 0 ? body : { ...body, msg: evil }));
  const report = await check(checkOptions(transportTo(freshWorld(), { answer }).transport));
  expect(textReport(report)).toContain('“[31m| **x** <img src=x> ## y [a](javascript:1)”');
  expect(markdownReport(report)).toContain(
    '“\\[31m\\| \\*\\*x\\*\\* &lt;img src=x&gt; \\#\\# y \\[a\\](javascript:1)”',
  );
});
