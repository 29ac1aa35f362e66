import type { CountryStock } from '@/api/contract';
import { fieldsOf } from '@/lib/text/json';

/** A customer's favourite and recent countries, as this browser stores them: ISO 3166-1 alpha-2 codes. */
export interface SavedCountries {
  /** Starred by the customer, the first starred first. */
  readonly favourites: readonly string[];
  /** Chosen before, the last chosen first. */
  readonly recent: readonly string[];
}

/** Number of recent countries that are remembered. */
const RECENT_MAX = 5;

/** Continents as the service names them, in the order of the filter. */
export const CONTINENTS = [
  'Europe',
  'Asia',
  'North America',
  'South America',
  'Africa',
  'Oceania',
  'Antarctica',
] as const;

const COUNTRY = /^[A-Z]{2}$/;

function codesIn(stored: unknown): string[] {
  if (!Array.isArray(stored)) return [];
  const codes = stored.filter((code) => typeof code === 'string' && COUNTRY.test(code));
  return [...new Set(codes)];
}

/** Reads the stored countries; anything else in storage counts as empty. */
export function readSavedCountries(stored: unknown): SavedCountries {
  const { favourites, recent } = fieldsOf(stored);
  return { favourites: codesIn(favourites), recent: codesIn(recent).slice(0, RECENT_MAX) };
}

/** Returns the saved countries with one starred or unstarred. */
export function toggleFavourite(saved: SavedCountries, code: string): SavedCountries {
  const others = saved.favourites.filter((one) => one !== code);
  const isStarred = others.length < saved.favourites.length;
  return { ...saved, favourites: isStarred ? others : [...others, code] };
}

/** Returns the saved countries with a chosen one first among the recent. */
export function addRecent(saved: SavedCountries, code: string): SavedCountries {
  const others = saved.recent.filter((one) => one !== code);
  return { ...saved, recent: [code, ...others].slice(0, RECENT_MAX) };
}

/** Returns the continents that have countries in the list: first those known here, then others as the service names them. */
export function continentsOf(stock: readonly CountryStock[]): string[] {
  const present = new Set(stock.map(({ continent }) => continent));
  present.delete('');
  const listed = CONTINENTS.filter((one) => present.has(one));
  return [...listed, ...[...present].filter((one) => !listed.some((name) => name === one))];
}

/**
 * Sorts countries into favourites, recent ones and the others, each country into one group: favourites keep the given order, the last
 * chosen of the recent ones stands first, and of the others the one with the most stock.
 */
export function groupCountries<T extends Pick<CountryStock, 'countryCode' | 'ips'>>(
  countries: readonly T[],
  saved: SavedCountries,
) {
  const isFavourite = (one: T) => saved.favourites.includes(one.countryCode);
  const recent = saved.recent.flatMap((code) =>
    countries.filter((one) => one.countryCode === code && !isFavourite(one)),
  );
  return {
    favourites: countries.filter(isFavourite),
    recent,
    others: countries
      .filter((one) => !isFavourite(one) && !recent.includes(one))
      .sort((one, other) => other.ips - one.ips),
  };
}

/** Smallest number of addresses for each level of stock on the map; level 0 has none. */
export const STOCK_LEVELS = [0, 1, 10_000, 100_000, 1_000_000] as const;

/** Returns the level of stock for a number of addresses: 0 (none) to 4. */
export function stockLevel(ips: number): number {
  return STOCK_LEVELS.findLastIndex((least) => ips >= least);
}
