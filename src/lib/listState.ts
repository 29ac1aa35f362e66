import { isDay } from './time/day';

/** The most rows that the backend gives for a page. */
export const LARGEST_PAGE = 200;
/** Page sizes that a customer can choose from; the first is the default. */
export const PAGE_SIZES = [20, 50, 100, LARGEST_PAGE] as const;

const [DEFAULT_PAGE_SIZE] = PAGE_SIZES;
const LONGEST_TEXT = 100;
const WHOLE_NUMBER = /^[1-9]\d{0,5}$/;

/** The names of paging in the address; no filter may use them. */
const PAGE = 'page';
const SIZE = 'size';

/** A page of a list. */
export interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/**
 * The filters of a list by their names in the address. Each rule reads the text in the address, and returns '' for an invalid one,
 * because an address may be old, or typed by hand. '' filters nothing.
 */
export type FilterRules = Readonly<Record<string, (text: string) => string>>;

/** The values of the filters. */
export type Filters<R extends FilterRules> = {
  readonly [Name in keyof R]: ReturnType<R[Name]>;
};

/** Makes the rule of a filter with a few possible values. */
export function oneOf<T extends string>(values: readonly T[]): (text: string) => T | '' {
  return (text) => values.find((value) => value === text) ?? '';
}

/** Reads a filter that is any text: a search, or a name. */
export const anyText = (text: string): string => text.trim().slice(0, LONGEST_TEXT);

/** Reads a filter that is a UTC day. */
export const dayText = (text: string): string => (isDay(text) ? text : '');

function readNumber(text: string | null, fallback: number): number {
  return WHOLE_NUMBER.test(text ?? '') ? Number(text) : fallback;
}

/**
 * Reads the filters and the page of a list from an address. Every size that the backend accepts is valid: a backend that gives
 * fewer rows per page than requested has its pages counted by its own number, which no customer has chosen.
 */
export function readListState<R extends FilterRules>(
  address: URLSearchParams,
  rules: R,
): { readonly filters: Filters<R>; readonly paging: Paging } {
  const filters = Object.fromEntries(
    Object.entries(rules).map(([name, read]) => [name, read(address.get(name) ?? '')]),
  ) as Filters<R>;
  const size = readNumber(address.get(SIZE), DEFAULT_PAGE_SIZE);
  return {
    filters,
    paging: {
      page: readNumber(address.get(PAGE), 1),
      pageSize: size > LARGEST_PAGE ? DEFAULT_PAGE_SIZE : size,
    },
  };
}

/** Returns an address with values set, and those that are '' removed. Everything else in the address stays. */
function withValues(
  address: URLSearchParams,
  values: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value = ''] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Returns the address of a list with changed filters: a change goes back to the first page. */
export function withFilters<R extends FilterRules>(
  address: URLSearchParams,
  change: Partial<Filters<R>>,
): URLSearchParams {
  const next = withValues(address, change);
  if (next.toString() !== address.toString()) next.delete(PAGE);
  return next;
}

/** Returns the address of a list with another page or page size. Defaults are left out of the address. */
export function withPaging(address: URLSearchParams, { page, pageSize }: Paging): URLSearchParams {
  return withValues(address, {
    [PAGE]: page === 1 ? '' : String(page),
    [SIZE]: pageSize === DEFAULT_PAGE_SIZE ? '' : String(pageSize),
  });
}
