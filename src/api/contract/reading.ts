/**
 * How liberally answers are read: backends drift, and a customer's page must not break because of it. All the rules are
 * in this file and no page knows of them; what is sent stays exact (`wire.ts`). A reader gives a value of the portal's own
 * shape, or names the field that has no meaning as it came. Listeners are told of every liberty that is taken.
 */
import * as v from 'valibot';
import * as exact from './wire';

/** What a reader forgave. */
export type Rule =
  /** A field that the contract does not know was ignored. */
  | 'extra field'
  /** Money came as a JSON number. */
  | 'money as a number'
  /** Money came with another number of fraction digits than the contract asks for. */
  | 'fraction digits'
  /** Bytes, a count or a time came as text. */
  | 'number as text'
  /** An id or a text came as a number. */
  | 'text as a number'
  /** A time came in milliseconds. */
  | 'milliseconds'
  /** An optional text or value came as null, or not at all. */
  | 'absent'
  /** A yes or no came as 1 or 0, or as text. */
  | 'flag'
  /** A value that a closed list does not have was taken as it came. */
  | 'unlisted value'
  /** What could not be read was replaced by a neutral value. */
  | 'neutral value'
  /** A row that could not be read was left out. */
  | 'row left out'
  /** The data of a failure could not be read and counts as absent. */
  | 'data left out';

/** A liberty that was taken while an answer was read. */
export interface Liberty {
  readonly call: string;
  /** Dotted path of the wire field, e.g. `data.list.3.remark`. */
  readonly field: string;
  readonly rule: Rule;
}

const listeners = new Set<(liberty: Liberty) => void>();

/** Hears of every liberty that is taken from now on: for tests, the contract check, a report. Returns how to stop. */
export function onLiberty(listener: (liberty: Liberty) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where in an answer a reader is. */
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

/** The place of a whole answer, or of a part of it. */
export const placeOf = (call: string, key = ''): Place => ({ call, key, parent: null });

/** Tells the listeners of a liberty. */
export function take(place: Place, rule: Rule): void {
  if (listeners.size === 0) return;
  const liberty = { call: place.call, field: fieldOf(place), rule };
  for (const listener of listeners) listener(liberty);
}

/** What a reader throws when a value has no meaning; it never leaves `src/api/contract`. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  constructor(readonly field: string) {
    super(field);
  }
}

/** Says that the value at a place has no meaning. */
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

/** What a reader gives. */
export type Output<R> = R extends Reader<infer T> ? T : never;
/** What the contract asks the server to send. */
export type WireInput<R> = R extends { readonly wire: infer S extends v.GenericSchema }
  ? v.InferInput<S>
  : never;

/* ------------------------------------------------------------------ scalars */

const MONEY = /^-?\d+(?:\.\d{1,8})?$/;
const INTEGER = /^-?\d{1,16}$/;
const COUNTRY = /^[A-Z]{2}$/;
const WEB_URL = /^https?:\/\/[^\s]+$/i;
/** A time from here on is in milliseconds: as seconds it would be in the year 5138. */
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
  // An exponent in a text ("1e3") is no decimal: it is refused.
  if (typeof value !== 'string' || !MONEY.test(value)) return refuse(place);
  if (!asked.test(value)) take(place, 'fraction digits');
  return value;
}

/** US dollars, signed: exact decimal text with as many fraction digits as came. */
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

/** Text, or a safe integer as text; undefined for anything else. A larger number has lost digits already. */
function asText(value: unknown, place: Place): string | undefined {
  if (typeof value === 'string') return value;
  if (!Number.isSafeInteger(value)) return undefined;
  take(place, 'text as a number');
  return String(value);
}

/** An id, a token, a name that a thing has no meaning without: never empty. */
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

/** Text that a thing has a meaning without: null, or what is no text, is "". */
export const text: Reader<string, string> = {
  wire: exact.text,
  read(value, place) {
    const found = asText(value, place);
    if (found === undefined) take(place, value == null ? 'absent' : 'neutral value');
    return found ?? '';
  },
};

