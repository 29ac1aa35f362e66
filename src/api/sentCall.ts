/** How a call ended without an answer. */
export type CallFailureReason = 'cancelled' | 'timeout' | 'network' | 'notSent';

/** A call that is about to be sent. */
export interface SentCall {
  /** Its name in the contract, e.g. "order.pay". */
  readonly call: string;
  readonly method: string;
  /** Path of the address, without its query. */
  readonly path: string;
  /** Its parameters, by their wire names. */
  readonly params: Readonly<Record<string, string>>;
  /** The session's token; "" for a call without one, null when none was usable, so that the call is not sent. */
  readonly token: string | null;
}

/** Returns true for a call that is made before sign-in. */
export const isPublic = (call: string | null): boolean => call?.startsWith('account.') === true;
