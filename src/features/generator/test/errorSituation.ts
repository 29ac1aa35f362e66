import { countRows } from '@/api/pages';
import type { ErrorSituation } from '../rules/errorFindings';
import { findUnsafeParts } from '../rules/line/unsafeParts';
import { countIps, type ProxyConfig } from '../rules/proxyConfig';
import type { GeneratorPage } from '../useResidential';

/** Values that the texts about an account mention. */
interface AccountTextValues {
  readonly account: string;
  /** Protocol, host and port of the settings. */
  readonly endpoint: string;
}

/** The facts behind the answer to an error. */
export interface ErrorDecoderProps {
  readonly situation: ErrorSituation;
  readonly textValues: AccountTextValues;
  change(next: Partial<ProxyConfig>): void;
}

/** Returns the facts of the page that can explain an error. */
export function describeSituation(page: GeneratorPage, apiToken: string): ErrorSituation {
  const { config, chosen, spec, whitelist, stock, cities } = page;
  const isPart = config.state !== '' || config.city !== '';
  return {
    auth: config.auth,
    chosen,
    listed: whitelist.data ? countRows(whitelist.data) : null,
    place: config.country === '' ? 'any' : isPart ? 'part' : 'country',
    ips: countIps(config, stock.data, cities.data),
    countryIps: countIps({ ...config, state: '', city: '' }, stock.data, cities.data),
    rotation: config.rotation,
    // A colon in the username breaks every format alike, so another format would not help.
    hasUnsafeCharacters:
      spec !== null &&
      findUnsafeParts(spec).some(({ part, why }) => part !== 'host' && why !== 'login'),
    hasApiToken: apiToken !== '',
  };
}
