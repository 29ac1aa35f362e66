/**
 * The exact side of the wire contract: the parameters that the portal sends, and the scalars in the form that the contract asks
 * for. Answers are read by `decoders.ts`, more liberally. Renaming a wire field is a one-word change here in `src/api/contract`
 * and touches no page.
 */
import * as v from 'valibot';

/** `portalName: [wire_name, schema]` for every field of an object. */
export type Fields = Record<string, readonly [wire: string, schema: v.GenericSchema]>;

type OptionalKeys<F extends Fields> = {
  [K in keyof F]: undefined extends v.InferInput<F[K][1]> ? K : never;
}[keyof F];
type PortalInput<F extends Fields> = {
  [K in Exclude<keyof F, OptionalKeys<F>>]: v.InferInput<F[K][1]>;
} & { [K in OptionalKeys<F>]?: v.InferInput<F[K][1]> };

/** An intersection of objects as one object. */
export type Flat<T> = { [K in keyof T]: T[K] } & {};

/** A call's parameters: written by the portal under its own names, sent as text under the wire names. */
export interface ParamsSchema<F extends Fields> {
  readonly fields: F;
  /** The object's schema by wire names: for docs/openapi.json, and for reports, which leave secrets out. */
  readonly wire: v.GenericSchema;
  /** Turns the portal's parameters into the flat text that a query string or a form body holds. */
  encode(params: Flat<PortalInput<F>>): Record<string, string>;
}

/**
 * Describes a call's parameters. A parameter whose value is undefined is left out; a value that breaks its schema
 * throws, because that is the portal's own mistake and must not reach the server.
 */
export function paramsSchema<const F extends Fields>(fields: F): ParamsSchema<F> {
  return {
    fields,
    wire: v.object(Object.fromEntries(Object.values(fields)) as v.ObjectEntries),
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

/** The parameters that a schema encodes, by the portal's names. */
export type ParamsOf<S> = S extends ParamsSchema<infer F> ? Flat<PortalInput<F>> : never;

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
export const timestamp = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A whole number that is not negative. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** A calendar day in UTC, "YYYY-MM-DD". */
export const day = v.pipe(v.string(), v.regex(DAY));
/** A URL with http or https only, never a scheme that a browser would run (`javascript:`). */
export const webUrl = v.pipe(v.string(), v.regex(WEB_URL));
/** Page number, from 1. */
export const pageNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** Rows per page: 20 by default, at most 200. */
export const pageSize = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.maxValue(LARGEST_PAGE),
);
/** Text of any length. */
export const text = v.string();

/** A password, a token: no report of a problem holds it (docs/report.md). */
export const secret = { ...text, secret: true } as const;
/** An e-mail address: a report of a problem holds its host. */
export const personal = { ...text, personal: true } as const;
/** Sends "" for null. */
export const orEmpty = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullable(schema),
    v.transform((value) => value ?? ''),
  );

/** Sends a boolean as 1 or 0. */
export const booleanAsDigit = v.pipe(
  v.boolean(),
  v.transform((on) => (on ? 1 : 0)),
);
