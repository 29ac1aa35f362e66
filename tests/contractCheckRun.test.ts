/** The contract check against a whole world: rules between calls, permissions, and removing everything that it made. */
import { planFault } from '../mock/faults';
import { leftIn, type World } from '../mock/world/state';
import { check } from '../scripts/contract/check';
import type { CheckedName, Report } from '../scripts/contract/findings';
import { checkRemainingReads } from '../scripts/contract/samples';
import { NoAnswer } from '../scripts/contract/transport';
import { type CallName, calls } from '../src/api/contract';
import { examples } from '../src/api/contract/examples';
import {
  callerTo,
  checkOptions,
  checkOver,
  freshWorld,
  type Interception,
  inJson,
  samplesOf,
  transportTo,
  writeOver,
} from './support/world/contractTransport';

/** A whole check makes 200 calls, on a machine that may be busy, in ms. */
jest.setTimeout(30_000);

const DISPOSABLE = { mode: 'disposable account' } as const;
/** The calls that must never be made on a real customer's account. */
const FORBIDDEN: readonly CallName[] = [
  ...(['account.signup', 'account.forgetPwd', 'account.resetPwd', 'user.changepwd'] as const),
  ...(['user.genToken', 'user.setlang', 'recharge.cryptomusPay', 'order.pay'] as const),
];

const reportOf = (report: Report, call: CheckedName) => {
  const found = report.calls.find((one) => one.call === call);
  if (!found) throw new Error(`${call} is not in the report`);
  return found;
};
const rulesOf = (report: Report, call: CheckedName) =>
  reportOf(report, call)
    .findings.filter(({ weight }) => weight !== 'note')
    .map(({ rule }) => rule);
const allFindings = (report: Report) =>
  report.calls.flatMap(({ call, findings }) =>
    findings.map((one) => `${call} ${one.rule}: ${one.text}`),
  );

/** Returns everything that a customer would miss or find: not sessions, and not the world's own counters. */
function belongings({ state }: World) {
  const { users, subAccounts, whitelist, records, charges, mails } = state;
  return structuredClone({ users, subAccounts, whitelist, records, charges, mails });
}

describe('a backend that keeps the contract', () => {
  const before = belongings(freshWorld());

  /** Checks that nothing departs, and that each call that was not made names the option it needs. */
  async function holds(over: Parameters<typeof checkOver>[1]) {
    const { report, world, asked } = await checkOver({}, over);
    expect(allFindings(report)).toEqual([]);
    expect(report).toMatchObject({ outcome: 'holds', reason: null, leftBehind: [] });
    const notMade = report.calls.filter(({ verdict }) => verdict === 'not made');
    for (const { notMade: why } of notMade) expect(why).toContain('--');
    return { report, world, asked, notMade: notMade.length };
  }

  test('holds, and without being told nothing changes', async () => {
    const { world, asked, report } = await holds({});
    expect(report.mode).toBe('read only');
    expect(belongings(world)).toEqual(before);
    const changing = new Set(asked.filter((call) => calls[call].changes));
    expect([...changing].sort()).toEqual(['account.login', 'user.refreshToken']);
  });

  test('holds with --write; no call is made that cannot be undone, and all is as it was', async () => {
    const { world, asked, report, notMade } = await holds({ mode: 'write' });
    expect(report.mode).toBe('write');
    expect(asked.filter((call) => FORBIDDEN.includes(call))).toEqual([]);
    expect(notMade).toBe(FORBIDDEN.length);
    expect(belongings(world)).toEqual(before);
  });

  test('holds on a disposable account; no money moves, password and language are as they were', async () => {
    const { world, asked, notMade } = await holds(DISPOSABLE);
    expect(notMade).toBe(0);
    expect(FORBIDDEN.filter((call) => !asked.includes(call))).toEqual([]);
    const [demo] = before.users;
    const [user] = world.state.users;
    expect(world.state.charges).toEqual([]);
    expect([user?.password, user?.lang, user?.balance]).toEqual([
      demo?.password,
      demo?.lang,
      demo?.balance,
    ]);
  });

  test('a backend that takes a password which is too short gets the former one back', async () => {
    const world = freshWorld();
    const [user] = world.state.users;
    if (!user) throw new Error('the world has no user');
    const { password } = user;
    const { transport } = transportTo(world, {
      answer: (call, reply, { body }) => {
        if (call !== 'user.changepwd' || !String(body).includes('new_password=short')) return reply;
        user.password = 'short';
        return inJson(reply, () => ({ code: 0, msg: '', data: null }));
      },
    });
    const report = await check(checkOptions(transport, DISPOSABLE));
    expect(rulesOf(report, 'user.changepwd')).not.toEqual([]);
    expect([user.password, report.leftBehind]).toEqual([password, []]);
  });

  test('holds for a customer with nothing as well: what cannot be seen is noted', async () => {
    const account = { email: 'new@example.com', password: 'newcomer1' };
    const { report } = await checkOver({}, { ...DISPOSABLE, account });
    expect(report.outcome).toBe('holds');
    expect(allFindings(report)).toEqual([
      expect.stringContaining('recharge.checkPay no payment'),
      expect.stringContaining('auth.trafficupdate no traffic'),
    ]);
    expect(reportOf(report, 'user.info').shows).toContain('the free trial button');
  });
});

