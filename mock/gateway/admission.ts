/** Decides who may use a gateway, who pays for the traffic, and from which address it leaves. */
import { hasStock, stock } from '../world/dynamic';
import { hash } from '../world/random';
import { settle } from '../world/settle';
import { leftIn, type SubAccount, serial, type User, type World } from '../world/state';
import { consume } from '../world/traffic';
import { ownerOfIp } from '../world/whitelist';
import { decodeUsername, type Targeting } from './username';

/** Protocol between a client and the gateway. */
export type ClientProtocol = 'http' | 'https' | 'socks5';

/** An admitted connection. */
export interface Route {
  readonly user: User;
  readonly sub: SubAccount | null;
  readonly protocol: ClientProtocol;
  readonly targeting: Targeting;
  /** The country of the exit, upper case. */
  readonly exitCountry: string;
  /** The visitor's address, as the site sees it. */
  readonly exitIp: string;
}

/** HTTP status of a refused connection: 402 no traffic, 403 not listed, 404 no stock, 407 credentials. */
export type Denial = 402 | 403 | 404 | 407;

export const DENIALS: Readonly<Record<Denial, string>> = {
  402: 'No traffic left',
  403: 'Address not in the whitelist',
  404: 'No stock for the target',
  407: 'Proxy authentication required',
};

interface Account {
  user: User;
  sub: SubAccount | null;
}

function accountOf(world: World, name: string, password: string): Account | null {
  const user = world.state.users.find(({ proxyUsername }) => proxyUsername === name);
  if (user) return user.proxyPassword === password ? { user, sub: null } : null;
  const sub = world.state.subAccounts.find(({ username }) => username === name);
  const owner = sub && world.state.users.find(({ id }) => id === sub.userId);
  return owner && sub.password === password ? { user: owner, sub } : null;
}

/** Chooses a country with stock, the same one for the same sticky session. */
function anyCountry(world: World, key: string): string {
  const all = stock(world).filter(({ ips }) => ips > 1000);
  return all[hash(key) % all.length]?.countryCode ?? 'US';
}

/** Makes an exit IP from country and session, in 100.64.0.0/10, which holds no public address. */
function fakeIp(country: string, key: string): string {
  const h = hash(`${country}:${key}`);
  return `100.${64 + ((country.charCodeAt(0) + country.charCodeAt(1)) % 64)}.${(h >>> 8) & 255}.${h & 255 || 1}`;
}

function route(
  world: World,
  { user, sub }: Account,
  targeting: Targeting,
  protocol: ClientProtocol,
): Route | Denial {
  if (!hasStock(world, targeting)) return 404;
  if (leftIn((sub ?? user).lots) === 0) return 402;
  const { account, country, state, city, session } = targeting;
  const key = session === null ? `once:${serial(world)}` : `${account}:${state}:${city}:${session}`;
  const exitCountry = country === '' ? anyCountry(world, key) : country.toUpperCase();
  return { user, sub, protocol, targeting, exitCountry, exitIp: fakeIp(exitCountry, key) };
}

/** Admits a connection by username and password. */
export function admitByPassword(
  world: World,
  username: string,
  password: string,
  protocol: ClientProtocol,
): Route | Denial {
  settle(world);
  const targeting = decodeUsername(username);
  const account = targeting && accountOf(world, targeting.account, password);
  return account ? route(world, account, targeting, protocol) : 407;
}

/**
 * Admits a connection by the client's address; the main account that listed the address pays, and there is no targeting.
 */
export function admitByAddress(
  world: World,
  ip: string | undefined,
  protocol: ClientProtocol,
): Route | Denial {
  settle(world);
  const user = ip === undefined ? undefined : ownerOfIp(world, ip);
  if (!user) return 403;
  const targeting = {
    account: user.proxyUsername,
    country: '',
    state: '',
    city: '',
    session: null,
    minutes: null,
  };
  return route(world, { user, sub: null }, targeting, protocol);
}

/** Bills the bytes of an admitted connection, both ways, to the account's hourly usage. */
export function billTraffic(
  world: World,
  { user, sub, protocol, exitCountry }: Route,
  bytes: number,
): void {
  settle(world);
  // A reset of the world has removed the customer.
  if (!world.state.users.includes(user)) return;
  consume(world, { user, sub, country: exitCountry, protocol, bytes, requests: 1 });
}
