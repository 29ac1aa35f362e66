/** The code samples, in the order in which the page offers them. A new one is one file in `targets` and one line in this list. */
import type { Protocol } from '@/api/contract';
import type { AuthMode } from '../line/proxyLine';
import type { CodeSample } from './sample';
import { axios } from './targets/axios';
import { csharp } from './targets/csharp';
import { curl } from './targets/curl';
import { go } from './targets/go';
import { java } from './targets/java';
import { php } from './targets/php';
import { playwright } from './targets/playwright';
import { puppeteer } from './targets/puppeteer';
import { requests } from './targets/requests';
import { ruby } from './targets/ruby';
import { scrapy } from './targets/scrapy';
import { selenium } from './targets/selenium';
import { undici } from './targets/undici';
import { wget } from './targets/wget';

export type { CodeSample } from './sample';
export { PASSWORD_COMMANDS, PASSWORD_VARIABLE } from './sample';

export const SAMPLES: readonly CodeSample[] = [
  curl,
  wget,
  requests,
  scrapy,
  undici,
  axios,
  go,
  php,
  java,
  csharp,
  ruby,
  playwright,
  puppeteer,
  selenium,
];

/** The connection of a sample to the gateway. */
export interface SampleConnection {
  readonly auth: AuthMode;
  readonly protocol: Protocol;
}

/**
 * Returns the wanted way to connect if the program supports it, else the nearest supported one: without a login when the program
 * has none, over HTTP when it does not speak the protocol. `isOffered` tells which ways some gateway offers; null when none
 * fits.
 */
export function chooseConnection(
  { protocols }: Pick<CodeSample, 'protocols'>,
  wanted: SampleConnection,
  isOffered: (connection: SampleConnection) => boolean,
): SampleConnection | null {
  const auth = protocols[wanted.auth].length > 0 ? wanted.auth : 'whitelist';
  const order = [wanted.protocol, ...protocols[auth]];
  const protocol = order.find(
    (one) => protocols[auth].includes(one) && isOffered({ auth, protocol: one }),
  );
  return protocol === undefined ? null : { auth, protocol };
}
