import type { CityStock, CountryStock, Gateway, List, Protocol } from '@/api/contract';
import { PROTOCOLS } from '@/api/contract/lists';
import { type AuthMode, isValidQuantity, LINE_FORMATS, type LineFormat } from './line/proxyLine';
import { isSessionMinutes, type ProxyTarget, SESSION_MINUTES_DEFAULT } from './line/proxyUsername';

/**
 * The settings of the generator. They are kept in the address, can be bookmarked and shared, and hold no secret. Empty text means
 * that nothing is chosen; a number always has a value. The address, presets, the last settings and shared links keep a new setting
 * by themselves; only `parseProxyConfig` names each.
 */
export interface ProxyConfig extends ProxyTarget {
  readonly protocol: Protocol;
  /** Id of a gateway; empty = the first that fits the other settings. */
  readonly gateway: string;
  /** Randomize IP changes the address on each request, Sticky IP keeps it for some minutes (spec §1). */
  readonly rotation: 'randomize' | 'sticky';
  readonly minutes: number;
  /** Username of a sub-account; empty = the main account. */
  readonly account: string;
  readonly auth: AuthMode;
  readonly quantity: number;
  readonly format: LineFormat;
}

const COUNTRY = /^[A-Z]{2}$/;
/** A code of a place or a gateway: taken exactly as the backend sends it, whatever it holds. */
const CODE = /^.{1,256}$/su;
/** No account has a longer name, so a longer one is cut. */
const ACCOUNT_MAX = 64;
const DIGITS = /^\d{1,15}$/;

/** The default settings. */
export const START_CONFIG: ProxyConfig = {
  country: '',
  state: '',
  city: '',
  protocol: 'http',
  gateway: '',
  rotation: 'randomize',
  minutes: SESSION_MINUTES_DEFAULT,
  account: '',
  auth: 'password',
  quantity: 10,
  format: 'HOST:PORT:USER:PASS',
};

function readChoice<T extends string>(text: string | null, all: readonly T[], otherwise: T): T {
  return all.find((item) => item === text) ?? otherwise;
}

function readText(text: string | null, pattern: RegExp): string {
  return text !== null && pattern.test(text) ? text : '';
}

function readNumber(
  text: string | null,
  isValid: (n: number) => boolean,
  otherwise: number,
): number {
  const number = text !== null && DIGITS.test(text) ? Number(text) : Number.NaN;
  return isValid(number) ? number : otherwise;
}

/** Reads the generator's settings from the query of an address; an invalid value counts as missing. */
export function parseProxyConfig(text: string): ProxyConfig {
  const query = new URLSearchParams(text);
  const country = readText((query.get('country') ?? '').toUpperCase(), COUNTRY);
  const state = country && readText(query.get('state'), CODE);
  return {
    country,
    state,
    city: country && readText(query.get('city'), CODE),
    protocol: readChoice(query.get('protocol'), PROTOCOLS, START_CONFIG.protocol),
    gateway: readText(query.get('gateway'), CODE),
    rotation: readChoice(query.get('rotation'), ['randomize', 'sticky'], START_CONFIG.rotation),
    minutes: readNumber(query.get('minutes'), isSessionMinutes, START_CONFIG.minutes),
    // Any name is kept, because a name that belongs to no sub-account must not mean the main account.
    account: (query.get('account') ?? '').trim().slice(0, ACCOUNT_MAX),
    auth: readChoice(query.get('auth'), ['password', 'whitelist'], START_CONFIG.auth),
    quantity: readNumber(query.get('quantity'), isValidQuantity, START_CONFIG.quantity),
    format: readChoice(query.get('format'), LINE_FORMATS, START_CONFIG.format),
  };
}

/** Returns the settings as a query, without those that are at their default. */
export function proxyConfigQuery(config: ProxyConfig): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(config)) {
    if (value !== START_CONFIG[name as keyof ProxyConfig]) query.set(name, String(value));
  }
  return query.toString();
}

/**
 * Returns the settings as the query of the page's address, and of a link to share. It is never empty, because without one the page starts
 * with the default preset or the settings that were used last.
 */
export function sharedQuery(config: ProxyConfig): string {
  return proxyConfigQuery(config) || `protocol=${config.protocol}`;
}

/** Returns all protocols that some gateway speaks. */
export function offeredProtocols(gateways: readonly Gateway[]): Protocol[] {
  return PROTOCOLS.filter((protocol) => gateways.some((one) => one.protocols.includes(protocol)));
}

/** Returns the settings with a change applied: a new country clears state and city, a new state clears the city. */
export function changeProxyConfig(config: ProxyConfig, change: Partial<ProxyConfig>): ProxyConfig {
  const forgets =
    change.country !== undefined && change.country !== config.country
      ? { state: '', city: '' }
      : change.state !== undefined && change.state !== config.state
        ? { city: '' }
        : {};
  return { ...config, ...forgets, ...change };
}

/** Sums the stock of the rows that fit. Null while the list is not read, and when a row that fits may be among the unreadable ones. */
function sumIps<T extends { readonly ips: number }>(
  rows: List<T> | undefined,
  fits: (row: T) => boolean,
): number | null {
  const found = rows?.list.filter(fits) ?? [];
  if (rows === undefined || (found.length === 0 && rows.unread)) return null;
  return found.reduce((sum, { ips }) => sum + ips, 0);
}

/** Counts the addresses of a place, 0 for one that the stock does not list; null when no place is named or the number is not known. */
export function countIps(
  { country, state, city }: ProxyTarget,
  countries: List<CountryStock> | undefined,
  places: List<CityStock> | undefined,
): number | null {
  if (country === '') return null;
  const ofCountry = sumIps(countries, (one) => one.countryCode === country);
  // The cities of a country that is not in stock are never read.
  if (ofCountry === 0 || (state === '' && city === '')) return ofCountry;
  // With unreadable rows a sum over several cities is not certain, so an empty part then fits only a city without that part.
  const isWide = (part: string) => part === '' && !places?.unread;
  return sumIps(
    places,
    (one) => (isWide(state) || one.stateCode === state) && (isWide(city) || one.cityCode === city),
  );
}

/** Returns the widest part of a place that is certainly out of stock, such as the country; null when there is none. */
export function findSoldOutPart(
  place: ProxyTarget,
  countries: List<CountryStock> | undefined,
  places: List<CityStock> | undefined,
): keyof ProxyTarget | null {
  const isEmpty = (part: ProxyTarget) => countIps(part, countries, places) === 0;
  if (isEmpty({ ...place, state: '', city: '' })) return 'country';
  if (isEmpty({ ...place, city: '' })) return 'state';
  return isEmpty(place) ? 'city' : null;
}
