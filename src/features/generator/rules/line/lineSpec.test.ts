import type { Gateway } from '@/api/contract';
import { gatewayWith } from '../../../../../tests/support/world/proxyLine';
import { offeredProtocols, START_CONFIG } from '../proxyConfig';
import { gatewayName, gatewayOf, limitToOffer, lineSpec } from './lineSpec';

const gateway = (id: string, protocols: Gateway['protocols']) =>
  gatewayWith({ id, name: id, host: `${id}.example.com`, protocols });
const web = gateway('web', ['http', 'https']);
const socks = gateway('socks', ['socks5', 'http']);
const account = { username: 'main', password: 'secret', trafficLeft: 1, subId: null };

describe('the gateway that settings mean', () => {
  it.each([
    ['the chosen one', 'http', 'socks', socks],
    ['the first that speaks the protocol, when none is chosen', 'http', '', web],
    ['another, when the chosen one does not speak the protocol', 'socks5', 'web', socks],
    ['another, when the chosen one is not there', 'https', 'gone', web],
  ] as const)('is %s', (_, protocol, id, expected) => {
    expect(gatewayOf({ protocol, gateway: id, auth: 'password' }, [web, socks])).toBe(expected);
  });

  it('is none when no gateway speaks the protocol', () => {
    expect(gatewayOf({ protocol: 'socks5', gateway: 'web', auth: 'password' }, [web])).toBeNull();
  });
});

describe('a gateway without a port for the whitelist', () => {
  const noList = { ...web, id: 'noList', whitelistPort: null };
  const config = { ...START_CONFIG, auth: 'whitelist' as const, gateway: 'noList' };

  it.each([
    ['gives way to another, even when it is chosen', [noList, web], web, 'whitelist'],
    ['alone leaves a password', [noList], noList, 'password'],
  ] as const)('%s', (_, gateways, gateway, auth) => {
    const limited = limitToOffer(config, gateways);
    expect(limited).toEqual({ ...config, auth });
    expect(gatewayOf(limited, gateways)).toBe(gateway);
  });
});

it('a gateway without a name is called by its host', () => {
  expect(gatewayName(web)).toBe('web');
  expect(gatewayName({ ...web, name: '' })).toBe('web.example.com');
  expect(gatewayName({ ...web, name: ' ' })).toBe('web.example.com');
});

describe('the protocols on offer', () => {
  it('are listed once, in the usual order', () => {
    expect(offeredProtocols([web, socks])).toEqual(['http', 'https', 'socks5']);
    expect(offeredProtocols([])).toEqual([]);
  });

  it('replace one that no gateway speaks, and the place stays as it was asked for', () => {
    const config = { ...START_CONFIG, country: 'ZZ', state: 'bavaria', city: 'gotham' };
    const secure = { ...config, protocol: 'https' as const };
    expect(limitToOffer(secure, [socks])).toEqual({ ...config, protocol: 'http' });
    expect(limitToOffer(secure, [web])).toEqual(secure);
    expect(limitToOffer(secure, [])).toEqual(secure);
  });
});

it('the minutes count for a sticky address only', () => {
  const minutes = 30;
  const config = { ...START_CONFIG, minutes };
  expect(lineSpec({ ...config, rotation: 'sticky' }, web, account).minutes).toBe(minutes);
  expect(lineSpec(config, web, account).minutes).toBeNull();
});

it('a part of the place that is not chosen is no part of the lines', () => {
  const config = { ...START_CONFIG, country: 'DE', city: 'berlin' };
  expect(lineSpec(config, web, account)).toMatchObject({
    country: 'DE',
    state: '',
    city: 'berlin',
  });
});

it.each([
  ['password', 7000],
  ['whitelist', 7100],
] as const)('lines in %s mode go to port %i', (auth, port) => {
  const config = { ...START_CONFIG, country: 'JP', auth };
  expect(lineSpec(config, web, account)).toEqual({
    format: config.format,
    protocol: 'http',
    host: 'web.example.com',
    port,
    auth,
    account: 'main',
    password: 'secret',
    country: 'JP',
    state: '',
    city: '',
    minutes: null,
  });
});
