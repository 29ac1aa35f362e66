import type { CityStock, CountryStock, List, WhitelistEntry } from '@/api/contract';
import { rowsSeen } from '@/api/pages';
import type { ChosenAccount } from '../rules/chosenAccount';
import type { ErrorSituation } from '../rules/errorFindings';
import { lineBreaks } from '../rules/line/lineBreaks';
import type { LineSpec } from '../rules/line/proxyLine';
import { type ProxyConfig, placeIps } from '../rules/proxyConfig';

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
interface AccountWords {
  readonly account: string;
  /** Protocol, host and port of the settings. */
  readonly endpoint: string;
}

/** The facts behind the answer to an error. */
export interface DecoderProps {
  readonly situation: ErrorSituation;
  readonly words: AccountWords;
  change(next: Partial<ProxyConfig>): void;
}

/** Returns the facts of the page that can explain an error. */
export function situationOf(state: PageState): ErrorSituation {
  const { config, chosen, spec, apiToken, whitelist, countries, cities } = state;
  const isPart = config.state !== '' || config.city !== '';
  return {
    auth: config.auth,
    chosen,
    listed: whitelist ? rowsSeen(whitelist) : null,
    place: config.country === '' ? 'any' : isPart ? 'part' : 'country',
    ips: placeIps(config, countries, cities),
    countryIps: placeIps({ ...config, state: '', city: '' }, countries, cities),
    rotation: config.rotation,
    // A colon in the username breaks every format alike, so another format would not help.
    hasBreakingSigns:
      spec !== null && lineBreaks(spec).some(({ part, why }) => part !== 'host' && why !== 'login'),
    hasApiToken: apiToken !== '',
  };
}