type Expected = Partial<Record<CheckedName, readonly string[]>>;

/** Changes the answers of some calls. */
const answering =
  (
    names: readonly CallName[],
    change: (body: Record<string, unknown>, call: CallName) => unknown,
  ): Interception['answer'] =>
  (call, reply) =>
    names.includes(call) ? inJson(reply, (body) => change(body, call)) : reply;

/** Changes the data of an answer, when it is an object. */
function inData(body: Record<string, unknown>, change: (data: Record<string, unknown>) => void) {
  if (typeof body.data === 'object' && body.data !== null)
    change(body.data as Record<string, unknown>);
  return body;
}

const NAMES = Object.keys(calls) as CallName[];
const PAGED = NAMES.filter((call) => 'page' in calls[call].params.fields);

/** Changes the list of each paged answer. */
const inLists = (change: (list: unknown[], data: Record<string, unknown>) => void) => ({
  answer: answering(PAGED, (body) =>
    inData(body, (data) => {
      if (Array.isArray(data.list)) change(data.list, data);
    }),
  ),
});
/** The same findings at each call that has pages. */
const atPaged = (...rules: readonly string[]): Expected =>
  Object.fromEntries(PAGED.map((call) => [call, rules]));

/** The lists that the contract promises with the newest row first. */
const NEWEST_FIRST = NAMES.filter((call) => examples[call].newestFirst !== undefined);

/** Makes the world deaf to a parameter, which gets this value whatever was sent; null = not sent at all. */
const deafTo =
  (values: Readonly<Record<string, string | null>>): Interception['params'] =>
  (_call, params) => {
    for (const [name, value] of Object.entries(values)) {
      if (!params.has(name)) continue;
      if (value === null) params.delete(name);
      else params.set(name, value);
    }
  };

