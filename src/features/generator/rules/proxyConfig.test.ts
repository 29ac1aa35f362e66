import fc from 'fast-check';
import type { CityStock, CountryStock, Gateway, Protocol } from '@/api/contract';
import { LINE_FORMATS } from './line/proxyLine';
import { composeUsername } from './line/proxyUsername';
import {
  changeProxyConfig,
  countIps,
  limitToOffer,
  offeredProtocols,
  type ProxyConfig,
  type ProxyOffer,
  parseProxyConfig,
  proxyConfigQuery,
  START_CONFIG,
} from './proxyConfig';

describe('the generator’s settings in the address', () => {
  it('are the defaults without a query, and defaults are left out of the address', () => {
    expect(parseProxyConfig(new URLSearchParams())).toEqual(START_CONFIG);
    expect(proxyConfigQuery(START_CONFIG).toString()).toBe('');
  });

  it('are read back as they were written', () => {
    fc.assert(
      fc.property(
        fc.record<ProxyConfig>({
          country: fc.constantFrom('US', 'DE'),
          state: fc.constantFrom('', 'texas'),
          city: fc.constantFrom('', 'austin'),
          protocol: fc.constantFrom('http', 'https', 'socks5'),
          gateway: fc.constantFrom('', 'gw-1'),
          rotation: fc.constantFrom('randomize', 'sticky'),
          minutes: fc.integer({ min: 1, max: 1440 }),
          account: fc.constantFrom('', 'scraperteam01'),
          auth: fc.constantFrom('password', 'whitelist'),
          quantity: fc.integer({ min: 1, max: 1_000_000 }),
          format: fc.constantFrom(...LINE_FORMATS),
        }),
        (config) => {
          expect(parseProxyConfig(proxyConfigQuery(config))).toEqual(config);
        },
      ),
    );
  });

  it.each([
    ['country=USA', 'country'],
    ['state=california', 'state'],
    ['protocol=ftp', 'protocol'],
    ['minutes=0', 'minutes'],
    ['minutes=1441', 'minutes'],
    ['quantity=1000001', 'quantity'],
    ['quantity=1e3', 'quantity'],
    ['format=toString', 'format'],
    ['auth=none', 'auth'],
  ] as const)('ignore %s', (query, name) => {
    expect(parseProxyConfig(new URLSearchParams(query))[name]).toBe(START_CONFIG[name]);
  });

  it.each([
    'New South Wales',
    'Provence-Alpes-Côte d’Azur',
    "Côte d'Azur",
    '東京',
    'a&b=c+d%20#?/',
    ' ',
  ])('keep the code of a place exactly as it is: %p', (code) => {
    const config = { ...START_CONFIG, country: 'AU', state: code, city: code, gateway: code };
    const address = proxyConfigQuery(config).toString();
    expect(address).toMatch(/^[\x21-\x7e]+$/);
    expect(parseProxyConfig(new URLSearchParams(address))).toEqual(config);
    const username = composeUsername({
      account: 'demo',
      countryCode: 'AU',
      stateCode: code,
      cityCode: code,
    }).text;
    expect(username).toBe(`demo-zone-resi-region-au-st-${code}-city-${code}`);
  });

  it('forget what belongs to another country or state', () => {
    const config = { ...START_CONFIG, country: 'US', state: 'texas', city: 'austin' };
    expect(changeProxyConfig(config, { country: 'DE' })).toMatchObject({ state: '', city: '' });
    expect(changeProxyConfig(config, { state: 'ohio' })).toMatchObject({ city: '', country: 'US' });
    expect(changeProxyConfig(config, { minutes: 5 })).toMatchObject({ city: 'austin' });
  });
});

describe('what is on offer', () => {
  const gateway = (id: string, ...protocols: Protocol[]): Gateway => ({
    id,
    name: id,
    region: '',
    host: `${id}.example.com`,
    port: 7000,
    whitelistPort: 7100,
    protocols,
    apiBase: 'https://api.example.com',
  });
  const country = (countryCode: string): CountryStock => ({
    countryCode,
    country: countryCode,
    continent: '',
    ips: 1,
  });
  const place = (stateCode: string, cityCode: string): CityStock => ({
    stateCode,
    state: stateCode,
    cityCode,
    city: cityCode,
    ips: 1,
  });
  const offer: ProxyOffer = {
    gateways: [gateway('a', 'http'), gateway('b', 'socks5', 'http')],
    countries: [country('US'), country('DE')],
    places: [place('ohio', 'columbus'), place('georgia', 'columbus'), place('ohio', 'dayton')],
  };
  const set = { ...START_CONFIG, country: 'US', state: 'ohio', city: 'columbus' };

  it('lists each protocol once, in the usual order', () => {
    expect(offeredProtocols(offer.gateways)).toEqual(['http', 'socks5']);
    expect(offeredProtocols([])).toEqual([]);
  });

  it.each([
    ['all that exists', set, {}],
    ['a city of another state alone', { ...set, state: 'georgia', city: 'dayton' }, { city: '' }],
    ['an unknown state', { ...set, state: 'bavaria' }, { state: '' }],
    ['an unknown city', { ...set, city: 'gotham' }, { city: '' }],
    ['an unknown country', { ...set, country: 'ZZ' }, { country: '', state: '', city: '' }],
    ['a protocol that nobody speaks', { ...set, protocol: 'https' as const }, { protocol: 'http' }],
  ])('%s', (_name, config, without) => {
    expect(limitToOffer(config, offer)).toEqual({ ...config, ...without });
  });

  it('drops no setting while the offer is unknown', () => {
    const config = { ...set, country: 'ZZ', state: 'bavaria', city: 'gotham' };
    const unknown = { gateways: [], countries: undefined, places: undefined };
    expect(limitToOffer(config, unknown)).toEqual(config);
    expect(limitToOffer(START_CONFIG, offer)).toEqual(START_CONFIG);
  });
});

describe('the addresses of the chosen place', () => {
  const us = { countryCode: 'US', country: 'United States', continent: 'NA', ips: 90 };
  const place = (stateCode: string, cityCode: string, ips: number) => ({
    stateCode,
    state: stateCode,
    cityCode,
    city: cityCode,
    ips,
  });
  const countries = { list: [us], unread: null };
  const cities = {
    list: [place('ca', 'la', 30), place('ca', 'sf', 20), place('ny', 'la', 5)],
    unread: null,
  };
  const unread = { call: 'dynamic.stock', field: 'ips', count: 1, rows: 2 };

  it.each([
    ['no country', { country: '', state: '', city: '' }, null],
    ['a country', { country: 'US', state: '', city: '' }, 90],
    ['a country that is not in stock', { country: 'DE', state: '', city: '' }, 0],
    ['a state', { country: 'US', state: 'ca', city: '' }, 50],
    ['a city', { country: 'US', state: 'ca', city: 'la' }, 30],
    ['a city that is not in stock', { country: 'US', state: 'ny', city: 'sf' }, 0],
  ])('%s', (_name, config, ips) => expect(countIps(config, countries, cities)).toBe(ips));

  it('are not known while nothing is read, or when the row may be one that could not be', () => {
    const config = { country: 'DE', state: '', city: '' };
    expect(countIps(config, undefined, undefined)).toBeNull();
    expect(countIps(config, { list: [us], unread }, undefined)).toBeNull();
  });
});
