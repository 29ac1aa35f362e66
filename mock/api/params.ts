/** The mock's own strict reading of parameters: text in, value out, or a Refusal 40001 that names the parameter. */
import { DAY, parseDay } from '../world/clock';
import { parseUsd } from '../world/money';
import { wrongParameter } from '../world/refusal';

/** Reads one parameter's text, undefined when it was not sent. Returns undefined for a wrong one. */
export type ParamParser<T> = (sent: string | undefined) => T | undefined;

export type ParamParsers = Readonly<Record<string, ParamParser<unknown>>>;
/** The values that a set of readers returns. */
export type ParsedParams<R extends ParamParsers> = {
  [K in keyof R]: Exclude<ReturnType<R[K]>, undefined>;
};

export const text: ParamParser<string> = (sent) => sent;
/** Reads a text that is not empty. */
export const filled: ParamParser<string> = (sent) => sent || undefined;

/** Reads a whole number in plain digits between two bounds. */
export const wholeNumber =
  (min: number, max: number = Number.MAX_SAFE_INTEGER): ParamParser<number> =>
  (sent) => {
    if (sent === undefined || !/^(0|[1-9]\d{0,15})$/.test(sent)) return undefined;
    const value = Number(sent);
    return Number.isSafeInteger(value) && value >= min && value <= max ? value : undefined;
  };

export const oneOf =
  <const T extends string>(words: readonly T[]): ParamParser<T> =>
  (sent) =>
    words.find((word) => word === sent);

/** Reads "1" as true and "0" as false. */
export const flag: ParamParser<boolean> = (sent) =>
  sent === '1' ? true : sent === '0' ? false : undefined;

export const usd: ParamParser<number> = (sent) =>
  sent === undefined ? undefined : (parseUsd(sent) ?? undefined);

/** Reads a UUID, lower-cased. */
export const uuid: ParamParser<string> = (sent) =>
  sent && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(sent) ? sent.toLowerCase() : undefined;

/** Reads a language tag of the form that the portal uses: "en-US". */
export const lang: ParamParser<string> = (sent) =>
  sent && /^[a-z]{2}-[A-Z]{2}$/.test(sent) ? sent : undefined;

/** Reads "YYYY-MM-DD" as the first second of that UTC day. */
export const dayStart: ParamParser<number> = (sent) =>
  sent === undefined ? undefined : (parseDay(sent) ?? undefined);

/** Reads "YYYY-MM-DD" as the first second after that UTC day. */
export const dayEnd: ParamParser<number> = (sent) => {
  const start = dayStart(sent);
  return start === undefined ? undefined : start + DAY;
};

/** Makes a parameter optional: null when it was not sent. */
export const optional =
  <T>(reader: ParamParser<T>): ParamParser<T | null> =>
  (sent) =>
    sent === undefined ? null : reader(sent);

/** Lets a parameter be empty: null for "". */
export const orEmpty =
  <T>(reader: ParamParser<T>): ParamParser<T | null> =>
  (sent) =>
    sent === '' ? null : reader(sent);

const DEFAULT_PAGE_SIZE = 20;
const LARGEST_PAGE = 200;

/** `page` from 1; `page_size` 20 by default, at most 200. */
export const paging = {
  page: wholeNumber(1),
  page_size: ((sent) =>
    sent === undefined
      ? DEFAULT_PAGE_SIZE
      : wholeNumber(1, LARGEST_PAGE)(sent)) as ParamParser<number>,
};

/** Cuts one page out of a list, in the shape of the API: `list` and `total`. */
export function pageOf<T, W>(
  all: readonly T[],
  { page, page_size: size }: { page: number; page_size: number },
  toWire: (one: T) => W,
): { list: W[]; total: number } {
  return { list: all.slice((page - 1) * size, page * size).map(toWire), total: all.length };
}

/**
 * Reads all parameters of a call.
 * @throws Refusal 40001 for one that is unknown, sent twice, missing or mistyped
 */
export function parseParams<R extends ParamParsers>(
  readers: R,
  sent: URLSearchParams,
): ParsedParams<R> {
  for (const name of sent.keys()) {
    if (!Object.hasOwn(readers, name) || sent.getAll(name).length > 1) throw wrongParameter(name);
  }
  const entries = Object.entries(readers).map(([name, reader]) => {
    const value = reader(sent.get(name) ?? undefined);
    if (value === undefined) throw wrongParameter(name);
    return [name, value] as const;
  });
  return Object.fromEntries(entries) as ParsedParams<R>;
}