/** Departures between calls: the backend's mistake, and the calls whose findings show it. */
const DEPARTURES: Readonly<Record<string, readonly [mistake: Interception, expected: Expected]>> = {
  'page is ignored': [
    { params: deafTo({ page: '1' }) },
    atPaged('page', 'code for a wrong `page`'),
  ],
  'page_size is ignored': [
    { params: deafTo({ page_size: '20' }) },
    atPaged('page_size', 'code for a wrong `page_size`'),
  ],
  'filters are ignored': [
    {
      params: deafTo({
        ...{ keyword: '', status: null, account: null },
        ...{ start: '2020-01-01', end: '2030-01-01', granularity: 'hour' },
      }),
    },
    {
      'auth.sublist': ['filter keyword'],
      'auth.whiteipget': ['filter keyword'],
      'order.rechargeRecord': ['filter status', 'filter start and end'],
      'traffic.changelog': ['filter start and end'],
      'traffic.details': ['filter start and end', 'filter account'],
      'traffic.usage': ['filter start and end', 'granularity'],
    },
  ],
  'type and account are ignored': [
    {
      params: (call, params) => {
        params.delete('account');
        if (call === 'order.rechargeRecord') params.set('type', 'order');
        else if (call === 'traffic.changelog') params.delete('type');
      },
    },
    {
      'order.rechargeRecord': ['filter type'],
      'traffic.changelog': ['filter type'],
      'traffic.usage': ['filter account'],
    },
  ],
  'lists come oldest first': [
    inLists((list) => void list.reverse()),
    Object.fromEntries(NEWEST_FIRST.map((call) => [call, ['newest first']])),
  ],
  'total counts the page': [
    inLists((list, data) => {
      data.total = list.length;
    }),
    atPaged('total'),
  ],
  'a row comes twice': [
    inLists((list) => {
      if (list.length > 1) list[1] = list[0];
    }),
    atPaged('same row twice'),
  ],
  'sums of money and bytes do not add up': [
    {
      answer: answering(
        ['order.check', 'order.rechargeRecord', 'traffic.usage', 'recharge.cryptomusPay'],
        (body, call) => {
          if (call === 'traffic.usage' && Array.isArray(body.data)) {
            for (const bucket of body.data as { bytes: number }[]) bucket.bytes += 1;
          }
          return inData(body, (data) => {
            if (call === 'order.check') Object.assign(data, { processing_fee: '9.99' });
            if (call === 'recharge.cryptomusPay') Object.assign(data, { fee: '0.61' });
            for (const row of (data.list ?? []) as Record<string, unknown>[]) row.total = '1.00';
          });
        },
      ),
    },
    {
      'order.check': ['total', 'fee'],
      'order.rechargeRecord': ['total'],
      'traffic.usage': ['sums'],
      'recharge.cryptomusPay': ['total', 'fee'],
    },
  ],
  'what is on sale contradicts itself': [
    {
      answer: answering(
        ['order.pricemenu', 'order.packages', 'dynamic.stock', 'dynamic.citys'],
        (body) => {
          const rows = body.data as Record<string, unknown>[];
          // A refusal has no rows.
          if (!Array.isArray(rows)) return body;
          return { ...body, data: [...rows, { ...rows[0], price_per_gb: '9.00', amount: '9.00' }] };
        },
      ),
    },
    {
      'order.pricemenu': ['tier'],
      'order.packages': ['same id'],
      'dynamic.stock': ['same country'],
      'dynamic.citys': ['same city'],
    },
  ],
  'things are not what they must be': [
    {
      answer: answering(
        ['dynamic.gateways', 'dynamic.whiteipget', 'user.info', 'account.login', 'auth.sublist'],
        (body, call) => {
          if (call === 'dynamic.gateways' && Array.isArray(body.data)) {
            for (const gateway of body.data)
              Object.assign(gateway, { port: 70_000, protocols: [] });
          }
          if (call === 'dynamic.whiteipget' && Array.isArray(body.data)) body.data.pop();
          return inData(body, (data) => {
            if (call === 'user.info') data.email = 'other@example.com';
            if (call === 'account.login') data.expire_at = 1_600_000_000;
            for (const row of (data.list ?? []) as Record<string, unknown>[]) {
              Object.assign(row, { username: 'with-hyphen-1', traffic_limit: 1 });
            }
          });
        },
      ),
    },
    {
      'dynamic.gateways': ['port', 'protocols'],
      'dynamic.whiteipget': ['same whitelist'],
      'user.info': ['another customer'],
      'account.login': ['expire_at'],
      'auth.sublist': ['username', 'traffic_limit'],
    },
  ],
  'request_id is ignored': [
    {
      params: (_call, params) => {
        if (params.has('request_id')) params.set('request_id', crypto.randomUUID());
      },
    },
    { 'order.pay': ['request_id'], 'recharge.cryptomusPay': ['request_id'] },
  ],
  'what is sent is not what is stored': [
    {
      params: (call, params) => {
        if (call === 'auth.passadd') params.set('traffic_limit', '0');
        if (params.has('remark')) params.set('remark', 'cut');
        if (call === 'auth.passupdate') params.set('password', 'another123');
        if (call === 'user.setlang') params.set('lang', 'en-US');
      },
    },
    {
      'auth.passadd': ['sent remark', 'sent traffic_limit'],
      'auth.passupdate': ['sent password'],
      'auth.remarkupdate': ['sent remark'],
      'auth.whiteipadd': ['sent remark'],
      'auth.whiteipupdate': ['sent remark'],
      'user.setlang': ['sent lang'],
    },
  ],
  'a refreshed token is not accepted': [
    {
      answer: answering(['user.refreshToken'], (body) =>
        inData(body, (data) => {
          data.jwt_token = 'stale';
        }),
      ),
    },
    { 'user.refreshToken': ['new token'] },
  ],
  'the sign-in redirects answer a page': [
    { redirect: (reply) => ({ ...reply, status: 200 }) },
    { 'account.ggoauth': ['HTTP status'], 'account.yandexoauth': ['HTTP status'] },
  ],
  'the sign-in redirects lead nowhere': [
    { redirect: (reply) => ({ ...reply, headers: { location: 'javascript:alert(1)' } }) },
    { 'account.ggoauth': ['Location'], 'account.yandexoauth': ['Location'] },
  ],
};

