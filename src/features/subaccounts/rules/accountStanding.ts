/** What is known of an account that an address names. */
export type AccountStanding =
  | 'account'
  /** The sub-accounts are still awaited. */
  | 'waiting'
  /** The sub-accounts could not be read. */
  | 'unread'
  /** There is no such sub-account. */
  | 'missing';

/** Whether a name in an address is an account's: '' and the main account's own name are. */
export function standingOf(
  name: string,
  main: string | undefined,
  subAccounts: readonly string[] | undefined,
  error: unknown,
): AccountStanding {
  if (name === '' || name === main || subAccounts?.includes(name)) return 'account';
  if (subAccounts !== undefined && main !== undefined) return 'missing';
  return error ? 'unread' : 'waiting';
}
