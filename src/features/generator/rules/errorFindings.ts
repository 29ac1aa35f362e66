import type { ChosenAccount } from './chosenAccount';
import type { ProxyTarget } from './line/proxyUsername';
import type { ProxyConfig } from './proxyConfig';
import type { ErrorCause } from './proxyError';

/** The facts about an account and the chosen settings that can explain an error. */
export interface ErrorSituation {
  readonly config: Pick<ProxyConfig, 'auth' | 'rotation' | 'country'>;
  readonly chosen: ChosenAccount;
  /** Number of addresses in the whitelist; null while not known. */
  readonly listed: number | null;
  /** True when the whitelist could not be read. */
  readonly isListUnread: boolean;
  /** Addresses in stock in the chosen place; null when no place is chosen or the number is not known. */
  readonly ips: number | null;
  /** The part of the chosen place that has nothing in stock; null when there is none. */
  readonly soldOutPart: keyof ProxyTarget | null;
  /** True when the username or the password holds signs that break the chosen format. */
  readonly hasUnsafeSigns: boolean;
  readonly hasApiToken: boolean;
}

/**
 * Returns the facts about this account and its settings that matter for an error: `wrong` explains it, `note` is for the customer to
 * check, `right` rules out a cause.
 */
export function errorFindings(cause: ErrorCause, situation: ErrorSituation) {
  const { config, chosen, listed, isListUnread, ips, soldOutPart } = situation;
  const { hasUnsafeSigns, hasApiToken } = situation;
  const is = (...causes: readonly ErrorCause[]) => causes.includes(cause);
  const account = chosen.kind === 'account' ? chosen.account : null;
  // An account without traffic explains any error, whatever the program reports.
  const isEmpty = account !== null && account.trafficLeft === 0;
  const hasLogin = config.auth === 'password';
  const isSticky = hasLogin && config.rotation === 'sticky';
  const isListUsed = !hasLogin && !is('credentials');
  // Lines carry no place in whitelist mode, so an error about stock there is about the API link, which does carry one.
  const isPlaceUsed = is('noStock') || (hasLogin && is('tunnel', 'upstream'));
  const all = [
    ['wrong', 'accountMissing', chosen.kind === 'missing'],
    ['wrong', 'noTraffic', isEmpty && account.subId === null],
    ['wrong', 'noSubTraffic', isEmpty && account.subId !== null],
    ['wrong', 'listEmpty', isListUsed && listed === 0],
    ['wrong', 'partEmpty', isPlaceUsed && soldOutPart !== null && soldOutPart !== 'country'],
    ['wrong', 'countryEmpty', isPlaceUsed && soldOutPart === 'country'],
    ['wrong', 'breakingSigns', is('credentials', 'address') && hasUnsafeSigns],
    ['wrong', 'tokenMissing', is('token') && !hasApiToken],
    ['note', 'listFilled', isListUsed && is('notListed', 'tunnel') && (listed ?? 0) > 0],
    ['note', 'listUnread', isListUsed && is('notListed', 'tunnel') && isListUnread],
    ['note', 'passwordMode', hasLogin && is('notListed')],
    ['note', 'whitelistMode', !hasLogin && is('credentials')],
    ['note', 'placeAny', is('noStock') && config.country === ''],
    ['note', 'tokenThere', is('token') && hasApiToken],
    ['note', 'endpoint', is('refused', 'proxyHost', 'dns', 'timeout', 'protocol', 'address')],
    ['note', 'sticky', isSticky && is('upstream', 'timeout', 'reset')],
    // SOCKS5 has no code for an account without traffic and reports a refused login.
    ['right', 'hasTraffic', account && !isEmpty && is('noTraffic', 'credentials', 'tunnel')],
    ['right', 'placeStocked', isPlaceUsed && ips !== null && ips > 0],
  ] as const;
  // The site answered, so nothing in this account caused the error.
  if (is('site')) return [];
  return all.flatMap(([kind, name, isFound]) => (isFound ? [{ kind, name }] : []));
}

export type Finding = ReturnType<typeof errorFindings>[number];
