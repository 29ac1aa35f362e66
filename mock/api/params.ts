/** The mock's own strict reading of parameters: text in, value out, or a Refusal 40001 that names the parameter. */
import { DAY, parseDay } from '../world/clock';
import { parseUsd } from '../world/money';
import { wrongParameter } from '../world/refusal';

/** Reads one parameter's text; `undefined` = not sent; answering undefined = wrong. */
export type Reader<T> = (sent: string | undefined) => T | undefined;

export type Readers = Readonly<Record<string, Reader<unknown>>>;
/** What readers read. */
export type Read<R extends Readers> = { [K in keyof R]: Exclude<ReturnType<R[K]>, undefined> };

/** Any text, "" included. */
export const text: Reader<string> = (sent) => sent;
/** Text that is not empty. */
export const filled: Reader<string> = (sent) => sent || undefined;

/** A whole number in plain digits between two bounds. */
export const whole =
  (min: number, max: number = Number.MAX_SAFE_INTEGER): Reader<number> =>
  (sent) => {
    if (sent === undefined || !/^(0|[1-9]\d{0,15})$/.test(sent)) return undefined;
    const value = Number(sent);
    return Number.isSafeInteger(value) && value >= min && value <= max ? value : undefined;
  };

/** Bytes, not negative. */
export const bytes = whole(0);

/** One of some words. */
export const oneOf =
  <const T extends string>(words: readonly T[]): Reader<T> =>
  (sent) =>
    words.find((word) => word === sent);

/** "1" or "0". */
export const flag: Reader<boolean> = (sent) =>
  sent === '1' ? true : sent === '0' ? false : undefined;

/** Cents of "12.50". */
export const usd: Reader<number> = (sent) =>
  sent === undefined ? undefined : (parseUsd(sent) ?? undefined);

/** A UUID, lower-cased. */
export const uuid: Reader<string> = (sent) =>
  sent && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(sent) ? sent.toLowerCase() : undefined;

/** A language tag as the portal has them: "en-US". */
export const lang: Reader<string> = (sent) =>
  sent && /^[a-z]{2}-[A-Z]{2}$/.test(sent) ? sent : undefined;

/** The first second of a UTC day. */
export const dayStart: Reader<number> = (sent) =>
  sent === undefined ? undefined : (parseDay(sent) ?? undefined);

/** The first second after a UTC day. */
export const dayEnd: Reader<number> = (sent) => {
  const start = dayStart(sent);
  return start === undefined ? undefined : start + DAY;
};

/** Null when it was not sent at all. */
export const optional =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (sent) =>
    sent === undefined ? null : reader(sent);

/** Null when it was sent empty. */
export const orEmpty =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (sent) =>
    sent === '' ? null : reader(sent);

const DEFAULT_PAGE_SIZE = 20;
const LARGEST_PAGE = 200;

/** `page` from 1; `page_size` 20 by default, at most 200. */
export const paging = {
  page: whole(1),
  page_size: ((sent) =>
    sent === undefined ? DEFAULT_PAGE_SIZE : whole(1, LARGEST_PAGE)(sent)) as Reader<number>,
};

/** A page of a list, as it goes over the wire. */
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
export function readAll<R extends Readers>(readers: R, sent: URLSearchParams): Read<R> {
  for (const name of sent.keys()) {
    if (!Object.hasOwn(readers, name) || sent.getAll(name).length > 1) throw wrongParameter(name);
  }
  const entries = Object.entries(readers).map(([name, reader]) => {
    const value = reader(sent.get(name) ?? undefined);
    if (value === undefined) throw wrongParameter(name);
    return [name, value] as const;
  });
  return Object.fromEntries(entries) as Read<R>;
}
