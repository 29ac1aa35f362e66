import { rowsOf } from '../../../tests/support/world/drift';
import { exampleAnswers } from '../../../tests/support/world/exampleAnswers';
import type { CallName } from './calls';
import { type Deviation, onDeviation } from './decoders';
import { parseData } from './envelope';
import { ContractError } from './errors';

/** Reads a value; returns the result and the deviations that were accepted. */
function read<T>(run: () => T): { value: T; deviations: Deviation[] } {
  const deviations: Deviation[] = [];
  const stop = onDeviation((deviation) => deviations.push(deviation));
  try {
    return { value: run(), deviations };
  } finally {
    stop();
  }
}

/** The field that makes an answer unreadable; null when it is read. */
function unreadable(run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (error) {
    if (error instanceof ContractError) return error.field;
    throw error;
  }
}

let answerOf: Awaited<ReturnType<typeof exampleAnswers>>;
beforeAll(async () => {
  answerOf = await exampleAnswers();
});

const userWith = (change: object) =>
  parseData('user.info', { ...Object(answerOf('user.info').data), ...change });
/** A right row of a list with a change. */
const rowWith = (call: CallName, change: object): object => ({
  ...Object(rowsOf(answerOf(call).data)?.[0]),
  ...change,
});
const changesWith = (...changes: object[]) =>
  parseData('traffic.changelog', {
    list: changes.map((change) => rowWith('traffic.changelog', change)),
    total: changes.length,
  });
const recordWith = (change: object) =>
  parseData('order.rechargeRecord', {
    list: [rowWith('order.rechargeRecord', change)],
    total: 1,
  });
const gatewayWith = (change: object) =>
  parseData('dynamic.gateways', [rowWith('dynamic.gateways', change)]);
const detailWith = (change: object) =>
  parseData('traffic.details', { list: [rowWith('traffic.details', change)], total: 1 });

describe('money', () => {
  test.each([
    ['12.50', '12.50', null],
    ['12', '12', 'fraction digits'],
    ['12.5', '12.5', 'fraction digits'],
    ['12.12345678', '12.12345678', 'fraction digits'],
    ['-3.00', '-3.00', null],
    [12.5, '12.5', 'money as a number'],
    [0, '0', 'money as a number'],
    [-3, '-3', 'money as a number'],
    [1e-7, '0.0000001', 'money as a number'],
    [-1.25e-7, '-0.000000125', 'money as a number'],
    [59.402, '59.402', 'money as a number'],
  ])('%p is kept as %p', (sent, kept, rule) => {
    const { value, deviations } = read(() => userWith({ balance: sent }));
    expect(value.balance).toBe(kept);
    expect(deviations).toEqual(
      rule === null ? [] : [{ call: 'user.info', field: 'data.balance', rule }],
    );
  });

  test.each(['', '1e3', ' 5', '5.', '5.123456789', 2 ** 53, 1e21, true, [], {}, null])(
    '%p is not an amount',
    (sent) => {
      expect(unreadable(() => userWith({ balance: sent }))).toBe('data.balance');
    },
  );

  test('a price per GB keeps its digits, and is never negative', () => {
    const prices = ['2.4', 3, '-1.00'].map((price) =>
      rowWith('order.pricemenu', { price_per_gb: price }),
    );
    const { list, unread } = parseData('order.pricemenu', prices);
    expect(list.map(({ pricePerGb }) => pricePerGb)).toEqual(['2.4', '3']);
    expect(unread).toMatchObject({ count: 1, rows: 3, field: 'data.2.price_per_gb' });
  });
});

describe('bytes and counts', () => {
  test.each([
    [0, 0],
    ['0', 0],
    ['1099511627776', 1_099_511_627_776],
    [2 ** 53 - 1, 2 ** 53 - 1],
  ])('%p is %p', (sent, bytes) => {
    expect(userWith({ traffic_left: sent }).trafficLeft).toBe(bytes);
  });

  test.each(['', '1.5', '1e3', ' 1', '-1', -1, 1.5, '9007199254740993', null, true])(
    '%p is not a number of bytes',
    (sent) => {
      expect(unreadable(() => userWith({ traffic_left: sent }))).toBe('data.traffic_left');
    },
  );

  test('a change is signed, as text too', () => {
    expect(changesWith({ change: '-1024' }).list[0]?.change).toBe(-1024);
  });
});

