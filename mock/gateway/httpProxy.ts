/** The HTTP side of a gateway: proxy-chain, with the world's accounts. */
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { type PrepareRequestFunction, RequestError, Server } from 'proxy-chain';
import type { World } from '../world/state';
import { admitByAddress, admitByPassword, DENIALS, type Denial, type Route } from './admission';
import type { KeyAndCert } from './certificates';
import { recordConnection, type SeenConnection } from './connections';
import { type EchoSites, echoOf, isEchoHost } from './echo';

export interface ProxyParts {
  readonly world: World;
  readonly seen: SeenConnection[];
  readonly echo: EchoSites;
  /** True for the port that asks for no password. */
  readonly whitelist: boolean;
}

export interface HttpProxy {
  /** Takes over a client's fresh connection. */
  readonly accept: (socket: Socket) => void;
  readonly close: () => void;
}

const isDenial = (admitted: Route | Denial): admitted is Denial => typeof admitted === 'number';

/**
 * Makes a proxy that does not listen itself.
 * @param identity for TLS to the gateway (protocol "https"); null = plain
 */
export function createHttpProxy(parts: ProxyParts, identity: KeyAndCert | null): HttpProxy {
  const { world, seen, echo, whitelist } = parts;
  const protocol = identity ? 'https' : 'http';
  /** The customers to bill, by connection. */
  const open = new Map<number, (bytes: number) => void>();

  const prepareRequestFunction: PrepareRequestFunction = (request) => {
    const { hostname: host, port, connectionId } = request;
    const admitted = whitelist
      ? admitByAddress(world, request.request.socket.remoteAddress, protocol)
      : admitByPassword(world, request.username, request.password, protocol);
    if (isDenial(admitted)) {
      if (admitted === 407) return { requestAuthentication: true, failMsg: DENIALS[407] };
      throw new RequestError(DENIALS[admitted], admitted);
    }
    // On a connection that stays open, bytes cannot be told apart by request: the last request pays for all.
    open.get(connectionId)?.(0);
    open.set(connectionId, recordConnection(world, seen, admitted, { host, port, whitelist }));
    if (!isEchoHost(host)) return {};
    if (request.isHttp) {
      return {
        customResponseFunction: () => ({
          statusCode: 200,
          headers: { 'Content-Type': 'application/json' },
          body: `${JSON.stringify(echoOf(admitted))}\n`,
        }),
      };
    }
    // proxy-chain hands a tunnel's socket to this server, which serves nothing and only passes the socket on to the echo
    // site.
    const exit = createServer().removeAllListeners('connection');
    exit.on('connection', (socket) => echo.relay(socket, admitted, port));
    return { customConnectServer: exit };
  };

  const common = { prepareRequestFunction, authRealm: 'gateway' };
  const server = new Server(
    identity ? { ...common, serverType: 'https', httpsOptions: { ...identity } } : common,
  );
  server.on('connectionClosed', ({ connectionId, stats }) => {
    open.get(connectionId)?.((stats?.srcRxBytes ?? 0) + (stats?.srcTxBytes ?? 0));
    open.delete(connectionId);
  });
  return {
    accept: (socket) => {
      server.server.emit('connection', socket);
    },
    // The server never listened, and proxy-chain's own close fails on such a server.
    close: () => server.closeConnections(),
  };
}
