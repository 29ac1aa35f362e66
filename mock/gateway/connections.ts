import type { World } from '../world/state';
import { billTraffic, type ClientProtocol, type Route } from './admission';
import type { Targeting } from './username';

/** One admitted connection. */
export interface SeenConnection extends Targeting {
  protocol: ClientProtocol;
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
  const line: SeenConnection = {
    ...route.targeting,
    protocol: route.protocol,
    ...to,
    bytes: 0,
  };
  seen.push(line);
  return (bytes) => {
    line.bytes += bytes;
    billTraffic(world, route, bytes);
  };
}
