import type { CityStock, CountryStock, Gateway, List, Protocol } from '@/api/contract';
import { PROTOCOLS } from '@/api/contract/lists';
import {
  type AuthMode,
  isQuantity,
  LINE_FORMATS,
  type LineFormat,
  type Rotation,
} from './line/proxyLine';
import { isSessionMinutes, SESSION_MINUTES_DEFAULT } from './line/proxyUsername';

/**
 * What the generator is set to, as it stands in the address: it can be bookmarked and shared, and holds no secret.
 * Empty text = nothing chosen.
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
/** A code of a place or a gateway: exactly as the backend gives it, whatever it holds. */
const CODE = /^.{1,256}$/su;
/** A longer account name is cut: no account has one. */
const ACCOUNT_MAX = 64;
const DIGITS = /^\d{1,7}$/;

/** What the generator starts with. */
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

/** Reads the generator's settings from a query; what is no valid value is as if it were not there. */
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
    // Kept whatever it holds: a name that is no sub-account's must not mean the main account.
    account: (query.get('account') ?? '').trim().slice(0, ACCOUNT_MAX),
    auth: one(query.get('auth'), ['password', 'whitelist'], START_CONFIG.auth),
    quantity: whole(query.get('quantity'), isQuantity, START_CONFIG.quantity),
    format: one(query.get('format'), LINE_FORMATS, START_CONFIG.format),
  };
}

/** The settings as a query, without what is as at the start. */
export function proxyConfigQuery(config: ProxyConfig): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(config)) {
    if (value !== START_CONFIG[name as keyof ProxyConfig]) query.set(name, String(value));
  }
  return query;
}

/**
 * The settings as the query of an address that is passed on. It is never empty: without a query the page begins with the
 * reader's own settings.
 */
export function sharedQuery(config: ProxyConfig): string {
  return proxyConfigQuery(config).toString() || `protocol=${config.protocol}`;
}

/** What the service has to offer at the moment; undefined = not known, so nothing is judged by it. */
export interface ProxyOffer {
  readonly gateways: readonly Gateway[];
  readonly countries: readonly CountryStock[] | undefined;
  /** States and cities of the country that is set. */
  readonly places: readonly CityStock[] | undefined;
}

/** All protocols that some gateway speaks. */
export function offeredProtocols(gateways: readonly Gateway[]): Protocol[] {
  return PROTOCOLS.filter((protocol) => gateways.some((one) => one.protocols.includes(protocol)));
}

/** The settings without what is not on offer: an old bookmark or a mistyped address is no reason to make lines that fail. */
export function offeredConfig(config: ProxyConfig, offer: ProxyOffer): ProxyConfig {
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

/** The settings with a change: a new country forgets state and city, a new state the city. */
export function changeProxyConfig(config: ProxyConfig, change: Partial<ProxyConfig>): ProxyConfig {
  const forgets =
    change.country !== undefined && change.country !== config.country
      ? { state: '', city: '' }
      : change.state !== undefined && change.state !== config.state
        ? { city: '' }
        : {};
  return { ...config, ...forgets, ...change };
}

/** How many addresses the place of settings has; null where it is not known, or a row that could not be read may be it. */
export function placeIps(
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