describe('departures that only several calls together show', () => {
  test.each(Object.entries(DEPARTURES))('%s', async (_name, [mistake, expected]) => {
    const { report } = await checkOver(mistake, DISPOSABLE);
    for (const [call, rules] of Object.entries(expected)) {
      expect([call, rulesOf(report, call as CheckedName)]).toEqual([
        call,
        expect.arrayContaining([...rules]),
      ]);
    }
    expect(report.outcome).toBe('departs');
  });

  test('refusals with another code are found at every call', async () => {
    const other: Interception['answer'] = (_call, reply) =>
      inJson(reply, (body) => (body.code === 0 ? body : { ...body, code: 50000 }));
    const { report } = await checkOver({ answer: other }, DISPOSABLE);
    for (const { call, findings } of report.calls) {
      if (!(call in calls)) continue;
      const codes = findings.filter(({ rule }) => rule.startsWith('code for'));
      expect([call, codes.length > 0]).toEqual([call, true]);
    }
  });

  test('a success without a valid session is found at every call that needs one', async () => {
    const lax: Interception['answer'] = (_call, reply, sent) => {
      const token = sent.headers['JWT-TOKEN'] ?? '';
      const isOpen = sent.url.includes('/account/');
      return isOpen || token.startsWith('mock.')
        ? reply
        : inJson(reply, () => ({ code: 0, msg: '', data: null }));
    };
    const { report } = await checkOver({ answer: lax }, DISPOSABLE);
    for (const { call } of report.calls) {
      if (!(call in calls) || call.startsWith('account.')) continue;
      expect([call, rulesOf(report, call)]).toEqual([
        call,
        expect.arrayContaining(['code for no token', 'code for a bad token']),
      ]);
    }
  });

  test('are found whatever the password is, also a word of the report', async () => {
    const world = freshWorld();
    const [user] = world.state.users;
    if (!user) throw new Error('the world has no user');
    user.password = 'departs';
    const account = { email: user.email, password: user.password };
    const { transport } = transportTo(world, {
      redirect: (reply) => ({ ...reply, status: 200 }),
    });
    expect((await check(checkOptions(transport, { account }))).outcome).toBe('departs');
  });

  test('messages that the portal cannot translate are read liberally, and --lenient forgives them', async () => {
    const other: Interception['answer'] = (_call, reply) =>
      inJson(reply, (body) => (body.code === 0 ? body : { ...body, msg: 'Fehler!' }));
    const strict = await checkOver({ answer: other });
    expect(strict.report.outcome).toBe('departs');
    expect(reportOf(strict.report, 'account.login').verdict).toBe('liberal');
    const lenient = await checkOver({ answer: other }, { lenient: true });
    expect(lenient.report.outcome).toBe('holds');
  });
});

