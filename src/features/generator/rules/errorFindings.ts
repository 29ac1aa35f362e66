import type { ChosenAccount } from './chosenAccount';
import type { AuthMode, Rotation } from './line/proxyLine';
import type { ErrorCause } from './proxyError';

/** The facts about an account and the chosen settings that can explain an error; null = not known. */
export interface ErrorSituation {
  readonly auth: AuthMode;
  readonly chosen: ChosenAccount;
  /** How many addresses the whitelist has. */
  readonly listed: number | null;
  /** Where addresses are to come from: anywhere, a country, or a state or city of it. */
  readonly place: 'any' | 'country' | 'part';
  /** How many addresses the chosen place has, and its whole country. */
  readonly ips: number | null;
  readonly countryIps: number | null;
  readonly rotation: Rotation['mode'];
  /** Whether the username or the password holds signs that break the chosen format. */
  readonly hasBreakingSigns: boolean;
  readonly hasApiToken: boolean;
}

/** What is found, by name. */
export type FindingKind =
  | 'accountMissing'
  | 'noTraffic'
  | 'noSubTraffic'
  | 'hasTraffic'
  | 'listEmpty'
  | 'listFilled'
  | 'listUnread'
  | 'passwordMode'
  | 'whitelistMode'
  | 'partEmpty'
  | 'countryEmpty'
  | 'placeStocked'
  | 'placeAny'
  | 'breakingSigns'
  | 'tokenMissing'
  | 'tokenThere'
  | 'endpoint'
  | 'sticky';

/** Something about this account: wrong explains the error, right rules a reason out, note is worth comparing. */
export interface Finding {
  readonly kind: FindingKind;
  readonly tone: 'wrong' | 'right' | 'note';
}

const wrong = (kind: FindingKind): Finding => ({ kind, tone: 'wrong' });
const right = (kind: FindingKind): Finding => ({ kind, tone: 'right' });
const note = (kind: FindingKind): Finding => ({ kind, tone: 'note' });

/** Causes that an account without traffic explains. SOCKS5 has no words for it: it is a refused login there. */
const TRAFFIC: readonly ErrorCause[] = ['noTraffic', 'credentials', 'tunnel'];
const WHITELIST: readonly ErrorCause[] = ['notListed', 'tunnel'];
const PLACE: readonly ErrorCause[] = ['noStock', 'tunnel', 'upstream'];
const LOGIN: readonly ErrorCause[] = ['credentials', 'address'];
const ENDPOINT: readonly ErrorCause[] = ['refused', 'dns', 'timeout', 'protocol', 'address'];
const ADDRESS_LOST: readonly ErrorCause[] = ['upstream', 'timeout', 'reset'];

function ofAccount(cause: ErrorCause, { chosen }: ErrorSituation): Finding[] {
  if (chosen.kind === 'missing') return [wrong('accountMissing')];
  if (chosen.kind !== 'account') return [];
  const { trafficLeft, subId } = chosen.account;
  // Without traffic nothing works, whatever a program calls it.
  if (trafficLeft <= 0) return [wrong(subId === null ? 'noTraffic' : 'noSubTraffic')];
  return TRAFFIC.includes(cause) ? [right('hasTraffic')] : [];
}

function ofWhitelist(cause: ErrorCause, { auth, listed }: ErrorSituation): Finding[] {
  if (auth === 'password') return cause === 'notListed' ? [note('passwordMode')] : [];
  if (cause === 'credentials') return [note('whitelistMode')];
  if (listed === 0) return [wrong('listEmpty')];
  if (!WHITELIST.includes(cause)) return [];
  return [note(listed === null ? 'listUnread' : 'listFilled')];
}

function ofPlace(cause: ErrorCause, situation: ErrorSituation): Finding[] {
  const { auth, place, ips, countryIps } = situation;
  // In whitelist mode lines carry no place. Where one is refused as not in stock, the API link carried it.
  if (!PLACE.includes(cause) || (auth === 'whitelist' && cause !== 'noStock')) return [];
  if (place === 'any') return cause === 'noStock' ? [note('placeAny')] : [];
  if (ips === null) return [];
  if (ips > 0) return [right('placeStocked')];
  return [wrong(place === 'part' && countryIps !== 0 ? 'partEmpty' : 'countryEmpty')];
}

/** What the state of this account says about an error; what explains it comes first. */
export function errorFindings(cause: ErrorCause, situation: ErrorSituation): Finding[] {
  // The site answered, so nothing in this account caused the error.
  if (cause === 'site') return [];
  const all: Finding[] = [
    ...ofAccount(cause, situation),
    ...ofWhitelist(cause, situation),
    ...ofPlace(cause, situation),
  ];
  if (LOGIN.includes(cause) && situation.hasBreakingSigns) all.push(wrong('breakingSigns'));
  if (cause === 'token') {
    all.push(situation.hasApiToken ? note('tokenThere') : wrong('tokenMissing'));
  }
  if (ENDPOINT.includes(cause)) all.push(note('endpoint'));
  const isSticky = situation.auth === 'password' && situation.rotation === 'sticky';
  if (ADDRESS_LOST.includes(cause) && isSticky) all.push(note('sticky'));
  const weight = { wrong: 0, note: 1, right: 2 };
  return all.sort((a, b) => weight[a.tone] - weight[b.tone]);
}
