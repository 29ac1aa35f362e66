import type { List, SubAccount, User } from '@/api/contract';
import type { ProxyConfig } from './proxyConfig';

/** The account that lines are made for. */
export interface ProxyAccount {
  readonly username: string;
  readonly password: string;
  /** Bytes. */
  readonly trafficLeft: number;
  /** The sub-account's id; null for the main account. */
  readonly subId: string | null;
}

/** The fields of a sub-account that lines need. */
export type SubLogin = Pick<SubAccount, 'id' | 'username' | 'password' | 'trafficLeft'>;

/** The fields of the customer that lines need. */
type MainLogin = Pick<User, 'proxyUsername' | 'proxyPassword' | 'trafficLeft'>;

/** The result of reading the sub-accounts. */
export interface SubAccountQuery {
  readonly data: List<SubLogin> | undefined;
  /** The reason why the last reading failed; null when it did not, or while the first is under way. */
  readonly error: unknown;
}

/** The account that the settings name, or why it cannot be determined. Lines are never made for another account instead. */
export type ChosenAccount =
  | { readonly kind: 'account'; readonly account: ProxyAccount }
  /** The sub-accounts are still loading. */
  | { readonly kind: 'waiting' }
  /** The sub-accounts, or some of their rows, could not be read. */
  | { readonly kind: 'unread' }
  /** There is no such sub-account. */
  | { readonly kind: 'missing' };

/** Returns the main account, which is billed for everything in whitelist mode. */
export const mainAccountOf = (user: MainLogin): ProxyAccount => ({
  username: user.proxyUsername,
  password: user.proxyPassword,
  trafficLeft: user.trafficLeft,
  subId: null,
});

/** Returns a sub-account as one that lines are made for. */
export const subAccountOf = ({ id, username, password, trafficLeft }: SubLogin): ProxyAccount => ({
  username,
  password,
  trafficLeft,
  subId: id,
});

/**
 * Returns the account that settings mean. The main account is meant when no account is named, when its own name is given, and
 * in whitelist mode; any other name means a sub-account.
 */
export function resolveAccount(
  { account: name, auth }: Pick<ProxyConfig, 'account' | 'auth'>,
  user: MainLogin,
  { data, error }: SubAccountQuery,
): ChosenAccount {
  if (auth === 'whitelist' || name === '' || name === user.proxyUsername) {
    return { kind: 'account', account: mainAccountOf(user) };
  }
  const sub = data?.list.find((one) => one.username === name);
  if (sub) return { kind: 'account', account: subAccountOf(sub) };
  // The account may have been added since the list was read, or stand in a row that could not be read.
  if (error || data?.unread) return { kind: 'unread' };
  return { kind: data ? 'missing' : 'waiting' };
}