test('a reading that no rule is about is made as its example says, page by page, and with each parameter wrong', async () => {
  const { caller, asked } = callerTo(freshWorld(), {
    params: deafTo({ granularity: 'day', page_size: '20' }),
  });
  await caller.read('dynamic.stock', {});
  const readings = ['dynamic.stock', 'traffic.usage', 'auth.whiteipget'] as const;
  await checkRemainingReads(caller, readings, samplesOf('contractcheck0'));
  expect(asked.filter((call) => call === 'dynamic.stock')).toHaveLength(1);
  const found = (call: CallName) =>
    caller.options.findings.of(call).findings.map(({ rule }) => rule);
  expect(found('traffic.usage')).toEqual(['code for a wrong `granularity`']);
  expect(found('auth.whiteipget')).toEqual(['page_size', 'page', 'code for a wrong `page_size`']);
});

describe('some calls fail always: the others are checked all the same', () => {
  const later = NAMES.filter((call) => call !== 'account.login');
  const groups = [0, 1, 2, 3].map((part): CallName[] =>
    later.filter((_, index) => index % 4 === part),
  );
  test.each(groups.map((group) => [group]))('%j', async (failing) => {
    const world = freshWorld();
    for (const call of failing) planFault(world, { call, answer: 'status', times: null });
    const report = await check(checkOptions(transportTo(world).transport, DISPOSABLE));
    expect(report.reason).toBeNull();
    const made = report.calls.filter(({ verdict }) => verdict !== 'not made');
    expect(made.length).toBeGreaterThan(15);
    for (const { call } of made) {
      const fails = rulesOf(report, call).includes('HTTP status');
      expect([call, fails]).toEqual([call, failing.includes(call as CallName)]);
    }
  });

  test('without a sign-in nothing can be checked, and what was wrong with it is told', async () => {
    const world = freshWorld();
    planFault(world, { call: 'account.login', answer: 'wrong-shape', times: null });
    const report = await check(checkOptions(transportTo(world).transport));
    expect(report).toMatchObject({ outcome: 'could not run' });
    expect(rulesOf(report, 'account.login')).toContain('unreadable');
    expect(report.calls.filter(({ requests }) => requests > 0)).toHaveLength(1);
  });

  test('a backend that stops answering is left alone', async () => {
    let count = 0;
    const answer: Interception['answer'] = (_call, reply) => {
      count += 1;
      if (count > 30) throw new NoAnswer('time-out');
      return reply;
    };
    const { report } = await checkOver({ answer });
    expect(report).toMatchObject({
      outcome: 'could not run',
      reason: 'the backend stopped answering',
    });
    expect(count).toBeLessThan(40);
  });
});

