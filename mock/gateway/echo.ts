/** The sites behind `*.proxy.test`: they answer with the facts that a site sees of a proxied visitor. */
import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { LOOPBACK, listen } from '../nodeBridge';
import type { Route } from './admission';
import type { KeyAndCert } from './certificates';
import { forward } from './connections';

/** The name, with all names below it, that gateways connect to the echo sites. */
export const ECHO_DOMAIN = 'proxy.test';

export const isEchoHost = (host: string): boolean =>
  host.toLowerCase() === ECHO_DOMAIN || host.toLowerCase().endsWith(`.${ECHO_DOMAIN}`);

export interface Echo {
  ip: string;
  country: string;
  state: string;
  city: string;
  session: string | null;
  account: string;
}

/** Makes an echo site's answer to a visitor on this route. */
export const echoOf = ({ exitIp, exitCountry, targeting }: Route): Echo => ({
  ip: exitIp,
  country: exitCountry,
  state: targeting.state,
  city: targeting.city,
  session: targeting.session,
  account: targeting.account,
});

export interface EchoSites {
  /** Connects a client's stream to the site, TLS on port 443, plain on any other, as `forward` does. */
  readonly relay: (client: Duplex, route: Route, port: number, onOpen?: () => void) => Socket;
  readonly close: () => Promise<void>;
}

const HTTPS_PORT = 443;

/** Starts both sites on loopback. */
export async function startEchoSites(identity: KeyAndCert): Promise<EchoSites> {
  // A site knows its visitor by the local port of the relay's connection.
  const visitors = new Map<number, Route>();
  const answer: RequestListener = (req, res) => {
    const visitor = visitors.get(req.socket.remotePort ?? 0);
    if (!visitor) {
      res.writeHead(403).end();
      return;
    }
    req.resume();
    res.writeHead(200, { 'Content-Type': 'application/json' });
    res.end(`${JSON.stringify(echoOf(visitor))}\n`);
  };
  const plain = await listen(createServer(answer));
  const secure = await listen(createTlsServer({ ...identity }, answer));
  return {
    relay: (client, route, port, onOpen) => {
      const to = { host: LOOPBACK, port: (port === HTTPS_PORT ? secure : plain).port };
      const open = (site: Socket) => {
        const local = site.localPort ?? 0;
        visitors.set(local, route);
        site.on('close', () => visitors.delete(local));
        onOpen?.();
      };
      return forward(client, to, open, () => client.destroy());
    },
    close: async () => {
      for (const server of [plain, secure]) await server.close();
    },
  };
}
