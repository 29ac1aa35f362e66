import type { Gateway } from '@/api/contract';
import { gatewayWith } from '../../../../tests/support/world/proxyLine';
import { handoverCard } from './handover';

const MASK = '••••';
const gateway = gatewayWith({ name: 'Europe', host: 'eu.example.com' });
const socks = gatewayWith({ name: 'Socks', host: '2001:db8::1', protocols: ['socks5'] });
const sub = { id: '7', username: 'scraperteam01', password: 'Secret99', trafficLeft: 1 };

const card = (gateways: readonly Gateway[], password = sub.password) =>
  handoverCard({ ...sub, password }, gateways, MASK) ?? [];
const values = (gateways: readonly Gateway[], password?: string) =>
  Object.fromEntries(card(gateways, password).map(({ part, value }) => [part, value]));
const masked = (gateways: readonly Gateway[], password?: string) =>
  Object.fromEntries(card(gateways, password).map((fact) => [fact.part, fact.masked]));

it('a card has the gateway and protocol that the generator starts with', () => {
  expect(values([socks, gateway])).toMatchObject({ gateway: 'Europe', protocol: 'HTTP' });
});

it('the host stands for the name of a gateway that has none', () => {
  expect(values([{ ...gateway, name: '' }]).gateway).toBe('eu.example.com');
});

it('a protocol that is on offer is taken where the first one is not', () => {
  const { protocol, line, sample } = values([socks]);
  expect([protocol, line]).toEqual([
    'SOCKS5',
    'socks5://scraperteam01-zone-resi:Secret99@[2001:db8::1]:7000',
  ]);
  expect(sample).toContain("'socks5h://[2001:db8::1]:7000'");
});

it('there is no card without a gateway', () => {
  expect(handoverCard(sub, [], MASK)).toBeNull();
});

it('a password that would break the common format makes the line a URL', () => {
  expect(values([gateway], 'a:b@c 1').line).toBe(
    'http://scraperteam01-zone-resi:a%3Ab%40c%201@eu.example.com:7000',
  );
  expect(masked([gateway], 'a:b@c 1').line).toBe(
    `http://scraperteam01-zone-resi:${MASK}@eu.example.com:7000`,
  );
});
