/** Demo gateways on loopback: HTTP, TLS and SOCKS5 proxies that serve and bill the accounts of a world. */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { LOOPBACK } from '../nodeBridge';
import { setGateways } from '../world/dynamic';
import type { AdvertisedGateway, World } from '../world/state';
import { createAuthority, type KeyAndCert } from './certificates';
import type { SeenConnection } from './connections';
import { ECHO_DOMAIN, startEchoSites } from './echo';
import { createHttpProxy, type ProxyParts } from './httpProxy';
import { createSocksProxy } from './socksProxy';

export type { SeenConnection } from './connections';

export interface GatewayOptions {
  world: World;
  /** Ports; 0 or left out = any free one. */
  httpPort?: number;
  socksPort?: number;
  whitelistPort?: number;
}

export interface Gateways {
  /** HTTP proxy; the same port also takes TLS (protocol "https"). */
  readonly http: { host: string; port: number };
  readonly socks: { host: string; port: number };
  /** Admits by the client's address, without a password: HTTP, TLS and SOCKS5 on one port. */
  readonly whitelist: { host: string; port: number };
  /** Every admitted connection, oldest first. */
  readonly seen: SeenConnection[];
  /** Certificate of the CA that signed the echo sites and the gateway itself, PEM. */
  readonly caPem: string;
  readonly close: () => Promise<void>;
}

/** Certificates of the sites and the gateway, and of the authority that signed them. */
interface Certificates {
  readonly caPem: string;
  readonly sites: KeyAndCert;
  readonly identity: KeyAndCert;
}

let certificates: Certificates | null = null;

/**
 * Makes the certificates once in a process: three RSA keys take half a second, and tests start gateways by the dozen.
 */
function certificatesOfProcess(): Certificates {
  if (certificates === null) {
    const authority = createAuthority();
    certificates = {
      caPem: authority.caPem,
      sites: authority.issue([ECHO_DOMAIN, `*.${ECHO_DOMAIN}`]),
      identity: authority.issue(['localhost', `gateway.${ECHO_DOMAIN}`], ['127.0.0.1', '::1']),
    };
  }
  return certificates;
}

const SOCKS5_GREETING = 0x05;
const TLS_HANDSHAKE = 0x16;

interface Port {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Listens, and hands every connection on by its first byte. */
async function openPort(
  port: number,
  serve: (socket: Socket, firstByte: number) => void,
): Promise<Port> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client may disconnect before anybody else handles errors.
    socket.on('error', () => socket.destroy());
    // A 'data' listener would set the socket flowing; whoever takes over needs it fresh, neither flowing nor paused.
    socket.once('readable', () => {
      const chunk: Buffer | null = socket.read();
      if (chunk === null) return;
      socket.unshift(chunk);
      setImmediate(() => serve(socket, chunk[0] ?? 0));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, LOOPBACK, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function advertise(http: number, socks: number, whitelistPort: number): AdvertisedGateway[] {
  const common = { host: LOOPBACK, region: 'Local', whitelistPort, apiBase: null };
  return [
    {
      ...common,
      id: 'gw-local-http',
      name: 'Local demo gateway',
      port: http,
      protocols: ['http', 'https'],
    },
    {
      ...common,
      id: 'gw-local-socks',
      name: 'Local demo gateway, SOCKS5',
      port: socks,
      protocols: ['socks5'],
    },
  ];
}

/** Starts the gateways and lists them in the world; rejects when a port is taken. */
export async function startGateways(options: GatewayOptions): Promise<Gateways> {
  const { world } = options;
  const { caPem, sites, identity } = certificatesOfProcess();
  const echo = await startEchoSites(sites);
  const seen: SeenConnection[] = [];
  const closers: (() => Promise<void>)[] = [];

  async function open(port: number, whitelist: boolean, onlySocks = false): Promise<number> {
    const parts: ProxyParts = { world, seen, echo, whitelist };
    const plain = createHttpProxy(parts, null);
    const secure = createHttpProxy(parts, identity);
    const socks = createSocksProxy(parts);
    const opened = await openPort(port, (socket, first) => {
      if (first === SOCKS5_GREETING && (onlySocks || whitelist)) socks.accept(socket);
      else if (onlySocks) socket.destroy();
      else if (first === TLS_HANDSHAKE) secure.accept(socket);
      else plain.accept(socket);
    });
    closers.push(async () => {
      await opened.close();
      plain.close();
      secure.close();
    });
    return opened.port;
  }

  async function close(): Promise<void> {
    setGateways(world, null);
    for (const closer of closers) await closer();
    await echo.close();
  }

  try {
    const http = await open(options.httpPort ?? 0, false);
    const socks = await open(options.socksPort ?? 0, false, true);
    const whitelist = await open(options.whitelistPort ?? 0, true);
    setGateways(world, advertise(http, socks, whitelist));
    return {
      http: { host: LOOPBACK, port: http },
      socks: { host: LOOPBACK, port: socks },
      whitelist: { host: LOOPBACK, port: whitelist },
      seen,
      caPem,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
