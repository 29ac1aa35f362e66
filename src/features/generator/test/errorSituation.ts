import type { CityStock, CountryStock, List, WhitelistEntry } from '@/api/contract';
import { countRows } from '@/api/pages';
import type { ChosenAccount } from '../rules/chosenAccount';
import type { ErrorSituation } from '../rules/errorFindings';
import type { LineSpec } from '../rules/line/proxyLine';
import { findUnsafeParts } from '../rules/line/unsafeParts';
import { countIps, type ProxyConfig } from '../rules/proxyConfig';

/** The data that the page has read; undefined = not read. */
export interface PageState {
  readonly config: ProxyConfig;
  readonly chosen: ChosenAccount;
  readonly spec: LineSpec | null;
  readonly apiToken: string;
  readonly whitelist: List<Pick<WhitelistEntry, 'ip'>> | undefined;
  readonly countries: List<CountryStock> | undefined;
  readonly cities: List<CityStock> | undefined;
}

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
export function describeSituation(state: PageState): ErrorSituation {
  const { config, chosen, spec, apiToken, whitelist, countries, cities } = state;
  const isPart = config.state !== '' || config.city !== '';
  return {
    auth: config.auth,
    chosen,
    listed: whitelist ? countRows(whitelist) : null,
    place: config.country === '' ? 'any' : isPart ? 'part' : 'country',
    ips: countIps(config, countries, cities),
    countryIps: countIps({ ...config, state: '', city: '' }, countries, cities),
    rotation: config.rotation,
    // A colon in the username breaks every format alike, so another format would not help.
    hasUnsafeCharacters:
      spec !== null &&
      findUnsafeParts(spec).some(({ part, why }) => part !== 'host' && why !== 'login'),
    hasApiToken: apiToken !== '',
  };
}
