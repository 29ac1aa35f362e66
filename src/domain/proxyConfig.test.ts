import fc from 'fast-check';
import { changeProxyConfig, parseProxyConfig, proxyConfigQuery, START_CONFIG } from './proxyConfig';
import { LINE_FORMATS } from './proxyLine';

describe('the generator’s settings in the address', () => {
  it('are the start without a query, and leave the address bare', () => {
    expect(parseProxyConfig(new URLSearchParams())).toEqual(START_CONFIG);
    expect(proxyConfigQuery(START_CONFIG).toString()).toBe('');
  });

  it('come back as they went', () => {
    fc.assert(
      fc.property(
        fc.record({
          country: fc.constantFrom('', 'US', 'DE'),
          protocol: fc.constantFrom('http', 'https', 'socks5'),
          gateway: fc.constantFrom('', 'gw-1'),
          rotation: fc.constantFrom('randomize', 'sticky'),
          minutes: fc.integer({ min: 1, max: 1440 }),
          account: fc.constantFrom('', 'scraperteam01'),
          auth: fc.constantFrom('password', 'whitelist'),
          quantity: fc.integer({ min: 1, max: 1_000_000 }),
          format: fc.constantFrom(...LINE_FORMATS),
        }),
        (change) => {
          const config = { ...START_CONFIG, ...change } as typeof START_CONFIG;
          expect(parseProxyConfig(proxyConfigQuery(config))).toEqual(config);
        },
      ),
    );
  });

  it.each([
    ['country=USA', 'country'],
    ['state=california', 'state'],
    ['city=x%20y&country=US', 'city'],
    ['protocol=ftp', 'protocol'],
    ['minutes=0', 'minutes'],
    ['minutes=1441', 'minutes'],
    ['quantity=1000001', 'quantity'],
    ['quantity=1e3', 'quantity'],
    ['account=a-zone-resi', 'account'],
    ['format=toString', 'format'],
    ['auth=none', 'auth'],
  ] as const)('ignore %s', (query, name) => {
    expect(parseProxyConfig(new URLSearchParams(query))[name]).toBe(START_CONFIG[name]);
  });

  it('forget what belongs to another country or state', () => {
    const config = { ...START_CONFIG, country: 'US', state: 'texas', city: 'austin' };
    expect(changeProxyConfig(config, { country: 'DE' })).toMatchObject({ state: '', city: '' });
    expect(changeProxyConfig(config, { state: 'ohio' })).toMatchObject({ city: '', country: 'US' });
    expect(changeProxyConfig(config, { minutes: 5 })).toMatchObject({ city: 'austin' });
  });
});
