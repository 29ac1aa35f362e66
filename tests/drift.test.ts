/** However an answer drifts, the readable parts are read, unreadable ones are named, and nothing else happens. */
import fc from 'fast-check';
import {
  type CallName,
  calls,
  decodePassedEnvelope,
  parseData,
  parseEnvelope,
} from '../src/api/contract';
import { ContractError } from '../src/api/contract/errors';
import {
  BROKEN_ROW,
  drifted,
  type Json,
  MILD_DRIFTS,
  type MildDrift,
  rowsOf,
  withExtraFields,
  withRows,
} from './support/world/drift';
import { exampleAnswers } from './support/world/exampleAnswers';

const NAMES = Object.keys(calls) as CallName[];

let answerOf: Awaited<ReturnType<typeof exampleAnswers>>;
let lists: CallName[];
beforeAll(async () => {
  answerOf = await exampleAnswers();
  lists = NAMES.filter((name) => (rowsOf(good(name)) ?? []).length > 0);
});
const good = (name: CallName): Json => answerOf(name).data;

/** Returns the result of a reading, or its error that names the wrong field; any other error is thrown on. */
function outcome<T>(run: () => T): T | ContractError {
  try {
    return run();
  } catch (error) {
    if (error instanceof ContractError) return error;
    throw error;
  }
}

interface Rows {
  readonly list: readonly unknown[];
  readonly unread: { readonly count: number; readonly rows: number } | null;
}
const readList = (name: CallName, data: Json) => parseData(name, data) as unknown as Rows;

// contractCheck.test.ts checks that each is read at every call without losing a row; decoders.test.ts, that it is reported.
test('what drifts mildly means the same', () => {
  const alike: readonly MildDrift[] = [
    'whole numbers as text',
    'times in milliseconds',
    'what is null left out',
    'yes and no as 1 and 0',
  ];
  for (const name of NAMES) {
    const exact = parseData(name, good(name));
    for (const drift of alike) {
      expect(parseData(name, drifted(good(name), MILD_DRIFTS[drift]))).toEqual(exact);
    }
    expect(parseData(name, withExtraFields(good(name)))).toEqual(exact);
  }
});

/** Any JSON that a field may drift to. */
const anyValue: fc.Arbitrary<Json | undefined> = fc.oneof(
  fc.constantFrom<Json | undefined>(null, undefined, '', 'disputed', 0, -1, 1.5, 1e-7, 1e21, true),
  fc.constantFrom<Json>('1e3', '12', '12.5', '1700000000000', 2 ** 53, [], {}, '__proto__'),
  fc.jsonValue() as fc.Arbitrary<Json>,
);

test('fields drift at random: there is a value, or an error that names call and field', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NAMES),
      fc.infiniteStream(fc.tuple(fc.nat({ max: 5 }), anyValue)),
      (name, stream) => {
        const data = drifted(good(name), (_key, value) => {
          const [chance, other] = stream.next().value as [number, Json | undefined];
          return chance === 0 ? other : value;
        });
        const read = outcome(() => parseData(name, data));
        if (!(read instanceof ContractError)) return;
        expect(read.call).toBe(name);
        expect(read.field).toMatch(/^data(\.|$)/);
      },
    ),
    { numRuns: 3000 },
  );
});

test('rows break at random: all the others are as they were, and the broken are counted', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...lists),
      fc.infiniteStream(
        fc.option(
          fc.oneof(fc.constant(BROKEN_ROW), fc.constant<Json>(null), fc.constant<Json>([])),
          {
            freq: 2,
          },
        ),
      ),
      (name, stream) => {
        const rows = rowsOf(good(name)) ?? [];
        const exact = readList(name, good(name)).list;
        // `option` returns null for "unchanged"; the broken row null is recognised by its index.
        const broken = rows.map(() => stream.next().value as Json | null);
        const sent = rows.map((row, index) => broken[index] ?? row);
        const { list, unread } = readList(name, withRows(good(name), sent));
        expect(list).toEqual(exact.filter((_, index) => broken[index] === null));
        const count = broken.filter((one) => one !== null).length;
        expect(unread?.count ?? 0).toBe(count);
        expect(unread?.rows ?? rows.length).toBe(rows.length);
      },
    ),
    { numRuns: 500 },
  );
});

test('envelopes drift at random, to any JSON: the same holds, whatever the code', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...NAMES),
      fc.oneof(
        fc.record({ code: anyValue, msg: anyValue, data: anyValue }, { requiredKeys: [] }),
        fc.jsonValue(),
      ),
      (name, body) => {
        const read = outcome(() => {
          const envelope = parseEnvelope(name, body);
          expect(typeof envelope.msg).toBe('string');
          return decodePassedEnvelope(name, envelope);
        });
        if (read instanceof ContractError) expect(read.call).toBe(name);
        else if (read.code !== 0) {
          const { data } = parseEnvelope(name, body);
          const fitting = data === null ? null : outcome(() => parseData(name, data));
          expect(read.data).toEqual(fitting instanceof ContractError ? null : fitting);
        }
      },
    ),
    { numRuns: 1000 },
  );
});
