/**
 * Reads answers liberally: backends drift, and this must not break a customer's page. All the rules are in this file and no page
 * knows of them; parameters stay exact (`wire.ts`). A decoder returns a value of the portal's own shape, or names the field that
 * cannot be read. Listeners are told of every deviation that was accepted.
 */
import * as v from 'valibot';
import { toEpochSeconds } from './epochTime';
import * as exact from './wire';

/** The kinds of deviation that a decoder accepts. */
export type DeviationKind =
  /** A field that the contract does not know was ignored. */
  | 'extra field'
  /** Money was sent as a JSON number. */
  | 'money as a number'
  /** Money has another number of fraction digits than the contract asks for. */
  | 'fraction digits'
  /** Bytes, a count or a time was sent as text. */
  | 'number as text'
  /** An id or a text was sent as a number. */
  | 'text as a number'
  /** A time was sent in milliseconds or microseconds. */
  | 'milliseconds'
  /** An optional text or value was null or missing. */
  | 'absent'
  /** A boolean was sent as 1 or 0, or as text. */
  | 'flag'
  /** The code of a country was sent in small letters. */
  | 'small letters'
  /** A value that is not in its closed list was accepted unchanged. */
  | 'unlisted value'
  /** An unreadable value was replaced by a neutral one. */
  | 'neutral value'
  /** A row that could not be read was left out. */
  | 'row left out'
  /** The data of a failure could not be read and counts as absent. */
  | 'data left out';

/** A deviation from the contract that was accepted while an answer was read. */
export interface Deviation {
  readonly call: string;
  /** Dotted path of the wire field, e.g. `data.list.3.remark`. */
  readonly field: string;
  readonly rule: DeviationKind;
}

const listeners = new Set<(deviation: Deviation) => void>();

