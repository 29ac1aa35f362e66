import type { CityStock, CountryStock, Gateway, List, Protocol } from '@/api/contract';
import { PROTOCOLS } from '@/api/contract/lists';
import {
  type AuthMode,
  isValidQuantity,
  LINE_FORMATS,
  type LineFormat,
  type Rotation,
} from './line/proxyLine';
import { isSessionMinutes, SESSION_MINUTES_DEFAULT } from './line/proxyUsername';

/**
 * The settings of the generator. They are kept in the address, can be bookmarked and shared, and hold no secret. Empty text means
 * that nothing is chosen; a number always has a value. The address, presets, the last settings and shared links keep a new setting
 * by themselves; only `parseProxyConfig` names each.
 */
export interface ProxyConfig {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly protocol: Protocol;
  /** Id of a gateway; empty = the first that speaks the protocol. */
  readonly gateway: string;
  readonly rotation: Rotation['mode'];
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

function one<T extends string>(text: string | null, all: readonly T[], otherwise: T): T {
  return all.find((item) => item === text) ?? otherwise;
}

function matching(text: string | null, pattern: RegExp): string {
  return text !== null && pattern.test(text) ? text : '';
}

function whole(text: string | null, isValid: (n: number) => boolean, otherwise: number): number {
  const number = text !== null && DIGITS.test(text) ? Number(text) : Number.NaN;
  return isValid(number) ? number : otherwise;
}

/** Reads the generator's settings from a query; an invalid value counts as missing. */
export function parseProxyConfig(query: URLSearchParams): ProxyConfig {
  const country = matching((query.get('country') ?? '').toUpperCase(), COUNTRY);
  const state = country && matching(query.get('state'), CODE);
  return {
    country,
    state,
    city: country && matching(query.get('city'), CODE),
    protocol: one(query.get('protocol'), PROTOCOLS, START_CONFIG.protocol),
    gateway: matching(query.get('gateway'), CODE),
    rotation: one(query.get('rotation'), ['randomize', 'sticky'], START_CONFIG.rotation),
    minutes: whole(query.get('minutes'), isSessionMinutes, START_CONFIG.minutes),
    // Any name is kept, because a name that belongs to no sub-account must not mean the main account.
    account: (query.get('account') ?? '').trim().slice(0, ACCOUNT_MAX),
    auth: one(query.get('auth'), ['password', 'whitelist'], START_CONFIG.auth),
    quantity: whole(query.get('quantity'), isValidQuantity, START_CONFIG.quantity),
    format: one(query.get('format'), LINE_FORMATS, START_CONFIG.format),
  };
}

/** Returns the settings as a query, without those that are at their default. */
export function proxyConfigQuery(config: ProxyConfig): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(config)) {
    if (value !== START_CONFIG[name as keyof ProxyConfig]) query.set(name, String(value));
  }
  return query;
}

/**
 * Returns the settings as the query of a link to share. The query is never empty, because without one the page starts with the
 * reader's own settings.
 */
export function sharedQuery(config: ProxyConfig): string {
  return proxyConfigQuery(config).toString() || `protocol=${config.protocol}`;
}

/** The service's present offer; undefined means not known, so nothing is judged by it. */
export interface ProxyOffer {
  readonly gateways: readonly Gateway[];
  readonly countries: readonly CountryStock[] | undefined;
  /** States and cities of the chosen country. */
  readonly places: readonly CityStock[] | undefined;
}

/** Returns all protocols that some gateway speaks. */
export function offeredProtocols(gateways: readonly Gateway[]): Protocol[] {
  return PROTOCOLS.filter((protocol) => gateways.some((one) => one.protocols.includes(protocol)));
}

/** Drops settings that are not on offer: an old bookmark or a mistyped address must not make lines that fail. */
export function limitToOffer(config: ProxyConfig, offer: ProxyOffer): ProxyConfig {
  const protocols = offeredProtocols(offer.gateways);
  const protocol = protocols.includes(config.protocol)
    ? config.protocol
    : (protocols[0] ?? config.protocol);
  if (offer.countries?.every((one) => one.countryCode !== config.country)) {
    return { ...config, protocol, country: '', state: '', city: '' };
  }
  const has = (fits: (place: CityStock) => boolean) => offer.places?.some(fits) ?? true;
  const state = has((one) => one.stateCode === config.state) ? config.state : '';
  const city = has(
    (one) => one.cityCode === config.city && (state === '' || one.stateCode === state),
  )
    ? config.city
    : '';
  return { ...config, protocol, state, city };
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

/** Counts the addresses of the chosen place; null when not known, or when the place may be in a row that could not be read. */
export function countIps(
  { country, state, city }: Pick<ProxyConfig, 'country' | 'state' | 'city'>,
  countries: List<CountryStock> | undefined,
  places: List<CityStock> | undefined,
): number | null {
  if (country === '') return null;
  const isCity = state !== '' || city !== '';
  const whole = isCity ? places : countries;
  if (whole === undefined) return null;
  const counts = isCity
    ? (places?.list ?? [])
        .filter((one) => state === '' || one.stateCode === state)
        .filter((one) => city === '' || one.cityCode === city)
        .map(({ ips }) => ips)
    : (countries?.list ?? []).filter((one) => one.countryCode === country).map(({ ips }) => ips);
  if (counts.length === 0 && whole.unread) return null;
  return counts.reduce((sum, ips) => sum + ips, 0);
}
