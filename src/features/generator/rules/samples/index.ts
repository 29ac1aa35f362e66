/** The code samples, in the order in which the page offers them. A new one is one file in `targets` and one line in this list. */
import type { Gateway } from '@/api/contract';
import { gatewayOf, isAuthOffered } from '../line/lineSpec';
import type { ProxyConfig } from '../proxyConfig';
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

/**
 * Returns the wanted way to connect if the program supports it, else the nearest supported one: without a login when the program
 * has none, over HTTP when it does not speak the protocol. Null when no gateway offers one.
 */
export function chooseConnection(
  { protocols }: Pick<CodeSample, 'protocols'>,
  wanted: Pick<ProxyConfig, 'auth' | 'protocol' | 'gateway'>,
  gateways: readonly Gateway[],
) {
  const auth = protocols[wanted.auth].length > 0 ? wanted.auth : 'whitelist';
  const offering = gateways.filter((one) => isAuthOffered(one, auth));
  for (const protocol of [wanted.protocol, ...protocols[auth]]) {
    const gateway = gatewayOf({ ...wanted, auth, protocol }, offering);
    if (gateway && protocols[auth].includes(protocol)) return { auth, protocol, gateway };
  }
  return null;
}
