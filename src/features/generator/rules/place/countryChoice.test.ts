import type { CountryStock } from '@/api/contract';
import {
  addRecent,
  continentsOf,
  groupCountries,
  readSavedCountries,
  stockLevel,
  toggleFavourite,
} from './countryChoice';

const NONE = { favourites: [], recent: [] };
const at = (countryCode: string, continent: string): CountryStock => ({
  countryCode,
  continent,
  country: countryCode,
  ips: 1,
});
const STOCK = [at('AU', 'Oceania'), at('DE', 'Europe'), at('FR', 'Europe'), at('US', 'Atlantis')];
const codes = (countries: readonly CountryStock[]) => countries.map((one) => one.countryCode);

describe('favourites and recent countries', () => {
  it('a star is set and taken away', () => {
    const starred = toggleFavourite(NONE, 'DE');
    expect(starred.favourites).toEqual(['DE']);
    expect(toggleFavourite(starred, 'DE')).toEqual(NONE);
  });

  it('the last chosen comes first, once, and five are remembered', () => {
    const chosen = ['DE', 'FR', 'US', 'DE', 'AU', 'IT', 'ES'];
    const { recent } = chosen.reduce(addRecent, readSavedCountries(null));
    expect(recent).toEqual(['ES', 'IT', 'AU', 'DE', 'US']);
  });

  it.each([[null], ['text'], [{ favourites: 'DE' }], [{ recent: [1, null, 'de', '<b>', 'DEU'] }]])(
    '%j in storage counts as empty',
    (stored) => {
      expect(readSavedCountries(stored)).toEqual(NONE);
    },
  );

  it('what was stored is read back, each country once', () => {
    expect(readSavedCountries({ favourites: ['DE', 'DE'], recent: ['FR'] })).toEqual({
      favourites: ['DE'],
      recent: ['FR'],
    });
  });
});

describe('the list of countries', () => {
  const saved = { favourites: ['US', 'DE'], recent: ['DE', 'FR', 'QQ', 'AU'] };

  it('has each country once: favourites, then recent ones, then the rest', () => {
    const { favourites, recent, others } = groupCountries(STOCK, saved);
    expect([favourites, recent, others].map(codes)).toEqual([['DE', 'US'], ['FR', 'AU'], []]);
  });

  it('has the largest stock first, below favourites and recent ones', () => {
    const stock = STOCK.map((one, index) => ({ ...one, ips: index }));
    const { others } = groupCountries(stock, NONE);
    expect(codes(others)).toEqual(['US', 'FR', 'DE', 'AU']);
  });

  it('names the continents that there are, unknown ones last', () => {
    expect(continentsOf([...STOCK, at('XX', '')])).toEqual(['Europe', 'Oceania', 'Atlantis']);
  });
});

it.each([
  [0, 0],
  [1, 1],
  [9_999, 1],
  [10_000, 2],
  [999_999, 3],
  [5_000_000, 4],
])('%d addresses are stock of level %d', (ips, level) => {
  expect(stockLevel(ips)).toBe(level);
});
