/** Demo gateways on loopback: HTTP, TLS and SOCKS5 proxies that serve and bill the accounts of a world. */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { LOOPBACK } from '../nodeBridge';
import type { AdvertisedGateway, World } from '../world/state';
import { createAuthority, type KeyAndCert } from './certificates';
import type { SeenConnection } from './connections';
import { ECHO_DOMAIN, startEchoSites } from './echo';
import { createHttpProxy, type ProxyParts } from './httpProxy';
import { createSocksProxy } from './socksProxy';

export type Gateways = Awaited<ReturnType<typeof startGateways>>;

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

/**
 * Starts the gateways and lists them in the world; rejects when a port is taken.
 * @param ports 0 = any free one
 */
export async function startGateways(world: World, ports = { http: 0, socks: 0, whitelist: 0 }) {
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
    world.running = null;
    for (const closer of closers) await closer();
    await echo.close();
  }

  try {
    const http = await open(ports.http, false);
    const socks = await open(ports.socks, false, true);
    const whitelist = await open(ports.whitelist, true);
    world.running = advertise(http, socks, whitelist);
    return {
      /** HTTP proxy; the same port also takes TLS (protocol "https"). */
      http: { host: LOOPBACK, port: http },
      socks: { host: LOOPBACK, port: socks },
      /** Admits by the client's address, without a password: HTTP, TLS and SOCKS5 on one port. */
      whitelist: { host: LOOPBACK, port: whitelist },
      /** Every admitted connection, oldest first. */
      seen,
      /** Certificate of the CA that signed the echo sites and the gateway itself, PEM. */
      caPem,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