/** An address of the web, http or https only: nothing that a browser would run. */
export const webUrl: Reader<string, string> = {
  wire: exact.webUrl,
  read: (value, place) =>
    typeof value === 'string' && WEB_URL.test(value) ? value : refuse(place),
};

const YES: readonly unknown[] = [1, '1', 'true'];
const NO: readonly unknown[] = [0, '0', 'false'];

/** A yes or no, also as 1 or 0. */
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
 * A value that a closed list does not have, as it came; "" when none came. It is never final, never a success and opens no
 * action. The brand makes the compiler ask for it wherever a listed value is meant.
 */
export type Unlisted = string & { readonly [unlisted]: 'Unlisted' };

/** A value of a closed list, or what came in its place. */
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

/** A value that no report of a problem may hold: a password, a token. */
export const secret = <T, W>(reader: Reader<T, W>): Reader<T, W> => ({
  ...reader,
  wire: { ...reader.wire, secret: true } as typeof reader.wire,
});

/** An e-mail address: a report of a problem holds its host only. */
export const personal = <T, W>(reader: Reader<T, W>): Reader<T, W> => ({
  ...reader,
  wire: { ...reader.wire, personal: true } as typeof reader.wire,
});

/** A neutral value in place of what could not be read. */
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

/** A value of a closed list that a thing has a meaning without. */
export const listedOrUnknown = <const T extends string>(values: readonly T[]) =>
  otherwise(listed(values), '' as Unlisted);

/** A value, or null where the server has none; what cannot be read is an error, because null says something. */
export function nullable<T, W>(reader: Reader<T, W>): Reader<T | null, W | null> {
  return {
    wire: v.nullable(reader.wire),
    read(value, place) {
      if (value === undefined) take(place, 'absent');
      return value == null ? null : reader.read(value, place);
    },
  };
}

/** A value, or null where the server has none or none that can be read. */
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

/** What the server sends (snake_case) as what the portal works with (the keys of `fields`). */
export function received<const F extends ReadFields>(fields: F): Reader<Portal<F>, Wire<F>> {
  const all = Object.entries(fields);
  const names = new Set(all.map(([, [wire]]) => wire));
  const entries = Object.fromEntries(all.map(([, [wire, reader]]) => [wire, reader.wire]));
  return {
    // valibot cannot infer entries of a generic record: the mapped type says what it would.
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

/** Rows that could not be read and were left out of a list: how many, and what was wrong with the first. */
export interface Unread {
  readonly count: number;
  /** How many rows came in all. */
  readonly rows: number;
  readonly call: string;
  /** Dotted path of the wire field. */
  readonly field: string;
}

/** The rows of a list that could be read, and what is said of the others; null when there are none. */
export interface List<T> {
  readonly list: readonly T[];
  readonly unread: Unread | null;
}

/** A page of a longer list. */
export interface Page<T> extends List<T> {
  /** How many rows there are in all, read or not. */
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

/** A list that comes whole; a row that cannot be read is left out. */
export function listOf<T, W>(row: Reader<T, W>): Reader<List<T>, W[]> {
  return {
    wire: v.array(row.wire),
    read: (value, place) => readRows(row, value, place),
  };
}

const PAGE_FIELDS: ReadonlySet<string> = new Set(['list', 'total']);

/** A page of a longer list; a row that cannot be read is left out. */
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

/** A few values in one field (the protocols of a gateway): those that cannot be read are left out. */
export function severalOf<T, W>(one: Reader<T, W>): Reader<readonly T[], W[]> {
  return { ...listOf(one), read: (value, place) => readRows(one, value, place).list };
}

/** A call that answers nothing but its code: whatever `data` holds is ignored. */
export const nothing: Reader<null> = { wire: v.unknown(), read: () => null };
