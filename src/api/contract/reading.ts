/**
 * Reads answers liberally: backends drift, and this must not break a customer's page. All the rules are in this file and no page
 * knows of them; parameters stay exact (`wire.ts`). A reader returns a value of the portal's own shape, or names the field that
 * cannot be read. Listeners are told of every deviation that was accepted.
 */
import * as v from 'valibot';
import * as exact from './wire';

/** The kinds of deviation that a reader accepts. */
export type Rule =
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
  /** A time was sent in milliseconds. */
  | 'milliseconds'
  /** An optional text or value was null or missing. */
  | 'absent'
  /** A boolean was sent as 1 or 0, or as text. */
  | 'flag'
  /** A value that is not in its closed list was accepted unchanged. */
  | 'unlisted value'
  /** An unreadable value was replaced by a neutral one. */
  | 'neutral value'
  /** A row that could not be read was left out. */
  | 'row left out'
  /** The data of a failure could not be read and counts as absent. */
  | 'data left out';

/** A deviation from the contract that was accepted while an answer was read. */
export interface Liberty {
  readonly call: string;
  /** Dotted path of the wire field, e.g. `data.list.3.remark`. */
  readonly field: string;
  readonly rule: Rule;
}

const listeners = new Set<(liberty: Liberty) => void>();