describe('--write leaves nothing behind', () => {
  const CHANGES = NAMES.filter((call) => call.startsWith('auth.') && calls[call].changes);
  /** Returns the customer's own things, with ids and traffic. */
  const own = ({ state }: World) => ({
    subAccounts: state.subAccounts.map(({ id, username, lots }) => [id, username, leftIn(lots)]),
    whitelist: state.whitelist.map(({ id, ip }) => [id, ip]),
    left: leftIn(state.users[0]?.lots ?? []),
  });
  const before = own(freshWorld());

  const FAILURES = [
    { answer: 'drop', effect: 'none' },
    { answer: 'drop', effect: 'done' },
    { answer: 'status', effect: 'done' },
    { answer: 'wrong-shape', effect: 'done' },
    { answer: 'code', effect: 'none' },
  ] as const;

  test.each(CHANGES)('also when %s fails, in every way', async (failing) => {
    for (const fault of FAILURES) {
      const world = freshWorld();
      planFault(world, { call: failing, ...fault });
      const { findings } = await writeOver(world);
      expect([failing, fault, own(world)]).toEqual([failing, fault, before]);
      expect(findings.leftBehind).toEqual([]);
      expect(findings.of(failing).verdict).not.toBe('holds');
    }
  });

  test('also after Ctrl-C, at any moment', async () => {
    const { asked } = await writeOver(freshWorld());
    expect(asked.length).toBeGreaterThan(30);
    for (let at = 1; at < asked.length; at += 2) {
      const world = freshWorld();
      const stop = new AbortController();
      let count = 0;
      const answer: Interception['answer'] = (_call, reply) => {
        count += 1;
        if (count === at) stop.abort();
        return reply;
      };
      const { findings } = await writeOver(world, { answer }, stop.signal);
      expect([at, own(world)]).toEqual([at, before]);
      expect(findings.leftBehind).toEqual([]);
    }
  });

  test.each(['auth.sublist', 'auth.whiteipget'] as const)(
    'also when %s cannot be read with the new row in it: its id is known',
    async (list) => {
      const world = freshWorld();
      const answer: Interception['answer'] = (call, reply) =>
        call === list && /ccheck|192\.0\.2\.7/.test(reply.body) ? { ...reply, body: '' } : reply;
      const { findings } = await writeOver(world, { answer });
      expect(own(world)).toEqual(before);
      expect(findings.leftBehind).toEqual([]);
    },
  );

  test('what cannot be removed is named, and the check does not hold', async () => {
    const world = freshWorld();
    const refuse: Interception['answer'] = (call, reply) =>
      call === 'auth.passdelete'
        ? inJson(reply, () => ({ code: 50000, msg: 'no', data: null }))
        : reply;
    const params: Interception['params'] = (call, sent) => {
      if (call === 'auth.passdelete') sent.set('id', 'nothing');
    };
    const { transport } = transportTo(world, { answer: refuse, params });
    const report = await check(checkOptions(transport, { mode: 'write' }));
    expect(report.outcome).toBe('departs');
    const added = world.state.subAccounts
      .map(({ username }) => username)
      .filter((name) => name.startsWith('ccheck'));
    expect(added).toHaveLength(1);
    const [leftover = ''] = report.leftBehind;
    expect(added[0]?.startsWith(leftover.split(' ').at(-1) ?? '?')).toBe(true);
  });

  test('also an address that the backend spells in another way, so that a search for it finds nothing', async () => {
    const world = freshWorld();
    const { transport } = transportTo(world, {
      answer: (call, reply, { url }) =>
        call === 'auth.whiteipget' && url.includes('keyword=2001')
          ? inJson(reply, (body) => ({ ...body, data: { list: [], total: 0 } }))
          : reply,
    });
    const report = await check(
      checkOptions(transport, { mode: 'write', ip: '2001:db8:0:0:0:0:0:7' }),
    );
    expect(own(world)).toEqual(before);
    expect([reportOf(report, 'auth.whiteipadd').verdict, report.leftBehind]).toEqual(['holds', []]);
  });

  test('nothing is made when it could not be found again', async () => {
    const world = freshWorld();
    planFault(world, { call: 'auth.sublist', answer: 'wrong-shape', times: null });
    const { transport, asked } = transportTo(world);
    const report = await check(checkOptions(transport, { mode: 'write' }));
    expect(asked.filter((call) => calls[call].changes && call.startsWith('auth.'))).toEqual([]);
    expect(reportOf(report, 'auth.passadd').notMade).toContain('cannot be read');
  });

  test('an address for documentation that is listed already is left alone, and another one is taken', async () => {
    const world = freshWorld();
    const [first] = world.state.whitelist;
    if (!first) throw new Error('the seed has no whitelist');
    world.state.whitelist = Array.from({ length: 99 }, (_, at) => ({
      ...first,
      id: `W${at}`,
      ip: `192.0.2.${at + 1}`,
    }));
    const listed = own(world);
    const { transport } = transportTo(world);
    const report = await check(checkOptions(transport, { mode: 'write' }));
    expect(reportOf(report, 'auth.whiteipadd').verdict).toBe('holds');
    expect(own(world)).toEqual(listed);
  });

  test('an address of the customer’s own is never touched', async () => {
    const world = freshWorld();
    const ip = world.state.whitelist[0]?.ip ?? '';
    const { transport, asked } = transportTo(world);
    const report = await check(checkOptions(transport, { mode: 'write', ip }));
    expect(asked).not.toContain('auth.whiteipdelete');
    expect(reportOf(report, 'auth.whiteipadd').notMade).toContain('in the whitelist already');
  });
});
