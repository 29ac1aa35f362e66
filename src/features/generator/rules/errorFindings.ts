import type { ChosenAccount } from './chosenAccount';
import type { ProxyConfig } from './proxyConfig';
import type { ErrorCause } from './proxyError';

/** The facts about an account and the chosen settings that can explain an error; null = not known. */
export interface ErrorSituation extends Pick<ProxyConfig, 'auth' | 'rotation'> {
  readonly chosen: ChosenAccount;
  /** Number of addresses in the whitelist. */
  readonly listed: number | null;
  /** The chosen target: anywhere, a country, or a state or city in it. */
  readonly place: 'any' | 'country' | 'part';
  /** Addresses in stock in the chosen place, and in its whole country. */
  readonly ips: number | null;
  readonly countryIps: number | null;
  /** True when the username or the password holds signs that break the chosen format. */
  readonly hasUnsafeCharacters: boolean;
  readonly hasApiToken: boolean;
}

/** Facts about this account: `wrong` explains the error, `right` rules out a cause, `note` is for the customer to check. */
export const FINDINGS = {
  accountMissing: 'wrong',
  noTraffic: 'wrong',
  noSubTraffic: 'wrong',
  hasTraffic: 'right',
  listEmpty: 'wrong',
  listFilled: 'note',
  listUnread: 'note',
  passwordMode: 'note',
  whitelistMode: 'note',
  partEmpty: 'wrong',
  countryEmpty: 'wrong',
  placeStocked: 'right',
  placeAny: 'note',
  breakingSigns: 'wrong',
  tokenMissing: 'wrong',
  tokenThere: 'note',
  endpoint: 'note',
  sticky: 'note',
} as const;
export type Finding = keyof typeof FINDINGS;

/** Causes that an account without traffic explains. SOCKS5 has no code for that and reports a refused login. */
const TRAFFIC: readonly ErrorCause[] = ['noTraffic', 'credentials', 'tunnel'];
const WHITELIST: readonly ErrorCause[] = ['notListed', 'tunnel'];
const PLACE: readonly ErrorCause[] = ['noStock', 'tunnel', 'upstream'];
const LOGIN: readonly ErrorCause[] = ['credentials', 'address'];
const ENDPOINT: readonly ErrorCause[] = ['refused', 'dns', 'timeout', 'protocol', 'address'];
const ADDRESS_LOST: readonly ErrorCause[] = ['upstream', 'timeout', 'reset'];

function ofAccount(cause: ErrorCause, { chosen }: ErrorSituation): Finding[] {
  if (chosen.kind === 'missing') return ['accountMissing'];
  if (chosen.kind !== 'account') return [];
  const { trafficLeft, subId } = chosen.account;
  // An account without traffic explains any error, whatever the program reports.
  if (trafficLeft <= 0) return [subId === null ? 'noTraffic' : 'noSubTraffic'];
  return TRAFFIC.includes(cause) ? ['hasTraffic'] : [];
}

function ofWhitelist(cause: ErrorCause, { auth, listed }: ErrorSituation): Finding[] {
  if (auth === 'password') return cause === 'notListed' ? ['passwordMode'] : [];
  if (cause === 'credentials') return ['whitelistMode'];
  if (listed === 0) return ['listEmpty'];
  if (!WHITELIST.includes(cause)) return [];
  return [listed === null ? 'listUnread' : 'listFilled'];
}

function ofPlace(cause: ErrorCause, situation: ErrorSituation): Finding[] {
  const { auth, place, ips, countryIps } = situation;
  // Lines carry no place in whitelist mode, so an error about stock there is about the API link, which does carry one.
  if (!PLACE.includes(cause) || (auth === 'whitelist' && cause !== 'noStock')) return [];
  if (place === 'any') return cause === 'noStock' ? ['placeAny'] : [];
  if (ips === null) return [];
  if (ips > 0) return ['placeStocked'];
  return [place === 'part' && countryIps !== 0 ? 'partEmpty' : 'countryEmpty'];
}

/** Returns the facts about this account and its settings that matter for an error; facts that explain the error are first. */
export function errorFindings(cause: ErrorCause, situation: ErrorSituation): Finding[] {
  // The site answered, so nothing in this account caused the error.
  if (cause === 'site') return [];
  const all: Finding[] = [
    ...ofAccount(cause, situation),
    ...ofWhitelist(cause, situation),
    ...ofPlace(cause, situation),
  ];
  if (LOGIN.includes(cause) && situation.hasUnsafeCharacters) all.push('breakingSigns');
  if (cause === 'token') {
    all.push(situation.hasApiToken ? 'tokenThere' : 'tokenMissing');
  }
  if (ENDPOINT.includes(cause)) all.push('endpoint');
  const isSticky = situation.auth === 'password' && situation.rotation === 'sticky';
  if (ADDRESS_LOST.includes(cause) && isSticky) all.push('sticky');
  const weight = { wrong: 0, note: 1, right: 2 };
  return all.sort((a, b) => weight[FINDINGS[a]] - weight[FINDINGS[b]]);
}
