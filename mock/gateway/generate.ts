/** The generate API of the demo gateways (docs/contract.md "API link"): `GET {api_base}/generate?token=…&num=…`. */
import { GENERATE_BASE } from '../api/dynamic';
import { gateways, hasStock } from '../world/dynamic';
import { characters } from '../world/random';
import { settle } from '../world/settle';
import { leftIn, type User, type World } from '../world/state';

interface Line {
  protocol: string;
  host: string;
  port: number;
  username: string;
  password: string;
}

/** All parameters, with their values when they are left out or empty. */
const DEFAULTS = {
  token: '',
  num: '1',
  region: '',
  st: '',
  city: '',
  protocol: 'http',
  sessTime: '',
  format: 'HOST:PORT:USER:PASS',
};
/** The portal's own limit of lines. */
const MOST_LINES = 1_000_000;
const SESSION_ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const SESSION_LENGTH = 10;

const FORMATS: Readonly<Record<string, (line: Line) => string>> = {
  'HOST:PORT:USER:PASS': (l) => `${l.host}:${l.port}:${l.username}:${l.password}`,
  'HOST:PORT@USER:PASS': (l) => `${l.host}:${l.port}@${l.username}:${l.password}`,
  'USER:PASS:HOST:PORT': (l) => `${l.username}:${l.password}:${l.host}:${l.port}`,
  'USER:PASS@HOST:PORT': (l) => `${l.username}:${l.password}@${l.host}:${l.port}`,
  url: (l) =>
    `${l.protocol}://${encodeURIComponent(l.username)}:${encodeURIComponent(l.password)}@${l.host}:${l.port}`,
};

const refuse = (status: number, msg: string): Response =>
  Response.json({ code: status, msg }, { status });

function usernameOf(world: World, user: User, query: typeof DEFAULTS): string {
  const target =
    (query.region && `-region-${query.region.toLowerCase()}`) +
    (query.st && `-st-${query.st}`) +
    (query.city && `-city-${query.city}`);
  const session = query.sessTime
    ? `-session-${characters(world.random, SESSION_LENGTH, SESSION_ALPHABET)}-sessTime-${query.sessTime}`
    : '';
  return `${user.proxyUsername}-zone-resi${target}${session}`;
}

function isWhole(text: string, most: number): boolean {
  return /^[1-9]\d{0,8}$/.test(text) && Number(text) <= most;
}

/**
 * Answers the generate API; null for any other path. Returns lines of text, or `[{ protocol, host, port, username,
 * password }]` for format json. The demo runs on the customer's own machine, so no whitelist entry is needed (no 403).
 */
export function handleGenerate(world: World, request: Request): Response | null {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== `${GENERATE_BASE}/generate`) return null;
  if (request.method !== 'GET') return refuse(405, 'Only GET');
  settle(world);
  const user = world.state.users.find(({ apiToken }) => apiToken === searchParams.get('token'));
  if (!user) return refuse(401, 'Invalid token');
  const sent = [...searchParams].filter(([, value]) => value !== '');
  const query: typeof DEFAULTS = { ...DEFAULTS, ...Object.fromEntries(sent) };
  const unknown = [...searchParams.keys()].find((name) => !Object.hasOwn(DEFAULTS, name));
  if (unknown) return refuse(400, `Invalid parameter: ${unknown}`);
  if (!isWhole(query.num, MOST_LINES)) return refuse(400, 'Invalid parameter: num');
  if (query.sessTime && !isWhole(query.sessTime, 1440))
    return refuse(400, 'Invalid parameter: sessTime');
  if (!hasStock(world, { country: query.region, state: query.st, city: query.city }))
    return refuse(404, 'No stock for the target');
  if (leftIn(user.lots) === 0) return refuse(402, 'No traffic left');
  const gateway = gateways(world).find(({ protocols }) =>
    protocols.some((one) => one === query.protocol),
  );
  if (!gateway) return refuse(400, 'Invalid parameter: protocol');
  const lines = Array.from({ length: Number(query.num) }, () => ({
    protocol: query.protocol,
    host: gateway.host,
    port: gateway.port,
    username: usernameOf(world, user, query),
    password: user.proxyPassword,
  }));
  if (query.format === 'json') return Response.json(lines);
  const format = Object.hasOwn(FORMATS, query.format) ? FORMATS[query.format] : undefined;
  if (!format) return refuse(400, 'Invalid parameter: format');
  return new Response(`${lines.map(format).join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
