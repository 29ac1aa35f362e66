/** The SOCKS5 side of a gateway: @pondwader/socks5-server, with the world's accounts. */
import type { Socket } from 'node:net';
import { Socks5Server } from '@pondwader/socks5-server';
import { admitByAddress, admitByPassword, type Route } from './admission';
import { forward, recordConnection } from './connections';
import { isEchoHost } from './echo';
import type { ProxyParts } from './httpProxy';

export interface SocksProxy {
  /** Takes over a client's fresh connection. */
  readonly accept: (socket: Socket) => void;
}

/** Makes a proxy that does not listen itself. SOCKS has no codes for 402 and 407: both are a refused login. */
export function createSocksProxy({ world, seen, echo, whitelist }: ProxyParts): SocksProxy {
  const server = new Socks5Server();
  const routes = new WeakMap<object, Route>();

  if (!whitelist) {
    server.setAuthHandler((connection) => {
      const admitted = admitByPassword(world, connection.username, connection.password, 'socks5');
      if (typeof admitted === 'number') return false;
      routes.set(connection, admitted);
      return true;
    });
  }

  server.setConnectionHandler((connection, sendStatus) => {
    const socket = connection.socket as Socket;
    let admitted: Route | number | undefined = routes.get(connection);
    if (whitelist) admitted = admitByAddress(world, socket.remoteAddress, 'socks5');
    if (typeof admitted !== 'object') {
      sendStatus('CONNECTION_NOT_ALLOWED');
      return;
    }
    const { destAddress: host, destPort: port } = connection;
    const done = recordConnection(world, seen, admitted, { host, port, whitelist });
    const granted = () => sendStatus('REQUEST_GRANTED');
    const site = isEchoHost(host)
      ? echo.relay(socket, admitted, port, granted)
      : forward(socket, { host, port }, granted, () => sendStatus('HOST_UNREACHABLE'));
    site.on('close', () => done(site.bytesRead + site.bytesWritten));
  });

  return {
    accept: (socket) => {
      socket.setNoDelay();
      server._handleConnection(socket);
    },
  };
}