describe('ids', () => {
  test('a safe integer is its text, a larger number has lost digits', () => {
    expect(userWith({ id: 42 }).id).toBe('42');
    expect(userWith({ id: 2 ** 53 - 1 }).id).toBe('9007199254740991');
    for (const id of [2 ** 53, 1.5, '', null, {}, true]) {
      expect(unreadable(() => userWith({ id }))).toBe('data.id');
    }
  });

  test('a record names its request in small letters, however the backend writes it', () => {
    const requestId = '3C661237-fecb-4f48-885a-E5298320E4B9';
    const { list } = recordWith({ request_id: requestId });
    expect(list.map((one) => one.requestId)).toEqual([requestId.toLowerCase()]);
  });

  test('a record whose request id is empty or nonsense names no request', () => {
    for (const requestId of ['', null, {}, [], true]) {
      const { list } = recordWith({ request_id: requestId });
      expect(list.map((one) => one.requestId)).toEqual([null]);
    }
  });
});

describe('times', () => {
  test.each([
    [1_800_000_000, 1_800_000_000],
    ['1800000000', 1_800_000_000],
    [99_999_999_999, 99_999_999_999],
    [100_000_000_000, 100_000_000],
    [1_800_000_000_999, 1_800_000_000],
    ['1800000000000', 1_800_000_000],
    [253_402_300_799_000, 253_402_300_799],
    [1_800_000_000_000_999, 1_800_000_000],
    ['1800000000000000', 1_800_000_000],
    // Later than any date of JavaScript's, were they milliseconds: a page that showed them would break.
    [Number.MAX_SAFE_INTEGER, 9_007_199_254],
  ])('%p is %p', (sent, seconds) => {
    expect(changesWith({ at: sent }).list[0]?.at).toBe(seconds);
  });

  test('an unreadable time is unknown where the record has a meaning without it, else the row is left out', () => {
    expect(userWith({ created_at: '2026-11-21' }).createdAt).toBeNull();
    expect(userWith({ traffic_expire_at: 'never' }).trafficExpireAt).toBeUndefined();
    expect(userWith({ traffic_expire_at: null }).trafficExpireAt).toBeNull();
    expect(changesWith({ at: '2026-11-21' }).unread?.field).toBe('data.list.0.at');
  });
});

test('a text that is null, absent or nonsense is "", and that is told', () => {
  const { value, deviations } = read(() => userWith({ name: null, lang: undefined, email: [] }));
  expect(value).toMatchObject({ name: '', lang: '', email: '' });
  expect(deviations.map(({ field, rule }) => [field, rule])).toEqual([
    ['data.name', 'absent'],
    ['data.email', 'neutral value'],
    ['data.lang', 'absent'],
  ]);
});

test('a yes or no may be 1 or 0; what is neither is no', () => {
  const yes = [true, 1, '1', 'true'].map((sent) => userWith({ can_trial: sent }).canTrial);
  const no = [false, 0, '0', 'false', null, 7].map(
    (sent) => userWith({ can_trial: sent }).canTrial,
  );
  expect(new Set(yes)).toEqual(new Set([true]));
  expect(new Set(no)).toEqual(new Set([false]));
});

describe('a value that a closed list does not have', () => {
  test('is "" when there is none: the row is there all the same', () => {
    expect(changesWith({ type: null }, { type: {} }).list.map(({ type }) => type)).toEqual([
      '',
      '',
    ]);
  });

  test('stands beside the others in a gateway’s protocols', () => {
    const strange = { protocols: ['http', 'quic', null], api_base: 'javascript:alert(1)' };
    const { list } = gatewayWith(strange);
    expect(list).toMatchObject([{ protocols: ['http', 'quic'], apiBase: null }]);
  });
});

test.each([null, undefined, 'x'])('a gateway whose whitelist port is %p has none', (port) => {
  const { value, deviations } = read(() => gatewayWith({ whitelist_port: port }));
  expect(value.unread).toBeNull();
  expect(value.list).toMatchObject([{ whitelistPort: null }]);
  expect(deviations).toEqual([
    { call: 'dynamic.gateways', field: 'data.0.whitelist_port', rule: 'neutral value' },
  ]);
});

