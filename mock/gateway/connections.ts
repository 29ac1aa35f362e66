import type { World } from '../world/state';
import { billTraffic, type ClientProtocol, type Route } from './admission';

/** One admitted connection. */
export interface SeenConnection {
  account: string;
  protocol: ClientProtocol;
  /** Lower case as in the username; "" = any. */
  country: string;
  state: string;
  city: string;
  session: string | null;
  minutes: number | null;
  /** True on the whitelist port. */
  whitelist: boolean;
  host: string;
  port: number;
  /** Both ways; 0 until the connection is closed. */
  bytes: number;
}

/**
 * Records an admitted connection. Call the returned function once, with the bytes, when the connection closes: it bills
 * them.
 */
export function recordConnection(
  world: World,
  seen: SeenConnection[],
  route: Route,
  to: { host: string; port: number; whitelist: boolean },
): (bytes: number) => void {
  const { account, country, state, city, session, minutes } = route.targeting;
  const line: SeenConnection = {
    account,
    protocol: route.protocol,
    country,
    state,
    city,
    session,
    minutes,
    ...to,
    bytes: 0,
  };
  seen.push(line);
  return (bytes) => {
    line.bytes += bytes;
    billTraffic(world, route, bytes);
  };
}
