import type { CityStock, CountryStock } from '../../src/api/contract';
import { citiesOf } from './geo/cities';
import { COUNTRIES } from './geo/countries';
import { createRandom, hash, integer, nextNumber } from './random';
import type { AdvertisedGateway, World } from './state';

/** Countries with most of the addresses, largest first. */
const LARGEST = 'US IN BR RU GB DE FR ID MX TR IT JP CA ES VN PL UA AR PH TH AU ZA KR NL SE';
const LARGEST_IPS = 4_800_000;
/** Each next large country has this share of the one before; the range is of all other countries. */
const SHRINK = 0.86;
const SMALL_IPS = [240, 95_000] as const;
/** Hardly populated countries, listed with nothing in stock. */
const EMPTY = ['AQ', 'BV', 'GS', 'HM', 'TF', 'UM'];
/** A city with nothing in stock, in a state that has some; and a state without any, in a country that has some. */
const EMPTY_CITY = 'fresno';
const EMPTY_STATE = 'wales';
/** The cities' share of a country's addresses. */
const IN_CITIES = 0.7;

const ranks = new Map(LARGEST.split(' ').map((code, rank) => [code, rank]));

const isEmpty = (world: World, code: string) => world.state.isSoldOut || EMPTY.includes(code);

function ipsOf(world: World, code: string): number {
  if (isEmpty(world, code)) return 0;
  const random = createRandom(hash(`${world.seed}:${code}`));
  const rank = ranks.get(code);
  if (rank !== undefined) {
    return Math.floor(LARGEST_IPS * SHRINK ** rank * (0.95 + nextNumber(random) / 10));
  }
  const [least, most] = SMALL_IPS;
  return Math.floor(least + (most - least) * nextNumber(random) ** 3);
}

/** Returns the addresses in stock by country, for all of ISO 3166-1. */
export function stock(world: World): CountryStock[] {
  return COUNTRIES.map(({ code, name, continent }) => ({
    countryCode: code,
    country: name,
    continent,
    ips: ipsOf(world, code),
  }));
}

/** Returns the addresses in stock by city; null for an unknown country. */
export function cityStock(world: World, countryCode: string): CityStock[] | null {
  if (!COUNTRIES.some(({ code }) => code === countryCode)) return null;
  const cities = citiesOf(countryCode);
  const random = createRandom(hash(`${world.seed}:${countryCode}:cities`));
  const weights = cities.map(({ cityCode, stateCode }) =>
    cityCode === EMPTY_CITY || stateCode === EMPTY_STATE ? 0 : integer(random, 10, 100),
  );
  const sum = weights.reduce((a, b) => a + b, 0);
  const ips = ipsOf(world, countryCode) * IN_CITIES;
  return cities.map((city, i) => ({ ...city, ips: Math.floor((ips * (weights[i] ?? 0)) / sum) }));
}

/** Wanted exit of a proxy connection; empty = any. */
export interface Target {
  country: string;
  state: string;
  city: string;
}

/**
 * Returns true when there is stock for a target. Country in either case, the codes exactly as `cityStock` returns them.
 */
export function hasStock(world: World, { country, state, city }: Target): boolean {
  if (country === '') return state === '' && city === '' && !world.state.isSoldOut;
  const cities = cityStock(world, country.toUpperCase());
  if (!cities || isEmpty(world, country.toUpperCase())) return false;
  if (state === '' && city === '') return true;
  return cities
    .filter(({ ips }) => ips > 0)
    .some(
      (one) => (state === '' || one.stateCode === state) && (city === '' || one.cityCode === city),
    );
}

/** Gateways that exist on paper only, listed while none runs. */
const FICTIONAL: readonly AdvertisedGateway[] = [
  ['global', 'Global', 'gate'],
  ['us', 'North America', 'us.gate'],
  ['eu', 'Europe', 'eu.gate'],
  ['asia', 'Asia Pacific', 'asia.gate'],
].map(([id = '', region = '', host = '']) => ({
  id: `gw-${id}`,
  name: id === 'global' ? 'Global gateway' : `${region} gateway`,
  region,
  host: `${host}.example.net`,
  port: 7000,
  whitelistPort: 7100,
  protocols: ['http', 'https', 'socks5'],
  apiBase: 'https://api.example.net/v1',
}));

export const gateways = (world: World): readonly AdvertisedGateway[] => world.running ?? FICTIONAL;
