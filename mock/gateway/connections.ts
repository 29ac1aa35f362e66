import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { World } from '../world/state';
import { billTraffic, type ClientProtocol, type Route } from './admission';
import type { Targeting } from './username';

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

/**
 * Connects a client's stream to a site, until one of them ends.
 * @returns the stream's other end, whose bytesRead and bytesWritten are the traffic
 */
export function forward(
  client: Duplex,
  to: { host: string; port: number },
  onOpen: (site: Socket) => void,
  onFailure: () => void,
): Socket {
  const site = connect(to);
  let opened = false;
  site.on('connect', () => {
    opened = true;
    onOpen(site);
    client.pipe(site).pipe(client);
  });
  site.on('error', () => {
    if (opened) client.destroy();
    else onFailure();
  });
  client.on('error', () => site.destroy());
  client.on('close', () => site.destroy());
  // Bytes that still arrive are read and dropped; unread, they would hide the end of the client's stream.
  site.on('close', () => client.resume());
  return site;
}
