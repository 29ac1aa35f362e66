import { isDay } from './time/day';

/** Rows to a page that a customer can choose from; the first is what a list begins with. */
export const PAGE_SIZES = [20, 50, 100, 200] as const;

const [DEFAULT_PAGE_SIZE] = PAGE_SIZES;
const LONGEST_TEXT = 100;
const PAGE_NUMBER = /^[1-9]\d{0,5}$/;

/** The names that paging has in the address; no filter may have them. */
const PAGE = 'page';
const SIZE = 'size';

/** Where a page is in its list. */
export interface Paging {
  readonly page: number;
  readonly pageSize: number;
}

/**
 * The filters of a list by the names that they have in the address. Each rule reads what stands there, and gives '' for what
 * the filter cannot be: an address may be old, or typed by hand. '' narrows nothing down.
 */
export type FilterRules = Readonly<Record<string, (text: string) => string>>;

/** What the filters are set to. */
export type Filters<R extends FilterRules> = {
  readonly [Name in keyof R]: ReturnType<R[Name]>;
};

/** The rule of a filter that is one of a few. */
export function oneOf<T extends string>(values: readonly T[]): (text: string) => T | '' {
  return (text) => values.find((value) => value === text) ?? '';
}

/** The rule of a filter that is any text: a search, or a name. */
export const anyText = (text: string): string => text.trim().slice(0, LONGEST_TEXT);

/** The rule of a filter that is a UTC day. */
export const dayText = (text: string): string => (isDay(text) ? text : '');

/** What an address says that a list shows. */
export function readListState<R extends FilterRules>(
  address: URLSearchParams,
  rules: R,
): { readonly filters: Filters<R>; readonly paging: Paging } {
  const filters = Object.fromEntries(
    Object.entries(rules).map(([name, read]) => [name, read(address.get(name) ?? '')]),
  ) as Filters<R>;
  const page = address.get(PAGE) ?? '';
  const pageSize = PAGE_SIZES.find((size) => String(size) === address.get(SIZE));
  return {
    filters,
    paging: {
      page: PAGE_NUMBER.test(page) ? Number(page) : 1,
      pageSize: pageSize ?? DEFAULT_PAGE_SIZE,
    },
  };
}

/** An address with some values set and those that are '' taken out. Whatever else it says stays. */
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

/** The address of a list whose filters change: another filter begins at the first page. */
export function withFilters<R extends FilterRules>(
  address: URLSearchParams,
  change: Partial<Filters<R>>,
): URLSearchParams {
  const next = withValues(address, change);
  if (next.toString() !== address.toString()) next.delete(PAGE);
  return next;
}

/** The address of a list at another page, or with other rows to a page. What every list begins with is not written down. */
export function withPaging(address: URLSearchParams, { page, pageSize }: Paging): URLSearchParams {
  return withValues(address, {
    [PAGE]: page === 1 ? '' : String(page),
    [SIZE]: pageSize === DEFAULT_PAGE_SIZE ? '' : String(pageSize),
  });
}
