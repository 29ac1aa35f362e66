import fc from 'fast-check';
import { LINE_FORMATS } from './line/proxyLine';
import {
  changeProxyConfig,
  countIps,
  findSoldOutPart,
  type ProxyConfig,
  parseProxyConfig,
  proxyConfigQuery,
  START_CONFIG,
} from './proxyConfig';

describe('the generator’s settings in the address', () => {
  it('are the defaults without a query, and defaults are left out of the address', () => {
    expect(parseProxyConfig('')).toEqual(START_CONFIG);
    expect(proxyConfigQuery(START_CONFIG)).toBe('');
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
    expect(parseProxyConfig(query)[name]).toBe(START_CONFIG[name]);
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
    const address = proxyConfigQuery(config);
    expect(address).toMatch(/^[\x21-\x7e]+$/);
    expect(parseProxyConfig(address)).toEqual(config);
  });

  it('forget what belongs to another country or state', () => {
    const config = { ...START_CONFIG, country: 'US', state: 'texas', city: 'austin' };
    expect(changeProxyConfig(config, { country: 'DE' })).toMatchObject({ state: '', city: '' });
    expect(changeProxyConfig(config, { state: 'ohio' })).toMatchObject({ city: '', country: 'US' });
    expect(changeProxyConfig(config, { minutes: 5 })).toMatchObject({ city: 'austin' });
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

  it('are none in a country that is not in stock, whose cities are not read', () => {
    const config = { country: 'DE', state: '', city: 'berlin' };
    expect(countIps(config, countries, undefined)).toBe(0);
  });

  it.each([
    ['a country with stock', 'US', '', '', null],
    ['a place with stock', 'US', 'ca', 'la', null],
    ['a city that is in no such state', 'US', 'ny', 'sf', 'city'],
    ['a city that is not listed', 'US', '', 'gotham', 'city'],
    ['a state that is not listed, with a city that is', 'US', 'tx', 'la', 'state'],
    ['a country that is not listed', 'ZZ', 'tx', 'gotham', 'country'],
    ['no place', '', '', '', null],
  ])('the part that is sold out, of %s', (_name, country, state, city, part) =>
    expect(findSoldOutPart({ country, state, city }, countries, cities)).toBe(part),
  );

  it('are not known while nothing is read, or when the row may be one that could not be', () => {
    const config = { country: 'DE', state: '', city: '' };
    expect(countIps(config, undefined, undefined)).toBeNull();
    expect(countIps(config, { list: [us], unread }, undefined)).toBeNull();
    const city = { country: 'US', state: 'tx', city: 'gotham' };
    expect(findSoldOutPart(city, countries, undefined)).toBeNull();
    expect(findSoldOutPart(city, countries, { ...cities, unread })).toBeNull();
  });

  it('are not summed over a list with rows that could not be read; a city that was read is known', () => {
    const read = { list: [...cities.list, place('tx', 'austin', 0)], unread };
    const texas = { country: 'US', state: 'tx', city: '' };
    expect(findSoldOutPart(texas, countries, read)).toBeNull();
    expect(countIps({ ...texas, state: 'ca' }, countries, read)).toBeNull();
    expect(findSoldOutPart({ ...texas, city: 'austin' }, countries, read)).toBe('city');
    expect(countIps({ ...texas, state: 'ca', city: 'la' }, countries, read)).toBe(30);
  });
});