/** Calls `listener` for every deviation from now on: for tests, the contract check, a report. Returns the function that stops. */
export function onLiberty(listener: (liberty: Liberty) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The place of a value in an answer. */
export interface Place {
  readonly call: string;
  readonly key: string;
  readonly parent: Place | null;
}

const inside = (parent: Place, key: string): Place => ({ call: parent.call, key, parent });

function fieldOf({ parent, key }: Place): string {
  const above = parent === null ? '' : fieldOf(parent);
  return above === '' ? key : `${above}.${key}`;
}

/** Returns the place of a whole answer, or of its part `key`. */
export const placeOf = (call: string, key = ''): Place => ({ call, key, parent: null });

/** Tells the listeners of a deviation. */
export function take(place: Place, rule: Rule): void {
  if (listeners.size === 0) return;
  const liberty = { call: place.call, field: fieldOf(place), rule };
  for (const listener of listeners) listener(liberty);
}

/** Thrown by a reader for an unreadable value, and always caught inside `src/api/contract`. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  constructor(readonly field: string) {
    super(field);
  }
}

/** Throws `Unreadable` for the value at a place. */
export function refuse(place: Place): never {
  throw new Unreadable(fieldOf(place));
}

/**
 * Reads one value. `wire` is the exact form that the contract asks for: docs/openapi.json and the contract check use it.
 */
export interface Reader<T, W = unknown> {
  readonly wire: v.GenericSchema<W>;
  /** @throws Unreadable */
  read(value: unknown, place: Place): T;
}

/** The type of a reader's result. */
export type Output<R> = R extends Reader<infer T> ? T : never;
/** The type that the contract asks the server to send. */
export type WireInput<R> = R extends { readonly wire: infer S extends v.GenericSchema }
  ? v.InferInput<S>
  : never;

/* ------------------------------------------------------------------ scalars */

const MONEY = /^-?\d+(?:\.\d{1,8})?$/;
const INTEGER = /^-?\d{1,16}$/;
const COUNTRY = /^[A-Z]{2}$/;
const WEB_URL = /^https?:\/\/[^\s]+$/i;
/** The least time that is taken as milliseconds: in seconds it would be the year 5138. */
const FIRST_MILLISECONDS = 1e11;
const MS_PER_SECOND = 1000;

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

function money(value: unknown, place: Place, asked: RegExp): string {
  if (typeof value === 'number' && hasAllDigits(value)) {
    take(place, 'money as a number');
    return plainDecimal(value);
  }
  // A text with an exponent ("1e3") is refused.
  if (typeof value !== 'string' || !MONEY.test(value)) return refuse(place);
  if (!asked.test(value)) take(place, 'fraction digits');
  return value;
}

/** US dollars, signed: exact decimal text with the fraction digits that were sent. */
export const usd: Reader<string, string> = {
  wire: exact.usd,
  read: (value, place) => money(value, place, /\.\d{2}$/),
};

/** US dollars per GB, not negative: exact decimal text. */
export const unitPrice: Reader<string, string> = {
  wire: exact.unitPrice,
  read(value, place) {
    const price = money(value, place, /\.\d{2,4}$/);
    return price.startsWith('-') ? refuse(place) : price;
  },
};

function integer(value: unknown, place: Place): number {
  if (typeof value === 'string' && INTEGER.test(value)) {
    const number = Number(value);
    if (!Number.isSafeInteger(number)) return refuse(place);
    take(place, 'number as text');
    return number;
  }
  return Number.isSafeInteger(value) ? Number(value) : refuse(place);
}

function notNegative(value: unknown, place: Place): number {
  const number = integer(value, place);
  return number < 0 ? refuse(place) : number;
}

/** Traffic in whole bytes, never negative. */
export const bytes: Reader<number, number> = { wire: exact.bytes, read: notNegative };
/** A change of traffic in whole bytes, signed. */
export const signedBytes: Reader<number, number> = { wire: exact.signedBytes, read: integer };
/** A whole number that is not negative. */
export const count: Reader<number, number> = { wire: exact.count, read: notNegative };

/** Seconds since the epoch, UTC; milliseconds are recognised by their size. */
export const ts: Reader<number, number> = {
  wire: exact.ts,
  read(value, place) {
    const time = notNegative(value, place);
    if (time < FIRST_MILLISECONDS) return time;
    take(place, 'milliseconds');
    return Math.floor(time / MS_PER_SECOND);
  },
};

/** Returns a text, or a safe integer as text; undefined for anything else: a larger number has lost digits already. */
function asText(value: unknown, place: Place): string | undefined {
  if (typeof value === 'string') return value;
  if (!Number.isSafeInteger(value)) return undefined;
  take(place, 'text as a number');
  return String(value);
}

/** An id, a token or a name that a record cannot do without: never empty. */
export const id: Reader<string, string> = {
  wire: exact.text,
  read: (value, place) => asText(value, place) || refuse(place),
};

/** As `id`, where the contract says that the server never sends an empty text. */
export const filled: Reader<string, string> = { ...id, wire: v.pipe(exact.text, v.nonEmpty()) };

/** A code of a place: used exactly as given, whatever it holds. */
export const placeCode: Reader<string, string> = {
  wire: exact.text,
  read: (value, place) => asText(value, place) ?? refuse(place),
};

/** An ISO 3166-1 alpha-2 code. */
export const countryCode: Reader<string, string> = {
  wire: v.pipe(exact.text, v.regex(COUNTRY)),
  read: (value, place) =>
    typeof value === 'string' && COUNTRY.test(value) ? value : refuse(place),
};

/** Text that a record can do without: null, or a value that is no text, is read as "". */
export const text: Reader<string, string> = {
  wire: exact.text,
  read(value, place) {
    const found = asText(value, place);
    if (found === undefined) take(place, value == null ? 'absent' : 'neutral value');
    return found ?? '';
  },
};

/** A URL with http or https only, never a scheme that a browser would run (`javascript:`). */
export const webUrl: Reader<string, string> = {
  wire: exact.webUrl,
  read: (value, place) =>
    typeof value === 'string' && WEB_URL.test(value) ? value : refuse(place),
};

const YES: readonly unknown[] = [1, '1', 'true'];
const NO: readonly unknown[] = [0, '0', 'false'];

/** A boolean, also sent as 1 or 0 or as text. */
export const flag: Reader<boolean, boolean> = {
  wire: v.boolean(),
  read(value, place) {
    if (typeof value === 'boolean') return value;
    if (!YES.includes(value) && !NO.includes(value)) return refuse(place);
    take(place, 'flag');
    return YES.includes(value);
  },
};

declare const unlisted: unique symbol;

/**
 * A value that is not in its closed list; "" when there was none. Such a value is never final, never a success and opens no
 * action. The brand makes the compiler demand this case wherever a listed value is used.
 */
export type Unlisted = string & { readonly [unlisted]: 'Unlisted' };

/** Returns the reader of a closed list's value, or of the value sent in its place. */
export function listed<const T extends string>(values: readonly T[]): Reader<T | Unlisted, T> {
  return {
    wire: v.picklist(values),
    read(value, place) {
      const found = values.find((one) => one === value);
      if (found !== undefined) return found;
      const other = asText(value, place);
      if (!other) return refuse(place);
      take(place, 'unlisted value');
      return other as Unlisted;
    },
  };
}

/* ------------------------------------------------------------------ combinations */

/** Marks a reader's value as one that no report of a problem may hold: a password, a token. */
export const secret = <T, W>(reader: Reader<T, W>): Reader<T, W> => ({
  ...reader,
  wire: { ...reader.wire, secret: true } as typeof reader.wire,
});

/** Marks a reader's value as an e-mail address: a report of a problem holds its host only. */
export const personal = <T, W>(reader: Reader<T, W>): Reader<T, W> => ({
  ...reader,
  wire: { ...reader.wire, personal: true } as typeof reader.wire,
});

/** Returns a reader that gives a neutral value where `reader` cannot read. */
export function otherwise<T, W, const N>(reader: Reader<T, W>, neutral: N): Reader<T | N, W> {
  return {
    wire: reader.wire,
    read(value, place) {
      try {
        return reader.read(value, place);
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        take(place, 'neutral value');
        return neutral;
      }
    },
  };
}

/** Returns the reader of a closed list's value that a record can do without. */
export const listedOrUnknown = <const T extends string>(values: readonly T[]) =>
  otherwise(listed(values), '' as Unlisted);

/** Returns a reader that also accepts null. An unreadable value is an error, because null has a meaning of its own. */
export function nullable<T, W>(reader: Reader<T, W>): Reader<T | null, W | null> {
  return {
    wire: v.nullable(reader.wire),
    read(value, place) {
      if (value === undefined) take(place, 'absent');
      return value == null ? null : reader.read(value, place);
    },
  };
}

/** Returns a reader that gives null where the server has no value or an unreadable one. */
export const orNull = <T, W>(reader: Reader<T, W>): Reader<T | null, W | null> =>
  otherwise(nullable(reader), null);

/** `portalName: [wire_name, reader]` for every field of an object. */
type ReadFields = Record<string, readonly [wire: string, reader: Reader<unknown>]>;
type Flat<T> = { [K in keyof T]: T[K] } & {};
type Portal<F extends ReadFields> = Flat<{ [K in keyof F]: Output<F[K][1]> }>;
type Wire<F extends ReadFields> = Flat<{ [K in keyof F as F[K][0]]: WireInput<F[K][1]> }>;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function tellExtra(value: object, names: ReadonlySet<string>, place: Place): void {
  for (const key of Object.keys(value)) {
    if (!names.has(key)) take(inside(place, key), 'extra field');
  }
}

/** Returns the reader of an object: wire names (snake_case) become the portal's names (the keys of `fields`). */
export function received<const F extends ReadFields>(fields: F): Reader<Portal<F>, Wire<F>> {
  const all = Object.entries(fields);
  const names = new Set(all.map(([, [wire]]) => wire));
  const entries = Object.fromEntries(all.map(([, [wire, reader]]) => [wire, reader.wire]));
  return {
    // valibot cannot infer the entries of a generic record, so the mapped type names them.
    wire: v.object(entries) as unknown as v.GenericSchema<Wire<F>>,
    read(value, place) {
      if (!isObject(value)) return refuse(place);
      tellExtra(value, names, place);
      const portal = all.map(([name, [wire, reader]]) => {
        const sent = Object.hasOwn(value, wire) ? value[wire] : undefined;
        return [name, reader.read(sent, inside(place, wire))] as const;
      });
      return Object.fromEntries(portal) as Portal<F>;
    },
  };
}

/** Rows that could not be read and were left out of a list: their number, and the unreadable field of the first. */
export interface Unread {
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
  readonly unread: Unread | null;
}

/** A page of a longer list. */
export interface Page<T> extends List<T> {
  /** The number of rows of the whole list, readable or not. */
  readonly total: number;
}

function readRows<T>(row: Reader<T>, value: unknown, place: Place): List<T> {
  if (!Array.isArray(value)) return refuse(place);
  const list: T[] = [];
  let unread: Unread | null = null as Unread | null;
  for (const [index, one] of value.entries()) {
    const here = inside(place, String(index));
    try {
      list.push(row.read(one, here));
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      take(here, 'row left out');
      const { field }: { readonly field: string } = unread ?? error;
      unread = { count: (unread?.count ?? 0) + 1, rows: value.length, call: place.call, field };
    }
  }
  return { list, unread };
}

/** Returns the reader of a list that is sent whole; a row that cannot be read is left out. */
export function listOf<T, W>(row: Reader<T, W>): Reader<List<T>, W[]> {
  return {
    wire: v.array(row.wire),
    read: (value, place) => readRows(row, value, place),
  };
}

const PAGE_FIELDS: ReadonlySet<string> = new Set(['list', 'total']);

/** Returns the reader of a page of a longer list; a row that cannot be read is left out. */
export function pageOf<T, W>(row: Reader<T, W>): Reader<Page<T>, { list: W[]; total: number }> {
  return {
    wire: v.object({ list: v.array(row.wire), total: exact.count }),
    read(value, place) {
      if (!isObject(value)) return refuse(place);
      tellExtra(value, PAGE_FIELDS, place);
      const rows = readRows(row, value.list, inside(place, 'list'));
      return { ...rows, total: count.read(value.total, inside(place, 'total')) };
    },
  };
}

/** Returns the reader of several values in one field (the protocols of a gateway); unreadable ones are left out. */
export function severalOf<T, W>(one: Reader<T, W>): Reader<readonly T[], W[]> {
  return { ...listOf(one), read: (value, place) => readRows(one, value, place).list };
}

/** Ignores `data`, for a call that answers with its code alone. */
export const nothing: Reader<null> = { wire: v.unknown(), read: () => null };
