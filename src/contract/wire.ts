/**
 * Building blocks of the wire contract: one description per object gives both what the server sends and what the portal
 * works with. Renaming a wire field is a one-word change here in `src/contract` and touches no page.
 */
import * as v from 'valibot';

/** `portalName: [wire_name, schema]` for every field of an object. */
export type Fields = Record<string, readonly [wire: string, schema: v.GenericSchema]>;

type WireEntries<F extends Fields> = { [K in keyof F as F[K][0]]: F[K][1] };
type WireInput<F extends Fields> = { [K in keyof F as F[K][0]]: v.InferInput<F[K][1]> };
type PortalOutput<F extends Fields> = { [K in keyof F]: v.InferOutput<F[K][1]> };
type OptionalKeys<F extends Fields> = {
  [K in keyof F]: undefined extends v.InferInput<F[K][1]> ? K : never;
}[keyof F];
type PortalInput<F extends Fields> = {
  [K in Exclude<keyof F, OptionalKeys<F>>]: v.InferInput<F[K][1]>;
} & { [K in OptionalKeys<F>]?: v.InferInput<F[K][1]> };

type Flat<T> = { [K in keyof T]: T[K] } & {};

/** The plain object schema of the wire side: what documents and mocks look at. */
function wireEntries<const F extends Fields>(fields: F): WireEntries<F> {
  return Object.fromEntries(Object.values(fields)) as WireEntries<F>;
}

/**
 * What the server sends (snake_case) parsed into what the portal works with (the keys of `fields`).
 * Unknown extra fields are ignored; a missing or mistyped one is an issue whose path names the wire field.
 */
export function received<const F extends Fields>(fields: F) {
  const names = Object.entries(fields).map(([portal, [wire]]) => [portal, wire] as const);
  // valibot cannot infer entries of a generic record: the mapped types above say what it would.
  const wire = v.object(wireEntries(fields) as v.ObjectEntries) as unknown as v.GenericSchema<
    Flat<WireInput<F>>,
    Record<string, unknown>
  >;
  return v.pipe(
    wire,
    v.transform(
      (values) =>
        Object.fromEntries(names.map(([portal, name]) => [portal, values[name]])) as Flat<
          PortalOutput<F>
        >,
    ),
  );
}

/** A call's parameters: written by the portal under its own names, sent as text under the wire names. */
export interface Sent<F extends Fields> {
  readonly fields: F;
  /** The wire-side object schema, for documents. */
  readonly wire: v.GenericSchema;
  /** Turns the portal's parameters into the flat text that a query string or a form body holds. */
  encode(params: Flat<PortalInput<F>>): Record<string, string>;
}

/**
 * Describes a call's parameters. A parameter whose value is undefined is left out; a value that breaks its schema
 * throws, because that is the portal's own mistake and must not reach the server.
 */
export function sent<const F extends Fields>(fields: F): Sent<F> {
  return {
    fields,
    wire: v.object(wireEntries(fields) as v.ObjectEntries),
    encode(params) {
      const body: Record<string, string> = {};
      for (const [portal, [wire, schema]] of Object.entries(fields)) {
        const value = v.parse(schema, (params as Record<string, unknown>)[portal]);
        if (value !== undefined) body[wire] = String(value);
      }
      return body;
    },
  };
}

/** The parameters a `Sent` description takes. */
export type ParamsOf<S> = S extends Sent<infer F> ? Flat<PortalInput<F>> : never;

/* ------------------------------------------------------------------ scalars */

const MONEY = /^-?\d+\.\d{2}$/;
const UNIT_PRICE = /^\d+\.\d{2,4}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const WEB_URL = /^https?:\/\/[^\s]+$/i;
const LARGEST_PAGE = 200;

/** US dollars as an exact decimal string with two fraction digits, e.g. "12.50". */
export const usd = v.pipe(v.string(), v.regex(MONEY));
/** US dollars per GB: a decimal string with two to four fraction digits, e.g. "2.3750". */
export const unitPrice = v.pipe(v.string(), v.regex(UNIT_PRICE));
/** Traffic in whole bytes, never negative. */
export const bytes = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A change of traffic in whole bytes, signed. */
export const signedBytes = v.pipe(v.number(), v.safeInteger());
/** Seconds since the epoch, UTC. */
export const ts = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A whole number that is not negative. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A calendar day in UTC, "YYYY-MM-DD". */
export const day = v.pipe(v.string(), v.regex(DAY));
/** An address of the web, http or https only: nothing that a browser would run. */
export const webUrl = v.pipe(v.string(), v.regex(WEB_URL));
/** Page number, from 1. */
export const pageNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** Rows per page: 20 unless told, at most 200. */
export const pageSize = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.maxValue(LARGEST_PAGE),
);
/** Text of any length. */
export const text = v.string();
/** A value, or null where the server has none. */
export const orNull = <S extends v.GenericSchema>(schema: S) => v.nullable(schema);

/** Sent as "" when there is none. */
export const orEmpty = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullable(schema),
    v.transform((value) => value ?? ''),
  );

/** Sent as 1 or 0. */
export const flag = v.pipe(
  v.boolean(),
  v.transform((on) => (on ? 1 : 0)),
);

/** A page of a longer list: the rows and how many there are in all. */
export const pageOf = <S extends v.GenericSchema>(row: S) =>
  v.object({ list: v.array(row), total: count });

/** A call that answers nothing but its code: whatever `data` holds is ignored. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);