describe('lists', () => {
  test('a row that cannot be read is left out, the others are there, and the first is named', () => {
    const { value, deviations } = read(() =>
      changesWith({ id: 'A' }, { id: null }, { id: 'B' }, { change: 'much' }),
    );
    expect(value.list.map(({ id }) => id)).toEqual(['A', 'B']);
    expect(value.total).toBe(4);
    expect(value.unread).toEqual({
      count: 2,
      rows: 4,
      call: 'traffic.changelog',
      field: 'data.list.1.id',
    });
    expect(deviations.map(({ field, rule }) => [field, rule])).toEqual([
      ['data.list.1', 'row left out'],
      ['data.list.3', 'row left out'],
    ]);
  });

  test.each([null, undefined, 'many', -1])('usage with %p requests is not dropped', (requests) => {
    const usage = { at: 1_800_000_000, bytes: 5, requests };
    const { value, deviations } = read(() => parseData('traffic.usage', [usage]));
    expect(value).toEqual({
      list: [usage].map((one) => ({ ...one, requests: null })),
      unread: null,
    });
    expect(detailWith({ requests }).list.map((one) => one.requests)).toEqual([null]);
    expect(deviations).toEqual([
      { call: 'traffic.usage', field: 'data.0.requests', rule: 'neutral value' },
    ]);
  });

  test('data that are no list are an error that names the field', () => {
    for (const list of [undefined, null, {}, 'x', 3]) {
      expect(unreadable(() => parseData('traffic.changelog', { list, total: 0 }))).toBe(
        'data.list',
      );
      expect(unreadable(() => parseData('dynamic.stock', list))).toBe('data');
    }
    expect(unreadable(() => parseData('traffic.changelog', { list: [] }))).toBe('data.total');
  });
});

test.each(['New South Wales', "Provence-Alpes-Côte d'Azur", '東京', ' a/b&c ', '', '0'])(
  'the code %p of a place is kept exactly',
  (code) => {
    const city = rowWith('dynamic.citys', { state_code: code, city_code: code });
    expect(parseData('dynamic.citys', [city]).list[0]).toMatchObject({
      stateCode: code,
      cityCode: code,
    });
  },
);

describe('the code of a country', () => {
  const stock = (code: unknown) => rowWith('dynamic.stock', { country_code: code });

  test('is read in small letters, too, which is told', () => {
    const { value, deviations } = read(() =>
      parseData('dynamic.stock', [stock('de'), stock('FR')]),
    );
    expect(value.list.map(({ countryCode }) => countryCode)).toEqual(['DE', 'FR']);
    const field = 'data.0.country_code';
    expect(deviations).toEqual([{ call: 'dynamic.stock', field, rule: 'small letters' }]);
  });

  test.each(['', 'DEU', 'd', 'ß', 'д1', 7, null])('is none from %p, and is left out', (code) => {
    expect(parseData('dynamic.stock', [stock(code)]).unread).toMatchObject({ count: 1 });
  });

  test.each([
    ['de', 'DE'],
    ['eu1', 'eu1'],
    ['', ''],
  ])('%p of a line of the usage is %p', (sent, code) => {
    expect(detailWith({ country_code: sent }).list[0]?.countryCode).toBe(code);
  });
});

test('an unreadable answer to a change is no failure: the code says that it was made', () => {
  expect(parseData('auth.passadd', null)).toBeNull();
  expect(parseData('auth.passdelete', null)).toEqual({ recycled: null });
  expect(parseData('auth.trafficupdate', {})).toEqual({ trafficLeft: null, mainTrafficLeft: null });
});

test.each([
  ['a whole number as text', () => userWith({ traffic_used: '0' }), 'number as text'],
  ['milliseconds', () => userWith({ created_at: 1_700_000_000_000 }), 'milliseconds'],
  ['1 instead of yes', () => userWith({ can_trial: 1 }), 'flag'],
  ['a value that no list has', () => changesWith({ type: 'gift' }), 'unlisted value'],
])('%s is told, and nothing else', (_what, run, rule) => {
  expect(read<unknown>(run).deviations.map((one) => one.rule)).toEqual([rule]);
});

test('a listener that was removed hears of no deviation', () => {
  const { deviations } = read(() => userWith({}));
  userWith({ id: 7 });
  expect(deviations).toEqual([]);
});