/** Calls `listener` for every deviation from now on: for tests, the contract check, a report. Returns the function that stops. */
export function onDeviation(listener: (deviation: Deviation) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place of a value in an answer. */
export interface ValuePath {
  readonly call: string;
  readonly key: string;
  readonly parent: ValuePath | null;
}

const inside = (parent: ValuePath, key: string): ValuePath => ({ call: parent.call, key, parent });

function fieldOf({ parent, key }: ValuePath): string {
  const above = parent === null ? '' : fieldOf(parent);
  return above === '' ? key : `${above}.${key}`;
}

/** Returns the place of a whole answer, or of its part `key`. */
export const rootPath = (call: string, key = ''): ValuePath => ({ call, key, parent: null });

/** Tells the listeners of a deviation. */
export function reportDeviation(place: ValuePath, rule: DeviationKind): void {
  if (listeners.size === 0) return;
  const deviation = { call: place.call, field: fieldOf(place), rule };
  for (const listener of listeners) listener(deviation);
}

/** Thrown by a decoder for an unreadable value, and always caught inside `src/api/contract`. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  constructor(readonly field: string) {
    super(field);
  }
}

/** Throws `DecodeError` for the value at a place. */
export function failDecoding(place: ValuePath): never {
  throw new DecodeError(fieldOf(place));
}

/**
 * Reads one value. `wire` is the exact form that the contract asks for: docs/openapi.json and the contract check use it.
 */
export interface Decoder<T, W = unknown> {
  readonly wire: v.GenericSchema<W>;
  /** @throws DecodeError */
  decode(value: unknown, place: ValuePath): T;
}

/** The type of a decoder's result. */
export type Decoded<R> = R extends Decoder<infer T> ? T : never;
/** The type that the contract asks the server to send. */
export type WireInput<R> = R extends { readonly wire: infer S extends v.GenericSchema }
  ? v.InferInput<S>
  : never;

/* ------------------------------------------------------------------ scalars */

const MONEY = /^-?\d+(?:\.\d{1,8})?$/;
const INTEGER = /^-?\d{1,16}$/;
const COUNTRY = /^[A-Z]{2}$/;
const COUNTRY_IN_ANY_CASE = /^[A-Z]{2}$/i;

/** A JSON number as a plain decimal, without an exponent. */
function plainDecimal(value: number): string {
  const [digits = '', exponent] = String(value).split('e-');
  if (exponent === undefined) return digits;
  const sign = digits.startsWith('-') ? '-' : '';
  const bare = digits.replace(/[-.]/g, '');
  return `${sign}0.${'0'.repeat(Number(exponent) - 1)}${bare}`;
}

/** True when a number is small enough to have all its digits. */
function hasAllDigits(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= Number.MAX_SAFE_INTEGER;
}

function money(value: unknown, place: ValuePath, asked: RegExp): string {
  if (typeof value === 'number' && hasAllDigits(value)) {
    reportDeviation(place, 'money as a number');
    return plainDecimal(value);
  }
  // A text with an exponent ("1e3") is refused.
  if (typeof value !== 'string' || !MONEY.test(value)) return failDecoding(place);
  if (!asked.test(value)) reportDeviation(place, 'fraction digits');
  return value;
}

/** US dollars, signed: exact decimal text with the fraction digits that were sent. */
export const usd: Decoder<string, string> = {
  wire: exact.usd,
  decode: (value, place) => money(value, place, /\.\d{2}$/),
};

/** US dollars per GB, not negative: exact decimal text. */
export const unitPrice: Decoder<string, string> = {
  wire: exact.unitPrice,
  decode(value, place) {
    const price = money(value, place, /\.\d{2,4}$/);
    return price.startsWith('-') ? failDecoding(place) : price;
  },
};

function integer(value: unknown, place: ValuePath): number {
  if (typeof value === 'string' && INTEGER.test(value)) {
    const number = Number(value);
    if (!Number.isSafeInteger(number)) return failDecoding(place);
    reportDeviation(place, 'number as text');
    return number;
  }
  return Number.isSafeInteger(value) ? Number(value) : failDecoding(place);
}

function notNegative(value: unknown, place: ValuePath): number {
  const number = integer(value, place);
  return number < 0 ? failDecoding(place) : number;
}

/** Traffic in whole bytes, never negative. */
export const bytes: Decoder<number, number> = { wire: exact.bytes, decode: notNegative };
/** A change of traffic in whole bytes, signed. */
export const signedBytes: Decoder<number, number> = { wire: exact.signedBytes, decode: integer };
/** A whole number that is not negative. */
export const count: Decoder<number, number> = { wire: exact.count, decode: notNegative };

/** Seconds since the epoch, UTC; milliseconds and microseconds are recognised by their size. */
export const timestamp: Decoder<number, number> = {
  wire: exact.timestamp,
  decode(value, place) {
    const time = notNegative(value, place);
    const seconds = toEpochSeconds(time);
    if (seconds !== time) reportDeviation(place, 'milliseconds');
    return seconds;
  },
};

/** Returns a text, or a safe integer as text; undefined for anything else: a larger number has lost digits already. */
function asText(value: unknown, place: ValuePath): string | undefined {
  if (typeof value === 'string') return value;
  if (!Number.isSafeInteger(value)) return undefined;
  reportDeviation(place, 'text as a number');
  return String(value);
}

/** An id, a token or a name that a record cannot do without: never empty. */
export const id: Decoder<string, string> = {
  wire: exact.text,
  decode: (value, place) => asText(value, place) || failDecoding(place),
};

/** As `id`, for a UUID that the portal has sent: some databases give it back in capitals. */
export const uuid: Decoder<string, string> = {
  ...id,
  decode: (value, place) => id.decode(value, place).toLowerCase(),
};

/** As `id`, where the contract says that the server never sends an empty text. */
export const nonEmptyText: Decoder<string, string> = {
  ...id,
  wire: v.pipe(exact.text, v.nonEmpty()),
};

/** A code of a place: used exactly as given, whatever it holds. */
export const placeCode: Decoder<string, string> = {
  wire: exact.text,
  decode: (value, place) => asText(value, place) ?? failDecoding(place),
};

/** Returns the decoder of a text that is read only in the form that the contract asks for. */
const exactly = (wire: v.GenericSchema<string>): Decoder<string, string> => ({
  wire,
  decode: (value, place) => (v.is(wire, value) ? value : failDecoding(place)),
});

/** A URL with http or https only, never a scheme that a browser would run (`javascript:`). */
export const webUrl = exactly(exact.webUrl);

/** Text that a record can do without: null, or a value that is no text, is read as "". */
export const text: Decoder<string, string> = {
  wire: exact.text,
  decode(value, place) {
    const found = asText(value, place);
    if (found === undefined) reportDeviation(place, value == null ? 'absent' : 'neutral value');
    return found ?? '';
  },
};

/** An ISO 3166-1 alpha-2 code; in small letters, too. A text that is no such code stays as it came. */
export const looseCountryCode: Decoder<string, string> = {
  wire: exact.text,
  decode(value, place) {
    const code = text.decode(value, place);
    if (!COUNTRY_IN_ANY_CASE.test(code) || COUNTRY.test(code)) return code;
    reportDeviation(place, 'small letters');
    return code.toUpperCase();
  },
};

/** As `looseCountryCode`, for a record that has no meaning without its country. */
export const countryCode: Decoder<string, string> = {
  wire: v.pipe(exact.text, v.regex(COUNTRY)),
  decode(value, place) {
    const code = looseCountryCode.decode(value, place);
    return COUNTRY.test(code) ? code : failDecoding(place);
  },
};

const YES: readonly unknown[] = [1, '1', 'true'];
const NO: readonly unknown[] = [0, '0', 'false'];

/** A boolean, also sent as 1 or 0 or as text. */
export const booleanValue: Decoder<boolean, boolean> = {
  wire: v.boolean(),
  decode(value, place) {
    if (typeof value === 'boolean') return value;
    if (!YES.includes(value) && !NO.includes(value)) return failDecoding(place);
    reportDeviation(place, 'flag');
    return YES.includes(value);
  },
};

declare const unlisted: unique symbol;

/**
 * A value that is not in its closed list; "" when there was none. Such a value is never final, never a success and opens no
 * action. The brand makes the compiler demand this case wherever a listed value is used.
 */
export type UnknownEnum = string & { readonly [unlisted]: 'UnknownEnum' };

/** Returns the decoder of a closed list's value, or of the value sent in its place. */
export function enumOf<const T extends string>(values: readonly T[]): Decoder<T | UnknownEnum, T> {
  return {
    wire: v.picklist(values),
    decode(value, place) {
      const found = values.find((one) => one === value);
      if (found !== undefined) return found;
      const other = asText(value, place);
      if (!other) return failDecoding(place);
      reportDeviation(place, 'unlisted value');
      return other as UnknownEnum;
    },
  };
}

/*
 * ------------------------------------------------------------------ combinations
 *
 * Where a value may be missing: `nullable` when null has a meaning (an unreadable value is an error); `looseNullable` when the server
 * may send null, and an unreadable value may count as null; `withFallback` when the server must send a value that the portal can do without.
 */

/** Marks a decoder's value as one that no report of a problem may hold: a password, a token. */
export const secret = <T, W>(decoder: Decoder<T, W>): Decoder<T, W> => ({
  ...decoder,
  wire: { ...decoder.wire, secret: true } as typeof decoder.wire,
});

/** Marks a decoder's value as an e-mail address: a report of a problem holds its host only. */
export const personal = <T, W>(decoder: Decoder<T, W>): Decoder<T, W> => ({
  ...decoder,
  wire: { ...decoder.wire, personal: true } as typeof decoder.wire,
});

/** Returns a decoder that gives a neutral value where `decoder` cannot read. */
export function withFallback<T, W, const N>(decoder: Decoder<T, W>, neutral: N): Decoder<T | N, W> {
  return {
    wire: decoder.wire,
    decode(value, place) {
      try {
        return decoder.decode(value, place);
      } catch (error) {
        if (!(error instanceof DecodeError)) throw error;
        reportDeviation(place, 'neutral value');
        return neutral;
      }
    },
  };
}

/** Returns the decoder of a closed list's value that a record can do without. */
export const enumOrUnknown = <const T extends string>(values: readonly T[]) =>
  withFallback(enumOf(values), '' as UnknownEnum);

/** Returns a decoder that also accepts null. An unreadable value is an error, because null has a meaning of its own. */
export function nullable<T, W>(decoder: Decoder<T, W>): Decoder<T | null, W | null> {
  return {
    wire: v.nullable(decoder.wire),
    decode(value, place) {
      if (value === undefined) reportDeviation(place, 'absent');
      return value == null ? null : decoder.decode(value, place);
    },
  };
}

/** As `nullable`, for a value that the portal can do without: an unreadable one counts as null. */
export const looseNullable = <T, W>(decoder: Decoder<T, W>): Decoder<T | null, W | null> =>
  withFallback(nullable(decoder), null);

/** `portalName: [wire_name, decoder]` for every field of an object. */
type ReadFields = Record<string, readonly [wire: string, decoder: Decoder<unknown>]>;
type Portal<F extends ReadFields> = exact.Flat<{ [K in keyof F]: Decoded<F[K][1]> }>;
type Wire<F extends ReadFields> = exact.Flat<{ [K in keyof F as F[K][0]]: WireInput<F[K][1]> }>;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the decoder of an object: wire names (snake_case) become the portal's names (the keys of `fields`). */
export function objectOf<const F extends ReadFields>(fields: F): Decoder<Portal<F>, Wire<F>> {
  const all = Object.entries(fields);
  const names = new Set(all.map(([, [wire]]) => wire));
  const entries = Object.fromEntries(all.map(([, [wire, decoder]]) => [wire, decoder.wire]));
  return {
    // valibot cannot infer the entries of a generic record, so the mapped type names them.
    wire: v.object(entries) as unknown as v.GenericSchema<Wire<F>>,
    decode(value, place) {
      if (!isObject(value)) return failDecoding(place);
      for (const key of Object.keys(value)) {
        if (!names.has(key)) reportDeviation(inside(place, key), 'extra field');
      }
      const portal = all.map(([name, [wire, decoder]]) => {
        const sent = Object.hasOwn(value, wire) ? value[wire] : undefined;
        return [name, decoder.decode(sent, inside(place, wire))] as const;
      });
      return Object.fromEntries(portal) as Portal<F>;
    },
  };
}

/** Rows that could not be read and were left out of a list: their number, and the unreadable field of the first. */
export interface UnreadRows {
  readonly count: number;
  /** The number of all rows in the answer. */
  readonly rows: number;
  readonly call: string;
  /** Dotted path of the wire field. */
  readonly field: string;
}

/** The readable rows of a list. `unread` describes the others; null when there are none. */
export interface List<T> {
  readonly list: readonly T[];
  readonly unread: UnreadRows | null;
}

/** A page of a longer list. */
export interface Page<T> extends List<T> {
  /** The number of rows of the whole list, readable or not. */
  readonly total: number;
  /** True when the portal, not the backend, has decided which rows stand on the page. */
  readonly isCut?: true;
}

/** Returns the decoder of a list that is sent whole; a row that cannot be read is left out. */
export function listOf<T, W>(row: Decoder<T, W>): Decoder<List<T>, W[]> {
  return {
    wire: v.array(row.wire),
    decode(value, place) {
      if (!Array.isArray(value)) return failDecoding(place);
      const list: T[] = [];
      let unread: UnreadRows | null = null as UnreadRows | null;
      for (const [index, one] of value.entries()) {
        const here = inside(place, String(index));
        try {
          list.push(row.decode(one, here));
        } catch (error) {
          if (!(error instanceof DecodeError)) throw error;
          reportDeviation(here, 'row left out');
          const { field }: { readonly field: string } = unread ?? error;
          unread = { count: (unread?.count ?? 0) + 1, rows: value.length, call: place.call, field };
        }
      }
      return { list, unread };
    },
  };
}

/** Returns the decoder of a page of a longer list; a row that cannot be read is left out. */
export function pageOf<T, W>(row: Decoder<T, W>): Decoder<Page<T>, { list: W[]; total: number }> {
  const page = objectOf({ rows: ['list', listOf(row)], total: ['total', count] });
  return {
    wire: page.wire,
    decode(value, place) {
      const { rows, total } = page.decode(value, place);
      return { ...rows, total };
    },
  };
}

/** Returns the decoder of several values in one field (the protocols of a gateway); unreadable ones are left out. */
export function arrayOf<T, W>(one: Decoder<T, W>): Decoder<readonly T[], W[]> {
  const { wire, decode } = listOf(one);
  return { wire, decode: (value, place) => decode(value, place).list };
}

/** Ignores `data`, for a call that answers with its code alone. */
export const ignored: Decoder<null> = { wire: v.unknown(), decode: () => null };
